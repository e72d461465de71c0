/** The rules book of a game in the current language; loaded again when either changes. */
import { computed, shallowRef, watch, type Ref } from 'vue'
import { playedOptions, type Options } from '../../../shared/engine/rules'
import { fetchGame, gameById, uiById } from '../../stores/games'
import { useTable } from '../../stores/table'
import { language } from '../../words/catalogue'
import type { Book } from '../../contract/rules'

export function useBook(game: Readonly<Ref<string>>) {
  const table = useTable()
  const book = shallowRef<Book>()
  /** The book could not be loaded. */
  const failed = shallowRef(false)
  /** The content in use at the open table if it plays this game, else the game's default content. */
  const content = computed(() =>
    table.ui?.id === game.value ? table.context.content : gameById(game.value)?.content
  )

  /** The options of the open table as text, so that an equal value triggers no re-rendering. */
  const options = computed(() => {
    const rules = table.info?.game === game.value ? gameById(game.value)?.rules : undefined
    if (!table.info || !rules) return undefined
    return JSON.stringify(
      playedOptions(rules, { players: table.info.seats.length, options: table.info.options })
    )
  })
  /** The options of the open table, if it plays this game. */
  const played = computed(() =>
    options.value === undefined ? undefined : (JSON.parse(options.value) as Options)
  )

  async function load(): Promise<void> {
    const [wanted, tongue] = [game.value, language.value]
    failed.value = false
    try {
      await fetchGame(wanted)
      const fetched = await uiById(wanted)?.rules.load(tongue)
      if (wanted === game.value && tongue === language.value) book.value = fetched
    } catch {
      if (wanted === game.value && tongue === language.value) failed.value = true
    }
  }

  watch(
    [game, language],
    ([now], [before]) => {
      if (now !== before) book.value = undefined
      void load()
    },
    { immediate: true }
  )
  return { book, failed, content, played, load }
}
