/**
 * The device changes hands again and again, and nothing of another seat's secrets comes along (T-19): not in a text,
 * attribute, tooltip, title or picture, not in the accessibility tree, the stores, or anything the host has sent.
 * `HANDOVERS=1000` looks as often as that instead, in evenings of their own games: what the runner keeps of each look
 * makes a long test ever slower.
 */
import { expect, test, type Page } from '@playwright/test'
import { seeded } from '../../shared/engine/chance'
import { gameById, type Game } from '../../shared/games/index'
import { Device, type Standing } from './handovers'
import { newFolder, startHost, type RunningHost } from './host'
import { Lookout } from './lookout'
import { secretsOf } from './secrets'
import { truthOf } from './truth'

const wanted = Number(process.env['HANDOVERS'] ?? 20)
const longest = 125
test.setTimeout(Math.max(120_000, Math.min(wanted, longest) * 5000))
// A trace of some thousand looks is slower than the game; what was played is in the host's own file.
test.use({ trace: 'off' })

const names = ['Marco', 'Niccolo', 'Matteo', 'Lorenzo']
const folder = newFolder()
let host: RunningHost

test.afterEach(() => host.stop())
test.afterAll(() => folder.remove())

/** The game that is played: the set-ups that hide the most. */
interface Played {
  readonly game: Game
  readonly options: object
}
function played(id: string, options: object): Played {
  const game = gameById(id)
  if (!game) throw new Error(`there is no ${id}`)
  return { game, options }
}

/** The device lies between two people. */
const nobody = { viewer: 'public', keeper: 'public' } as const

class Evening {
  handOvers = 0
  readonly lookout: Lookout
  readonly #device: Device
  readonly #page: Page
  #sitting: number | undefined
  /** Whose secrets are open on the page. */
  #keeper: number | 'public' = 'public'

  constructor(device: Device) {
    this.#device = device
    this.#page = device.page
    this.lookout = new Lookout(device.page, folder.path)
  }

  /** Plays tables of this game until the device has changed hands so often. */
  async play({ game, options }: Played, times: number): Promise<void> {
    while (this.handOvers < times) {
      let now = await this.#device.sitDown(game, names, options)
      this.#sitting = undefined
      this.#keeper = 'public'
      while (now !== 'over' && this.handOvers < times) now = await this.#step(game, now)
    }
  }

  /** One thing that people do: raise a curtain, pass the device on, or choose. */
  async #step({ secrecy }: Game, now: Standing): Promise<Standing> {
    const seat = await this.#device.seat()
    if (now === 'curtain') {
      await this.#calm('public', 'public')
      await this.#page.getByRole('button', { name: /^I am .*: show me$/ }).click()
      const next = await this.#device.standing(now)
      this.#keeper = seat
      await this.#calm(seat, seat)
      this.#changed(seat)
      return next
    }
    if (now === 'pass') {
      await this.#page.getByRole('button', { name: /^Pass to/ }).click()
      return this.#device.standing(now)
    }
    if (secrecy === 'peek' && seat !== this.#sitting) {
      await this.#calm('public', 'public')
      await this.#peek(seat)
      this.#changed(seat)
    }
    const next = await this.#device.choose()
    expect(await this.#device.foreign(this.#keeper), 'in what the host sent').toEqual([])
    if (secrecy === 'peek') this.#keeper = 'public'
    return next
  }

  #changed(seat: number): void {
    this.#sitting = seat
    this.handOvers++
  }

  async #calm(viewer: number | 'public', keeper: number | 'public'): Promise<void> {
    await this.lookout.search({ viewer, keeper })
    expect(await this.#device.foreign(keeper), 'in what the host sent').toEqual([])
  }

  /** Holds a look at the own secrets; afterwards they are gone again. */
  async #peek(seat: number): Promise<void> {
    const button = this.#page.getByRole('button', { name: /peek/i })
    if ((await button.count()) === 0) return
    await button.hover()
    await this.#page.mouse.down()
    await this.#calm('public', seat)
    await this.#page.mouse.up()
    await this.#calm('public', 'public')
  }
}

for (const one of [
  played('expedition', {}),
  played('voyages', { characters: 'draft', goals: 'draft', cityBonuses: 'random' })
])
  for (let before = 0; before < wanted; before += longest) {
    const times = Math.min(longest, wanted - before)
    test(`${one.game.rules.id}: ${times} hand-overs after ${before} give nothing away`, async ({ page }) => {
      const evenings = before / longest
      host = await startHost(folder.path, 61 + evenings)
      const device = await Device.open(page, host.url(), folder.path, seeded(7 + evenings))
      const evening = new Evening(device)
      await evening.play(one, times)
      expect(evening.handOvers).toBe(times)
      expect(evening.lookout.telling).toBeGreaterThan(times)
      console.log(
        `${one.game.rules.id}: ${evening.handOvers} hand-overs, ${evening.lookout.telling} secrets that would have told`
      )
    })
  }

/** Ways in which a page could hold a secret, each of them put there by hand. */
const leaks: Readonly<Record<string, (page: Page, word: string, id: string) => Promise<unknown>>> = {
  text: (page, word) => page.evaluate((text) => document.body.append(text), word),
  tooltip: (page, word) => page.evaluate((text) => void (document.body.title = text), word),
  title: (page, word) => page.evaluate((text) => void (document.title = text), word),
  label: (page, word) =>
    page.evaluate((text) => {
      const sign = document.body.appendChild(document.createElement('i'))
      sign.role = 'img'
      sign.ariaLabel = text
    }, word),
  attribute: (page, _word, id) => page.evaluate((text) => void (document.body.dataset['piece'] = text), id),
  drawing: (page, _word, id) =>
    page.evaluate((text) => {
      document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg')).id = text
    }, id)
}

test('a secret that is put into the page is found, wherever it is', async ({ page }) => {
  host = await startHost(folder.path, 61)
  const device = await Device.open(page, host.url(), folder.path, seeded(7))
  const { game, options } = played('expedition', {})
  await device.sitDown(game, names, options)
  const lookout = new Lookout(page, folder.path)
  const secrets = secretsOf(game.rules.id)
  const { state } = truthOf(folder.path).match
  const allowed = secrets.allowed(state, 'public')
  const hidden = secrets
    .hidden(state)
    .flat()
    .find((id) => !allowed.includes(id))
  if (hidden === undefined) throw new Error('nothing hides at this table')
  const ways: typeof leaks = { ...leaks, store: (_page: Page, word: string) => device.hint(word) }
  for (const [way, leak] of Object.entries(ways)) {
    await lookout.search(nobody)
    await leak(page, secrets.spoken(hidden), hidden)
    await expect(lookout.search(nobody), way).rejects.toThrow(hidden)
    await page.reload()
    await device.again()
  }
  expect(await device.foreign('public')).toEqual([])
  const drawn = `${hidden}-1`
  await device.hear({ push: { type: 'update', entry: { events: [{ type: 'cardDrawn', card: drawn }] } } })
  expect(await device.foreign('public')).toEqual([drawn])
})
