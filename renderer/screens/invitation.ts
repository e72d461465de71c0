/** The new-table form's state and rules, without its looks: people, colours, seat order, options. */
import { computed, ref } from 'vue'
import type { AnyRules, Option } from '../../shared/engine/rules'
import type { Settings } from '../../shared/protocol/messages'
import { SEAT_COLOURS } from '../art/seats'

/** Somebody who travels. `id` stays with the person when seats change places. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly colour: string
}

/** What keeps the game from beginning. */
export type Fault =
  { readonly kind: 'missing'; readonly place: number } | { readonly kind: 'twice'; readonly name: string }

/** The preset an option list stands for. */
export type Preset = 'beginner' | 'expert' | 'mixed'

type ChoiceOption = Extract<Option, { readonly kind: 'choice' }>

const longest = 24

/** The value that an expert plays with: the last one listed that is not the beginner's. */
export function expertValue(option: ChoiceOption): string {
  return [...option.values].reverse().find((value) => value !== option.fallback) ?? option.fallback
}

/** People by default: those of last time, then names and colours nobody has yet. */
export function firstPeople(count: number, last: Settings['seats'], names: readonly string[]): Person[] {
  const people: Person[] = []
  for (let id = 0; id < count; id++) {
    const before = last[id]
    const free = <T extends string>(list: readonly T[], taken: readonly string[]): T | undefined =>
      list.find((one) => !taken.includes(one))
    const takenNames = people.map((person) => person.name)
    const takenColours = people.map((person) => person.colour)
    const name =
      before && before.name.trim() !== '' && !takenNames.includes(before.name)
        ? before.name
        : (free(names, takenNames) ?? '')
    const wished = SEAT_COLOURS.find((colour) => colour === before?.colour)
    const colour =
      wished && !takenColours.includes(wished)
        ? wished
        : (free(SEAT_COLOURS, takenColours) ?? SEAT_COLOURS[0])
    people.push({ id, name, colour })
  }
  return people
}

/** State of the form for one game. */
export function useInvitation(
  rules: Pick<AnyRules, 'id' | 'seats' | 'options'>,
  settings: Settings,
  names: readonly string[]
) {
  const remembered = settings.options[rules.id] ?? {}
  const everyone = ref<Person[]>(firstPeople(rules.seats.max, settings.seats, names))
  const wanted = settings.seats.length > 0 ? settings.seats.length : rules.seats.max
  const count = ref(Math.min(rules.seats.max, Math.max(rules.seats.min, wanted)))
  const choiceOptions = rules.options.filter((option): option is ChoiceOption => option.kind === 'choice')
  const seatOptions = rules.options.filter((option) => option.kind === 'seat')
  const values = ref<Record<string, string>>(
    Object.fromEntries(
      rules.options.map((option) => {
        const before = remembered[option.id]
        const usable = option.kind === 'choice' && before !== undefined && option.values.includes(before)
        return [option.id, usable ? before : option.fallback]
      })
    )
  )
  /** Who starts, by person, for each option that names a seat; absent: drawn. */
  const starters = ref<Record<string, number | undefined>>({})

  const people = computed(() => everyone.value.slice(0, count.value))
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
  const preset = computed<Preset>(() => {
    if (choiceOptions.every((option) => values.value[option.id] === option.fallback)) return 'beginner'
    return choiceOptions.every((option) => values.value[option.id] === expertValue(option))
      ? 'expert'
      : 'mixed'
  })

  function apply(to: Preset): void {
    if (to === 'mixed') return
    for (const option of choiceOptions)
      values.value[option.id] = to === 'expert' ? expertValue(option) : option.fallback
  }

  function change(id: number, part: Partial<Omit<Person, 'id'>>): void {
    everyone.value = everyone.value.map((person) => (person.id === id ? { ...person, ...part } : person))
  }

  const rename = (id: number, name: string): void => change(id, { name: name.slice(0, longest) })

  /** Gives a person a colour; whoever had it gets that person's old one. */
  function paint(id: number, colour: string): void {
    const old = everyone.value.find((person) => person.id === id)?.colour
    const other = everyone.value.find((person) => person.colour === colour)
    if (old === undefined || old === colour) return
    if (other) change(other.id, { colour: old })
    change(id, { colour })
  }

  /** Moves a person by so many seats; false at the end of the row. */
  function move(id: number, by: 1 | -1): boolean {
    const from = everyone.value.findIndex((person) => person.id === id)
    const to = from + by
    const [a, b] = [everyone.value[from], everyone.value[to]]
    if (!a || !b || to >= count.value) return false
    everyone.value = everyone.value.map((person, i) => (i === from ? b : i === to ? a : person))
    return true
  }

  /** The options as the host wants them: a chosen start player is a seat's index by now. */
  function chosen(): Record<string, string> {
    const options = { ...values.value }
    for (const option of seatOptions) {
      const seat = people.value.findIndex((person) => person.id === starters.value[option.id])
      options[option.id] = seat < 0 ? option.fallback : String(seat)
    }
    return options
  }

  const seats = (): { name: string; colour: string }[] =>
    people.value.map(({ name, colour }) => ({ name: name.trim(), colour }))

  return {
    people,
    count,
    values,
    starters,
    choiceOptions,
    seatOptions,
    fault,
    preset,
    apply,
    rename,
    paint,
    move,
    chosen,
    seats
  }
}
