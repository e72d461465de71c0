/**
 * The device is handed over again and again, and the page never holds another seat's secrets (T-19): not in a text,
 * attribute, tooltip, title or picture, not in the accessibility tree, the stores, or anything the host has sent.
 * `HANDOVERS=1000` searches that many hand-overs, split into several tests with games of their own, because what the
 * runner records makes a long test slower and slower.
 */
import { expect, test, type Page } from '@playwright/test'
import { seeded } from '../../shared/engine/chance'
import { gameById, type Game } from '../../shared/games/index'
import { someOf } from './draw'
import { Device, type Standing } from './handovers'
import { newFolder, startHost, type RunningHost } from './host'
import { SecretSearch } from './secret-search'
import { secretsOf } from './secrets'
import { truthOf } from './truth'

const wanted = Number(process.env['HANDOVERS'] ?? 20)
const longest = 125
test.setTimeout(Math.max(120_000, Math.min(wanted, longest) * 5000))
// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off' })

const names = ['Marco', 'Niccolo', 'Matteo', 'Lorenzo']
const folder = newFolder()
let host: RunningHost

test.afterEach(() => host.stop())
test.afterAll(() => folder.remove())

/** A game to play, with the set-up that hides the most. */
interface Played {
  readonly game: Game
  readonly options: object
}
function played(id: string, options: object): Played {
  const game = gameById(id)
  if (!game) throw new Error(`there is no ${id}`)
  return { game, options }
}

/** The viewer and keeper of a page while the device is between two people. */
const nobody = { viewer: 'public', keeper: 'public' } as const

/** Plays games at one device and searches the page for secrets at every hand-over. */
class HandoverRun {
  handOvers = 0
  readonly secretSearch: SecretSearch
  readonly #device: Device
  readonly #page: Page
  #sitting: number | undefined
  /** Whose secrets the page may show. */
  #keeper: number | 'public' = 'public'

  constructor(device: Device) {
    this.#device = device
    this.#page = device.page
    this.secretSearch = new SecretSearch(device.page, folder.path)
  }

  /** Plays tables of this game until the device was handed over so often. */
  async play({ game, options }: Played, times: number): Promise<void> {
    while (this.handOvers < times) {
      let now = await this.#device.sitDown(game, names, options)
      this.#sitting = undefined
      this.#keeper = 'public'
      while (now !== 'over' && this.handOvers < times) now = await this.#step(game, now)
    }
  }

  /** Does the next thing: raises the curtain, passes the device on, or makes a choice. */
  async #step({ secrecy }: Game, now: Standing): Promise<Standing> {
    const seat = await this.#device.seat()
    if (now === 'curtain') {
      await this.#expectClean('public', 'public')
      await this.#page.getByRole('button', { name: /^I am .*: show me$/ }).click()
      const next = await this.#device.standing(now)
      this.#keeper = seat
      await this.#expectClean(seat, seat)
      this.#countHandOver(seat)
      return next
    }
    if (now === 'pass') {
      await this.#page.getByRole('button', { name: /^Pass to/ }).click()
      return this.#device.standing(now)
    }
    if (secrecy === 'peek' && seat !== this.#sitting) {
      await this.#expectClean('public', 'public')
      await this.#peek(seat)
      this.#countHandOver(seat)
    }
    const next = await this.#device.choose()
    expect(await this.#device.foreign(this.#keeper), 'in what the host sent').toEqual([])
    if (secrecy === 'peek') this.#keeper = 'public'
    return next
  }

  #countHandOver(seat: number): void {
    this.#sitting = seat
    this.handOvers++
  }

  async #expectClean(viewer: number | 'public', keeper: number | 'public'): Promise<void> {
    await this.secretSearch.search({ viewer, keeper })
    expect(await this.#device.foreign(keeper), 'in what the host sent').toEqual([])
  }

  /** Peeks at the own secrets; after the release they are gone again. */
  async #peek(seat: number): Promise<void> {
    const button = this.#page.getByRole('button', { name: /peek/i })
    if ((await button.count()) === 0) return
    await button.hover()
    await this.#page.mouse.down()
    await this.#expectClean('public', seat)
    await this.#page.mouse.up()
    await this.#expectClean('public', 'public')
  }
}

const tables = [
  played('expedition', {}),
  played('voyages', { characters: 'draft', goals: 'draft', cityBonuses: 'random' })
]
const someTables = someOf('hand-overs', tables)

for (const one of tables)
  for (let before = 0; before < wanted; before += longest) {
    const times = Math.min(longest, wanted - before)
    test(
      `${one.game.rules.id}: hand-overs ${before + 1} to ${before + times} give no secret away`,
      someTables(one),
      async ({ page }) => {
        const run = before / longest
        host = await startHost(folder.path, 61 + run)
        const device = await Device.open(page, host.url(), folder.path, seeded(7 + run))
        const games = new HandoverRun(device)
        await games.play(one, times)
        expect(games.handOvers).toBe(times)
        expect(games.secretSearch.detectable).toBeGreaterThan(times)
        console.log(
          `${one.game.rules.id}: ${games.handOvers} hand-overs, ${games.secretSearch.detectable} secrets that would have been found`
        )
      }
    )
  }

/** Ways in which a page could hold a secret; each is planted by hand. */
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

test('a secret that is planted into the page is found, wherever it is', async ({ page }) => {
  host = await startHost(folder.path, 61)
  const device = await Device.open(page, host.url(), folder.path, seeded(7))
  const { game, options } = played('expedition', {})
  await device.sitDown(game, names, options)
  const secretSearch = new SecretSearch(page, folder.path)
  const secrets = secretsOf(game.rules.id)
  const { state } = truthOf(folder.path).match
  const allowed = secrets.allowed(state, 'public')
  const hidden = secrets
    .hidden(state)
    .flat()
    .find((id) => !allowed.includes(id))
  if (hidden === undefined) throw new Error('this table has no hidden piece')
  const ways: typeof leaks = { ...leaks, store: (_page: Page, word: string) => device.hint(word) }
  for (const [way, leak] of Object.entries(ways)) {
    await secretSearch.search(nobody)
    await leak(page, secrets.spoken(hidden), hidden)
    await expect(secretSearch.search(nobody), way).rejects.toThrow(hidden)
    await page.reload()
    await device.again()
  }
  expect(await device.foreign('public')).toEqual([])
  const drawn = `${hidden}-1`
  await device.hear({ push: { type: 'update', entry: { events: [{ type: 'cardDrawn', card: drawn }] } } })
  expect(await device.foreign('public')).toEqual([drawn])
})
