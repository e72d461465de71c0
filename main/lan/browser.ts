// Opens an address in the default browser.

import { spawn } from 'node:child_process'

/** Asks the system to open `url`; `failed` hears if it has no way to. */
export function openBrowser(url: string, failed: (reason: string) => void): void {
  const [program, ...words] = commandFor(process.platform, url)
  const child = spawn(program, words, { detached: true, stdio: 'ignore', windowsHide: true })
  child.on('error', (error) => failed(error.message))
  child.unref()
}

/** The system's own command for opening an address. */
export function commandFor(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  if (platform === 'darwin') return ['open', url]
  return ['xdg-open', url]
}
