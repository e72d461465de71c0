/** The content packs of the new-table form: opened by a person and remembered in the settings of this machine. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { PackCode, PackFault } from '../../shared/engine/pack'
import type { JsonText } from '../../shared/engine/pack-text'
import type { Game } from '../../shared/games/game'
import { entryOf, fetchWithPacks, gameById } from '../stores/games'
import { packKey, remembersPack } from '../stores/packs'
import { useSettings } from '../stores/settings'
import { choosePack, saveText } from './files'

/** A remembered pack. */
export interface UsedPack {
  /** Id of the module that it is for; empty for the base game. */
  readonly part: string
  readonly pack: unknown
  readonly name: string
  readonly author?: string
}

/** A file that was not accepted, and its faults; no faults if it could not even be read. */
export interface RefusedPack {
  readonly file: string
  readonly faults: readonly PackFault[]
}

/** Parses JSON; undefined if the text is not valid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The fault of a pack whose game is a known one other than the chosen one; none for any other text. */
function foreignIn(json: JsonText, known: (game: string) => boolean): readonly PackFault[] {
  if (!('value' in json) || typeof json.value !== 'object' || json.value === null) return []
  const { game }: { readonly game?: unknown } = json.value
  if (typeof game !== 'string' || !known(game)) return []
  const code: PackCode = 'other-game'
  return [{ line: json.lineOf(['game']), path: 'game', code, numbers: { game } }]
}

/** The content for the chosen game; `isOn` tells whether a module is switched on. */
export function usePack(game: Ref<Game | undefined>, isOn: (module: string) => boolean) {
  const settings = useSettings()
  const refused = shallowRef<RefusedPack>()
  /** The form asks which module's values to save. */
  const asksPart = ref(false)
  /** The starter pack could not be written. */
  const unsaved = ref(false)

  /** The remembered packs of the game, without those that this version of the app no longer accepts. */
  const remembered = computed((): readonly UsedPack[] => {
    const { packs, rules } = game.value ?? {}
    return (packs?.parts ?? ['']).flatMap((part) => {
      const text = settings.settings.packs[packKey(rules?.id ?? '', part)]
      const reading = text === undefined ? undefined : packs?.check(jsonOf(text))
      return reading?.ok ? [{ ...reading, part }] : []
    })
  })
  const id = computed(() => game.value?.rules.id ?? '')
  // Mostly a form opens with them; another page may remember one later.
  const remembers = computed(() => remembersPack(id.value))
  watch([id, remembers], () => remembers.value && fetchWithPacks(id.value).catch(() => undefined), {
    immediate: true
  })
  /** The modules of the game that take packs; empty if packs are for the game as a whole; undefined if it takes none. */
  const modules = computed((): readonly string[] | undefined => {
    const { packs } = entryOf(id.value) ?? {}
    return packs && (packs.parts ?? [])
  })
  /** The parts that a pack may be opened for: the base game, or those of its modules that are on. */
  const parts = computed((): readonly string[] =>
    modules.value?.length === 0 ? [''] : (modules.value?.filter(isOn) ?? [])
  )
  const used = computed(() => remembered.value.filter(({ part }) => parts.value.includes(part)))
  const joined = (packs: readonly UsedPack[]): unknown => {
    const all = packs.map(({ pack }) => pack)
    return game.value?.packs?.joined?.(all) ?? all[0]
  }
  /** The game over all remembered packs, whichever modules are on, so that switching one does not rebuild the form. */
  const played = computed(() => {
    const pack = joined(remembered.value)
    return pack !== undefined && game.value?.packs ? game.value.packs.over(pack) : game.value
  })

  function remember(key: string, pack: unknown): void {
    const others = Object.entries(settings.settings.packs).filter(([other]) => other !== key)
    const own = pack === undefined ? [] : [[key, JSON.stringify(pack)]]
    void settings.change({ packs: Object.fromEntries([...others, ...own]) as Record<string, string> })
  }

  /** Lets a person choose a pack. One with faults, or for a module that is off, is reported in `refused` and not used. */
  async function open(): Promise<void> {
    const { value: asked } = id
    unsaved.value = false
    const file = await choosePack().catch(() => ({ name: '', text: undefined }))
    if (!file) return
    // Without the host, which the page reports, no file can be read.
    const [reader] = await Promise.all([
      import('../../shared/engine/pack-text'),
      fetchWithPacks(asked)
    ]).catch(() => [])
    const packs = gameById(asked)?.packs
    if (!reader || !packs) return void (refused.value = { file: file.name, faults: [] })
    const { readJson, readPack } = reader
    const reading = file.text === undefined ? undefined : readPack(packs, file.text)
    const [part = ''] = (reading?.ok && reading.parts) || []
    const off: readonly PackFault[] =
      part === '' || isOn(part) ? [] : [{ path: '', code: 'module-off', numbers: { module: part } }]
    const known = (other: string): boolean => other !== asked && entryOf(other) !== undefined
    const foreign = reading?.ok === false ? foreignIn(readJson(file.text ?? ''), known) : []
    const faults = reading?.ok ? off : foreign.length > 0 ? foreign : (reading?.faults ?? [])
    const taken = reading?.ok === true && off.length === 0
    refused.value = taken ? undefined : { file: file.name, faults }
    if (taken) remember(packKey(asked, part), reading.pack)
  }

  /** Back to the built-in content, of the game or of one of its modules. */
  function clear(part: string): void {
    refused.value = undefined
    unsaved.value = false
    remember(packKey(id.value, part), undefined)
  }

  /** Saves a starter pack of the built-in values; with several modules on, first asks which one. */
  async function saveAny(): Promise<void> {
    const [first, ...more] = parts.value
    if (more.length > 0) asksPart.value = !asksPart.value
    else if (first !== undefined) await save(first)
  }

  /** Saves the built-in values of a part as a starter pack, under a name such as `khan.json`. */
  async function save(part: string): Promise<void> {
    asksPart.value = false
    unsaved.value = false
    const { value: asked } = id
    await fetchWithPacks(asked).catch(() => undefined)
    const text = gameById(asked)?.packs?.starter(part)
    if (text === undefined) return void (unsaved.value = true)
    await saveText(`${part || asked}.json`, text).catch(() => {
      unsaved.value = true
    })
  }

  /** Closes the list of faults, the question of which module to save, and the message that it was not saved. */
  function dismiss(): void {
    refused.value = undefined
    asksPart.value = false
    unsaved.value = false
  }

  return {
    used,
    modules,
    parts,
    played,
    refused,
    asksPart,
    unsaved,
    /** The pack that the table is played over; undefined for built-in content. */
    pack: (): unknown => joined(used.value),
    open,
    clear,
    save,
    saveAny,
    dismiss
  }
}

/** The content of the form, for its components. */
export type PackChoice = ReturnType<typeof usePack>
