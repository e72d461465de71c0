/** The first position (rulings 2, 5 to 7, 42, 43). */
import type { Dealing } from '../../engine/agenda-game'
import { seatChosen } from '../../engine/rules'
import type { Content } from './content'
import { allGold, displaySize, handSize, startGold } from './content/numbers'
import { cards, type CardId } from './pieces'
import type { SeatState, State } from './types'

/** The first position: cards dealt, camels where they begin. */
export function setup(content: Content, { players, options, chance }: Dealing): State {
  const startSeat = seatChosen(options['startPlayer'], players, chance)
  const track = content.track(options['track'] ?? content.tracks[0]?.id ?? '')
  const chests = track.spaces.map(({ chest }) => chest ?? 0)
  const deck = chance.shuffle(cards)
  const hands = Array.from({ length: players }, () => deck.splice(0, handSize))
  const display: CardId[] = deck.splice(0, displaySize)
  const seats = hands.map((hand, seat) => newSeat(hand, (seat - startSeat + players) % players, players))
  return {
    players,
    track: track.id,
    bothCamels: players === 2 && options['bothCamels'] === 'both',
    ...(players === 2 &&
      options['ballast'] === 'reached' && { reached: seats.map(({ camels }) => [...camels]) }),
    phase: 'turns',
    startSeat,
    activeSeat: startSeat,
    turn: { ballast: false, moved: false, camel: -1, stopped: [] },
    interim: false,
    idle: 0,
    seats,
    chests,
    supply: allGold - players * startGold - chests.reduce((sum, gold) => sum + gold, 0),
    display,
    deck: { count: deck.length, cards: deck },
    discards: [],
    agenda: Array.from({ length: players }, () => [])
  }
}

/**
 * Index of the space on which a camel begins, for a seat `distance` places clockwise of the first player (rulings 7 and
 * 43).
 */
export const startSpace = (distance: number, players: number, camel: number): number =>
  distance + camel * players

/** A seat `distance` places clockwise of the first player, with its camels where they begin. */
function newSeat(hand: readonly CardId[], distance: number, players: number): SeatState {
  return {
    gold: { start: startGold, chests: 0, interim: 0, final: 0, ballast: 0 },
    hand: { count: hand.length, cards: [...hand] },
    tray: { count: 0, cards: [] },
    camels: (players === 2 ? [0, 1] : [0]).map((camel) => startSpace(distance, players, camel))
  }
}
