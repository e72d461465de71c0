/** Reads a page as a screen reader does: roles, accessible names and states, nothing else. */
import type { Page } from '@playwright/test'

/** One line of the accessibility tree. */
export interface Seen {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  readonly pressed: boolean
  readonly checked: boolean
  readonly selected: boolean
  /** True if it has the focus. Known only after a close look. */
  readonly active: boolean
  /** Names of the regions and groups around it, outermost first. */
  readonly within: readonly string[]
}

const line = /^(\s*)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[a-z=0-9-]+\])*)'?(?::.*)?$/

/** Everything with a role on the page, in order. A close look, which takes longer, also finds the focus. */
export async function look(page: Page, closely = false): Promise<Seen[]> {
  const seen = read(await page.locator('body').ariaSnapshot())
  const at = closely ? await focused(page, seen) : -1
  return seen.map((one, i) => (i === at ? { ...one, active: true } : one))
}

/** Parses the lines of an accessibility tree. */
function read(tree: string): Seen[] {
  const seen: Seen[] = []
  const path: { indent: number; name: string }[] = []
  for (const text of tree.split('\n')) {
    const found = line.exec(text)
    if (!found) continue
    const [, space = '', role = '', quoted = '', states = ''] = found
    const name = quoted.replace(/\\(.)/g, '$1').replace(/''/g, "'")
    while ((path[path.length - 1]?.indent ?? -1) >= space.length) path.pop()
    seen.push({
      role,
      name,
      disabled: states.includes('[disabled]'),
      pressed: states.includes('[pressed]'),
      checked: states.includes('[checked]'),
      selected: states.includes('[selected]'),
      active: states.includes('[active]'),
      within: path.map((outer) => outer.name).filter((outer) => outer !== '')
    })
    path.push({ indent: space.length, name })
  }
  return seen
}

/** The focused thing without its surroundings; undefined if a screen reader would not announce it. */
export async function announced(page: Page): Promise<Seen | undefined> {
  const focus = page.locator(':focus')
  if ((await focus.count()) === 0) return undefined
  const [one] = read(await focus.ariaSnapshot({ mode: 'ai' }))
  return one?.active ? one : undefined
}

/** The index of the focused thing in `seen`; -1 if a screen reader would not announce it. */
async function focused(page: Page, seen: readonly Seen[]): Promise<number> {
  const one = await announced(page)
  if (!one) return -1
  const { role, name } = one
  const alike = [...seen.keys()].filter((i) => seen[i]?.role === role && seen[i]?.name === name)
  if (alike.length < 2) return alike[0] ?? -1
  const those = page.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true })
  return alike[await those.evaluateAll((all) => all.findIndex((each) => each.matches(':focus')))] ?? -1
}

/** What a person sees on the page at one moment. */
export class Glance {
  readonly seen: readonly Seen[]
  constructor(seen: readonly Seen[]) {
    this.seen = seen
  }

  /** Names of the enabled buttons that match. */
  buttons(pattern: RegExp, within?: string): string[] {
    return this.seen
      .filter(
        ({ role, name, disabled, within: round }) =>
          role === 'button' &&
          !disabled &&
          pattern.test(name) &&
          (within === undefined || round.includes(within))
      )
      .map(({ name }) => name)
  }

  /** Names of things with this role. */
  names(role: string, pattern = /./): string[] {
    return this.seen.filter((one) => one.role === role && pattern.test(one.name)).map(({ name }) => name)
  }

  /** True if something of this role and name is on the page. */
  has(role: string, name: string | RegExp): boolean {
    return this.seen.some(
      (one) => one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name))
    )
  }
}
