/** Parts of the table that nothing shows before the first turn: not part of the first table's script. */
import { lazyComponent } from '../../kit/lazy'

export const Answers = lazyComponent(() => import('./decisions/Answers.vue'))
export const CityContract = lazyComponent(() => import('./decisions/CityContract.vue'))
export const ContractOffer = lazyComponent(() => import('../../polo/decisions/ContractOffer.vue'))
export const DiscardContract = lazyComponent(() => import('../../polo/decisions/DiscardContract.vue'))
export const Goods = lazyComponent(() => import('../../polo/decisions/Goods.vue'))
export const KeepGoal = lazyComponent(() => import('./decisions/KeepGoal.vue'))
export const PaymentWays = lazyComponent(() => import('./decisions/PaymentWays.vue'))
export const Rewards = lazyComponent(() => import('../../polo/decisions/Rewards.vue'))
export const Trade = lazyComponent(() => import('./decisions/Trade.vue'))
/** On large screens only. */
export const ShieldsTally = lazyComponent(() => import('./court/ShieldsTally.vue'))
export const TakeCard = lazyComponent(() => import('./panels/TakeCard.vue'))
