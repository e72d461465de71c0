// Serves app://caravanserai/: the files of the built renderer under a strict content policy, and nothing else.

import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'

/** The page's own URL scheme, and its only host. */
export const scheme = 'app'
const host = 'caravanserai'

/** Address of the page's first document. */
export const pageAddress = `${scheme}://${host}/index.html`

/**
 * What the page may do: load and talk to its own origin, nothing else. No inline script, no eval, no plugins, no
 * frames, no forms. Style attributes are allowed (Vue writes static ones as HTML), style elements are not.
 */
export const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'"
].join('; ')

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8'
}

/** Whether an address belongs to our own page. (`URL.origin` is "null" for custom schemes.) */
export function isOwnPage(address: string): boolean {
  const url = parse(address)
  return url !== undefined && url.protocol === `${scheme}:` && url.host === host
}

/** Whether a frame is the top frame of a window that shows our own page; null: the frame is gone already. */
export function isOwnFrame(frame: { readonly url: string; readonly parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOwnPage(frame.url)
}

/** The response to one request: the file, or 404 for anything that is not a file of the built renderer. */
export async function answer(folder: string, method: string, address: string): Promise<Response> {
  const file = isOwnPage(address) && method === 'GET' ? fileOf(folder, address) : undefined
  if (file === undefined) return refuse(404)
  const type = contentTypes[extname(file)]
  if (type === undefined) return refuse(404)
  try {
    const body = new Uint8Array(await readFile(file))
    return new Response(body, { headers: headers(type) })
  } catch {
    return refuse(404)
  }
}

/** The file an address names, or undefined when it would lie outside `folder`. */
function fileOf(folder: string, address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(new URL(address).pathname)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.includes('\\')) return undefined
  const base = normalize(folder + sep)
  const file = join(base, path === '/' ? 'index.html' : path)
  return file.startsWith(base) ? file : undefined
}

function refuse(status: number): Response {
  return new Response('', { status, headers: headers('text/plain; charset=utf-8') })
}

function headers(type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache'
  }
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
