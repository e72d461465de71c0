/** The clock of the ending scene: the current step, its progress, and the keys that skip ahead. Runs while mounted. */
import { computed, onBeforeUnmount, onMounted, ref, type ComputedRef, type Ref } from 'vue'
import { isHeldKey } from '../../kit/flights/use-fast-forward'
import { useSettings } from '../../stores/settings'
import type { EndStep } from './ending-steps'

interface EndingClock {
  readonly at: Ref<number>
  /** The elapsed share of the step's time, from 0 to 1. */
  readonly share: Ref<number>
  readonly step: ComputedRef<EndStep | undefined>
  readonly isLast: ComputedRef<boolean>
  /** Goes to the beginning of a step. */
  readonly go: (to: number) => void
  /** Goes to the last step; from there it ends the scene. */
  readonly skip: () => void
}

/** `done` is called when the scene is over. */
export function useEndingClock(steps: ComputedRef<readonly EndStep[]>, done: () => void): EndingClock {
  const settings = useSettings()
  const at = ref(0)
  const share = ref(0)
  const step = computed(() => steps.value[at.value])
  const isLast = computed(() => at.value === steps.value.length - 1)
  let frame = 0
  let began = 0

  function run(now: number): void {
    const { speed } = settings.settings
    const lasts = (step.value?.lasts ?? 0) / (speed || 1)
    began ||= now
    share.value = Math.min(1, (now - began) / lasts)
    if (share.value >= 1) {
      if (isLast.value) return done()
      go(at.value + 1)
    }
    frame = requestAnimationFrame(run)
  }

  function go(to: number): void {
    at.value = Math.min(to, steps.value.length - 1)
    share.value = 0
    began = 0
  }

  function skip(): void {
    if (isLast.value) done()
    else go(steps.value.length - 1)
  }

  function onKeydown(event: KeyboardEvent): void {
    if (isHeldKey(event) || event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
    // A dialog that has opened over the scene keeps its keys.
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]'))
      return
    // On a button it presses that button.
    if (event.key === 'Enter' && !event.repeat && event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    event.stopPropagation()
    if (event.repeat) return
    if (event.key === ' ' && !isLast.value) go(at.value + 1)
    else skip()
  }

  onMounted(() => {
    frame = requestAnimationFrame(run)
    window.addEventListener('keydown', onKeydown, { capture: true })
  })
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', onKeydown, { capture: true })
  })
  return { at, share, step, isLast, go, skip }
}
