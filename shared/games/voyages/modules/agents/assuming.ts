/** Bellela, Fantina & Moreta: each round they play one of five characters dealt to them (rulings 112 to 128). */
import { listed } from '../../../../engine/choices'
import type { Seat } from '../../../../engine/rules'
import { lowestFreeSlot } from '../../beijing'
import { charactersFor } from '../../characters'
import type { Play } from '../../game'
import { refuse } from '../../refusals'
import { postBonus } from '../../rewards'
import { seatOf } from '../../seats'
import { dealCards } from './cards'
import { bellela, donata, rusticiano } from './characters'
import { agentsOf, own, tablesIn, task } from './kit'
import { dealTokens } from './tokens'

/** How many characters are dealt to them (ruling 112). */
export const tilesDealt = 5

/** Deals a seat five random character tiles that no seat holds, or all of them if there are fewer. */
export function dealTiles(play: Play, seat: Seat): void {
  const { content, state } = play
  const held = new Set<string>(state.seats.map(({ character }) => character))
  const free = charactersFor(content, state.players).filter(({ id }) => !held.has(id))
  const characters = play.chance.shuffle(free.map(({ id }) => id)).slice(0, tilesDealt)
  play.emit({ type: 'agents/charactersDealt', seat, characters })
}

/** Asks Bellela's seat which character to play in this round, while it has tiles left. */
export function offerTile(play: Play, seat: Seat): void {
  if (play.seat(seat).character === bellela && agentsOf(play.state, seat).tiles.length > 0)
    play.open(seat, { kind: 'agents/assume' })
}

/** Tells all modules that the seat's character has changed. */
function notifyCharacterChanged(play: Play, seat: Seat): void {
  for (const characterChanged of play.content.hooks.characterChanged) characterChanged(play, seat)
}

export const assume = task('agents/assume', ['agents/assume'], {
  choices: ({ state, seat }) =>
    listed(agentsOf(state, seat).tiles.map((character) => ({ type: 'agents/assume' as const, character }))),
  refusal: ({ state, seat }, { character }) =>
    agentsOf(state, seat).tiles.includes(character) ? undefined : refuse('not-offered'),
  resolve: (play, seat, _task, { character }) => {
    play.close(seat)
    play.emit({ type: 'agents/characterAssumed', seat, character })
    if (character === donata) dealTokens(play, seat)
    if (character === rusticiano) dealCards(play, seat, tablesIn(play.content).cardsAssumed)
    // If the character starts with a post in Beijing, a figure may go there (ruling 116).
    const { firstPost } = play.content.character(character)
    if (firstPost === 'beijing' && play.seat(seat).figures.some((place) => place !== 'beijing'))
      play.open(seat, { kind: 'agents/to-beijing' })
    notifyCharacterChanged(play, seat)
  }
})

const road = 'agents/to-beijing'

/** Moves a figure to Beijing, and places a post free of charge on the free slot with the fewest points (ruling 116). */
export const toBeijing = task('agents/to-beijing', ['agents/toBeijing', 'agents/stay'], {
  choices: ({ state, seat }) =>
    listed([
      ...seatOf(state, seat).figures.flatMap((place, figure) =>
        place === 'beijing' ? [] : [{ type: 'agents/toBeijing' as const, figure }]
      ),
      { type: 'agents/stay' as const }
    ]),
  refusal: ({ state, seat }, choice) => {
    if (choice.type === 'agents/stay') return undefined
    const from = seatOf(state, seat).figures[choice.figure]
    return from === undefined || from === 'beijing' ? refuse('not-offered') : undefined
  },
  resolve: (play, seat, _task, choice) => {
    play.close(seat)
    if (choice.type === 'agents/stay') return
    const { figures, posts, postsLeft } = play.seat(seat)
    const { figure } = choice
    play.emit({ type: 'stepped', seat, figure, from: figures[figure] ?? '', to: 'beijing', road })
    if (posts.includes('beijing')) return
    if (postsLeft > 0) {
      play.emit({ type: 'postPlaced', seat, location: 'beijing' })
      takeLowest(play, seat)
      postBonus(play)(seat)
      return
    }
    play.open(seat, { kind: 'agents/lowest-slot' })
    play.open(seat, { kind: 'move-post', to: 'beijing' })
  }
})

/** Moves the seat's new post in Beijing from the best free slot, where posts normally go, to the lowest free one. */
function takeLowest(play: Play, seat: Seat): void {
  const slot = lowestFreeSlot(play.state)
  if (slot > play.state.beijing.indexOf(seat)) play.emit({ type: 'agents/slotTaken', seat, slot })
}

export const lowestSlot = task('agents/lowest-slot', [], {
  choices: () => listed([]),
  refusal: () => refuse('not-offered'),
  resolve: () => undefined,
  proceed: (play, seat) => {
    play.close(seat)
    takeLowest(play, seat)
    return true
  }
})

/**
 * At the end of a round, gives back assumed characters and what came with them; a seat with two figures chooses which
 * one leaves (rulings 113, 119).
 */
export function returnTiles(play: Play): void {
  own(play.state).seats.forEach(({ assumed }, seat) => {
    if (assumed === '') return
    const { figures } = play.seat(seat)
    if (figures.length > 1) play.open(seat, { kind: 'agents/remove-figure' })
    else giveBack(play, seat)
  })
}

function giveBack(play: Play, seat: Seat, figure?: number): void {
  play.emit({ type: 'agents/characterReturned', seat, ...(figure !== undefined && { figure }) })
  notifyCharacterChanged(play, seat)
}

export const removeFigure = task('agents/remove-figure', ['agents/removeFigure'], {
  // Two figures in the same place are interchangeable.
  choices: ({ state, seat }) => {
    const { figures } = seatOf(state, seat)
    const different = figures[0] === figures[1] ? figures.slice(0, 1) : figures
    return listed(different.map((_, figure) => ({ type: 'agents/removeFigure' as const, figure })))
  },
  refusal: ({ state, seat }, { figure }) =>
    seatOf(state, seat).figures[figure] === undefined ? refuse('not-offered') : undefined,
  resolve: (play, seat, _task, { figure }) => {
    play.close(seat)
    giveBack(play, seat, figure)
  }
})
