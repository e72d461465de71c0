/**
 * Runs in the page: reads it as a screen reader does. Built to one script by `reader.ts`. Playwright's own snapshot says
 * the same, but takes about ten times as long, which was half of the time of a whole game.
 */
import { computeAccessibleName, getRole, isDisabled } from 'dom-accessibility-api'

/** One line of the accessibility tree. */
export interface Seen {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  readonly pressed: boolean
  readonly checked: boolean
  readonly selected: boolean
  /** True if it has the focus. */
  readonly active: boolean
  /** Names of the regions and groups around it, outermost first. */
  readonly within: readonly string[]
}

/** What this script leaves in the page. */
export interface PageReader {
  /** Everything with a role, in order, as JSON: Playwright takes longer to pass objects. */
  look(): string
  /** The focused thing without its surroundings, as JSON; "null" if a screen reader would not announce it. */
  focused(): string
  /** The element that was the index-th thing of the last look, if it is still there under this name. */
  element(index: number, name: string): Element | null
  /** The middle of that element, in pixels, if it is enabled and nothing lies over it there. */
  middle(index: number, name: string): { readonly x: number; readonly y: number } | null
}

/** Elements that are never shown themselves, though SVG gives their children a style. */
const undrawn = new Set(['defs', 'symbol', 'style', 'script', 'template', 'noscript', 'title', 'desc'])
/** Elements within which a header or footer is that of a part, not of the page. */
const parts = 'article, aside, main, nav, section'
/** Roles that say nothing. */
const silent = new Set(['generic', 'none', 'presentation', 'document'])

const isTrue = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === 'true'

/** Whether an element has no box, nor has what it holds. */
const isUndrawn = (element: Element): boolean =>
  undrawn.has(element.localName) ||
  (!element.checkVisibility() && getComputedStyle(element).display !== 'contents')

/** Whether an element is left out with all that it holds. */
const isLeftOut = (element: Element): boolean => isTrue(element, 'aria-hidden') || isUndrawn(element)

const isOff = (element: Element): boolean => isDisabled(element) || isTrue(element, 'aria-disabled')

const isSeen = (element: Element): boolean => getComputedStyle(element).visibility === 'visible'

/** The role and name; undefined where a screen reader says nothing of an element itself. */
function namedRole(element: Element): { readonly role: string; readonly name: string } | undefined {
  const role = getRole(element)
  if (role === null || silent.has(role)) return undefined
  const explicit = element.hasAttribute('role')
  // It opens what it stands above, which Playwright does not count as a button either.
  if (!explicit && element.localName === 'summary') return undefined
  if (!explicit && (role === 'banner' || role === 'contentinfo') && element.parentElement?.closest(parts))
    return undefined
  const name = computeAccessibleName(element).replace(/\s+/g, ' ').trim()
  if (!explicit && (role === 'region' || role === 'form') && name === '') return undefined
  return { role, name }
}

/** The line for an element; undefined where a screen reader says nothing of it itself. */
function lineOf(element: Element, within: readonly string[]): Seen | undefined {
  const said = namedRole(element)
  if (!said || !isSeen(element)) return undefined
  const { checked } = element as Partial<HTMLInputElement>
  return {
    ...said,
    disabled: isOff(element),
    pressed: isTrue(element, 'aria-pressed'),
    checked: checked ?? isTrue(element, 'aria-checked'),
    selected: isTrue(element, 'aria-selected') || (element as Partial<HTMLOptionElement>).selected === true,
    active: element === document.activeElement && element !== document.body,
    within
  }
}

let elements: Element[] = []

function look(): string {
  const seen: Seen[] = []
  elements = []
  const visit = (element: Element, within: readonly string[]): void => {
    if (isLeftOut(element)) return
    const line = lineOf(element, within)
    if (line) {
      seen.push(line)
      elements.push(element)
    }
    const inside = line && line.name !== '' ? [...within, line.name] : within
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) visit(child, inside)
  }
  visit(document.body, [])
  return JSON.stringify(seen)
}

function focused(): string {
  const element = document.activeElement
  const isAnnounced = element && element !== document.body && !element.closest('[aria-hidden="true"]')
  return JSON.stringify((isAnnounced && lineOf(element, [])) ?? null)
}

function element(index: number, name: string): Element | null {
  const known = elements[index]
  return known?.isConnected && namedRole(known)?.name === name ? known : null
}

const middle: PageReader['middle'] = (index, name) => {
  const known = element(index, name)
  if (!known || isOff(known)) return null
  const { left, top, width, height } = known.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return known.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

export const pageReader: PageReader = { look, focused, element, middle }
