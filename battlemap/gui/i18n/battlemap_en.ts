<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n mini</numerusform><numerusform>%n minis</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Open and shut %n door(s)</source>
        <translation><numerusform>Open or shut %n door</numerusform><numerusform>Open or shut %n doors</numerusform></translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation><numerusform>%n cell</numerusform><numerusform>%n cells</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n mini</numerusform><numerusform>%n minis</numerusform></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n door(s) or window(s) without length or ends were skipped.</source>
        <translation><numerusform>%n door or window without length or ends was skipped.</numerusform><numerusform>%n doors or windows without length or ends were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) of the file cannot be read and are shown as “�”.</source>
        <translation><numerusform>%n letter of the file cannot be read and is shown as “�”.</numerusform><numerusform>%n letters of the file cannot be read and are shown as “�”.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a usable place or range were skipped.</source>
        <translation><numerusform>%n light without a usable place or range was skipped.</numerusform><numerusform>%n lights without a usable place or range were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n mini(s) have no place in this format.</source>
        <translation><numerusform>%n mini has no place in this format.</numerusform><numerusform>%n minis have no place in this format.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more mini(s) stood outside the map.</source>
        <translation><numerusform>%n more mini stood outside the map.</numerusform><numerusform>%n more minis stood outside the map.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) cannot be used and are kept as they are.</source>
        <translation><numerusform>%n more part cannot be used and is kept as it is.</numerusform><numerusform>%n more parts cannot be used and are kept as they are.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) had the id of another one.</source>
        <translation><numerusform>%n more part had the id of another one.</numerusform><numerusform>%n more parts had the id of another one.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n open door(s) are shut in this format.</source>
        <translation><numerusform>%n open door is shut in this format.</numerusform><numerusform>%n open doors are shut in this format.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the file that should be lists were skipped.</source>
        <translation><numerusform>%n part of the file that should be a list was skipped.</numerusform><numerusform>%n parts of the file that should be lists were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are missing from the file: {pictures}</source>
        <translation><numerusform>%n picture is missing from the file: {pictures}</numerusform><numerusform>%n pictures are missing from the file: {pictures}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall piece(s) without length or with impossible ends were skipped.</source>
        <translation><numerusform>%n wall piece without length or with impossible ends was skipped.</numerusform><numerusform>%n wall pieces without length or with impossible ends were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) of an unknown kind were skipped.</source>
        <translation><numerusform>%n wall of an unknown kind was skipped.</numerusform><numerusform>%n walls of an unknown kind were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s), door(s) or light(s) more than a map has room for were skipped.</source>
        <translation><numerusform>%n wall, door or light more than a map has room for was skipped.</numerusform><numerusform>%n walls, doors or lights more than a map has room for were skipped.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The values of %n mini(s) cannot be read and are kept as they are: {minis}</source>
        <translation><numerusform>The values of %n mini cannot be read and are kept as they are: {minis}</numerusform><numerusform>The values of %n minis cannot be read and are kept as they are: {minis}</numerusform></translation>
    </message>
</context>
<context>
    <name>MapSizeDialog</name>
    <message numerus="yes">
        <source>%n mini(s) would be moved to the edge: {names}</source>
        <translation><numerusform>%n mini would be moved to the edge: {names}</numerusform><numerusform>%n minis would be moved to the edge: {names}</numerusform></translation>
    </message>
</context>
<context>
    <name>MiniPropertiesDialog</name>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n mini</numerusform><numerusform>%n minis</numerusform></translation>
    </message>
</context>
<context>
    <name>MinisDock</name>
    <message numerus="yes">
        <source>%n mini(s) selected</source>
        <translation><numerusform>%n mini selected</numerusform><numerusform>%n minis selected</numerusform></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n mini(s) selected</source>
        <translation><numerusform>%n mini selected</numerusform><numerusform>%n minis selected</numerusform></translation>
    </message>
</context>
</TS>
