/** What the form of a table holds: its game, players, options and content packs, and how the table is played. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Settings } from '../../shared/protocol/messages'
import { useOneAtATime } from '../kit/one-at-a-time'
import { entryOf, gameById, uiById, usualStyle } from '../stores/games'
import type { Openness, PlannedSeat } from '../stores/tables'
import { useWords } from '../words'
import { withLabels } from './labelled-refusal'
import { useNewTableForm, type FormRules, type FormUi } from './new-table-form'
import { usePack } from './use-pack'
import { useSeatDevices, type Playing } from './use-seat-devices'

/** What the form starts with. */
export interface PlanStart {
  /** Players and options. */
  readonly before: Pick<Settings, 'seats' | 'options'>
  /** Who plays each of their seats; undefined: as usual. */
  readonly playing: readonly (Playing | undefined)[]
  /** Seats may be played on the LAN. */
  readonly onLan: boolean
  readonly mode: Openness
}

/** Creates the state of the form for a game, which may change. Created once, so that what was typed survives that. */
export function useTablePlan(gameId: Ref<string>, { before, playing, onLan, mode }: PlanStart) {
  const words = useWords()
  const game = computed(() => gameById(gameId.value))
  const ui = computed(() => uiById(gameId.value))
  const content = usePack(game, (module) => form.values.value[module] === 'on')
  const { played } = content
  const formRules = (): FormRules => played.value?.rules ?? { id: '', seats: { min: 1, max: 1 }, options: [] }
  const formUi = (): FormUi => ui.value ?? { colours: [] }
  const form = useNewTableForm(formRules(), formUi(), before, words.newTable.names)
  watch(played, () => form.setGame(formRules(), formUi()))
  watch(gameId, () => content.dismiss())
  /** The styles of the game's computer players. */
  const styles = computed(() => entryOf(gameId.value)?.styles() ?? {})
  const devices = useSeatDevices(
    () => form.people.value,
    onLan,
    playing,
    () => Object.keys(styles.value).filter((id) => id !== usualStyle)
  )
  /** All hidden information is open to everybody. */
  const open = ref(mode.open === true)
  /** Players may ask for hints. */
  const hints = ref(mode.hints !== false)
  /** Why the host has refused the plan. */
  const failure = shallowRef<Refusal>()
  /** Sends the plan to the host, `busy` meanwhile. */
  const { busy, once } = useOneAtATime()

  /** What is wrong with the names. */
  const fault = computed(() => {
    const found = form.fault.value
    if (!found) return undefined
    return found.kind === 'missing'
      ? words.newTable.nameMissing(found.place)
      : words.newTable.nameTwice(found.name)
  })
  /** Why the rules refuse the options. */
  const unfit = computed(() => form.refused.value && withLabels(ui.value, form.refused.value))
  const isReady = computed(() => !fault.value && !unfit.value && !busy.value && game.value !== undefined)

  return {
    game,
    ui,
    content,
    form,
    devices,
    styles,
    open,
    hints,
    failure,
    busy,
    once,
    fault,
    unfit,
    isReady,
    /** Somebody plays on the LAN, so that the table waits in its lobby. */
    waits: computed(() => devices.all.value.some(({ by }) => by === 'lan')),
    /** The seats in their order, and who plays each. */
    seats: (): PlannedSeat[] =>
      form.seats().map((seat, i) => ({ ...seat, ...(devices.all.value[i] ?? { by: 'here' }) })),
    mode: (): Openness => ({ ...(open.value && { open: true }), ...(!hints.value && { hints: false }) })
  }
}

/** The state of the form, for its components. */
export type TablePlan = ReturnType<typeof useTablePlan>
