/** The players of the new-table form: names, colours and seat order, kept when the game or the number of players changes. */
import { computed, ref } from 'vue'
import type { LevelNumber } from '../../shared/engine/player-level'
import type { Settings } from '../../shared/protocol/messages'
import type { PlannedSeat } from '../stores/tables'

/** A player. `id` stays with the person when seats change places. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly colour: string
}

/** `wish` is the colour that the person chose, which the current game may not have: restored with a game that has it. */
interface FormPerson extends Person {
  readonly wish: string
}

/** Why the game cannot begin: the name at a place (from 1) is missing, or a name is used twice. */
export type Fault =
  { readonly kind: 'missing'; readonly place: number } | { readonly kind: 'twice'; readonly name: string }

/** The numbers of players and the colours of a game. */
export interface SeatLimits {
  readonly seats: { readonly min: number; readonly max: number }
  readonly colours: readonly string[]
}

const maxNameLength = 24

/** Gives each person the wished colour if the game has it and nobody earlier wished for it, else one that is left. */
function coloursFor(wishes: readonly string[], colours: readonly string[]): string[] {
  const granted = wishes.map((wish, i) => (colours.includes(wish) && wishes.indexOf(wish) === i ? wish : ''))
  const left = colours.filter((colour) => !granted.includes(colour))
  return granted.map((colour) => (colour === '' ? (left.shift() ?? '') : colour))
}

/** The default players: those of the last game, filled up with unused names and colours. */
export function firstPeople(
  count: number,
  last: Settings['seats'],
  names: readonly string[],
  colours: readonly string[]
): Person[] {
  const called: string[] = []
  for (let i = 0; i < count; i++) {
    const before = last[i]?.name.trim() ?? ''
    const usable = before !== '' && !called.includes(before)
    called.push(usable ? before : (names.find((name) => !called.includes(name)) ?? ''))
  }
  const wishes = called.map((_, i) => last[i]?.colour ?? '')
  const granted = coloursFor(wishes, colours)
  return called.map((name, id) => ({ id, name, colour: granted[id] ?? '' }))
}

/**
 * The first person of the last game, at this device, against this many computer players; without `level` of the usual one.
 */
export const againstComputers = (
  opponents: number,
  last: Settings['seats'],
  names: readonly string[],
  colours: readonly string[],
  level?: LevelNumber
): PlannedSeat[] =>
  firstPeople(opponents + 1, last, names, colours).map(({ name, colour }, i) =>
    i === 0
      ? { name, colour, by: 'here' }
      : { name, colour, by: 'bot', ...(level !== undefined && { level }) }
  )

/** Creates the list of players for a game; `setLimits` changes the game. */
export function usePlayersForm(
  first: SeatLimits,
  last: Settings['seats'],
  names: readonly string[],
  /** The number of players if no last game is known. */
  defaultCount = first.seats.max
) {
  const everyone = ref<FormPerson[]>([])
  const limits = ref(first)
  const wanted = ref(last.length > 0 ? last.length : defaultCount)
  const count = computed({
    get: () => Math.min(limits.value.seats.max, Math.max(limits.value.seats.min, wanted.value)),
    set: (to) => (wanted.value = to)
  })
  const people = computed<readonly Person[]>(() => everyone.value.slice(0, count.value))

  /** Changes to another game: names and order stay, and colours if the game has them. */
  function setLimits(to: SeatLimits): void {
    limits.value = to
    const { max } = to.seats
    const sitting = everyone.value
    const fresh = firstPeople(
      max,
      [...sitting.map(({ name, wish }) => ({ name, colour: wish })), ...last.slice(sitting.length)],
      names,
      to.colours
    )
    const added = fresh.slice(sitting.length).map((person, i) => ({
      ...person,
      wish: last[sitting.length + i]?.colour ?? person.colour
    }))
    everyone.value = [...sitting, ...added].map((person, i) => ({
      ...person,
      colour: fresh[i]?.colour ?? person.colour
    }))
  }
  setLimits(first)

  const fault = computed<Fault | undefined>(() => {
    const seen = new Set<string>()
    for (const [i, { name }] of people.value.entries()) {
      const plain = name.trim().toLocaleLowerCase()
      if (plain === '') return { kind: 'missing', place: i + 1 }
      if (seen.has(plain)) return { kind: 'twice', name: name.trim() }
      seen.add(plain)
    }
    return undefined
  })

  function change(id: number, part: Partial<Omit<FormPerson, 'id'>>): void {
    everyone.value = everyone.value.map((person) => (person.id === id ? { ...person, ...part } : person))
  }

  const rename = (id: number, name: string): void => change(id, { name: name.slice(0, maxNameLength) })

  /** Gives a person a colour, swapping with the person who had it. */
  function paint(id: number, colour: string): void {
    const here = everyone.value.slice(0, limits.value.seats.max)
    const old = here.find((person) => person.id === id)?.colour
    const other = here.find((person) => person.colour === colour)
    if (old === undefined || old === colour) return
    if (other) change(other.id, { colour: old, wish: old })
    change(id, { colour, wish: colour })
  }

  /** Moves a person one seat up or down; false at the end of the row. */
  function move(id: number, by: 1 | -1): boolean {
    const from = everyone.value.findIndex((person) => person.id === id)
    const to = from + by
    const [a, b] = [everyone.value[from], everyone.value[to]]
    if (!a || !b || to >= count.value) return false
    everyone.value = everyone.value.map((person, i) => (i === from ? b : i === to ? a : person))
    return true
  }

  const seats = (): { name: string; colour: string }[] =>
    people.value.map(({ name, colour }) => ({ name: name.trim(), colour }))

  return { people, count, fault, setLimits, rename, paint, move, seats }
}
