/** What the running table lays over a game's table: what happened meanwhile, the guide, and why something was refused. */
import HintPlace from '../features/advice/HintPlace.vue'
import WhyTurn from '../features/advice/WhyTurn.vue'
import GuidePlace from '../features/guide/GuidePlace.vue'
import RecapCard from '../features/recap/RecapCard.vue'
import { useRecap } from '../features/recap/store'
import { provideOverlays } from '../kit/overlays'
import RefusalToast from './RefusalToast.vue'

/** For the game's table inside the component that calls it. */
export function useTableOverlays(): void {
  const recap = useRecap()
  provideOverlays({
    overLog: RecapCard,
    besideTurn: WhyTurn,
    isLogCovered: () => recap.recap !== undefined,
    onSheet: [RefusalToast, GuidePlace, HintPlace, RecapCard]
  })
}
