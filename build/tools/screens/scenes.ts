/** Every screen and state people can come to, and how to get there from a fresh page: in English, by names and stores. */
import type { Page } from 'playwright-core'
import { games, type Game } from '../../../shared/games'
import { steer, type Hold } from '../page/stores'
import { positionsOf, type Position } from './positions'

/** A page at a host's Home, with hands on its stores. */
export interface Stage {
  readonly page: Page
  readonly stores: Hold
}

/** One screen in one state. */
export interface Scene {
  readonly name: string
  /** Looked at in the simulations of colour vision as well: seats and goods must be told apart here. */
  readonly coloured?: true
  reach(stage: Stage): Promise<void>
}

/** Loads the host's Home anew, in English, with nothing moving. */
export async function atHome(page: Page, address: string): Promise<Stage> {
  await page.evaluate(() => {
    // A page that has not been anywhere yet keeps nothing.
    if (location.protocol.startsWith('http')) sessionStorage.clear()
  })
  await page.goto(address)
  const stores = await steer(page)
  await stores.evaluate((all) =>
    all.get('settings').change({ speed: 0, motion: 'reduced', language: 'en', theme: 'day', textSize: 100 })
  )
  await page.getByRole('heading', { name: 'Caravanserai' }).waitFor()
  return { page, stores }
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Opens a game file as a table of this host. */
async function bring({ page, stores }: Stage, { name, text }: Position): Promise<void> {
  await stores.evaluate(
    async (all, [file, content]) => {
      const made = await all.get('tables').bring(file, content)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    },
    [`${name}.caravan`, text] as const
  )
  await page.locator('main').first().waitFor()
}

/** A table in this position, its curtain raised. */
async function sit(stage: Stage, position: Position): Promise<void> {
  await bring(stage, position)
  await stage.page.getByRole('main', { name: 'Table' }).waitFor()
  await stage.stores.evaluate(async (all) => {
    const table = all.get('table')
    if (table.curtain !== undefined) await table.raiseCurtain()
  })
  await stage.page.waitForTimeout(150)
}

const settings = ['Game', 'Sound', 'Look', 'Language'].map((_, at): Scene => ({
  name: `settings-${at + 1}`,
  reach: async ({ page }) => {
    await press(page, 'Settings')
    await page.getByRole('dialog').getByRole('tab').nth(at).click()
  }
}))

/** Scenes that belong to no game. */
const common: readonly Scene[] = [
  { name: 'home', reach: () => Promise.resolve() },
  ...settings,
  { name: 'credits', reach: ({ page }) => press(page, /^Credits/) },
  {
    name: 'join',
    reach: ({ stores }) => stores.evaluate((all) => all.get('screens').show('join'))
  },
  {
    name: 'network',
    reach: async ({ page, stores }) => {
      await stores.evaluate((all) => all.get('screens').show('join'))
      await press(page, /^Can.t see the game/)
      await page.getByRole('dialog').waitFor()
    }
  },
  { name: 'rules', reach: ({ stores }) => stores.evaluate((all) => all.get('rules').show()) }
]

/** What lies over a table. */
const over: readonly (readonly [name: string, key: string])[] = [
  ['people', 'p'],
  ['log', 'l'],
  ['shortcuts', '?'],
  ['rival', 'Shift+Digit1'],
  ['refusal', 'e']
]

function scenesOf(game: Game): readonly Scene[] {
  const { rules, colours } = game
  const { asked, over: end } = positionsOf(game)
  const [first] = asked
  if (!first) throw new Error(`nothing was asked in ${rules.id}`)
  const turn = asked.find(({ name }) => name === 'turn') ?? first
  const named = (what: string): string => `${rules.id}-${what}`
  const openForm = async ({ page, stores }: Stage, onLan: boolean): Promise<void> => {
    await stores.evaluate((all, lan) => all.get('screens').plan(lan), onLan)
    await page.getByRole('radiogroup').first().getByRole('radio').nth(games.indexOf(game)).click()
  }
  const people = colours.slice(0, rules.seats.max).map((colour, i) => ({
    name: `Traveller ${i + 1}`,
    colour,
    by: i === 0 ? 'here' : i === 1 ? 'bot' : 'lan'
  }))
  return [
    { name: named('new'), reach: (stage) => openForm(stage, false) },
    { name: named('host'), reach: (stage) => openForm(stage, true) },
    {
      name: named('lobby'),
      coloured: true,
      reach: ({ stores }) =>
        stores.evaluate(
          async (all, [id, seats]) => {
            const made = await all.get('tables').setOut(id, {}, seats)
            if (made.ok) await all.get('screens').openTable(made.value.table)
          },
          [rules.id, people] as const
        )
    },
    ...asked.map((position): Scene => ({
      name: named(position.name),
      ...(position === turn && { coloured: true as const }),
      reach: (stage) => sit(stage, position)
    })),
    ...(game.secrecy === 'curtain'
      ? [{ name: named('curtain'), reach: (stage: Stage) => bring(stage, turn) }]
      : []),
    ...over.map(([name, key]): Scene => ({
      name: named(name),
      reach: async (stage) => {
        await sit(stage, turn)
        await stage.page.keyboard.press(key)
      }
    })),
    {
      name: named('rules-over-table'),
      reach: async (stage) => {
        await sit(stage, turn)
        await stage.stores.evaluate((all) => all.get('rules').open())
      }
    },
    {
      name: named('replay'),
      reach: async ({ page, stores }) => {
        await stores.evaluate((all, file) => all.get('replay-door').openFile(file), end)
        await page.getByRole('slider').first().waitFor()
        await page.keyboard.press('End')
      }
    },
    ...[0, 1, 2].map((at): Scene => ({
      name: named(`end-${at + 1}`),
      ...(at === 0 && { coloured: true as const }),
      reach: async (stage) => {
        await bring(stage, end)
        await stage.page.getByRole('tab').nth(at).click()
      }
    }))
  ]
}

/** All scenes. */
export const scenes = (): readonly Scene[] => [...common, ...games.flatMap(scenesOf)]
