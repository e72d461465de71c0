// The assets embedded in the single-file program.

import { getAsset, getRawAsset } from 'node:sea'
import { Worker } from 'node:worker_threads'
import type { PageInMemory } from '../lan/built-page'

/** The asset that lists the page's files: each path with a tag that changes with its content. */
const index = 'page.json'

let tags: ReadonlyMap<string, string> | undefined
const listed = (): ReadonlyMap<string, string> =>
  (tags ??= new Map(Object.entries(JSON.parse(getAsset(index, 'utf8')) as Record<string, string>)))

/** The built page. */
export const builtIn: PageInMemory = {
  file: (path) => {
    const tag = listed().get(path)
    return tag === undefined
      ? undefined
      : { tag, bytes: new Uint8Array(getRawAsset(`page/${path}`) as ArrayBuffer) }
  }
}

/** The licence texts of everything embedded. */
export const licences = (): string => getAsset('page/licences.txt', 'utf8')

/** Starts a worker thread for computer players. */
export const thread = (): Worker => new Worker(getAsset('thinker.cjs', 'utf8'), { eval: true })
