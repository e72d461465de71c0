/** Which players of the new-table form play at this device, which on the LAN, and which are computer players. */
import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import { usualLevel } from '../../shared/players/levels'
import type { SeatBy, Settings } from '../../shared/protocol/messages'
import type { Person } from './new-table-form'

/** Who plays a seat of the form; `level` and `style` (absent: none chosen) for a computer player. */
export interface Playing {
  readonly by: SeatBy
  readonly level?: LevelNumber
  readonly style?: string
}

export interface SeatDevices {
  /** The table may have seats on the LAN. */
  readonly onLan: Ref<boolean>
  readonly of: (person: Person) => Playing
  /** A level or style that is not given stays as it is. */
  readonly set: (person: Person, by: SeatBy, bot?: Pick<Playing, 'level' | 'style'>) => void
  /** In seat order. */
  readonly all: ComputedRef<readonly Playing[]>
}

/** Who played each seat of the last game: a computer player, or (undefined) somebody of whom nothing is remembered. */
export const rememberedPlaying = (seats: Settings['seats']): (Playing | undefined)[] =>
  seats.map(({ level, style }) =>
    level === undefined ? undefined : { by: 'bot', level, ...(style !== undefined && { style }) }
  )

/**
 * `first`: who plays each person's seat at first, by the person's id. Everybody else plays at this device; with `lan`, the
 * first person does and the others play on the LAN. `styles`: those of the game's computer players; others count as none.
 */
export function useSeatDevices(
  people: () => readonly Person[],
  lan: boolean,
  first: readonly (Playing | undefined)[],
  styles: () => readonly string[]
): SeatDevices {
  const onLan = ref(lan)
  const chosen = shallowRef<ReadonlyMap<number, Playing>>(
    new Map(first.flatMap((playing, id): [number, Playing][] => (playing ? [[id, playing]] : [])))
  )

  const of = (person: Person): Playing => {
    const before = chosen.value.get(person.id)
    if (before && (onLan.value || before.by !== 'lan')) {
      const { style, ...rest } = before
      return style !== undefined && styles().includes(style) ? before : rest
    }
    return { by: onLan.value && person.id !== 0 ? 'lan' : 'here' }
  }
  const set: SeatDevices['set'] = (person, by, bot) => {
    const before = chosen.value.get(person.id)
    chosen.value = new Map(chosen.value).set(
      person.id,
      by === 'bot' ? { level: usualLevel, ...before, ...bot, by } : { by }
    )
  }
  const all = computed(() => people().map(of))
  return { onLan, of, set, all }
}
