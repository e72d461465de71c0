// On Linux a file manager starts a program without a terminal, and nobody would know how to end it: it asks for one.

import { spawnSync, spawn } from 'node:child_process'

/** Tells the program that a terminal was opened for it. */
const asked = 'CARAVANSERAI_TERMINAL'

/** Terminals, each with the word behind which it takes the command. */
const terminals: readonly (readonly [string, string])[] = [
  ['xdg-terminal-exec', '--'],
  ['x-terminal-emulator', '-e'],
  ['gnome-terminal', '--'],
  ['konsole', '-e'],
  ['xfce4-terminal', '-x'],
  ['xterm', '-e']
]

/** Starts the program again in a terminal, where one is needed and to be had; true if it was. */
export function inTerminal(given: readonly string[]): boolean {
  const { env, stdin, stdout, execPath, platform } = process
  if (platform !== 'linux' || stdin.isTTY || stdout.isTTY || env[asked] !== undefined) return false
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return false
  const found = terminals.find(([name]) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0)
  if (!found) return false
  const [name, word] = found
  spawn(name, [word, execPath, ...given], {
    detached: true,
    stdio: 'ignore',
    env: { ...env, [asked]: 'yes' }
  }).unref()
  return true
}
