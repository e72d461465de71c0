/** `npm run soak`: a short run on a real host, and the faults that its spectators must detect. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isBotFault } from '../../build/tools/soak/soak'
import { Following } from '../../build/tools/soak/watcher'
import { seeded } from '../../shared/engine/chance'
import { Match } from '../../shared/engine/match'
import { voyages } from '../../shared/games/voyages'
import type { Update } from '../../shared/protocol/messages'

const root = resolve(import.meta.dirname, '../..')

test(
  'some seconds on three tables: every update arrives, and every view equals the journal’s',
  { timeout: 300_000 },
  () => {
    const words = ['--tables', '3', '--minutes', '0.1', '--bot-pace', '5', '--json']
    const { status, stdout } = spawnSync(process.execPath, [join(root, 'build/tool.mjs'), 'soak', ...words], {
      cwd: root,
      encoding: 'utf8'
    })
    expect(status).toBe(0)
    const result = JSON.parse(stdout) as { updates: number; memory: { marks: { rss: number }[] } }
    expect(result).toMatchObject({ tables: 3, faults: 0, firstFaults: [] })
    expect(result.updates).toBeGreaterThan(0)
    expect(result.memory.marks.map(({ rss }) => rss > 0)).toEqual([true, true, true, true, true])
  }
)

test('a line of the host is a fault if a computer player or its thread failed', () => {
  const faults = ['thinker: Error: no module', 'bot: not-asked']
  const others = ['thinker: late', 'bot: late', 'host: already running', 'a bot: no', '']
  expect([...faults, ...others].filter(isBotFault)).toEqual(faults)
})

const { rules } = voyages

/** A match of this many first choices, and the updates a spectator receives. */
function played(choices: number): { match: Match; updates: Update[]; following: Following } {
  const match = Match.start(rules, { players: 2, options: {} }, seeded(5))
  const following = new Following(voyages, { view: rules.view(match.state as never, 'public'), next: 0 })
  const updates = Array.from({ length: choices }, (_, number): Update => {
    const [asked] = match.rules.decisions(match.state, 'open')
    const entry = match.choose(asked?.seat ?? 0, asked?.choices?.nth(0))
    if ('refusal' in entry) throw new Error(entry.refusal.code)
    const events = entry.events.map((event) => match.rules.redact(event, 'public'))
    return {
      type: 'update',
      next: number + 1,
      entry: { number, seat: entry.seat, events },
      decisions: [{ seat: 0, id: 0, task: 'turn' }],
      undo: { barrier: 'nothing' }
    }
  })
  return { match, updates, following }
}

const journal = ({ rules, state, length }: Match): { view: unknown; choices: number } => ({
  view: rules.view(state, 'public'),
  choices: length
})

test('the view of a spectator who received every update equals the journal’s', () => {
  const { match, updates, following } = played(12)
  for (const update of updates) expect(following.hear(update)).toBe(false)
  following.compare(journal(match))
  expect([following.updates, following.faults]).toEqual([12, []])
  const entry = { number: 12, seat: 0, events: [] }
  const last = { ...updates[11], next: 13, entry, decisions: [] } as Update
  expect([following.hear(last), following.faults]).toEqual([true, []])
})

test('a lost, a duplicated and a changed update and a truncated journal are reported', () => {
  const lost = played(12)
  for (const update of lost.updates.filter(({ next }) => next !== 7)) lost.following.hear(update)
  expect(lost.following.faults[0]).toBe('update 8 came after 6')

  const twice = played(3)
  for (const update of [...twice.updates, ...twice.updates.slice(-1)]) twice.following.hear(update)
  expect(twice.following.faults[0]).toBe('update 3 came after 3')

  const changed = played(12)
  for (const update of changed.updates)
    changed.following.hear(
      update.next === 12 ? { ...update, entry: { ...update.entry, events: [] } } : update
    )
  changed.following.compare(journal(changed.match))
  expect(changed.following.faults).toEqual(['the view after 12 choices is not the journal’s'])

  const cut = played(12)
  for (const update of cut.updates) cut.following.hear(update)
  cut.following.compare({ ...journal(cut.match), choices: 11 })
  cut.following.hear({ type: 'tableStopped', table: 't', refusal: { code: 'journal-failed' } })
  expect(cut.following.faults).toEqual([
    'the journal has 11 choices, the spectator saw 12',
    'an unexpected tableStopped after 12 choices'
  ])
})
