// Replaces the module "electron" for `import`. Importing a name that is not listed here fails at link time, as it
// should.

import double from './index.cjs'

export const {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  net,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
  webContents
} = double
export default double
