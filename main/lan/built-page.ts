// The files of the built page: in a folder or, in the single-file program, in memory.

import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'

/** The built page: its folder, or its files in memory. */
export type BuiltPage = string | PageInMemory

/** A page whose files are in memory, by their paths: `index.html`, `assets/...`. */
export interface PageInMemory {
  /** The file at this path, or undefined. */
  file(path: string): { readonly bytes: Uint8Array; readonly tag: string } | undefined
}

/** A file of the page. */
export interface PageFile {
  /** Its media type. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Changes whenever the content does. */
  readonly tag: string
  readonly body: () => Readable | Uint8Array
}

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

/** Finds the file of a path, which is still percent-encoded; undefined if there is none or the path is suspicious. */
export async function findFile(page: BuiltPage, path: string): Promise<PageFile | undefined> {
  const plain = plainPath(path)
  const type = plain === undefined ? undefined : types[extname(plain)]
  if (plain === undefined || type === undefined) return undefined
  if (typeof page === 'string') return fileIn(page, plain, type)
  const file = page.file(plain)
  return file && { type, size: file.bytes.length, tag: file.tag, body: () => file.bytes }
}

/** The decoded path within the page; undefined if it could lead outside. */
function plainPath(path: string): string | undefined {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return undefined
  }
  if (/[\0\\:]/.test(plain) || !plain.startsWith('/')) return undefined
  const segments = plain.split('/').slice(1)
  if (segments.some((segment) => segment.startsWith('.'))) return undefined
  return plain === '/' ? 'index.html' : plain.slice(1)
}

async function fileIn(folder: string, path: string, type: string): Promise<PageFile | undefined> {
  try {
    const base = await realpath(folder)
    const file = await realpath(join(base, path))
    if (!file.startsWith(base + sep)) return undefined
    const found = await stat(file)
    if (!found.isFile()) return undefined
    const tag = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`
    return { type, size: found.size, tag, body: () => createReadStream(file) }
  } catch {
    return undefined
  }
}
