/** Whether a media query holds, followed by all who ask for it. */
import { readonly, shallowRef, type ShallowRef } from 'vue'

const followed = new Map<string, Readonly<ShallowRef<boolean>>>()

/** True while the query matches; it follows a window that is resized and a device that is turned. */
export function useMedia(text: string): Readonly<ShallowRef<boolean>> {
  const known = followed.get(text)
  if (known) return known
  const query = matchMedia(text)
  const matches = shallowRef(query.matches)
  query.addEventListener('change', (now) => (matches.value = now.matches))
  const shared = readonly(matches)
  followed.set(text, shared)
  return shared
}

/** A screen with room for more than the table of 1280 by 720 enlarged: 1920 by 1080 and what comes near it. */
export const useWide = (): Readonly<ShallowRef<boolean>> =>
  useMedia('(min-width: 1600px) and (min-height: 860px) and (min-aspect-ratio: 3/2)')
