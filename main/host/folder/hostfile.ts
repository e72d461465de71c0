// `host.json` in the save folder: who the running host is and where, and what lets an open page come back to the next.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from './disk'

const hostFileSchema = z.object({
  /** The running host: process number and machine. Absent when the last one ended in order. */
  pid: z.number().int().positive().optional(),
  machine: z.string().optional(),
  /** Browser mode: an address that opens the app, with a key that nobody has used. */
  url: z.string().optional(),
  /** Browser mode: the port, to be used again, and the cookie's value, so that an open page finds the next host. */
  port: z.number().int().min(1).max(65535).optional(),
  cookie: z.string().optional(),
  /** Once it was open to the LAN: what names this host there, and the port, so that guests find it again. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{8,40}$/)
    .optional(),
  lanPort: z.number().int().min(1).max(65535).optional(),
  /** Other hosts this one has been to, the last one first. */
  recent: z.array(z.object({ hostId: z.string(), address: z.string(), port: z.number().int() })).optional()
})
export type HostFile = z.infer<typeof hostFileSchema>

const pathIn = (folder: string): string => join(folder, 'host.json')

/** What the file says; nothing if it is missing or damaged. */
export function readHostFile(folder: string): HostFile {
  try {
    const found = hostFileSchema.safeParse(JSON.parse(readFileSync(pathIn(folder), 'utf8')))
    return found.success ? found.data : {}
  } catch {
    return {}
  }
}

/** Changes run one after another, so that none is lost. */
let writing: Promise<unknown> = Promise.resolve()

/** Changes some of the file; `undefined` removes. Readable by its owner alone, since it opens the app. */
export async function writeHostFile(
  folder: string,
  some: { readonly [K in keyof HostFile]: HostFile[K] | undefined }
): Promise<void> {
  const turn = writing.then(async () => {
    const content = JSON.stringify({ ...readHostFile(folder), ...some }, undefined, 2)
    // Nothing here is worth waiting for the disk: a power cut costs a page that was open a new address at most.
    await writeWhole(pathIn(folder), content + '\n', false)
  })
  writing = turn.catch(() => undefined)
  await turn
}
