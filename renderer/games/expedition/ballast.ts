/** Which camel the key for ballast means. */
import type { Facts } from './desk'
import type { Reach } from './reach'

/**
 * The own camels as B and Shift+B drop ballast for them: first the chosen camel, else the first one that may, else the
 * first one, which says why not; then the other one, where there are two.
 */
export function ballastCamels(
  desk: Pick<Facts, 'own' | 'refusal'> & { readonly reach: Reach }
): readonly number[] {
  const camels = desk.own.value.camels.map((_, camel) => camel)
  const free = camels.find((camel) => !desk.refusal({ type: 'ballast', camel }))
  const first = desk.reach.camel.value ?? free ?? 0
  return [first, ...camels.filter((camel) => camel !== first)]
}
