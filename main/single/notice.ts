// Shows a message in the browser, for somebody who double-clicked the program where there is no terminal.

import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
import type { Language } from '../../shared/protocol/language'
import { commandFor } from '../lan/browser'
import { sendText, textOf } from '../lan/pages'
import { listen, serverLimits } from '../lan/server'

/** How long the browser may take to fetch the page, and how long it can still be reloaded, in milliseconds. */
const [fetchTimeout, reloadWindow] = [60_000, 5000]

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Opens the browser on the message. Resolves once it was fetched, or the browser failed to do so in time. */
export async function showNotice(
  language: Language,
  { title, why }: { readonly title: string; readonly why: string }
): Promise<void> {
  process.stderr.write(`${title}. ${why}\n`)
  const server = createServer(serverLimits)
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, fetchTimeout)
    server.on('request', (_request, response) => {
      sendText(response, 200, language, textOf({ title: escapeHtml(title), why: escapeHtml(why) }))
      response.on('finish', () => {
        clearTimeout(timer)
        setTimeout(resolve, reloadWindow)
      })
    })
    listen(server, '127.0.0.1', 0).then((port) => {
      const [program, ...args] = commandFor(process.platform, `http://127.0.0.1:${port}/`)
      const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsHide: true })
      child.on('error', resolve)
      child.unref()
    }, resolve)
  })
  await done
  server.closeAllConnections()
  server.close()
}
