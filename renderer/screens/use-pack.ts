/** The content of the new-table form: built in, or a pack that a person opened and this machine remembers. */
import { computed, shallowRef, type Ref } from 'vue'
import type { PackFault } from '../../shared/engine/pack'
import type { Game } from '../../shared/games/game'
import { useSettings } from '../stores/settings'
import { choosePack } from './files'

/** A pack in use. */
export interface UsedPack {
  readonly pack: unknown
  readonly name: string
  readonly author?: string
}

/** Why a file was not taken: its faults, or none when it could not even be read. */
export interface RefusedPack {
  readonly file: string
  readonly faults: readonly PackFault[]
}

/** The content for the game that is chosen. */
export function usePack(game: Ref<Game | undefined>) {
  const settings = useSettings()
  const refused = shallowRef<RefusedPack>()

  /** The remembered pack. One that an update of the app no longer takes is passed over. */
  const used = computed<UsedPack | undefined>(() => {
    const text = settings.settings.packs[game.value?.rules.id ?? '']
    const reading = text === undefined ? undefined : game.value?.packs?.read(text)
    return reading?.ok ? reading : undefined
  })
  /** The game over the content in use. */
  const played = computed(() =>
    used.value && game.value?.packs ? game.value.packs.over(used.value.pack) : game.value
  )

  function remember(id: string, pack: unknown): void {
    const others = Object.entries(settings.settings.packs).filter(([key]) => key !== id)
    const own = pack === undefined ? [] : [[id, JSON.stringify(pack)]]
    void settings.change({ packs: Object.fromEntries([...others, ...own]) as Record<string, string> })
  }

  /** Lets a person choose a pack; a faulty one changes nothing but what is said. */
  async function open(): Promise<void> {
    const { value: asked } = game
    if (!asked?.packs) return
    const file = await choosePack().catch(() => ({ name: '', text: undefined }))
    if (!file) return
    const reading = file.text === undefined ? undefined : asked.packs.read(file.text)
    refused.value = reading?.ok ? undefined : { file: file.name, faults: reading?.faults ?? [] }
    if (reading?.ok) remember(asked.rules.id, reading.pack)
  }

  /** Back to the built-in content. */
  function clear(): void {
    refused.value = undefined
    if (game.value) remember(game.value.rules.id, undefined)
  }

  /** Takes the list of faults away. */
  function dismiss(): void {
    refused.value = undefined
  }

  return { used, played, refused, open, clear, dismiss }
}

/** The form's content as its parts know it. */
export type PackChoice = ReturnType<typeof usePack>
