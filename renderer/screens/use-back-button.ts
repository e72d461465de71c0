/**
 * The browser's back button (on a phone also a gesture that is easily made by mistake) steps out of what is open instead
 * of leaving the page: it closes a dialog, follows the trail of the rules back, or leads to the list of tables.
 */
import { computed, onBeforeUnmount, onMounted, watch } from 'vue'
import { dialogCount, isCovered } from '../kit/dialogs'
import { useReplayOpener } from '../stores/replay'
import { useRules } from '../stores/rules'
import { useScreens } from '../stores/screens'

/**
 * What an entry of the browser's history stores. While something can be stepped out of, the current entry is `inside`,
 * and the one before it is not: going back to that one is the press of the button.
 */
interface Entry {
  readonly inside: boolean
}

const entry = (): Entry | null => history.state as Entry | null
const mark = (inside: boolean): void => history.replaceState({ inside } satisfies Entry, '')

/** Listens to the button while the calling component is mounted. */
export function useBackButton(): void {
  const screens = useScreens()
  const rules = useRules()
  const replays = useReplayOpener()
  /** Something is open: the list of tables alone is not. */
  const isInside = computed(
    () => screens.ready && (!['home', 'rooms'].includes(screens.screen) || rules.sheet || isCovered())
  )

  function enter(): void {
    if (!isInside.value || entry()?.inside) return
    mark(false)
    history.pushState({ inside: true } satisfies Entry, '')
  }

  function stepOutOfRules(leave: () => void): void {
    if (rules.trail.length > 0) rules.back()
    else leave()
  }

  /** Closes the dialog on top as Escape does. What cannot be closed, such as a curtain, is left with its table. */
  function closeDialog(): void {
    const before = dialogCount()
    const top = document.activeElement ?? document.body
    top.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    setTimeout(() => {
      if (dialogCount() >= before) void screens.goHome()
    })
  }

  function stepOut(): void {
    if (isCovered()) closeDialog()
    else if (rules.sheet) stepOutOfRules(rules.close)
    else if (screens.screen === 'rules') stepOutOfRules(rules.leave)
    else if (screens.screen === 'replay') void replays.close()
    else if (screens.screen === 'change') screens.show('lobby')
    else void screens.goHome()
  }

  function went(): void {
    // Without a mark the address was changed by hand or by a link, which others listen to.
    if (!entry()) return mark(isInside.value)
    if (entry()?.inside || !isInside.value) return
    stepOut()
    // Once what was closed is gone, so that the next press is not used up by it.
    setTimeout(enter)
  }

  watch(isInside, (inside) => (inside ? enter() : mark(false)), { flush: 'post' })
  onMounted(() => {
    enter()
    window.addEventListener('popstate', went)
  })
  onBeforeUnmount(() => window.removeEventListener('popstate', went))
}
