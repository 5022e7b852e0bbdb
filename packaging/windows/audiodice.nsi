; The Windows installer of the one-folder program, for NSIS 3. installer.py calls it, and defines VERSION, NUMBERS,
; OUT, LIST, KB, ROOM and COMPRESSOR. Decision 0133 says why it is NSIS.
;
; Exit status: 0 done, 1 cancelled by the player, 2 failed, 3 the program is running.
Unicode true
Target amd64-unicode
SetCompressor /SOLID ${COMPRESSOR}
!if ${COMPRESSOR} == lzma
  SetCompressorDictSize 64
!endif
; No times of files: equal input gives an equal installer.
SetDateSave off
; A file that cannot be written ends the installation, also a silent one.
AllowSkipFiles off
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
!define ENTRIES "Software\Microsoft\Windows\CurrentVersion\Uninstall"
Name "audiodice"
BrandingText "audiodice ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\audiodice"
; An update goes where the first installation is; /D=FOLDER, the last argument and without quotes, names another.
InstallDirRegKey HKCU "${ENTRIES}\audiodice" InstallLocation
ShowInstDetails nevershow
ShowUninstDetails nevershow
VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "audiodice"
VIAddVersionKey FileDescription "audiodice"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT; the folder as a whole GPL-3.0-or-later"
!ifdef SIGN
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!include MUI2.nsh
!include LogicLib.nsh
!include "${LIST}"

; Few pages, because a player who listens hears each: progress, then "Run audiodice".
!define MUI_FINISHPAGE_RUN "$INSTDIR\audiodice-window.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include words.nsh

Var Entry

; ------------------------------------------------------------------ what is done with each file and folder

!macro Unpack NAME SOURCE
  File "/oname=$INSTDIR\_new\${NAME}" "${SOURCE}"
!macroend
!macro Move NAME SOURCE
  IfFileExists "$INSTDIR\_new\${NAME}" 0 +3
  Delete "$INSTDIR\${NAME}"
  Rename "$INSTDIR\_new\${NAME}" "$INSTDIR\${NAME}"
!macroend
!macro Remove NAME SOURCE
  Delete "$INSTDIR\${NAME}"
!macroend
!macro RemoveNew NAME SOURCE
  Delete "$INSTDIR\_new\${NAME}"
!macroend
!macro Make NAME
  CreateDirectory "$INSTDIR\${NAME}"
!macroend
!macro MakeNew NAME
  CreateDirectory "$INSTDIR\_new\${NAME}"
!macroend
; A folder that holds anything else stays.
!macro Leave NAME
  RMDir "$INSTDIR\${NAME}"
!macroend
!macro LeaveNew NAME
  RMDir "$INSTDIR\_new\${NAME}"
!macroend

; ------------------------------------------------------------------ is it running?

; Windows lets nobody write to the file of a running program. That says which folder's program runs, so another
; version may run in another folder, and needs nothing of the program itself.
!macro Ask PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      StrCpy $1 "runs"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend
!macro OnInit UN
Function ${UN}onInit
  again:
  StrCpy $1 ""
  !insertmacro Ask "audiodice.exe"
  !insertmacro Ask "audiodice-window.exe"
  ${If} $1 == "runs"
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 3
    Quit
  ${EndIf}
!macroend

!insertmacro OnInit .
  StrLen $0 $INSTDIR
  ${If} $0 > ${ROOM}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_LONG)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

!insertmacro OnInit un.
FunctionEnd

; ------------------------------------------------------------------ install

; Everything is unpacked beside the older version first: until that has worked, the older one stays whole.
Section
  ; The focus is on the line of text of the progress page. Without this, a screen reader may read 2,000 names of files.
  SetDetailsPrint none
  CreateDirectory "$INSTDIR\_new"
  ClearErrors
  WriteUninstaller "$INSTDIR\_new\uninstall.exe"
  ${If} ${Errors}
    Abort
  ${EndIf}
  !insertmacro FOLDERS MakeNew
  !insertmacro FILES Unpack

  ; The older version removes what it put there, by its own list; nobody could tell its files from a player's.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    remove:
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR' $0
    ${If} $0 == 3
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY remove
      Call Discard
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${EndIf}
  !insertmacro FOLDERS Make
  StrCpy $1 20
  move:
  ClearErrors
  !insertmacro FILES Move
  !insertmacro Move "uninstall.exe" ""
  ${If} ${Errors}
    ; A virus scanner may hold a file for a moment.
    Sleep 500
    IntOp $1 $1 - 1
    StrCmp $1 0 0 move
    Abort
  ${EndIf}
  Call Discard

  ; Each of two versions in different folders has an entry and a name in the Start menu.
  StrCpy $Entry "audiodice"
  ReadRegStr $0 HKCU "${ENTRIES}\audiodice" InstallLocation
  ${If} $0 != ""
  ${AndIf} $0 != $INSTDIR
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    StrCpy $Entry "audiodice ${VERSION}"
  ${EndIf}
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\$Entry.lnk" "$INSTDIR\audiodice-window.exe"
  WriteRegStr HKCU "${ENTRIES}\$Entry" DisplayName "$Entry"
  WriteRegStr HKCU "${ENTRIES}\$Entry" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${ENTRIES}\$Entry" Publisher "The audiodice founders"
  WriteRegStr HKCU "${ENTRIES}\$Entry" DisplayIcon "$INSTDIR\audiodice-window.exe"
  WriteRegStr HKCU "${ENTRIES}\$Entry" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${ENTRIES}\$Entry" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRIES}\$Entry" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRIES}\$Entry" EstimatedSize ${KB}
  WriteRegDWORD HKCU "${ENTRIES}\$Entry" NoModify 1
  WriteRegDWORD HKCU "${ENTRIES}\$Entry" NoRepair 1
SectionEnd

Function Discard
  !insertmacro FILES RemoveNew
  !insertmacro FOLDERS_INNER_FIRST LeaveNew
  Delete "$INSTDIR\_new\uninstall.exe"
  RMDir "$INSTDIR\_new"
  RMDir "$INSTDIR"
FunctionEnd

Function .onInstFailed
  Call Discard
  MessageBox MB_OK|MB_ICONSTOP "$(FAILED)" /SD IDOK
FunctionEnd

; ------------------------------------------------------------------ uninstall

!macro Forget ENTRY
  ReadRegStr $0 HKCU "${ENTRIES}\${ENTRY}" InstallLocation
  ${If} $0 == $INSTDIR
    Delete "$SMPROGRAMS\${ENTRY}.lnk"
    DeleteRegKey HKCU "${ENTRIES}\${ENTRY}"
  ${EndIf}
!macroend

; Never "RMDir /r": a player may have put files into the folder, or have chosen one that had some. Games and settings
; are in AppData.
Section Uninstall
  SetDetailsPrint none
  !insertmacro FILES Remove
  !insertmacro FOLDERS_INNER_FIRST Leave
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro Forget "audiodice"
  !insertmacro Forget "audiodice ${VERSION}"
SectionEnd
