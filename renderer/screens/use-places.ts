/** Who of the new-table form plays at this device and who on the LAN. */
import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue'
import type { SeatBy } from '../../shared/protocol/messages'
import type { Person } from './invitation'

/** A person's place. Bots come in the lobby, for seats that stay free. */
export type PlaceOf = Exclude<SeatBy, 'bot'>

export interface Places {
  /** Somebody may play on the LAN. */
  readonly onLan: Ref<boolean>
  readonly of: (person: Person) => PlaceOf
  readonly set: (person: Person, to: PlaceOf) => void
  /** Places in seat order. */
  readonly all: ComputedRef<readonly PlaceOf[]>
}

/** Everybody plays here; or, for a table on the LAN, the first one, until it is said otherwise. */
export function usePlaces(people: () => readonly Person[], hosting: boolean): Places {
  const onLan = ref(hosting)
  const said = shallowRef<ReadonlyMap<number, PlaceOf>>(new Map())

  const of = (person: Person): PlaceOf => {
    if (!onLan.value) return 'here'
    return said.value.get(person.id) ?? (person.id === 0 ? 'here' : 'lan')
  }
  const set = (person: Person, to: PlaceOf): void => {
    said.value = new Map(said.value).set(person.id, to)
  }
  const all = computed(() => people().map(of))
  return { onLan, of, set, all }
}
