// Serves the built page, under the same policy as the desktop app's window. Nothing outside its folder is served.

import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { contentPolicy } from '../desktop/page'
import { noticeFor, type Notice } from './words'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm'
}

/** Headers of everything this server answers. */
export const safeHeaders = {
  'content-security-policy': contentPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin'
} as const

/** Names with a hash of their content never change; all else is asked for again each time. */
const lasting = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** True for a request that only reads; any other is answered with 405. */
export function isReading({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  response.writeHead(405, { ...safeHeaders, allow: 'GET, HEAD' }).end()
  return false
}

/** Answers with the file of `folder` that the request names, or with 404. */
export function sendPage(request: IncomingMessage, response: ServerResponse, folder: string): Promise<void> {
  // The path as it was sent: a parsed one would hide its `..`.
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/'
  return sendFile(request, response, folder, path)
}

/** Answers with the file of `folder` that `path` (still percent-encoded) names, or with 404. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string
): Promise<void> {
  const file = await fileOf(folder, path)
  const type = file && types[extname(file)]
  const found = file && type ? await stat(file).catch(() => undefined) : undefined
  if (!file || !type || !found?.isFile()) {
    return path === '/'
      ? sendNotice(request, response, 503, 'notBuilt')
      : sendNotice(request, response, 404, 'missing')
  }
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`
  const headers = {
    ...safeHeaders,
    'content-type': type,
    'cache-control': lasting.test(path) ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    etag: tag
  }
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-length': found.size })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const stream = createReadStream(file)
  stream.on('error', () => response.destroy())
  response.on('close', () => stream.destroy())
  stream.pipe(response)
}

/** Answers with a small page of words, in a language that the browser asks for. */
export function sendNotice(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  notice: Notice
): void {
  const { language, title, why } = noticeFor(notice, request.headers['accept-language'])
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Caravanserai</title></head><body><h1>${title}</h1><p>${why}</p></body></html>\n`
  response.writeHead(status, {
    ...safeHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store'
  })
  response.end(page)
}

/** The file a path names, or undefined if it would lie outside `folder` or has a form no built file has. */
async function fileOf(folder: string, path: string): Promise<string | undefined> {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/[\0\\:]/.test(plain) || !plain.startsWith('/')) return undefined
  const steps = plain.split('/').slice(1)
  if (steps.some((step) => step.startsWith('.'))) return undefined
  try {
    const base = await realpath(folder)
    const file = await realpath(join(base, plain === '/' ? 'index.html' : plain))
    return file.startsWith(base + sep) ? file : undefined
  } catch {
    return undefined
  }
}
