/** Law 7: nothing is created or lost on the way. Sentences for developers, not for players. */
import type { Zone } from '../../engine/visibility'
import type { Content } from './content'
import { cards } from './pieces'
import { goldOf } from './seats'
import { allGold } from './setup'
import type { State } from './types'

/** What does not add up in a host's state; empty when all is well. */
export function audit(content: Content, state: State): string[] {
  return [...cardFaults(state), ...goldFaults(state), ...camelFaults(content, state)]
}

function cardFaults(state: State): string[] {
  const faults: string[] = []
  const closed: Zone[] = [state.deck, ...state.seats.flatMap(({ hand, tray }) => [hand, tray])]
  for (const zone of closed) if (zone.cards?.length !== zone.count) faults.push('a zone miscounts its cards')
  const all = [...state.display, ...state.discards, ...closed.flatMap((zone) => zone.cards ?? [])]
  if (all.length !== cards.length || new Set(all).size !== cards.length)
    faults.push(`cards: ${all.length} (${new Set(all).size} different) instead of ${cards.length}`)
  state.seats.forEach(({ tray }, seat) => {
    const paying = state.agenda[seat]?.some(({ kind }) => kind === 'pay') === true
    if (tray.count > 0 !== paying) faults.push(`seat ${seat} has ${tray.count} cards laid`)
  })
  return faults
}

function goldFaults(state: State): string[] {
  const faults: string[] = []
  const held = state.seats.map(goldOf)
  const sum = [...held, ...state.chests, state.supply].reduce((all, gold) => all + gold, 0)
  if (sum !== allGold) faults.push(`gold: ${sum} instead of ${allGold}`)
  if (state.supply < 0) faults.push(`the supply has ${state.supply} gold`)
  held.forEach((gold, seat) => {
    if (gold < 0) faults.push(`seat ${seat} has ${gold} gold`)
  })
  return faults
}

/** No two camels on a space, the stage city apart; none on a chest; none left behind the scoring (rulings 9, 15, 32). */
function camelFaults(content: Content, state: State): string[] {
  const faults: string[] = []
  const track = content.track(state.track)
  const standing = state.seats.flatMap(({ camels }) => camels)
  const crowded = standing.filter((at, i) => at !== track.stageCity && standing.indexOf(at) !== i)
  for (const at of crowded) faults.push(`several camels on space ${at}`)
  for (const at of standing) if (state.chests[at]) faults.push(`a chest under a camel on space ${at}`)
  const foremost = Math.max(...standing)
  state.chests.forEach((gold, space) => {
    if (gold > 0 && space < foremost) faults.push(`a chest left behind on space ${space} (ruling 18)`)
  })
  return faults
}
