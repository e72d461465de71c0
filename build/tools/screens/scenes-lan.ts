/** The scenes of a game on several devices: the lobby on both sides, and requests that a host must answer. */
import { plainSeats } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { steer, type Hold } from '../page/stores'
import type { Position } from './positions'
import { hidden } from './scenes-common'
import { press, sit, type Scene, type Stage } from './stage'

type By = 'here' | 'bot' | 'lan'
interface Chair {
  readonly name: string
  readonly colour: string
  readonly by: By
}

/** All seats: the first is played here, the second by a bot, the others by `fill`, by default free for guests. */
const chairsOf = ({ colours, rules }: Game, fill: By = 'lan'): readonly Chair[] =>
  colours.slice(0, plainSeats(rules).max).map((colour, i) => ({
    name: `Traveller ${i + 1}`,
    colour,
    by: i === 0 ? 'here' : i === 1 ? 'bot' : fill
  }))

/** Opens a lobby with these seats. */
const openRoom = (stores: Hold, { rules }: Game, chairs: readonly Chair[]): Promise<void> =>
  stores.evaluate(
    async (all, [id, seats]) => {
      const made = await all.get('tables').setUp(id, {}, seats)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    },
    [rules.id, chairs] as const
  )

/** Opens the table to the LAN; resolves with the link for guests. */
async function share({ stores }: Stage): Promise<string> {
  await stores.evaluate((all) => all.get('room').share({ locked: false, spectators: true }))
  const link = await stores.evaluate((all) => {
    const { lan } = all.get('room')
    return lan.open ? lan.addresses[0]?.link : undefined
  })
  if (link === undefined) throw new Error('the table was not opened to the LAN')
  return link
}

/** Leaves the host's page and opens its list of tables as a guest from another machine. */
async function visit({ page }: Stage, link: string): Promise<Hold> {
  // Otherwise the page would return to the host's table.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link)
  const stores = await steer(page)
  await stores.evaluate((all) => all.get('settings').change({ speed: 0, motion: 'reduced', language: 'en' }))
  await page.getByRole('heading', { name: /^Tables on/ }).waitFor()
  return stores
}

/** All scenes; `turn` is a position of the game in which a seat must move. */
export function lanScenes(game: Game, turn: Position): readonly Scene[] {
  const named = (what: string): string => `${game.rules.id}-${what}`
  const room = (stage: Stage): Promise<void> => openRoom(stage.stores, game, chairsOf(game))
  /** A table with bots on all other seats, which begins at once. */
  const besideBots = async ({ page, stores }: Stage): Promise<void> => {
    await openRoom(stores, game, chairsOf(game, 'bot'))
    await page.getByRole('main', { name: 'Table', exact: true }).waitFor()
  }
  /** A running game whose second seat belongs to a guest who has disconnected, and is to move if they are `awaited`. */
  const deserted = async (stage: Stage, absentSince: number, awaited: boolean = false): Promise<void> => {
    await sit(stage, turn)
    await stage.stores.evaluate(
      (all, { since, toMove }) => {
        const table = all.get('table')
        const gone = { by: 'lan', taken: true, present: false, absentSince: since } as const
        const seats = table.info?.seats.map((seat, i) => (i === 1 ? { ...seat, ...gone } : seat))
        if (toMove) table.decisions = table.decisions.map((open) => ({ ...open, seat: 1 }))
        if (table.info && seats) table.info = { ...table.info, seats }
      },
      { since: absentSince, toMove: awaited }
    )
  }
  return [
    { name: named('lobby'), coloured: true, reach: room },
    {
      name: named('lobby-open'),
      reach: async (stage) => {
        await room(stage)
        await share(stage)
        await stage.stores.evaluate(async (all) => {
          for (const line of ['Salaam!', 'Are we all here? The dice are warm, and so is the tea.'])
            await all.get('room').say(line)
        })
      }
    },
    // The table is changed while a guest has taken its last seat.
    {
      name: named('lobby-change'),
      reach: async (stage) => {
        await room(stage)
        await stage.stores.evaluate((all) => {
          const table = all.get('table')
          const guest = { by: 'lan', taken: true, present: true, name: 'Shahrazad' } as const
          const seats = table.info?.seats.map((seat, i, { length }) =>
            i === length - 1 ? { ...seat, ...guest } : seat
          )
          if (table.info && seats) table.info = { ...table.info, seats }
        })
        await press(stage.page, 'Change the table')
      }
    },
    {
      name: named('rooms'),
      reach: async (stage) => {
        await room(stage)
        await visit(stage, await share(stage))
      }
    },
    {
      name: named('rooms-password'),
      reach: async (stage) => {
        await room(stage)
        const stores = await visit(stage, await share(stage))
        await stores.evaluate((all, table) => all.get('tables').replace([table]), {
          ...hidden,
          game: game.rules.id
        })
      }
    },
    // A machine whose network has only IPv6, and one without a network.
    ...[
      ['ipv6', ['fd12:3456:789a:1::20', '2001:db8:85a3:8d3:1319:8a2e:370:7348']] as const,
      ['nowhere', []] as const
    ].map(([what, addresses]): Scene => ({
      name: named(`lobby-${what}`),
      reach: async (stage) => {
        await room(stage)
        await share(stage)
        await stage.stores.evaluate(
          (all, places) => {
            const at = all.get('room')
            at.refreshLan = () => Promise.resolve()
            const addressRows = places.map((address) => ({
              address,
              code: '',
              link: `http://[${address}]:41270/`
            }))
            at.lan = { open: true, port: 41270, addresses: addressRows }
          },
          addresses as readonly string[]
        )
      }
    })),
    {
      name: named('lobby-guest'),
      reach: async (stage) => {
        await room(stage)
        await visit(stage, await share(stage))
        await press(stage.page, /^Enter the table of/)
        await press(stage.page, /^Sit here/)
      }
    },
    {
      name: named('password'),
      reach: async (stage) => {
        await room(stage)
        const stores = await visit(stage, await share(stage))
        await stores.evaluate((all) => {
          const refusal = { code: 'password-wrong', numbers: { left: 3 } }
          all.get('screens').password = { table: 'shared', refusal }
        })
      }
    },
    {
      name: named('invite'),
      reach: async (stage) => {
        await besideBots(stage)
        await share(stage)
        await stage.page.keyboard.press('p')
      }
    },
    {
      name: named('talk'),
      reach: async (stage) => {
        await besideBots(stage)
        await share(stage)
        await stage.stores.evaluate((all) => all.get('room').say('Salaam! Whose turn is it?'))
        await stage.page.keyboard.press('t')
        await stage.page.getByRole('dialog', { name: 'Talk' }).waitFor()
      }
    },
    { name: named('guest-gone'), reach: (stage) => deserted(stage, Date.now()) },
    {
      name: named('grace'),
      reach: async (stage) => {
        await deserted(stage, 1, true)
        await stage.page.getByRole('dialog').waitFor()
      }
    },
    {
      name: named('seat-asked'),
      reach: async (stage) => {
        await sit(stage, turn)
        await stage.stores.evaluate((all) => void (all.get('table').seatAsked = { ask: 1, seat: 0 }))
      }
    },
    {
      name: named('host-lost'),
      reach: async (stage) => {
        await sit(stage, turn)
        const away = { host: 'far', name: 'Wohnzimmer', state: 'lost' } as const
        await stage.stores.evaluate((all, lost) => void (all.get('connection').away = lost), away)
      }
    }
  ]
}
