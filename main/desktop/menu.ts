// The application menu: the system's standard roles, whose words and keys the system knows.

import { app, Menu, type MenuItemConstructorOptions } from 'electron'
import { words } from './words'

/** Sets the menu. The developer tools are there only while the app runs from its sources. */
export function setMenu(): void {
  const mac = process.platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' }
  ]
  const developer: MenuItemConstructorOptions[] = [
    { type: 'separator' },
    { role: 'reload' },
    { role: 'toggleDevTools' }
  ]
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { label: words.view, submenu: app.isPackaged ? view : [...view, ...developer] },
    { role: 'windowMenu' }
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
