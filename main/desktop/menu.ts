// The application menu: Electron's standard roles, with our own translations.

import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import { words } from './words'

/**
 * Further keys for zooming, as in browsers. Electron's own on Windows and Linux are the keys of the number row alone, and
 * zooming in needs Shift there, even where + is a key of its own. Hidden items: an item has only one key.
 */
function zoomKeys({ zoomIn, zoomOut, resetZoom }: (typeof words)['menu']): MenuItemConstructorOptions[] {
  return [
    { role: 'zoomIn', label: zoomIn, accelerator: 'CommandOrControl+=', visible: false },
    { role: 'zoomIn', label: zoomIn, accelerator: 'CommandOrControl+numadd', visible: false },
    { role: 'zoomOut', label: zoomOut, accelerator: 'CommandOrControl+numsub', visible: false },
    { role: 'resetZoom', label: resetZoom, accelerator: 'CommandOrControl+num0', visible: false }
  ]
}

/** Sets the menu in the current language. Developer tools are included only when the app is not packaged. */
export function setMenu(): void {
  const { menu } = words
  const mac = process.platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom', label: menu.resetZoom },
    { role: 'zoomIn', label: menu.zoomIn },
    { role: 'zoomOut', label: menu.zoomOut },
    { type: 'separator' },
    { role: 'togglefullscreen', label: menu.fullScreen },
    ...(mac ? [] : zoomKeys(menu))
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
