// The application menu: Electron's standard roles, with our own translations.

import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import { words } from './words'

/** Sets the menu in the current language. Developer tools are included only when the app is not packaged. */
export function setMenu(): void {
  const { menu } = words
  const mac = process.platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom', label: menu.resetZoom },
    { role: 'zoomIn', label: menu.zoomIn },
    { role: 'zoomOut', label: menu.zoomOut },
    { type: 'separator' },
    { role: 'togglefullscreen', label: menu.fullScreen }
  ]
  const developer: MenuItemConstructorOptions[] = [
    { type: 'separator' },
    { role: 'reload', label: menu.reload },
    { role: 'toggleDevTools', label: menu.developerTools }
  ]
  const edit: MenuItemConstructorOptions[] = [
    { role: 'undo', label: menu.undo },
    { role: 'redo', label: menu.redo },
    { type: 'separator' },
    { role: 'cut', label: menu.cut },
    { role: 'copy', label: menu.copy },
    { role: 'paste', label: menu.paste },
    { role: 'selectAll', label: menu.selectAll }
  ]
  const leave: MenuItemConstructorOptions = mac
    ? { role: 'close', label: menu.closeWindow }
    : { role: 'quit', label: menu.quit }
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    { label: menu.file, submenu: [leave] },
    { label: menu.edit, submenu: edit },
    { label: menu.view, submenu: app.isPackaged ? view : [...view, ...developer] },
    { role: 'windowMenu', label: menu.window, submenu: [{ role: 'minimize', label: menu.minimize }] }
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
