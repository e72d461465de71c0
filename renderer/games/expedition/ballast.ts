/** Which camel the keys for ballast apply to. */
import type { Facts } from './facts'
import type { MovePlan } from './move-plan'

/**
 * The player's camels in the order of the keys B and Shift+B: first the chosen camel, else the first one that may drop
 * ballast, else the first one, whose refusal is then shown; then the other camel, if there are two.
 */
export function ballastCamels(
  model: Pick<Facts, 'own' | 'refusal'> & { readonly movePlan: MovePlan }
): readonly number[] {
  const camels = model.own.value.camels.map((_, camel) => camel)
  const free = camels.find((camel) => !model.refusal({ type: 'ballast', camel }))
  const first = model.movePlan.camel.value ?? free ?? 0
  return [first, ...camels.filter((camel) => camel !== first)]
}
