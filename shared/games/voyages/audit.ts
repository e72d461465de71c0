/** Law 7: nothing is created or lost on the way. Sentences for developers, not for players. */
import { characterOf } from './characters'
import type { Content } from './content'
import { khanFields, neutralDice, ownDice, ownPosts } from './content/numbers'
import { resources, type State } from './types'

/** What does not add up in a host's state; empty when all is well. */
export function audit(content: Content, state: State): string[] {
  const faults: string[] = []
  const expect = (what: string, got: number, wanted: number): void => {
    if (got !== wanted) faults.push(`${what}: ${got} instead of ${wanted}`)
  }
  contracts(content, state, faults)
  goals(content, state, expect)
  dice(state, expect)
  posts(state, expect)
  state.seats.forEach((seat, index) => {
    for (const item of resources)
      if (seat.stock[item] < 0 || !Number.isInteger(seat.stock[item]))
        faults.push(`seat ${index} has ${seat.stock[item]} ${item}`)
    if (seat.contracts.length > 2) faults.push(`seat ${index} has ${seat.contracts.length} active contracts`)
  })
  const khan = state.spaces['khans-favor'] ?? []
  if (khan.length > khanFields) faults.push("too many dice in the Khan's favor")
  return faults
}

type Expect = (what: string, got: number, wanted: number) => void

function contracts(content: Content, state: State, faults: string[]): void {
  const seen = [...state.row, ...state.removed, ...(state.special.cards ?? [])]
  for (const pile of state.piles) seen.push(...(pile.cards ?? []))
  for (const seat of state.seats)
    seen.push(...seat.contracts, ...seat.completed, ...(seat.offer ? [seat.offer] : []))
  const starting = content.contracts.filter((c) => c.starting).length
  const wanted = content.contracts.length - starting + state.players
  if (new Set(seen).size !== wanted || seen.length !== wanted)
    faults.push(`contracts: ${seen.length} (${new Set(seen).size} different) instead of ${wanted}`)
  for (const zone of [state.special, ...state.piles])
    if (zone.cards && zone.cards.length !== zone.count) faults.push('a contract pile miscounts')
}

function goals(content: Content, state: State, expect: Expect): void {
  const seen = [...(state.goalPile.cards ?? [])]
  for (const seat of state.seats) seen.push(...(seat.goals.cards ?? []), ...seat.shownGoals)
  expect('goal cards', new Set(seen).size, content.goalCards.length)
  expect(
    'goal cards counted',
    state.goalPile.count + state.seats.reduce((sum, s) => sum + s.goals.count + s.shownGoals.length, 0),
    content.goalCards.length
  )
}

function dice(state: State, expect: Expect): void {
  const placed = Object.values(state.spaces).flat()
  expect(
    'neutral dice',
    placed.filter((die) => die.seat === -1).length,
    neutralDice[state.players]?.length ?? 0
  )
  const held = state.seats.flatMap((seat) => seat.dice)
  const black = [...placed, ...held].filter((die) => die.colour === 'black').length
  expect('black dice', black + state.blackDice, state.players + 1)
  if (state.phase !== 'turns' && state.phase !== 'compensation') return
  state.seats.forEach((seat, index) => {
    const all = [...seat.dice, ...placed.filter((die) => die.seat === index)]
    expect(`own dice of seat ${index}`, all.filter((die) => die.colour === 'own').length, ownDice)
    expect(
      `white dice of seat ${index}`,
      all.filter((die) => die.colour === 'white').length,
      characterOf(seat.character).whiteDice ?? 0
    )
  })
}

function posts(state: State, expect: Expect): void {
  state.seats.forEach((seat, index) => {
    const extra = seat.character ? (characterOf(seat.character).extraPosts ?? 0) : 0
    expect(`posts of seat ${index}`, seat.posts.length + seat.postsLeft, ownPosts + extra)
    expect(`cities of seat ${index}`, new Set(seat.posts).size, seat.posts.length)
    expect(
      `Beijing slots of seat ${index}`,
      state.beijing.filter((owner) => owner === index).length,
      seat.posts.includes('beijing') ? 1 : 0
    )
  })
}
