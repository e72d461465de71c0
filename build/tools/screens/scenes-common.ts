/** Scenes that belong to no game: Home and what opens from it, the rules, and lists of other hosts. */
import type { GameResult, NetworkReport, SoloGame, TableInfo } from '../../../shared/protocol/messages'
import { press, type Scene, type Stage } from './stage'

const settings = ['Game', 'Sound', 'Look', 'Language', 'Network'].map((_, at): Scene => ({
  name: `settings-${at + 1}`,
  reach: async ({ page }) => {
    await press(page, 'Settings')
    await page.getByRole('dialog').getByRole('tab').nth(at).click()
  }
}))

const seats: TableInfo['seats'] = [
  { name: 'Bartholomäus', colour: 'blue', by: 'here', taken: true, present: true },
  { name: 'Mei', colour: 'red', by: 'lan', taken: true, present: true },
  { name: 'Traveller 3', colour: 'green', by: 'lan', taken: false, present: false }
]
const shared: TableInfo = {
  id: 'shared',
  game: 'voyages',
  status: 'gathering',
  seats,
  options: {},
  created: 0,
  updated: 0,
  choices: 0,
  waiting: [],
  share: { locked: false, spectators: true, password: false }
}
/** A table with a password, as shown to guests who have not entered it. */
export const hidden: TableInfo = {
  ...shared,
  id: 'hidden',
  seats: [],
  share: { locked: false, spectators: true, password: true }
}
/** More tables than the list shows at first. */
const many = [shared, hidden, ...Array.from({ length: 38 }, (_, i) => ({ ...shared, id: `more-${i}` }))]
const far = { port: 41270, ping: 7, via: ['mdns'] }
/** Hosts in the list: one with many tables, one with a single table, and one of another version. */
const hosts = [
  { ...far, host: 'a', name: 'Wohnzimmer', address: '192.168.1.20', app: '0.1.0', fits: true },
  { ...far, host: 'b', name: 'Salle à manger', address: '192.168.1.34', app: '0.1.0', fits: true },
  { ...far, host: 'c', name: 'Attic', address: '192.168.1.77', app: '9.0.0', fits: false }
].map((row, i) => ({ ...row, tables: i === 0 ? many : i === 1 ? [hidden] : [] }))

/** Forty saved tables, most of them finished. */
const saved = Array.from({ length: 40 }, (_, i): TableInfo => {
  const over = i % 10 !== 1
  const game = ['voyages', 'expedition', 'khan'][i % 3] ?? ''
  const { share: _share, ...table } = shared
  return {
    ...table,
    id: `saved-${i}`,
    game,
    updated: -i * 20 * 3_600_000,
    status: over ? 'over' : 'running',
    ...(over && i % 7 > 0 && { result: { totals: [61 - i, 48 + i, 55], won: [i < 6 ? 0 : 1] } }),
    ...(!over && { round: (i % 5) + 1 })
  }
})

const people = ['Bartholomäus', 'Mei', 'Annegret-Theodora Schröder', 'Yusuf', 'Jo', 'Charlotte', 'Ørjan']
/** Results for the standings: of three games, with shared wins, computer players, and tables that are gone. */
const results = Array.from({ length: 48 }, (_, i): GameResult => {
  const totals = [52 + ((i * 7) % 31), 49 + ((i * 11) % 29), 55 + ((i * 5) % 17), 40 + i]
  const count = 2 + (i % 3)
  const best = Math.max(...totals.slice(0, count))
  return {
    table: i % 3 === 0 ? `saved-${i}` : `gone-${i}`,
    game: saved[i % 5]?.game ?? '',
    at: Date.now() - i * 50 * 3_600_000,
    seats: totals.slice(0, count).map((total, seat) => ({
      name: seat === 3 ? 'Rustichello' : (people[(i * (seat + 1) + seat) % people.length] ?? ''),
      total,
      ...(total === best && { won: true as const }),
      ...(seat === 3 && { computer: true as const })
    }))
  }
})

const day = (i: number): string => new Date(Date.now() - i * 86_400_000).toISOString().slice(0, 10)
/** Solo games: of all games and levels, with characters of a module and of another game, and tables of the last days. */
const alone = Array.from({ length: 30 }, (_, i): SoloGame => {
  const game = ['voyages', 'khan', 'expedition'][i % 3] ?? ''
  const character = {
    voyages: ['berke-khan', 'new-characters/altan-ord', 'mercator-ex-tabriz-3p', 'kubilai-khan'][i % 4],
    khan: ['mongke-khan', 'isabella-donati', 'gantulga-od'][i % 5]
  }[game]
  return {
    table: `solo-${i}`,
    game,
    points: 40 + ((i * 13) % 47),
    won: i % 2 === 0,
    at: Date.now() - i * 3_600_000,
    players: 3,
    level: i % 12 === 9 ? 5 : 3,
    ...(character !== undefined && { character }),
    ...(i < 12 && { daily: day(Math.floor(i / 2)) })
  }
})

