/** The first position (rulings 2, 5 to 7, 42, 43). */
import type { Chance } from '../../engine/chance'
import type { Config, Options, Seat } from '../../engine/rules'
import type { Content } from './content'
import { startTurn } from './drawing'
import { cards, type CardId } from './pieces'
import { Play } from './play'
import type { SeatState, State } from './types'

/** Gold of all 36 chests together (ruling 3). */
export const allGold = 72
const startGold = 3
const handSize = 5
const displaySize = 5

/** Builds the first position, deals, and opens the first turn. */
export function setup(content: Content, config: Config, options: Options, chance: Chance): State {
  const { players } = config
  const startSeat: Seat =
    options['startPlayer'] === 'drawn' ? chance.next(players) : Number(options['startPlayer'])
  const track = content.track(options['track'] ?? content.tracks[0]?.id ?? '')
  const chests = track.spaces.map(({ chest }) => chest ?? 0)
  const deck = chance.shuffle(cards)
  const hands = Array.from({ length: players }, () => deck.splice(0, handSize))
  const display: CardId[] = deck.splice(0, displaySize)
  const state: State = {
    players,
    track: track.id,
    bothCamels: players === 2 && options['bothCamels'] === 'both',
    phase: 'turns',
    startSeat,
    activeSeat: startSeat,
    turn: { ballast: false, moved: false, camel: -1, stopped: [] },
    interim: false,
    idle: 0,
    seats: hands.map((hand, seat) => newSeat(hand, (seat - startSeat + players) % players, players)),
    chests,
    supply: allGold - players * startGold - chests.reduce((sum, gold) => sum + gold, 0),
    display,
    deck: { count: deck.length, cards: deck },
    discards: [],
    agenda: Array.from({ length: players }, () => [])
  }
  startTurn(new Play(track, state, chance), startSeat)
  return state
}

/** A seat so many places after the first player: its camels stand on the next spaces in turn (rulings 7 and 43). */
function newSeat(hand: readonly CardId[], distance: number, players: number): SeatState {
  return {
    gold: { start: startGold, chests: 0, interim: 0, final: 0, ballast: 0 },
    hand: { count: hand.length, cards: [...hand] },
    tray: { count: 0, cards: [] },
    camels: players === 2 ? [distance, distance + players] : [distance]
  }
}
