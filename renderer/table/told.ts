/** The lines of the log come a few with each frame: a whole round start at once would keep the page from drawing. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { frameDrawn } from './afterwards'
import { countLines, firstLines, type LogGroup } from './log-groups'

/** Lines of a frame. */
const few = 8
/** No growth takes more frames than this. */
const frames = 12

/** All `groups`, but what comes to their end when `log` grows comes by and by. Any other change is seen at once. */
export function toldOf(
  log: () => readonly unknown[],
  groups: () => readonly LogGroup[]
): ComputedRef<readonly LogGroup[]> {
  const told = shallowRef(Infinity)
  let open = true
  /** Counts up: an older growth stops where a newer one begins. */
  let growth = 0

  async function grow(step: number, mine: number): Promise<void> {
    for (;;) {
      await frameDrawn()
      if (!open || mine !== growth) return
      told.value += step
      if (told.value >= countLines(groups())) break
    }
    told.value = Infinity
  }

  watch(
    [log, groups] as const,
    ([entries, now], [earlier, before]) => {
      const had = Math.min(told.value, countLines(before))
      const more = countLines(now) - had
      growth++
      told.value = Infinity
      // With another filter the same log is read anew.
      if (entries === earlier || entries[0] !== earlier[0] || had === 0 || more <= few) return
      const step = Math.max(few, Math.ceil(more / frames))
      told.value = had + step
      void grow(step, growth)
    },
    { flush: 'sync' }
  )
  onScopeDispose(() => (open = false))
  return computed(() => (told.value === Infinity ? groups() : firstLines(groups(), told.value)))
}
