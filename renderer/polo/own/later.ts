/** What characters with spaces or cards of their own show, loaded when such a character is first at the table. */
import { lazyComponent } from '../../kit/lazy'

export const BesideCards = lazyComponent(() => import('./BesideCards.vue'))
export const BesidePlate = lazyComponent(() => import('./BesidePlate.vue'))
export const DraftCards = lazyComponent(() => import('./DraftCards.vue'))
export const OwnSpaces = lazyComponent(() => import('./OwnSpaces.vue'))
export const SpaceDice = lazyComponent(() => import('./SpaceDice.vue'))
