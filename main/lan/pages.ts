// Serves the built page under the same content policy as the desktop app, and small pages with a notice.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Language } from '../../shared/protocol/language'
import { contentPolicy } from '../desktop/page'
import { findFile, type BuiltPage } from './built-page'
import { wordsFor, type Notice } from './words'

/** Headers of every response. */
export const safeHeaders = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin'
} as const

/** Files whose names contain a hash of their content never change; all others are revalidated on each request. */
const immutablePath = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** True for a GET or HEAD request; any other is answered with 405. */
export function isReading({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  response.writeHead(405, { ...safeHeaders, allow: 'GET, HEAD' }).end()
  return false
}

/** Sends the requested file of the page, or 404 (503 if the page was not built). */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: BuiltPage
): Promise<void> {
  // The path as it was sent: URL parsing would resolve its `..`.
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/'
  const file = await findFile(page, path)
  if (!file) {
    return path === '/'
      ? sendNotice(request, response, 503, 'notBuilt')
      : sendNotice(request, response, 404, 'missing')
  }
  const tag = `"${file.tag}"`
  const headers = {
    ...safeHeaders,
    'content-type': file.type,
    'cache-control': immutablePath.test(path) ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    etag: tag
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': file.size })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const body = file.body()
  if (body instanceof Uint8Array) {
    response.end(body)
    return
  }
  body.on('error', () => response.destroy())
  response.on('close', () => body.destroy())
  body.pipe(response)
}

/** Sends a small page with a notice, in the browser's preferred language. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  notice: Notice
): void {
  const { language, words } = wordsFor(request.headers['accept-language'])
  sendText(response, status, language, textOf(words[notice]))
}

/** A notice as HTML. */
export const textOf = ({ title, why }: { readonly title: string; readonly why: string }): string =>
  `<h1 style="font-size:1.5rem;line-height:1.25">${title}</h1><p>${why}</p>`

/** The inline style of such a page: without access, the browser cannot load a style sheet. */
const bodyStyle = 'max-width:36rem;margin:8vh auto;padding:0 1.5rem;font:1.125rem/1.5 Georgia,serif'

/** Sends a small page around `body`, which is HTML. `head`: further HTML for its head; `headers`: further headers. */
export function sendText(
  response: ServerResponse,
  status: number,
  language: Language,
  body: string,
  { head = '', headers = {} }: { readonly head?: string; readonly headers?: OutgoingHttpHeaders } = {}
): void {
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">${head}<title>Caravanserai</title></head><body style="${bodyStyle}"><main>${body}</main></body></html>\n`
  response.writeHead(status, {
    ...safeHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...headers
  })
  response.end(page)
}
