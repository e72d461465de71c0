/** The 49 contracts: seven starting ones (blue) and 42 for the cities (red). */
import type { Bundle, ContractId } from '../types'

/** Cost on the left, reward and points on the right. */
export interface Contract {
  readonly id: ContractId
  readonly starting: boolean
  readonly cost: Bundle
  readonly reward: Bundle
  readonly vp: number
}

const starting = (id: ContractId, cost: Bundle, reward: Bundle, vp: number): Contract => ({ id, starting: true, cost, reward, vp })
const regular = (id: ContractId, cost: Bundle, reward: Bundle, vp: number): Contract => ({ id, starting: false, cost, reward, vp })

export const contracts: readonly Contract[] = [
  starting('contract-start-1', { camel: 1, pepper: 3 }, { move: 1 }, 1),
  starting('contract-start-2', { camel: 1, silk: 2 }, { coin: 5 }, 2),
  starting('contract-start-3', { camel: 1, gold: 1 }, { camel: 3 }, 1),
  starting('contract-start-4', { camel: 2, pepper: 1, silk: 1 }, { contract: 1 }, 3),
  starting('contract-start-5', { camel: 2, pepper: 1, gold: 1 }, { 'black-die': 1 }, 3),
  starting('contract-start-6', { camel: 2, silk: 1, gold: 1 }, { 'different-goods': 2 }, 3),
  starting('contract-start-7', { camel: 1, silk: 1, jade: 1 }, { camel: 2 }, 3),
  regular('contract-01', { camel: 1, pepper: 3 }, { coin: 3 }, 2),
  regular('contract-02', { camel: 1, pepper: 2, jade: 1 }, { camel: 3 }, 1),
  regular('contract-03', { camel: 1, pepper: 4 }, { move: 1 }, 2),
  regular('contract-04', { camel: 2, pepper: 2, silk: 1 }, { contract: 1 }, 3),
  regular('contract-05', { camel: 1, silk: 2, jade: 1 }, { 'any-good': 1 }, 3),
  regular('contract-06', { camel: 1, silk: 3 }, { jade: 1 }, 3),
  regular('contract-07', { camel: 1, jade: 3 }, { coin: 4 }, 3),
  regular('contract-08', { camel: 1, gold: 2 }, { coin: 3 }, 3),
  regular('contract-09', { camel: 2, pepper: 1, silk: 2 }, { 'black-die': 1 }, 2),
  regular('contract-10', { camel: 2, pepper: 2, gold: 1 }, { 'contract-from-city': 1 }, 3),
  regular('contract-11', { camel: 2, pepper: 3, silk: 1 }, { 'any-good': 1 }, 3),
  regular('contract-12', { camel: 2, pepper: 2, silk: 2 }, { 'black-die': 1 }, 3),
  regular('contract-13', { camel: 2, silk: 2, gold: 1 }, { move: 1 }, 3),
  regular('contract-14', { camel: 1, silk: 4 }, { move: 1 }, 3),
  regular('contract-15', { camel: 2, pepper: 3, gold: 1 }, { jade: 1 }, 3),
  regular('contract-16', { camel: 1, gold: 2, jade: 1 }, { contract: 1 }, 3),
  regular('contract-17', { camel: 2, pepper: 1, gold: 2 }, { 'black-die': 1 }, 3),
  regular('contract-18', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { jade: 2 }, 3),
  regular('contract-19', { camel: 3, pepper: 1, silk: 1, gold: 1 }, { move: 1 }, 3),
  regular('contract-20', { camel: 2, pepper: 4, jade: 1 }, { 'different-goods': 2 }, 3),
  regular('contract-21', { camel: 2, pepper: 1, silk: 3 }, { contract: 1 }, 3),
  regular('contract-22', { camel: 2, pepper: 2, gold: 1, jade: 1 }, { move: 2 }, 3),
  regular('contract-23', { camel: 3, pepper: 2, silk: 2 }, { 'different-goods': 2 }, 3),
  regular('contract-24', { camel: 2, silk: 1, jade: 3 }, { coin: 4 }, 3),
  regular('contract-25', { camel: 1, gold: 3 }, { 'any-good': 1 }, 3),
  regular('contract-26', { camel: 2, silk: 1, gold: 2 }, { move: 1 }, 3),
  regular('contract-27', { camel: 2, silk: 2, jade: 2 }, { 'contract-from-city': 1 }, 3),
  regular('contract-28', { camel: 3, pepper: 2, silk: 1, gold: 1 }, { coin: 5 }, 3),
  regular('contract-29', { camel: 2, pepper: 2, silk: 3 }, { 'black-die': 1 }, 3),
  regular('contract-30', { camel: 3, pepper: 1, silk: 1, gold: 1, jade: 1 }, { camel: 3, coin: 3 }, 3),
  regular('contract-31', { camel: 3, pepper: 1, silk: 1, gold: 1, jade: 1 }, { move: 2 }, 3),
  regular('contract-32', { camel: 2, pepper: 4, silk: 2 }, { 'any-good': 1, coin: 3 }, 3),
  regular('contract-33', { camel: 2, silk: 2, gold: 2 }, { move: 2 }, 4),
  regular('contract-34', { camel: 2, pepper: 3, gold: 2 }, { camel: 5 }, 3),
  regular('contract-35', { camel: 2, gold: 2, jade: 2 }, { 'any-good': 1 }, 4),
  regular('contract-36', { camel: 3, pepper: 2, silk: 2, gold: 1 }, { 'black-die': 1 }, 4),
  regular('contract-37', { camel: 1, gold: 4 }, { move: 2 }, 4),
  regular('contract-38', { camel: 2, pepper: 2, gold: 3 }, { 'different-goods': 2 }, 4),
  regular('contract-39', { camel: 2, silk: 3, gold: 2 }, { contract: 1 }, 6),
  regular('contract-40', { camel: 2, silk: 1, gold: 2, jade: 2 }, { 'contract-from-city': 1, coin: 3 }, 4),
  regular('contract-41', { camel: 2, silk: 2, gold: 2, jade: 1 }, { 'black-die': 1, camel: 2 }, 4),
  regular('contract-42', { camel: 2, silk: 2, gold: 3 }, { coin: 7 }, 5)
]
