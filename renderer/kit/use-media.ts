/** Reactive media queries, each shared by all components that use it. */
import { readonly, shallowRef, type ShallowRef } from 'vue'

const queries = new Map<string, Readonly<ShallowRef<boolean>>>()

/** A ref that is true while the media query matches. */
export function useMedia(text: string): Readonly<ShallowRef<boolean>> {
  const known = queries.get(text)
  if (known) return known
  const query = matchMedia(text)
  const matches = shallowRef(query.matches)
  query.addEventListener('change', (now) => (matches.value = now.matches))
  const shared = readonly(matches)
  queries.set(text, shared)
  return shared
}

/** True on a screen of about 1920 by 1080 or larger, which has room for more than the enlarged 1280 by 720 table. */
export const useWide = (): Readonly<ShallowRef<boolean>> =>
  useMedia('(min-width: 1600px) and (min-height: 860px) and (min-aspect-ratio: 3/2)')
