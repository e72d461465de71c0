/** A page that plays through its own stores, so that the device is handed over as fast as the host answers. */
import { expect, type Page } from '@playwright/test'
import { steer, type Hold } from '../../build/tools/page/stores'
import { randomChoice } from '../../shared/players/random'
import type { Source } from '../../shared/engine/chance'
import type { Seat, Viewer } from '../../shared/engine/rules'
import type { Game } from '../../shared/games/index'
import { secretsOf } from './secrets'
import { truthOf } from './truth'

/** WebSocket frames that a page has received. */
interface Heard {
  readonly heardFrames?: string[]
}

/** What a page waits for after a choice. */
export type Standing = 'curtain' | 'pass' | 'asked' | 'over'

export class Device {
  readonly page: Page
  readonly #folder: string
  readonly #pick: Source
  #stores: Hold

  private constructor(page: Page, folder: string, pick: Source, stores: Hold) {
    this.page = page
    this.#folder = folder
    this.#pick = pick
    this.#stores = stores
  }

  /** Opens the host's page and records every frame it receives from then on. Animations are off. */
  static async open(page: Page, address: string, folder: string, pick: Source): Promise<Device> {
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heardFrames: heard })
      window.WebSocket = class extends WebSocket {
        constructor(...words: ConstructorParameters<typeof WebSocket>) {
          super(...words)
          this.addEventListener('message', ({ data }) => heard.push(String(data)))
        }
      }
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Caravanserai' })).toBeVisible()
    const stores = await steer(page)
    await stores.evaluate((all) => all.get('settings').change({ speed: 0 }))
    return new Device(page, folder, pick, stores)
  }

  /** Opens a new table at which every seat plays at this device. */
  async sitDown({ rules, colours }: Game, names: readonly string[], options: object): Promise<Standing> {
    const seats = names.map((name, i) => ({ name, colour: colours[i], by: 'here' }))
    await this.#stores.evaluate(
      async (all, [game, chosen, people]) => {
        const made = await all.get('tables').setUp(game, chosen, people)
        if (made.ok) await all.get('screens').openTable(made.value.table)
      },
      [rules.id, options, seats] as const
    )
    return this.standing()
  }

  /** The seat that sits at the device, or that the curtain waits for. */
  async seat(): Promise<Seat> {
    const seat = await this.#stores.evaluate((all) => all.get('table').curtain ?? all.get('table').seat)
    if (seat === null) throw new Error('nobody sits at this device')
    return seat
  }

  /** Makes a random choice for the seat that sits here, from its own view. */
  async choose(): Promise<Standing> {
    const seat = await this.seat()
    const { game, match } = truthOf(this.#folder)
    const choice = randomChoice(game.rules, game.rules.view(match.state, seat), seat, this.#pick)
    const refused = await this.#stores.evaluate((all, made) => all.get('table').choose(made), choice)
    expect(refused, JSON.stringify(choice)).toBeUndefined()
    return this.standing()
  }

  /** Puts a text into the store where the page keeps the hint of its table. */
  hint(words: string): Promise<void> {
    return this.#stores.evaluate((all, text) => {
      all.get('table').hint = text
    }, words)
  }

  /** Takes hold of the page again after a reload. */
  async again(): Promise<Standing> {
    this.#stores = await steer(this.page)
    return this.standing()
  }

  /** What the page waits for, once that differs from `before`. */
  async standing(before?: Standing): Promise<Standing> {
    const found = await this.page.waitForFunction(
      ([all, past]): Standing | undefined => {
        const { outcome, curtain, passTo, decision } = all.get('table')
        const now =
          outcome !== undefined
            ? 'over'
            : curtain !== undefined
              ? 'curtain'
              : passTo !== undefined
                ? 'pass'
                : decision && 'asked'
        return now === past ? undefined : now
      },
      [this.#stores, before] as const
    )
    return (await found.jsonValue()) ?? 'over'
  }

  /** Records a frame as if the host had sent it. */
  async hear(frame: object): Promise<void> {
    await this.page.evaluate(
      (text) => void (window as Window & Heard).heardFrames?.push(text),
      JSON.stringify(frame)
    )
  }

  /** The ids of pieces in the frames received since the last call that this viewer must not know. */
  async foreign(viewer: Viewer): Promise<string[]> {
    const sent = await this.page.evaluate(() => (window as Window & Heard).heardFrames?.splice(0) ?? [])
    const { game, match, log } = truthOf(this.#folder)
    const { rules } = game
    const told = log.flatMap(({ entry }) => entry.events.map((event) => rules.redact(event, viewer)))
    const known = JSON.stringify([rules.view(match.state, viewer), told])
    const { pieces } = secretsOf(rules.id)
    const may = new Set<string>(known.match(pieces) ?? [])
    const found = new Set<string>(sent.join('\n').match(pieces) ?? [])
    return [...found].filter((piece) => !may.has(piece))
  }
}
