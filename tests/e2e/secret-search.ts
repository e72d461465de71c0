/**
 * Checks that a page holds no secret that its viewer may not know (T-19). The host's own file says what the page may hold:
 * its view and log must equal the viewer's exactly; and outside the log, which tells what happened openly, it may name
 * or draw only what lies open or belongs to the viewer.
 */
import { expect, type Page } from '@playwright/test'
import type { Viewer } from '../../shared/engine/rules'
import { scan, type Found } from './page-scan'
import { secretsOf, type Secrets } from './secrets'
import { truthOf } from './truth'

export { spokenCard as spoken } from './secrets'

/** When a page is searched: behind the curtain, during a turn, or before the device is passed on. */
export type Moment = 'curtain' | 'turn' | 'pass'

/**
 * `viewer`: whose view the page has. `keeper`: whose secrets it may show; a peek shows a seat's own over the public
 * view.
 */
export interface Eyes {
  readonly viewer: Viewer
  readonly keeper: Viewer
}

export class SecretSearch {
  /** How many searches were made, by moment. */
  readonly looks: Record<Moment, number> = { curtain: 0, turn: 0, pass: 0 }
  /** Hidden pieces of other seats of which no equal one was allowed on the page: each would have been found. */
  detectable = 0
  readonly #page: Page
  readonly #folder: string

  constructor(page: Page, folder: string) {
    this.#page = page
    this.#folder = folder
  }

  /** Searches the page. `name` sits at the device; behind a curtain no seat's hand may be on the page. */
  async look(moment: Moment, name: string): Promise<void> {
    const truth = truthOf(this.#folder)
    const seat = truth.header.seats.findIndex((person) => person.name === name)
    const viewer: Viewer = moment === 'curtain' ? 'public' : seat
    await this.search({ viewer, keeper: viewer }, truth)
    this.looks[moment]++
  }

  /** Searches the page for what these eyes may not see. */
  async search({ viewer, keeper }: Eyes, truth = truthOf(this.#folder)): Promise<void> {
    const { game, match, log } = truth
    const { state } = match
    const secrets = secretsOf(game.rules.id)
    const view: unknown = game.rules.view(state, viewer)
    const allowed = secrets.allowed(state, keeper)
    // A search that misses what lies open would miss what is hidden, too.
    const open = keeper === viewer ? secrets.open(state) : allowed
    let found: Found | undefined
    await expect
      .poll(async () => {
        found = await scan(this.#page, secrets.sought)
        return { view: found.view, unseen: missing(open, found.outside) }
      })
      .toEqual({ view, unseen: [] })
    const page = found ?? (await scan(this.#page, secrets.sought))

    const tail = (page.log as readonly { readonly number: number }[])[0]?.number ?? log.length
    const told = log.slice(tail).map(({ entry, undone }, i) => ({
      number: tail + i,
      seat: entry.seat,
      events: entry.events.map((event) => game.rules.redact(event, viewer)),
      ...(undone && { undone })
    }))
    expect(page.log).toEqual(told)

    expect(missing(page.outside, allowed), 'outside the log').toEqual([])
    expect(missing(page.inStores, allowed), 'in the stores').toEqual([])
    expect(missing(page.inLog, JSON.stringify(told).match(secrets.inEvents) ?? []), 'in the log').toEqual([])
    await this.#listen(secrets, page.recap ? [...allowed, ...page.inLog] : allowed)

    this.detectable += secrets
      .hidden(state)
      .flatMap((pieces, at) => (at === keeper ? [] : pieces))
      .filter((piece) => !allowed.includes(piece)).length
  }

  /** Expects that the accessibility tree outside the log names only what is allowed. */
  async #listen({ sought, spoken }: Secrets, allowed: readonly string[]): Promise<void> {
    const tree = withoutLog(await this.#page.locator('body').ariaSnapshot()).toLowerCase()
    const heard = sought.map(({ id }) => id).filter((id) => tree.includes(spoken(id).toLowerCase()))
    expect(missing(heard, allowed), 'in the accessibility tree').toEqual([])
  }
}

/** The elements of the first list that are not in the second. */
const missing = (of: readonly string[], from: readonly string[]): string[] =>
  of.filter((one) => !from.includes(one))

/** The accessibility tree without the log and its descendants. */
function withoutLog(tree: string): string {
  let depth: number | undefined
  const indent = (line: string): number => line.search(/\S/)
  return tree
    .split('\n')
    .filter((line) => {
      if (depth !== undefined && indent(line) > depth) return false
      depth = /^\s*- log\b/.test(line) ? indent(line) : undefined
      return depth === undefined
    })
    .join('\n')
}
