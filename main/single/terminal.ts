// On Linux a file manager starts the program without a terminal, so that nobody could see or end it: it reopens in one.

import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Environment variable that marks a program started again in a terminal. */
const reopened = 'CARAVANSERAI_TERMINAL'

/** Terminal emulators, each with the option that precedes the command to run. */
const terminals: readonly (readonly [string, string])[] = [
  ['xdg-terminal-exec', '--'],
  ['x-terminal-emulator', '-e'],
  ['gnome-terminal', '--'],
  ['konsole', '-e'],
  ['xfce4-terminal', '-x'],
  ['xterm', '-e']
]

/** Starts the program again in a terminal if it has none and one is installed. Returns whether it did. */
export function reopenInTerminal(given: readonly string[]): boolean {
  const { env, stdin, stdout, execPath, platform } = process
  if (platform !== 'linux' || stdin.isTTY || stdout.isTTY || env[reopened] !== undefined) return false
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return false
  const found = terminals.find(([name]) => isInstalled(name, env['PATH'] ?? ''))
  if (!found) return false
  const [name, option] = found
  spawn(name, [option, execPath, ...given], {
    detached: true,
    stdio: 'ignore',
    env: { ...env, [reopened]: 'yes' }
  }).unref()
  return true
}

/** Whether a folder of the path holds this program. The command `which` is not on every Linux. */
const isInstalled = (name: string, path: string): boolean =>
  path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return folder !== ''
    } catch {
      return false
    }
  })
