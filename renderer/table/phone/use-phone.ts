/** Whether the table is too small to lie on the screen as a whole, so that its parts become tabs. */
import { readonly, shallowRef, type ShallowRef } from 'vue'

/** The theme's base.css and the screens round the table ask the same. */
const tooSmall = '(max-width: 820px), (orientation: portrait), (max-height: 480px)'

let phone: Readonly<ShallowRef<boolean>> | undefined

function follow(): Readonly<ShallowRef<boolean>> {
  const query = matchMedia(tooSmall)
  const small = shallowRef(query.matches)
  query.addEventListener('change', ({ matches }) => (small.value = matches))
  return readonly(small)
}

/** True while the screen is that small. It follows a device that is turned. */
export const usePhone = (): Readonly<ShallowRef<boolean>> => (phone ??= follow())
