// Stands in for the module "electron" where it is imported. A name that is not listed here fails when the app is
// linked, as it should.

import double from './index.cjs'

export const {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  net,
  protocol,
  screen,
  session,
  shell,
  webContents
} = double
export default double
