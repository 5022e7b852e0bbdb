; Inno Setup 6: one installer of the one-folder program. Not tried: see docs/installing.md.
;
;   iscc /DVersion=1.2.3 packaging\windows\audiodice.iss
;   iscc /Ssigning="signtool.exe sign /fd SHA256 /tr http://TIMESTAMP-SERVER /td SHA256 $f" /DSigned /DVersion=1.2.3 packaging\windows\audiodice.iss
;
; Inno Setup, because its pages are usual Windows controls that NVDA and JAWS read, a player without rights
; of an administrator can install with it, and winget knows its silent switches. MSIX would put
; settings and saved games into a folder of its own that is gone with the program.

#ifndef Version
  #error Name the version: /DVersion=1.2.3
#endif

[Setup]
; Never change AppId: by it a newer version finds the older one.
AppId={{6D1C7A52-3A0B-4C55-9D0E-0F6A4B8E21D7}
AppName=audiodice
AppVersion={#Version}
AppPublisher=The audiodice founders
DefaultDirName={autopf}\audiodice
DefaultGroupName=audiodice
; For one user, without asking for an administrator.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=audiodice-{#Version}-setup
; Fewer pages: a player who listens hears each of them.
DisableWelcomePage=yes
DisableProgramGroupPage=yes
DisableReadyPage=yes
; A running game is asked to end first; it keeps itself.
CloseApplications=yes
SetupLogging=yes
#ifdef Signed
SignTool=signing
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
; Inno Setup has no Chinese of its own; those who read it get English.
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "ptbr"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
Name: "tr"; MessagesFile: "compiler:Languages\Turkish.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Nothing of an older version may be found by the newer one. Settings and games are in AppData.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\audiodice\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"

[Icons]
; The Start menu: the program without a console.
Name: "{autoprograms}\audiodice"; Filename: "{app}\audiodice-window.exe"; WorkingDir: "{app}"
Name: "{autodesktop}\audiodice"; Filename: "{app}\audiodice-window.exe"; WorkingDir: "{app}"; Tasks: desktopicon

[Run]
Filename: "{app}\audiodice-window.exe"; Description: "{cm:LaunchProgram,audiodice}"; Flags: nowait postinstall skipifsilent
