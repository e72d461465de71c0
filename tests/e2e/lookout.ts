/**
 * Sees to it that no page of Expedition holds a hand that is not its viewer's (T-19). What the page may hold is known
 * from the host's own file: its view and its log must be the viewer's to the byte; and outside the log, which tells of
 * cards taken and paid openly, no card may be named or drawn that lies neither open nor in the viewer's hand.
 */
import { expect, type Page } from '@playwright/test'
import type { Viewer } from '../../shared/engine/rules'
import { kindOf, kinds, type CardKind, type State } from '../../shared/games/expedition/types'
import { scan, type Found, type Sought } from './page-scan'
import { truthOf } from './truth'

/** A card as it is called at the table. */
export const spoken = (kind: CardKind): string => {
  const [figure = '', colour = ''] = kind.split('-')
  return `${colour} ${figure === 'driver' ? 'camel driver' : figure}`
}
/** A card by its name, by its id, and by its picture: the ground's colour and, behind it, the figure. */
const sought: readonly Sought[] = kinds.map((kind) => {
  const [figure = '', colour = ''] = kind.split('-')
  return {
    id: kind,
    words: [
      `\\b${spoken(kind)}\\b`,
      `\\b${kind}\\b`,
      `xcard__colour--${colour}(?:(?!xcard__colour--)[^])*?#e-${figure}"`
    ]
  }
})
const cardId = /\b(?:oil|spices|silk|fruit|driver)-(?:yellow|blue|red|green|violet)(?=-\d)/g

/** When a person at the table looks round. */
export type Moment = 'curtain' | 'turn' | 'parting'

export class Lookout {
  /** How often was looked, by moment. */
  readonly looks: Record<Moment, number> = { curtain: 0, turn: 0, parting: 0 }
  /** Hidden cards of other seats whose like lay nowhere open: each of them would have been noticed. */
  telling = 0
  readonly #page: Page
  readonly #folder: string

  constructor(page: Page, folder: string) {
    this.#page = page
    this.#folder = folder
  }

  /** Takes the page apart. `name` sits at the device; behind a curtain nobody's hand may be there. */
  async look(moment: Moment, name: string): Promise<void> {
    const { header, game, match, log } = truthOf(this.#folder)
    const state = match.state as State
    const seat = header.seats.findIndex((person) => person.name === name)
    const viewer: Viewer = moment === 'curtain' ? 'public' : seat
    const view: unknown = game.rules.view(match.state, viewer)
    // A look that does not find what lies open would not find what is hidden either.
    const open = [...new Set(state.display.map(kindOf))]
    let found: Found | undefined
    await expect
      .poll(async () => {
        found = await scan(this.#page, sought)
        return { view: found.view, unseen: missing(open, found.outside) }
      })
      .toEqual({ view, unseen: [] })
    const page = found ?? (await scan(this.#page, sought))

    const tail = (page.log as readonly { readonly number: number }[])[0]?.number ?? log.length
    const told = log.slice(tail).map(({ entry, undone }, i) => ({
      number: tail + i,
      seat: entry.seat,
      events: entry.events.map((event) => game.rules.redact(event, viewer)),
      ...(undone && { undone })
    }))
    expect(page.log).toEqual(told)

    const own = typeof viewer === 'number' ? state.seats[viewer] : undefined
    const shown = [state.display, state.discards.slice(-1), own?.hand.cards, own?.tray.cards]
    const allowed = shown.flatMap((cards) => (cards ?? []).map(kindOf))
    expect(missing(page.outside, allowed), 'outside the log').toEqual([])
    expect(missing(page.inStores, allowed), 'in the stores').toEqual([])
    expect(missing(page.inLog, JSON.stringify(told).match(cardId) ?? []), 'in the log').toEqual([])
    await this.#listen(allowed)

    this.telling += state.seats
      .flatMap(({ hand, tray }, at) => (at === viewer ? [] : [...(hand.cards ?? []), ...(tray.cards ?? [])]))
      .filter((card) => !allowed.includes(kindOf(card))).length
    this.looks[moment]++
  }

  /** The accessibility tree outside the log names no other card. */
  async #listen(allowed: readonly CardKind[]): Promise<void> {
    const tree = withoutLog(await this.#page.locator('body').ariaSnapshot()).toLowerCase()
    const heard = kinds.filter((kind) => tree.includes(spoken(kind)))
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
