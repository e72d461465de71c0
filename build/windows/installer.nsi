; The installer of the Windows program, for the current user only, without administrator rights. Built by
; `npm run -s release`:
;   makensis -DVERSION=... -DPROGRAM=... -DLICENCES=... -DICONS=... -DOUT=... installer.nsi

Unicode true
; 64 bits, like the program.
Target amd64-unicode
!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define NAME "Caravanserai"
; The Electron app uses the folder and menu entry "Caravanserai", so that both can be installed side by side.
!define TITLE "Caravanserai (browser)"
!define CLASS "Caravanserai.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CaravanseraiBrowser"

Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
; A newer version goes where the person has put the last one, and stops that one first.
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey FileDescription "${NAME}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Caravanserai contributors"

!define MUI_ICON "${ICONS}/caravanserai.ico"
!define MUI_UNICON "${ICONS}/caravanserai.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

LangString tooOld ${LANG_ENGLISH} "Caravanserai needs Windows 10 or later."
LangString tooOld ${LANG_FRENCH} "Caravanserai a besoin de Windows 10 ou plus récent."
LangString tooOld ${LANG_GERMAN} "Caravanserai braucht Windows 10 oder neuer."
LangString gameFile ${LANG_ENGLISH} "Caravanserai game"
LangString gameFile ${LANG_FRENCH} "Partie de Caravanserai"
LangString gameFile ${LANG_GERMAN} "Caravanserai-Partie"
LangString gamesStay ${LANG_ENGLISH} "Your saved games stay in $APPDATA\Caravanserai. Delete that folder if you no longer want them."
LangString gamesStay ${LANG_FRENCH} "Vos parties enregistrées restent dans $APPDATA\Caravanserai. Supprimez ce dossier si vous n’en voulez plus."
LangString gamesStay ${LANG_GERMAN} "Die gespeicherten Partien bleiben in $APPDATA\Caravanserai. Lösche diesen Ordner, wenn du sie nicht mehr brauchst."

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_ICONSTOP "$(tooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; A running program cannot be replaced or removed, so it is told to stop, which loses no move.
!macro StopRunning
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    nsExec::Exec '"$INSTDIR\${NAME}.exe" stop'
    Pop $0
  ${EndIf}
!macroend

Section
  !insertmacro StopRunning
  SetOutPath "$INSTDIR"
  File "/oname=${NAME}.exe" "${PROGRAM}"
  File "/oname=licences.txt" "${LICENCES}"
  File "/oname=game.ico" "${ICONS}/document.ico"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\Classes\.caravan" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\.caravan\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(gameFile)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Caravanserai contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section Uninstall
  !insertmacro StopRunning
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\game.ico"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegValue HKCU "Software\Classes\.caravan\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "Software\Classes\.caravan" ""
  ${If} $0 == "${CLASS}"
    DeleteRegKey HKCU "Software\Classes\.caravan"
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  DetailPrint "$(gamesStay)"
  MessageBox MB_ICONINFORMATION "$(gamesStay)" /SD IDOK
SectionEnd
