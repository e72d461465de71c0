/** The content of the open table: that of the game with the modules it is played with. */
import { computed, type ComputedRef } from 'vue'
import { voyages } from '../../../shared/games/voyages'
import type { Content } from '../../../shared/games/voyages/content'
import { useTableOf } from '../../stores/table-of'
import type { VoyagesTypes } from './types'

/** For what may be drawn without a table as well: the game's own there. */
export function useContent(): ComputedRef<Content> {
  const table = useTableOf<VoyagesTypes>()
  return computed(() => table.game?.contentIn?.(table.view) ?? voyages.content)
}
