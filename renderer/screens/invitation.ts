/** The new-table form's state and rules, without its looks: a game, its people, its options. */
import { computed, ref, shallowRef, watch } from 'vue'
import {
  applies,
  checkConfig,
  optionsNeeded,
  plainSeats,
  type AnyRules,
  type Option,
  type Refusal
} from '../../shared/engine/rules'
import type { Settings } from '../../shared/protocol/messages'
import type { GameUi, Preset } from '../contract/game-ui'
import { usePlayersForm } from './players-form'

export { firstPeople, type Fault, type Person } from './players-form'

/** What the form needs of a game's rules, and of its interface. */
export type FormRules = Pick<AnyRules, 'id' | 'seats' | 'options'>
export type FormUi = Pick<GameUi, 'colours' | 'presets'>

type ChoiceOption = Extract<Option, { readonly kind: 'choice' }>

/** What an option is set to by a preset. */
const presetValue = (preset: Preset, option: ChoiceOption): string =>
  preset.options[option.id] ?? option.fallback

/** A game's options as they were chosen before, where those values still exist. */
function remembered(rules: FormRules, before: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    rules.options.map((option) => {
      const value = before[option.id]
      const usable = option.kind === 'choice' && value !== undefined && option.values.includes(value)
      return [option.id, usable ? value : option.fallback]
    })
  )
}

/** State of the form, beginning with one game; `play` changes the game. */
export function useInvitation(
  first: FormRules,
  firstUi: FormUi,
  settings: Settings,
  names: readonly string[]
) {
  const rules = shallowRef(first)
  const ui = shallowRef(firstUi)
  const travellers = usePlayersForm({ ...first, ...firstUi }, settings.seats, names, plainSeats(first).max)
  const { people, count } = travellers
  /** What was chosen in this form, by game. */
  const chosenBefore = new Map<string, Readonly<Record<string, string>>>(Object.entries(settings.options))
  const values = ref(remembered(first, chosenBefore.get(first.id) ?? {}))
  /** Who starts, by person, for each option that names a seat; absent: drawn. */
  const starters = ref<Record<string, number | undefined>>({})
  /** Options that so many players need, and that the form has switched on for them: they go off with that number. */
  const switchedOn = shallowRef<readonly string[]>([])

  const offered = computed(() => rules.value.options.filter((option) => applies(option, count.value)))
  const choiceOptions = computed(() =>
    offered.value.filter((option): option is ChoiceOption => option.kind === 'choice')
  )
  const seatOptions = computed(() => offered.value.filter((option) => option.kind === 'seat'))
  /** What a set-up by name decides. */
  const ofPresets = computed(() => choiceOptions.value.filter(({ module }) => !module))
  const presets = computed(() => ui.value.presets?.() ?? [])
  /** The preset that the options stand for; empty for a mix. */
  const preset = computed(
    () =>
      presets.value.find((one) =>
        ofPresets.value.every((option) => values.value[option.id] === presetValue(one, option))
      )?.id ?? ''
  )

  function apply(id: string): void {
    const to = presets.value.find((one) => one.id === id)
    if (!to) return
    for (const option of ofPresets.value) values.value[option.id] = presetValue(to, option)
  }

  /** Sets one option of several values. */
  function choose(id: string, value: string): void {
    switchedOn.value = switchedOn.value.filter((other) => other !== id)
    values.value[id] = value
  }

  /** Takes back what the form has switched on by itself. */
  function switchOff(): void {
    for (const { id, fallback } of rules.value.options)
      if (switchedOn.value.includes(id)) values.value[id] = fallback
    switchedOn.value = []
  }

  /** Switches on what so many players need, and off again what they do not need any more. */
  function fit(): void {
    switchOff()
    const needed = Object.entries(optionsNeeded(rules.value, count.value))
    const missing = needed.filter(([id, value]) => values.value[id] !== value)
    for (const [id, value] of missing) values.value[id] = value
    switchedOn.value = missing.map(([id]) => id)
  }
  watch(count, fit, { immediate: true, flush: 'sync' })

  /** Sets which person an option names; nobody: drawn. */
  function setStarter(id: string, person: number | undefined): void {
    starters.value[id] = person
  }

  /** Another game, or the same over other content: people stay, options are those last chosen for it. */
  function play(next: FormRules, nextUi: FormUi): void {
    switchOff()
    chosenBefore.set(rules.value.id, { ...chosenBefore.get(rules.value.id), ...values.value })
    rules.value = next
    ui.value = nextUi
    values.value = remembered(next, chosenBefore.get(next.id) ?? {})
    travellers.seat({ ...next, ...nextUi })
    fit()
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

  /** Why the rules refuse what is chosen, with options by their ids. */
  const refused = computed((): Refusal | undefined =>
    checkConfig(rules.value, { players: count.value, options: chosen() })
  )

  return {
    ...{ refused, switchedOn },
    ...{ ...travellers, values, starters, choiceOptions, seatOptions, presets, preset },
    ...{ apply, choose, setStarter, play, chosen }
  }
}

/** The form as its parts know it. */
export type Invitation = ReturnType<typeof useInvitation>
