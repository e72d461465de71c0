/** The boards that the modules in play add beside the map, and the panels that they add below the log. */
import { computed, type Component, type ComputedRef } from 'vue'
import type { State } from '../../../../shared/games/voyages/types'
import { componentsOfModules } from './components'

const played =
  (where: 'beside' | 'column') =>
  (view: ComputedRef<State>): ComputedRef<readonly Component[]> =>
    computed(() =>
      Object.keys(view.value.modules ?? {}).flatMap((id) => {
        const board = componentsOfModules.value[where][id]
        return board ? [board] : []
      })
    )

export const besideMap = played('beside')
export const belowLog = played('column')
