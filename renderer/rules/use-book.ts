/** The book of the game in the language in use: fetched when either changes. */
import { computed, shallowRef, watch, type Ref } from 'vue'
import { gameById } from '../../shared/games'
import { uiById } from '../games'
import { useTable } from '../stores/table'
import { language } from '../words/catalogue'
import type { Book } from './types'

export function useBook(game: Readonly<Ref<string>>) {
  const table = useTable()
  const book = shallowRef<Book>()
  /** The book could not be fetched. */
  const failed = shallowRef(false)
  /** The content that is played at the open table, else the game's own. */
  const content = computed(() =>
    table.ui?.id === game.value ? table.context.content : gameById(game.value)?.content
  )

  async function load(): Promise<void> {
    const [wanted, tongue] = [game.value, language.value]
    failed.value = false
    try {
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
  return { book, failed, content, load }
}
