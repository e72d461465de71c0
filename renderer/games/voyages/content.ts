/** The content of the open table: that of the game with the modules in play. */
import { computed, type ComputedRef } from 'vue'
import { voyages } from '../../../shared/games/voyages'
import type { Content } from '../../../shared/games/voyages/content'
import { useTableOf } from '../../stores/table-of'
import type { VoyagesTypes } from './types'

/** Without a table, as in pictures in the rules, this is the game's own content. */
export function useContent(): ComputedRef<Content> {
  const table = useTableOf<VoyagesTypes>()
  return computed(() => table.game?.contentIn?.(table.view) ?? voyages.content)
}
