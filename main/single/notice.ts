// A sentence for somebody who has double-clicked the program where there is no terminal: a page in the browser.

import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
import type { Language } from '../../shared/protocol/language'
import { commandFor } from '../lan/browser'
import { sendText, textOf } from '../lan/pages'
import { listen, serverLimits } from '../lan/server'

/** How long the browser may take to fetch the page, and how long a reload still finds it, in milliseconds. */
const [patience, afterwards] = [60_000, 5000]

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Opens the browser at the sentence. Resolves when it has been fetched, or nobody came for it. */
export async function showNotice(
  language: Language,
  { title, why }: { readonly title: string; readonly why: string }
): Promise<void> {
  process.stderr.write(`${title}. ${why}\n`)
  const server = createServer(serverLimits)
  const read = new Promise<void>((resolve) => {
    const none = setTimeout(resolve, patience)
    server.on('request', (_request, response) => {
      sendText(response, 200, language, textOf({ title: plain(title), why: plain(why) }))
      response.on('finish', () => {
        clearTimeout(none)
        setTimeout(resolve, afterwards)
      })
    })
    listen(server, '127.0.0.1', 0).then((port) => {
      const [program, ...words] = commandFor(process.platform, `http://127.0.0.1:${port}/`)
      const child = spawn(program, words, { detached: true, stdio: 'ignore', windowsHide: true })
      child.on('error', resolve)
      child.unref()
    }, resolve)
  })
  await read
  server.closeAllConnections()
  server.close()
}