/** A report about a machine with a VPN, of which one of two announcements was received, and a host that refuses. */
const report: NetworkReport = {
  adapters: [
    { name: 'eth0', address: '192.168.1.20', vpn: false },
    { name: 'wg0', address: '10.8.0.2', vpn: true }
  ],
  heard: { mdns: true, beacon: false },
  reached: { address: '192.168.1.34:41270', ok: false, code: 'ECONNREFUSED' },
  firewall: 'sudo ufw allow 41270/tcp && sudo ufw allow 41271/udp && sudo ufw allow 5353/udp'
}

const views = ['summary', 'detail'] as const

/** From now on the page's requests of this type are answered with these games instead of those of the host. */
const answer = (
  stores: Stage['stores'],
  type: 'getRecords' | 'getResults',
  games: readonly (SoloGame | GameResult)[]
): Promise<void> =>
  stores.evaluate(
    (all, [type, games]) => {
      const connection = all.get('connection')
      const ask = connection.request
      connection.request = ((request) =>
        request.type === type ? Promise.resolve({ ok: true, value: { games } }) : ask(request)) as typeof ask
    },
    [type, games] as const
  )

/** All scenes; Home without a table comes first. */
export const commonScenes: readonly Scene[] = [
  { name: 'home', reach: () => Promise.resolve() },
  ...[false, true].map((unfolded): Scene => ({
    name: unfolded ? 'home-many-unfolded' : 'home-many',
    reach: ({ stores }) =>
      stores.evaluate(
        (all, [list, shows]) => {
          const tables = all.get('tables')
          const now = Date.now()
          tables.replace(list.map((table) => ({ ...table, updated: now + table.updated })))
          tables.showsFinished = shows
        },
        [saved, unfolded] as const
      )
  })),
  ...settings,
  { name: 'credits', reach: ({ page }) => press(page, /^Credits/) },
  ...[false, true].map((played): Scene => ({
    name: played ? 'solo-played' : 'solo',
    reach: async ({ page, stores }) => {
      if (played) await answer(stores, 'getRecords', alone)
      await stores.evaluate((all) => all.get('screens').show('solo'))
      await page
        .getByRole('button', { name: /^Position 1,/ })
        .last()
        .waitFor()
    }
  })),
  ...[undefined, 'The Voyages of Marco Polo'].map((game): Scene => ({
    name: game ? 'standings-game' : 'standings',
    reach: async ({ page, stores }) => {
      await answer(stores, 'getResults', results)
      await stores.evaluate((all, tables) => {
        all.get('tables').replace(tables)
        all.get('screens').show('standings')
      }, saved)
      await page.getByRole('button', { name: 'Mei', exact: true }).waitFor()
      if (!game) return
      await page.getByRole('radio', { name: game }).click()
      await page.getByRole('button', { name: 'Mei', exact: true }).click()
    }
  })),
  {
    name: 'join',
    reach: ({ stores }) => stores.evaluate((all) => all.get('screens').show('join'))
  },
  {
    name: 'join-found',
    reach: async ({ page, stores }) => {
      await stores.evaluate((all) => all.get('screens').show('join'))
      await page.getByRole('button', { name: 'Back' }).waitFor()
      await stores.evaluate((all, found) => void (all.get('lan').hosts = found), hosts)
      await page.getByRole('textbox').first().fill('not a code')
      await press(page, /^Connect/)
    }
  },
  {
    name: 'network',
    reach: async ({ page, stores }) => {
      await stores.evaluate((all, value) => {
        all.get('lan').check = () => Promise.resolve({ ok: true, value })
        all.get('screens').show('join')
      }, report)
      await press(page, /^Can.t see the game/)
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
    }
  },
  { name: 'rules', reach: ({ stores }) => stores.evaluate((all) => all.get('rules').show()) },
  ...views.map((view): Scene => ({
    name: `rules-${view}`,
    reach: ({ stores }) =>
      stores.evaluate((all, to) => {
        all.get('rules').setView(to)
        all.get('rules').show()
      }, view)
  })),
  {
    name: 'rules-search',
    reach: async ({ page, stores }) => {
      await stores.evaluate((all) => all.get('rules').show())
      await page.getByRole('searchbox').fill('camel')
    }
  }
]
