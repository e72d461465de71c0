// `host.json` in the save folder: which host is running and where, and what lets open pages and guests find the next
// one.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole, type Fence } from './disk'

const hostFileSchema = z.object({
  /** The running host: its process id and machine. Absent after the last one ended cleanly. */
  pid: z.number().int().positive().optional(),
  machine: z.string().optional(),
  /** Browser mode: the address that opens the app, with its key. */
  url: z.string().optional(),
  /** Browser mode: port and cookie value, both reused by the next host, so that open pages reconnect. */
  port: z.number().int().min(1).max(65535).optional(),
  cookie: z.string().optional(),
  /** Once the host was open to the LAN: its id and port there, both reused, so that guests find it again. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{8,40}$/)
    .optional(),
  lanPort: z.number().int().min(1).max(65535).optional(),
  /** Other hosts that were visited from this one, the last one first. */
  recent: z.array(z.object({ hostId: z.string(), address: z.string(), port: z.number().int() })).optional()
})
export type HostFile = z.infer<typeof hostFileSchema>

const pathIn = (folder: string): string => join(folder, 'host.json')

/** The content of the file; without what cannot be understood, empty if it is missing or damaged. */
export function readHostFile(folder: string): HostFile {
  try {
    const found: unknown = JSON.parse(readFileSync(pathIn(folder), 'utf8'))
    const fields = Object.entries(hostFileSchema.shape).flatMap(([name, schema]) => {
      const value = schema.safeParse((found as Record<string, unknown>)[name])
      return value.success && value.data !== undefined ? [[name, value.data] as const] : []
    })
    return Object.fromEntries(fields)
  } catch {
    return {}
  }
}

/** Changes are written one after another, so that none is lost. */
let writing: Promise<unknown> = Promise.resolve()

/**
 * Changes some keys of the file; `undefined` removes one. The file gives access, so only its owner can read it. It
 * survives a power cut, because guests prove their seats to the host's id. Rejects with the system's error, or what the
 * fence throws.
 */
export async function writeHostFile(
  folder: string,
  some: { readonly [K in keyof HostFile]: HostFile[K] | undefined },
  fence: Fence
): Promise<void> {
  const turn = writing.then(async () => {
    const content = JSON.stringify({ ...readHostFile(folder), ...some }, undefined, 2)
    await writeWhole(pathIn(folder), content + '\n', true, fence)
  })
  writing = turn.catch(() => undefined)
  await turn
}
