// The host with a real game: whole random games, in which everybody's bytes are searched for goals of others.

import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { seeded } from '../../shared/engine/chance'
import { games } from '../../shared/games/index'
import type { Push } from '../../shared/protocol/messages'
import { cleanUp, newRig, type Client } from './rig'

afterEach(cleanUp)

const [voyages] = games
if (!voyages) throw new Error('no game')
const { rules } = voyages
const expert = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }

/** The owners of the hidden cards in a message: the seat of every zone with cards, -1 for zones without an owner. */
function closedCards(value: unknown, owner = -1): number[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => closedCards(item, owner))
  const here = 'seat' in value && typeof value.seat === 'number' ? value.seat : owner
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'seats' && Array.isArray(inner)) return inner.flatMap((item, seat) => closedCards(item, seat))
    return key === 'cards' && Array.isArray(inner) && inner.length > 0 ? [here] : closedCards(inner, here)
  })
}

test.each([
  { players: 2, options: {} },
  { players: 4, options: expert }
])(
  'a whole game with $players seats: kept, secret, the same on disk',
  async ({ players, options }) => {
    const rig = await newRig({ games })
    const random = seeded(11 + players)
    const [host, watcher] = [rig.client(), rig.client()]
    const seats = Array.from({ length: players }, (_, i) => ({ name: `Player ${i}`, colour: `colour-${i}` }))
    const { table } = await host.get({ type: 'createTable', game: 'voyages', options, seats })
    let view = await watcher.get({ type: 'openTable', table })
    const owners: Client[] = seats.map(() => rig.client())
    for (const [seat, owner] of owners.entries()) {
      await owner.get({ type: 'openTable', table })
      await owner.get({ type: 'takeOver', seat, secrets: true })
    }
    const heard: { who: number | 'public'; push: Push }[] = []
    let steps = 0
    for (; steps < 3000; steps++) {
      const [asked] = view.decisions
      const owner = asked && owners[asked.seat]
      if (!asked || !owner) break
      const own = await owner.get({ type: 'takeOver', seat: asked.seat, secrets: true })
      const decision = rules.decisions(own.view, asked.seat).find(({ seat }) => seat === asked.seat)
      const choice: unknown = decision?.choices?.nth(random(decision.choices.count()))
      const command = { command: `c${steps}`, seat: asked.seat, decision: asked.id, choices: [choice] }
      await owner.get({ type: 'choose', ...command })
      if (random(20) === 0) await owner.ask({ type: 'undo', seat: asked.seat })
      for (const push of await watcher.pushes()) {
        heard.push({ who: 'public', push })
        if (push.type === 'update' || push.type === 'rewind') view = { ...view, decisions: push.decisions }
      }
      for (const [who, client] of owners.entries())
        for (const push of await client.pushes()) heard.push({ who, push })
    }
    expect(view.decisions).toEqual([])
    const end = await watcher.get({ type: 'openTable', table })
    expect(end.table.status).toBe('over')

    const record = readRecord(Buffer.from(rig.file(table)), games, () => 0, 'play')
    if (!record.ok) throw new Error(record.refusal.code)
    expect(rules.view(record.match.state, 'public')).toEqual(end.view)
    // Before the last entry, which scores the game, hidden cards occur only in their owner's bytes.
    const last = end.next - 1
    let own = 0
    for (const { who, push } of heard) {
      if (push.type === 'tables' || (push.type === 'update' && push.entry.number === last)) continue
      for (const owner of closedCards(push)) {
        expect(owner).toBe(who)
        own++
      }
    }
    expect(own).toBeGreaterThan(0)
  },
  60_000
)
