/** The complete state of a table, read from the host's own game file; a page never receives all of it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import { readRecord, type Loaded } from '../../main/host/folder/record'

/** The game in a host's folder that was changed last, as its file is now. */
export function truthOf(folder: string): Loaded {
  const tables = join(folder, 'tables')
  const [latest] = readdirSync(tables)
    .filter((file) => file.endsWith('.caravan'))
    .map((file) => join(tables, file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  if (latest === undefined) throw new Error('no game has been played here')
  const record = readRecord(readFileSync(latest), games, seeded(1))
  if (!record.ok) throw new Error(`the game file cannot be read: ${record.refusal.code}`)
  return record
}
