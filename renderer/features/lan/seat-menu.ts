/** The host's menu of a seat: who plays it, at which level and in which style, and what to do about its guest. */
import { levelNumbers, type LevelNumber } from '../../../shared/engine/player-level'
import type { SeatBy, SeatInfo } from '../../../shared/protocol/messages'
import type { StyleWords } from '../../contract/game-entry'
import { usualStyle } from '../../stores/games'
import type { useWords } from '../../words'
import { levelName } from '../../words/level-name'
import { seatWords } from './words'

/** What changes for a computer player; `style` null: none is chosen any more. */
export interface BotChange {
  readonly level?: LevelNumber
  readonly style?: string | null
}

/** A seat, whether it belongs to this device, and whether this device has asked for it. */
interface SeatStanding {
  readonly seat: SeatInfo
  readonly own: boolean
  readonly wishing: boolean
}

/** A seat as this page sees it. */
export interface SeatSeen extends SeatStanding {
  /** The table is open to the LAN. */
  readonly shared: boolean
  /** The styles of the game's computer players. */
  readonly styles: Readonly<Record<string, StyleWords>>
}

/** Its guest is absent, or a bot stands in: somebody else may ask the host for it. */
export function isAskable({ seat, own, wishing }: SeatStanding): boolean {
  const { by, taken, present, kept = false } = seat
  return !own && !wishing && (kept || (by === 'lan' && taken && !present))
}

/** A guest may take the seat, or ask the host for it; `locked`: the table admits nobody new. */
export function isOpen(seen: SeatStanding, locked: boolean): boolean {
  const { by, taken } = seen.seat
  return (by === 'lan' && !taken && !locked && !seen.wishing) || isAskable(seen)
}

/** The actions of the menu; `on` carries them out. */
export function seatActions(
  words: ReturnType<typeof useWords>,
  seen: SeatSeen,
  on: {
    readonly give: (by: SeatBy, bot?: BotChange) => void
    readonly kick: () => void
    readonly link: () => void
    /** Asks the others to take back its last choice; absent where that cannot be asked. */
    readonly askBack?: () => void
  }
) {
  const { by, taken, level, style = usualStyle } = seen.seat
  const people = [
    { by: 'here', icon: 'person', name: seatWords.seats.setHere },
    { by: 'lan', icon: 'network', name: seatWords.seats.setLan }
  ] as const
  const give = [
    ...people
      .filter((other) => other.by !== by)
      .map((other) => ({ ...other, press: () => on.give(other.by) })),
    ...levelNumbers
      .filter((other) => other !== level)
      .map((other) => ({
        icon: 'bot' as const,
        name: seatWords.seats.setBot(levelName(words, other)),
        press: () => on.give('bot', { level: other })
      })),
    ...Object.entries(by === 'bot' ? seen.styles : {})
      .filter(([other]) => other !== style)
      .map(([other, { name }]) => ({
        icon: 'bot' as const,
        name: seatWords.seats.setStyle(name),
        press: () => on.give('bot', { style: other === usualStyle ? null : other })
      }))
  ]
  const kick = { icon: 'leave', name: seatWords.seats.kick, press: on.kick } as const
  const link = { icon: 'copy', name: seatWords.seats.link, press: on.link } as const
  const free = by === 'lan' && !taken
  const ask = { icon: 'undo', name: seatWords.takeBack.askFor } as const
  const first = on.askBack ? [{ ...ask, press: on.askBack }, ...give] : give
  const bare = seen.shared && (free || isAskable(seen)) ? [...first, link] : first
  return by === 'lan' && taken ? [...bare, kick] : bare
}
