/** Which camel the key for ballast means. */
import type { Facts } from './facts'
import type { MovePlan } from './move-plan'

/**
 * The player's camels as B and Shift+B drop ballast for them: first the chosen camel, else the first one that may, else the
 * first one, which says why not; then the other one, where there are two.
 */
export function ballastCamels(
  model: Pick<Facts, 'own' | 'refusal'> & { readonly movePlan: MovePlan }
): readonly number[] {
  const camels = model.own.value.camels.map((_, camel) => camel)
  const free = camels.find((camel) => !model.refusal({ type: 'ballast', camel }))
  const first = model.movePlan.camel.value ?? free ?? 0
  return [first, ...camels.filter((camel) => camel !== first)]
}
