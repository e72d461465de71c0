/**
 * Sees to it that no page holds a secret that is not its viewer's (T-19). What the page may hold is known from the host's
 * own file: its view and its log must be the viewer's to the byte; and outside the log, which tells of what happened
 * openly, nothing may be named or drawn that lies neither open nor in the viewer's own keeping.
 */
import { expect, type Page } from '@playwright/test'
import type { Viewer } from '../../shared/engine/rules'
import { scan, type Found } from './page-scan'
import { secretsOf, type Secrets } from './secrets'
import { truthOf } from './truth'

export { spokenCard as spoken } from './secrets'

/** When a person at the table looks round. */
export type Moment = 'curtain' | 'turn' | 'pass'

/** Whose view the page has, and whose secrets may be on it: a peek holds a seat's own over everybody's view. */
export interface Eyes {
  readonly viewer: Viewer
  readonly keeper: Viewer
}

export class Lookout {
  /** How often was looked, by moment. */
  readonly looks: Record<Moment, number> = { curtain: 0, turn: 0, pass: 0 }
  /** Hidden pieces of other seats whose like lay nowhere open: each of them would have been noticed. */
  telling = 0
  readonly #page: Page
  readonly #folder: string

  constructor(page: Page, folder: string) {
    this.#page = page
    this.#folder = folder
  }

  /** Takes the page apart. `name` sits at the device; behind a curtain nobody's hand may be there. */
  async look(moment: Moment, name: string): Promise<void> {
    const truth = truthOf(this.#folder)
    const seat = truth.header.seats.findIndex((person) => person.name === name)
    const viewer: Viewer = moment === 'curtain' ? 'public' : seat
    await this.search({ viewer, keeper: viewer }, truth)
    this.looks[moment]++
  }

  /** Takes the page apart for these eyes. */
  async search({ viewer, keeper }: Eyes, truth = truthOf(this.#folder)): Promise<void> {
    const { game, match, log } = truth
    const { state } = match
    const secrets = secretsOf(game.rules.id)
    const view: unknown = game.rules.view(state, viewer)
    const allowed = secrets.allowed(state, keeper)
    // A look that does not find what lies open would not find what is hidden either.
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

    this.telling += secrets
      .hidden(state)
      .flatMap((pieces, at) => (at === keeper ? [] : pieces))
      .filter((piece) => !allowed.includes(piece)).length
  }

  /** The accessibility tree outside the log names nothing else. */
  async #listen({ sought, spoken }: Secrets, allowed: readonly string[]): Promise<void> {
    const tree = withoutLog(await this.#page.locator('body').ariaSnapshot()).toLowerCase()
    const heard = sought.map(({ id }) => id).filter((id) => tree.includes(spoken(id).toLowerCase()))
    expect(missing(heard, allowed), 'in the accessibility tree').toEqual([])
  }
}

/** What of the first list is not in the second. */
const missing = (of: readonly string[], from: readonly string[]): string[] =>
  of.filter((one) => !from.includes(one))

/** The tree without the log and all that is in it. */
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
