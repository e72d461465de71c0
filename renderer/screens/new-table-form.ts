/** The state and logic of the new-table form, without its components: game, players and options. */
import { computed, ref, shallowRef, watch } from 'vue'
import { checkNewConfig, effectOf } from '../../shared/engine/new-config'
import {
  applies,
  optionsNeeded,
  plainSeats,
  type AnyRules,
  type Config,
  type Option,
  type Refusal
} from '../../shared/engine/rules'
import type { Settings } from '../../shared/protocol/messages'
import type { GameUi, Preset } from '../contract/game-ui'
import { usePlayersForm } from './players-form'

export { firstPeople, type Fault, type Person } from './players-form'

/** The parts of a game's rules and interface that the form needs. */
export type FormRules = Pick<AnyRules, 'id' | 'seats' | 'options'>
export type FormUi = Pick<GameUi, 'colours' | 'presets'>

type ChoiceOption = Extract<Option, { readonly kind: 'choice' }>

/** The value that a preset gives to an option. */
const presetValue = (preset: Preset, option: ChoiceOption): string =>
  preset.options[option.id] ?? option.fallback

/** A game's options with the values in `before`, or the default where there is none or it no longer exists. */
function remembered(rules: FormRules, before: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    rules.options.map((option) => {
      const value = before[option.id]
      const usable = option.kind === 'choice' && value !== undefined && option.values.includes(value)
      return [option.id, usable ? value : option.fallback]
    })
  )
}

/** Creates the state of the form, starting with one game; `setGame` changes the game. `names` are default names of players. */
export function useNewTableForm(
  first: FormRules,
  firstUi: FormUi,
  settings: Pick<Settings, 'seats' | 'options'>,
  names: readonly string[]
) {
  const rules = shallowRef(first)
  const ui = shallowRef(firstUi)
  const players = usePlayersForm({ ...first, ...firstUi }, settings.seats, names, plainSeats(first).max)
  const { people, count } = players
  /** The options last chosen, by game: from the settings, then from this form. */
  const chosenBefore = new Map<string, Readonly<Record<string, string>>>(Object.entries(settings.options))
  const values = ref(remembered(first, chosenBefore.get(first.id) ?? {}))
  /** For each option that names a seat, such as the start player: the id of the chosen person; absent if drawn at random. */
  const starters = ref<Record<string, number | undefined>>({})
  /** Ids of options that the form switched on because this number of players needs them: reset when the number changes. */
  const switchedOn = shallowRef<readonly string[]>([])

  const offered = computed(() => rules.value.options.filter((option) => applies(option, count.value)))
  const choiceOptions = computed(() =>
    offered.value.filter((option): option is ChoiceOption => option.kind === 'choice')
  )
  const seatOptions = computed(() => offered.value.filter((option) => option.kind === 'seat'))
  /** The options that presets set: all but modules. */
  const ofPresets = computed(() => choiceOptions.value.filter(({ module }) => !module))
  const presets = computed(() => ui.value.presets?.() ?? [])
  /** Id of the preset that the options match; empty if none. */
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

  /** Sets an option to one of its values. */
  function choose(id: string, value: string): void {
    switchedOn.value = switchedOn.value.filter((other) => other !== id)
    values.value[id] = value
  }

  /** Resets the options that the form has switched on by itself. */
  function switchOff(): void {
    for (const { id, fallback } of rules.value.options)
      if (switchedOn.value.includes(id)) values.value[id] = fallback
    switchedOn.value = []
  }

  /** Switches on the options that the current number of players needs, and resets those it no longer needs. */
  function switchOnNeeded(): void {
    switchOff()
    const needed = Object.entries(optionsNeeded(rules.value, count.value))
    const missing = needed.filter(([id, value]) => values.value[id] !== value)
    for (const [id, value] of missing) values.value[id] = value
    switchedOn.value = missing.map(([id]) => id)
  }
  watch(count, switchOnNeeded, { immediate: true, flush: 'sync' })

  /** Sets the person for an option that names a seat; undefined for a random draw. */
  function setStarter(id: string, person: number | undefined): void {
    starters.value[id] = person
  }

  /** Changes to another game, or to other content of the same one: players stay, options become those last chosen for it. */
  function setGame(next: FormRules, nextUi: FormUi): void {
    switchOff()
    chosenBefore.set(rules.value.id, { ...chosenBefore.get(rules.value.id), ...values.value })
    rules.value = next
    ui.value = nextUi
    values.value = remembered(next, chosenBefore.get(next.id) ?? {})
    players.setLimits({ ...next, ...nextUi })
    switchOnNeeded()
  }

  /** The options for the host: only those that apply, with chosen persons converted to seat indexes. */
  function chosen(): Record<string, string> {
    return Object.fromEntries(
      offered.value.map((option) => {
        if (option.kind === 'choice') return [option.id, values.value[option.id] ?? option.fallback]
        const seat = people.value.findIndex((person) => person.id === starters.value[option.id])
        return [option.id, seat < 0 ? option.fallback : String(seat)]
      })
    )
  }

  const config = computed((): Config => ({ players: count.value, options: chosen() }))
  /** Why the rules refuse the chosen options; its numbers name options by id. */
  const refused = computed((): Refusal | undefined => checkNewConfig(rules.value, config.value))
  /** Ids of options that are on and have only a part of their effect, because of what another option is. */
  const partial = computed(() =>
    offered.value
      .filter((option) => effectOf(rules.value, config.value, option) === 'part')
      .map(({ id }) => id)
  )

  return {
    refused,
    partial,
    switchedOn,
    ...players,
    values,
    starters,
    choiceOptions,
    seatOptions,
    presets,
    preset,
    apply,
    choose,
    setStarter,
    setGame,
    chosen
  }
}

/** The state of the form, for its components. */
export type NewTableForm = ReturnType<typeof useNewTableForm>
