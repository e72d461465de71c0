/** The scenes of a game, the same for all games: the form, every kind of task, overlays of the table, the end. */
import { games, type Game } from '../../../shared/games'
import { lanScenes } from './scenes-lan'
import { positionsOf } from './positions'
import { bring, sit, type Scene, type Stage } from './stage'

/** Overlays of the table, and the keys that open them. */
const over: readonly (readonly [name: string, key: string])[] = [
  ['people', 'p'],
  ['log', 'l'],
  ['shortcuts', '?'],
  ['refusal', 'e']
]
/** Games in which a key opens a rival's board over the table; in the others the strip beside the table shows it all. */
const withRivalBoards: ReadonlySet<string> = new Set(['voyages', 'khan'])
/** Games with a guided first round. */
const withGuide: ReadonlySet<string> = new Set(['expedition', 'khan', 'voyages'])
/** How often "next" is pressed in the guide before a shot; the last number is more than any guide needs. */
const guideSteps = { first: 0, third: 2, end: 60 } as const

/** The most time that a hint or the analysis of a game takes on a busy machine, in milliseconds. */
const mostToThink = 180_000

/** Scenes of Home with tables in different states, and with the menu of one. */
function homeScenes(game: Game, asked: readonly { readonly name: string; readonly text: string }[]): Scene[] {
  const named = (what: string): string => `${game.rules.id}-home${what}`
  const fill = async (stage: Stage): Promise<void> => {
    for (const position of asked.slice(0, 3)) {
      await bring(stage, position)
      await stage.stores.evaluate((all) => all.get('screens').goHome())
    }
    await stage.page.getByRole('heading', { name: 'Caravanserai' }).waitFor()
    await stage.stores.evaluate(async (all) => {
      const tables = all.get('tables')
      await tables.refresh()
      const damage = { code: 'file-damaged' }
      const [first] = tables.sorted
      if (!first) return
      const broken = { ...first, id: 'broken', status: 'damaged', seats: [], waiting: [], damage } as const
      tables.replace([...tables.sorted, broken])
    })
  }
  const openMenu = async (stage: Stage): Promise<void> => {
    await fill(stage)
    await stage.page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    // It is fetched when it is first opened.
    await stage.page.getByRole('menu').waitFor()
  }
  return [
    { name: named(''), reach: fill },
    { name: named('-menu'), reach: openMenu },
    {
      name: named('-delete'),
      reach: async (stage) => {
        await openMenu(stage)
        await stage.page.getByRole('menuitem').last().click()
      }
    }
  ]
}

/** All scenes of a game. */
export function scenesOf(game: Game): readonly Scene[] {
  const { rules } = game
  const { asked, begun, ends } = positionsOf(game)
  const [first] = asked
  const [end] = ends
  if (!first || !end) throw new Error(`nothing was asked in ${rules.id}`)
  const turn = asked.find(({ name }) => name === 'turn') ?? first
  const named = (what: string): string => `${rules.id}-${what}`
  const openForm = async ({ page, stores }: Stage, onLan: boolean): Promise<void> => {
    await stores.evaluate((all, lan) => all.get('screens').openNewTable(lan), onLan)
    await page.getByRole('radiogroup').first().getByRole('radio').nth(games.indexOf(game)).click()
  }
  return [
    ...homeScenes(game, asked),
    { name: named('new'), reach: (stage) => openForm(stage, false) },
    {
      // Some options only exist for the fewest players: this is the longest form.
      name: named('new-few'),
      reach: async (stage) => {
        await openForm(stage, false)
        await stage.page.getByRole('radiogroup').nth(1).getByRole('radio').first().click()
      }
    },
    { name: named('host'), reach: (stage) => openForm(stage, true) },
    ...lanScenes(game, turn),
    ...asked.map((position): Scene => ({
      name: named(position.name),
      ...(position === turn && { coloured: true as const }),
      reach: (stage) => sit(stage, position)
    })),
    ...(game.secrecy === 'curtain'
      ? [
          { name: named('curtain'), reach: (stage: Stage) => bring(stage, turn) },
          {
            name: named('pass-device'),
            reach: async (stage: Stage) => {
              await sit(stage, turn)
              await stage.stores.evaluate(async (all) => {
                const table = all.get('table')
                for (let i = 0; i < 12 && table.passTo === undefined && table.choices; i++)
                  await table.choose(table.choices.nth(table.choices.count() - 1))
              })
              await stage.page.getByRole('button', { name: /^Pass to/ }).waitFor()
            }
          }
        ]
      : []),
    ...[...over, ...(withRivalBoards.has(rules.id) ? [['rival', 'Shift+Digit1'] as const] : [])].map(
      ([name, key]): Scene => ({
        name: named(name),
        reach: async (stage) => {
          await sit(stage, name === 'refusal' ? begun : turn)
          await stage.page.keyboard.press(key)
        }
      })
    ),
    {
      name: named('hint'),
      reach: async (stage) => {
        await sit(stage, turn)
        await stage.page.keyboard.press('i')
        await stage.page
          .getByRole('region', { name: 'Hint' })
          .getByRole('listitem')
          .first()
          .waitFor({ timeout: mostToThink })
      }
    },
    {
      name: named('analysis'),
      reach: async (stage) => {
        await bring(stage, end)
        await stage.page.getByRole('tab', { name: 'Analysis' }).click()
        await stage.page
          .getByRole('tabpanel', { name: 'Analysis' })
          .getByRole('table')
          .waitFor({ timeout: mostToThink })
      }
    },
    {
      name: named('rules-over-table'),
      reach: async (stage) => {
        await sit(stage, turn)
        await stage.stores.evaluate((all) => all.get('rules').open())
      }
    },
    {
      name: named('rules'),
      reach: ({ stores }) =>
        stores.evaluate((all, id) => {
          all.get('rules').show()
          all.get('rules').go({ game: id })
        }, rules.id)
    },
    ...Object.entries(withGuide.has(rules.id) ? guideSteps : {}).map(([name, steps]): Scene => ({
      name: named(`guide-${name}`),
      reach: async ({ page, stores }) => {
        await stores.evaluate(async (all, id) => {
          await all.get('guide').start(id)
        }, rules.id)
        await page.getByRole('main', { name: 'Table', exact: true }).waitFor()
        await stores.evaluate(async (all, count) => {
          const table = all.get('table')
          if (table.curtain !== undefined) await table.raiseCurtain()
          for (let i = 0; i < count && all.get('guide').step; i++) all.get('guide').next()
        }, steps)
        await page.waitForTimeout(150)
      }
    })),
    ...(['Home', 'PageDown', 'End'] as const).map((key): Scene => ({
      name: named(`replay-${key.toLowerCase()}`),
      reach: async ({ page, stores }) => {
        await stores.evaluate((all, file) => all.get('replay-opener').openFile(file), end)
        await page.getByRole('slider').first().waitFor()
        for (let i = 0; i < 8; i++) await page.keyboard.press(key)
      }
    })),
    ...ends.flatMap((one) =>
      [0, 1, 2].map((at): Scene => ({
        name: named(`${one.name}-${at + 1}`),
        ...((at === 0 || one === end) && { coloured: true as const }),
        reach: async (stage) => {
          await bring(stage, one)
          await stage.page.getByRole('tab').nth(at).click()
        }
      }))
    )
  ]
}
