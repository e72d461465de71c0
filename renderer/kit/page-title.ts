/**
 * `v-page-title` on a screen's main heading: the window, or the browser's tab, is named after it, so that somebody who is
 * elsewhere sees whose turn it is. With the modifier `focus`, a new screen takes the focus there if the last screen took
 * it with it.
 */
import type { Directive } from 'vue'
import { useWords } from '../words'

/** The headings on the page. The last one lies over the others, as the curtain's does. */
const headings: HTMLElement[] = []

function setTitle(): void {
  const { appName } = useWords()
  const text = headings.at(-1)?.textContent.trim() ?? ''
  document.title = text === '' || text === appName ? appName : `${text} · ${appName}`
}

export const vPageTitle: Directive<HTMLElement, undefined, 'focus'> = {
  mounted(heading, { modifiers }) {
    headings.push(heading)
    setTitle()
    if (!modifiers.focus || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  },
  updated: setTitle,
  unmounted(heading) {
    headings.splice(headings.indexOf(heading), 1)
    setTitle()
  }
}
