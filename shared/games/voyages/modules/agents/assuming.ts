/** Bellela, Fantina & Moreta: a character of their five in each round, with all that it has (rulings 112 to 128). */
import { listed } from '../../../../engine/choices'
import type { Seat } from '../../../../engine/rules'
import { lowestFreeSlot } from '../../beijing'
import { charactersFor } from '../../characters'
import type { Play } from '../../game'
import { refuse } from '../../refusals'
import { postBonus } from '../../rewards'
import { seatOf } from '../../seats'
import { cardsAssumed, dealCards } from './cards'
import { bellela, donata, rusticiano } from './characters'
import { agentsOf, own, task } from './kit'
import { dealTokens } from './tokens'

/** Characters that are dealt to them (ruling 112). */
export const tilesDealt = 5

/** Five at random of those that nobody holds, or all there are. */
export function dealTiles(play: Play, seat: Seat): void {
  const { content, state } = play
  const held = new Set<string>(state.seats.map(({ character }) => character))
  const free = charactersFor(content, state.players).filter(({ id }) => !held.has(id))
  const characters = play.chance.shuffle(free.map(({ id }) => id)).slice(0, tilesDealt)
  play.emit({ type: 'agents/charactersDealt', seat, characters })
}

/** Asks which tile to play in this round, while one is left. */
export function offerTile(play: Play, seat: Seat): void {
  if (play.seat(seat).character === bellela && agentsOf(play.state, seat).tiles.length > 0)
    play.open(seat, { kind: 'agents/assume' })
}

/** The character is another from now on; modules see to what they have for it. */
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
    if (character === rusticiano) dealCards(play, seat, cardsAssumed)
    // Where the tile begins with a post, a figure may go there (ruling 116).
    const { firstPost } = play.content.character(character)
    if (firstPost === 'beijing' && play.seat(seat).figures.some((place) => place !== 'beijing'))
      play.open(seat, { kind: 'agents/to-beijing' })
    notifyCharacterChanged(play, seat)
  }
})

const road = 'agents/to-beijing'

/** A figure goes to Beijing, and a post without its price takes the free slot with the fewest points (ruling 116). */
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

/** The post in Beijing goes from the best free slot to the last. */
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

/** The round is over: the tile goes, and with it what it brought; of two figures one, as they like (rulings 113, 119). */
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
  // Two in one place differ in nothing.
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
