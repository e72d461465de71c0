// An open table: everybody at it sees what any seat sees, but nothing that no seat sees. Other tables keep secrets.
// This is a property of the table, not of the game: the game file is the same.

import { afterEach, expect, test } from 'vitest'
import { seeded } from '../../shared/engine/chance'
import { readFile } from '../../shared/engine/file'
import { games } from '../../shared/games/index'
import { cleanUp, newRig, type Client, type Rig } from './rig'
import { openToAll, party } from './party'

afterEach(cleanUp)

const seats = ['Anna', 'Ben', 'Clara'].map((name, i) => ({ name, colour: `colour-${i}` }))
const drafted = { goals: 'draft' }

interface Seen {
  readonly seats: readonly Readonly<
    Record<string, { readonly count: number; readonly cards?: readonly string[] }>
  >[]
  readonly goalPile?: { readonly cards?: readonly string[] }
  readonly deck?: { readonly cards?: readonly string[] }
}

/** Lets every seat pick the first character on offer; then goals are dealt. */
async function pickCharacters(maker: Client, table: string): Promise<void> {
  const rules = games.find((game) => game.rules.id === 'khan')?.rules
  for (;;) {
    const { decisions } = await maker.get({ type: 'openTable', table })
    const asked = decisions.find(({ task }) => task === 'pick-character')
    if (!rules || !asked) return
    const { view } = await maker.get({ type: 'takeOver', seat: asked.seat, secrets: true })
    const listed = rules.decisions(view, asked.seat).find(({ seat }) => seat === asked.seat)?.choices
    await maker.play(asked.seat, listed?.nth(0))
  }
}

/** What a spectator sees: how many of each seat's hidden cards, and the contents of the piles, if they are visible. */
async function shownTo(rig: Rig, game: string, open: boolean) {
  const [maker, onlooker] = [rig.client(), rig.client()]
  const options = game === 'voyages' ? drafted : {}
  const { table } = await maker.get({ type: 'createTable', game, options, seats, ...(open && { open }) })
  // In the Service of the Khan deals goals once everybody has a character.
  if (game === 'khan') await pickCharacters(maker, table)
  const { view, table: info } = await onlooker.get({ type: 'openTable', table })
  const seen = view as Seen
  const zone = game === 'expedition' ? 'hand' : 'goals'
  return {
    table,
    info,
    cards: seen.seats.map((seat) => seat[zone]?.cards?.length),
    counts: seen.seats.map((seat) => seat[zone]?.count),
    piles: [seen.goalPile?.cards, seen.deck?.cards]
  }
}

test.each(games.map(({ rules }) => rules.id))(
  '%s: a spectator sees the hidden cards of all seats, but no pile, and only at an open table',
  async (game) => {
    const rig = await newRig({ games, source: () => seeded(4) })
    const open = await shownTo(rig, game, true)
    expect(open.counts.some((count) => (count ?? 0) > 0)).toBe(true)
    expect(open.cards).toEqual(open.counts)
    expect(open.piles).toEqual([undefined, undefined])
    expect(open.info.open).toBe(true)
    const closed = await shownTo(rig, game, false)
    expect(closed.counts).toEqual(open.counts)
    expect(closed.cards).toEqual(closed.cards.map(() => undefined))
    expect(closed.info.open).toBeUndefined()
    // The game itself knows nothing of it.
    const [first, second] = [open, closed].map(({ table }) => readFile(rig.file(table)))
    expect(first).toEqual(second)
  }
)

test('a table stays open after a restart of the host, and for a rematch', async () => {
  const rig = await newRig({ games })
  const { table } = await shownTo(rig, 'voyages', true)
  await rig.again()
  const client = rig.client()
  const { view, table: info } = await client.get({ type: 'openTable', table })
  expect(info.open).toBe(true)
  expect((view as Seen).seats.every(({ goals }) => goals?.cards?.length === goals?.count)).toBe(true)
  const again = await client.get({ type: 'rematch', table })
  expect((await client.get({ type: 'openTable', table: again.table })).table.open).toBe(true)
})

test('the history of an open table shows what was seen; the piles stay hidden until the game is over', async () => {
  const rig = await newRig({ games })
  const { table } = await shownTo(rig, 'expedition', true)
  const client = rig.client()
  await client.get({ type: 'openTable', table })
  const { setup } = await client.get({ type: 'history', viewer: 'seats', from: 0, count: 1 })
  expect((setup as Seen).deck?.cards).toBeUndefined()
  expect((setup as Seen).seats.every(({ hand }) => hand?.cards?.length === hand?.count)).toBe(true)
  expect((await client.refused({ type: 'history', viewer: 'open', from: 0, count: 1 })).code).toBe('not-over')
  const closed = await shownTo(rig, 'expedition', false)
  await client.get({ type: 'openTable', table: closed.table })
  expect((await client.refused({ type: 'history', viewer: 'seats', from: 0, count: 1 })).code).toBe(
    'not-over'
  )
})

test('a guest on the LAN sees all hands of an open table, too', async () => {
  const all = await party({ games })
  const chairs = seats.map((seat, i) => ({ ...seat, by: i === 2 ? ('lan' as const) : ('here' as const) }))
  const wish = { type: 'gatherTable', game: 'expedition', options: {}, seats: chairs, open: true } as const
  const { table } = await all.local.get(wish)
  expect((await all.local.lobby(table)).table.open).toBe(true)
  await all.local.get({ type: 'shareTable', table, share: openToAll })
  const guest = await all.guest()
  await guest.get({ type: 'openTable', table })
  await guest.get({ type: 'claimSeat', seat: 2, name: 'Clara' })
  await all.local.get({ type: 'beginTable', table })
  const shown = await guest.get({ type: 'openTable', table })
  if (shown.type !== 'snapshot') throw new Error('the game has not begun')
  expect((shown.view as Seen).seats.every(({ hand }) => hand?.cards?.length === hand?.count)).toBe(true)
})
