/** Reads a page as a screen reader does: roles, accessible names and states, nothing else. */
import type { ElementHandle, Locator, Page } from '@playwright/test'
import type { PageReader, Seen } from './page-reader'
import { pageScript } from './page-script'

export type { Seen } from './page-reader'

/** A button of a page, as HTML or in a drawing. */
export type Button = ElementHandle<HTMLElement | SVGElement>

interface WithReader {
  readonly caravanReader?: { readonly pageReader: PageReader }
}

/** Everything with a role on the page, in order. */
export const look = async (page: Page): Promise<Seen[]> => JSON.parse(await ask(page, 'look')) as Seen[]

/** The focused thing without its surroundings; undefined if a screen reader would not announce it. */
export const announced = async (page: Page): Promise<Seen | undefined> =>
  (JSON.parse(await ask(page, 'focused')) as Seen | null) ?? undefined

/** Asks the reader in the page, which is put there first if the document is new. */
async function ask(page: Page, what: 'look' | 'focused'): Promise<string> {
  const answer = await page.evaluate(
    (question) => (window as Window & WithReader).caravanReader?.pageReader[question](),
    what
  )
  if (answer !== undefined) return answer
  await page.evaluate(await pageScript('page-reader.ts', 'caravanReader'))
  return ask(page, what)
}

/**
 * The place of the first button of this name among what was seen; -1 without one. One in the log, which only shows what a
 * line speaks of, counts if there is no other.
 */
function buttonAt({ seen }: Glance, name: string): number {
  const first = (where: (one: Seen) => boolean): number =>
    seen.findIndex((one) => one.role === 'button' && one.name === name && where(one))
  const outside = first(({ within }) => !within.includes('Log'))
  return outside < 0 ? first(() => true) : outside
}

/** Milliseconds to wait for a button that was seen and has gone. */
const comesBack = 15_000

/**
 * The first button of this name that the last look at the page saw; if it has gone, the first that there is now, or
 * undefined without one. Known elements are found at once, while a search by role and name goes through the whole page.
 */
export async function buttonSeen(page: Page, glance: Glance, name: string): Promise<Button | undefined> {
  const handle = await page.evaluateHandle(
    ([at, called]) => (window as Window & WithReader).caravanReader?.pageReader.element(at, called) ?? null,
    [buttonAt(glance, name), name] as const
  )
  const known = handle.asElement()
  if (known) return known as Button
  const button = buttonNamed(page, name)
  await button.waitFor({ state: 'attached', timeout: comesBack }).catch(() => undefined)
  return (await button.count()) > 0 ? await button.elementHandle() : undefined
}

/** The middle of the first button of this name that the last look saw, if it is enabled and nothing lies over it there. */
export const middleOf = (
  page: Page,
  glance: Glance,
  name: string
): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(
    ([at, called]) => (window as Window & WithReader).caravanReader?.pageReader.middle(at, called) ?? null,
    [buttonAt(glance, name), name] as const
  )

/** The first button of this name, looked for in the whole page. */
export const buttonNamed = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first()

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
