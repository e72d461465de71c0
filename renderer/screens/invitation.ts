/** The new-table form's state and rules, without its looks: people, colours, seat order, options. */
import { computed, ref } from 'vue'
import { applies, type AnyRules, type Option } from '../../shared/engine/rules'
import type { Settings } from '../../shared/protocol/messages'
import type { GameUi, Preset } from '../games/types'

/** Somebody who travels. `id` stays with the person when seats change places. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly colour: string
}

/** What keeps the game from beginning. */
export type Fault =
  { readonly kind: 'missing'; readonly place: number } | { readonly kind: 'twice'; readonly name: string }

/** What a game's interface gives the form. */
export type FormOf = Pick<GameUi, 'colours' | 'presets'>

type ChoiceOption = Extract<Option, { readonly kind: 'choice' }>

const longest = 24

/** People by default: those of last time, then names and colours nobody has yet. */
export function firstPeople(
  count: number,
  last: Settings['seats'],
  names: readonly string[],
  colours: readonly string[]
): Person[] {
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
    const wished = colours.find((colour) => colour === before?.colour)
    const colour = wished && !takenColours.includes(wished) ? wished : (free(colours, takenColours) ?? '')
    people.push({ id, name, colour })
  }
  return people
}

/** What an option is set to by a preset. */
const presetValue = (preset: Preset, option: ChoiceOption): string =>
  preset.options[option.id] ?? option.fallback

/** State of the form for one game. */
export function useInvitation(
  rules: Pick<AnyRules, 'id' | 'seats' | 'options'>,
  { colours, presets }: FormOf,
  settings: Settings,
  names: readonly string[]
) {
  const remembered = settings.options[rules.id] ?? {}
  const everyone = ref<Person[]>(firstPeople(rules.seats.max, settings.seats, names, colours))
  const wanted = settings.seats.length > 0 ? settings.seats.length : rules.seats.max
  const count = ref(Math.min(rules.seats.max, Math.max(rules.seats.min, wanted)))
  const offered = computed(() => rules.options.filter((option) => applies(option, count.value)))
  const choiceOptions = computed(() =>
    offered.value.filter((option): option is ChoiceOption => option.kind === 'choice')
  )
  const seatOptions = computed(() => offered.value.filter((option) => option.kind === 'seat'))
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
  /** The preset that the options stand for; empty for a mix. */
  const preset = computed(
    () =>
      presets?.().find((one) =>
        choiceOptions.value.every((option) => values.value[option.id] === presetValue(one, option))
      )?.id ?? ''
  )

  function apply(id: string): void {
    const to = presets?.().find((one) => one.id === id)
    if (!to) return
    for (const option of choiceOptions.value) values.value[option.id] = presetValue(to, option)
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

  /** The options as the host wants them: only those that apply; a chosen start player is a seat's index by now. */
  function chosen(): Record<string, string> {
    return Object.fromEntries(
      offered.value.map((option) => {
        if (option.kind === 'choice') return [option.id, values.value[option.id] ?? option.fallback]
        const seat = people.value.findIndex((person) => person.id === starters.value[option.id])
        return [option.id, seat < 0 ? option.fallback : String(seat)]
      })
    )
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
