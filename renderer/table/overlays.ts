/** The overlays that the table screen provides to a game's table: the recap, the guide, hints and refusals. */
import HintPlace from '../features/advice/HintPlace.vue'
import WhyPlace from '../features/advice/WhyPlace.vue'
import GuidePlace from '../features/guide/GuidePlace.vue'
import RecapCard from '../features/recap/RecapCard.vue'
import { useRecap } from '../features/recap/store'
import { provideOverlays } from '../kit/overlays'
import RefusalToast from './RefusalToast.vue'

/** Provides the overlays to the game's table inside the calling component. */
export function useTableOverlays(): void {
  const recap = useRecap()
  provideOverlays({
    overLog: RecapCard,
    besideTurn: WhyPlace,
    isLogCovered: () => recap.recap !== undefined,
    onSheet: [RefusalToast, GuidePlace, HintPlace, RecapCard]
  })
}
