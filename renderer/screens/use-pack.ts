/** The content of the new-table form: built in, or packs that a person opened and this machine remembers. */
import { computed, ref, shallowRef, type Ref } from 'vue'
import type { PackFault } from '../../shared/engine/pack'
import type { Game } from '../../shared/games'
import { useSettings } from '../stores/settings'
import { choosePack, saveText } from './files'

/** A pack in use. */
export interface UsedPack {
  /** The module that it is for; empty for the game. */
  readonly part: string
  readonly pack: unknown
  readonly name: string
  readonly author?: string
}

/** Why a file was not taken: its faults, or none when it could not even be read. */
export interface RefusedPack {
  readonly file: string
  readonly faults: readonly PackFault[]
}

/** Where a pack is remembered. */
const keyOf = (game: string, part: string): string => (part === '' ? game : `${game}/${part}`)

/** The content for the game that is chosen; `isOn` says whether a module is switched on. */
export function usePack(game: Ref<Game | undefined>, isOn: (module: string) => boolean) {
  const settings = useSettings()
  const refused = shallowRef<RefusedPack>()
  /** Which module's values are to be saved is being asked. */
  const asksPart = ref(false)

  /** Packs of the game, remembered. One that an update of the app no longer takes is passed over. */
  const remembered = computed((): readonly UsedPack[] => {
    const { packs, rules } = game.value ?? {}
    return (packs?.parts ?? ['']).flatMap((part) => {
      const text = settings.settings.packs[keyOf(rules?.id ?? '', part)]
      const reading = text === undefined ? undefined : packs?.read(text)
      return reading?.ok ? [{ ...reading, part }] : []
    })
  })
  /** What a pack may be opened for: the game, or those of its modules that are on. */
  const parts = computed((): readonly string[] => {
    const { packs } = game.value ?? {}
    return packs ? (packs.parts?.filter(isOn) ?? ['']) : []
  })
  const used = computed(() => remembered.value.filter(({ part }) => parts.value.includes(part)))
  const joined = (packs: readonly UsedPack[]): unknown => {
    const all = packs.map(({ pack }) => pack)
    return game.value?.packs?.joined?.(all) ?? all[0]
  }
  /** The game over the packs that are remembered, whatever is switched on: that changes no option. */
  const played = computed(() => {
    const pack = joined(remembered.value)
    return pack !== undefined && game.value?.packs ? game.value.packs.over(pack) : game.value
  })

  function remember(key: string, pack: unknown): void {
    const others = Object.entries(settings.settings.packs).filter(([other]) => other !== key)
    const own = pack === undefined ? [] : [[key, JSON.stringify(pack)]]
    void settings.change({ packs: Object.fromEntries([...others, ...own]) as Record<string, string> })
  }

  /** Lets a person choose a pack; a faulty one, or one for a module that is off, changes nothing but what is said. */
  async function open(): Promise<void> {
    const { value: asked } = game
    if (!asked?.packs) return
    const file = await choosePack().catch(() => ({ name: '', text: undefined }))
    if (!file) return
    const reading = file.text === undefined ? undefined : asked.packs.read(file.text)
    const [part = ''] = (reading?.ok && reading.parts) || []
    const off: readonly PackFault[] =
      part === '' || isOn(part) ? [] : [{ path: '', code: 'module-off', numbers: { module: part } }]
    const faults = reading?.ok ? off : (reading?.faults ?? [])
    const taken = reading?.ok === true && off.length === 0
    refused.value = taken ? undefined : { file: file.name, faults }
    if (taken) remember(keyOf(asked.rules.id, part), reading.pack)
  }

  /** Back to the built-in content, of the game or of one of its modules. */
  function clear(part: string): void {
    refused.value = undefined
    if (game.value) remember(keyOf(game.value.rules.id, part), undefined)
  }

  /** Saves the values to begin with, where there are those of several modules once it is said which. */
  async function saveAny(): Promise<void> {
    const [first, ...more] = parts.value
    if (more.length > 0) asksPart.value = !asksPart.value
    else if (first !== undefined) await save(first)
  }

  /** Saves what is played without a pack as a file to begin with, under a name such as `khan.json`. */
  async function save(part: string): Promise<void> {
    asksPart.value = false
    const { packs, rules } = game.value ?? {}
    if (packs) await saveText(`${part || (rules?.id ?? '')}.json`, packs.starter(part))
  }

  /** Takes the list of faults away. */
  function dismiss(): void {
    refused.value = undefined
    asksPart.value = false
  }

  return {
    ...{ used, parts, played, refused, asksPart },
    /** What the table is played over; undefined for built-in content. */
    pack: (): unknown => joined(used.value),
    ...{ open, clear, save, saveAny, dismiss }
  }
}

/** The form's content as its parts know it. */
export type PackChoice = ReturnType<typeof usePack>
