// Where games and settings are saved: the desktop app and the dedicated host share one folder.

import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

/**
 * The save folder: CARAVANSERAI_FOLDER if set, else in the system's place for a user's data (%APPDATA%,
 * ~/Library/Application Support, $XDG_DATA_HOME or ~/.local/share). It need not exist yet.
 */
export function defaultFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform
): string {
  const paths = platform === 'win32' ? win32 : posix
  if (env.CARAVANSERAI_FOLDER) return paths.resolve(env.CARAVANSERAI_FOLDER)
  const home = (platform === 'win32' ? env.USERPROFILE : env.HOME) ?? homedir()
  if (platform === 'win32')
    return paths.join(env.APPDATA || paths.join(home, 'AppData', 'Roaming'), 'Caravanserai')
  if (platform === 'darwin') return paths.join(home, 'Library', 'Application Support', 'Caravanserai')
  const data = env.XDG_DATA_HOME
  return paths.join(
    data && paths.isAbsolute(data) ? data : paths.join(home, '.local', 'share'),
    'caravanserai'
  )
}
