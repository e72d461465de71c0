// The host is killed in mid-game and restarted: everybody is back at the same table without typing anything.

import { join } from 'node:path'
import { protocolVersion } from '../../shared/protocol/messages'
import { afterEach, expect, test } from 'vitest'
import { gameById } from '../../shared/games/index'
import type { LanState } from '../../shared/protocol/messages'
import { page } from './party'
import { calm, playFirst } from './moves'
import { cleanUp, newFolder } from './rig'
import { endAll, startServe, type Served } from './served'
import { cookieOf, openGuest, openWire, type Wire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

function lanPort({ first }: Served): number {
  const { lan } = first as Served['first'] & { readonly lan: LanState }
  if (!lan.open) throw new Error('the LAN is closed')
  return lan.port
}

/** Plays the first legal choice of the first seat that has a decision; each seat has its own client. */
async function playOn(wires: readonly Wire[], table: string, choices: number): Promise<void> {
  const game = gameById('voyages')
  for (let i = 0; i < choices; i++) {
    const { decisions } = (await wires[0]?.get({ type: 'openTable', table })) ?? { decisions: [] }
    const wire = wires[decisions[0]?.seat ?? -1]
    if (!wire || !game) throw new Error('no seat has a decision to make')
    expect(await playFirst(wire, game, table)).toMatchObject({ ok: true })
  }
}

test('a host that was killed and restarted has the same port, the same seats and the same game', async () => {
  const folder = join(newFolder(), 'saves')
  const words = ['--folder', folder, '--renderer', page(), '--name', 'Den']
  const lan = ['--lan', '--lan-address', '127.0.0.1', '--lan-port', '0']
  const served = await startServe(...words, ...lan)
  const cookie = await cookieOf(served.first.url)
  const local = calm(await openWire(served.first.port, cookie))
  const seats = ['red', 'blue', 'green'].map((colour, seat) => ({
    name: `Seat ${seat}`,
    colour,
    by: seat === 0 ? ('here' as const) : ('lan' as const)
  }))
  const { table } = await local.get({ type: 'gatherTable', game: 'voyages', options: {}, seats })
  await local.get({ type: 'shareTable', table, share: { locked: false, spectators: false } })
  const port = lanPort(served)
  const guests: Wire[] = []
  const tokens: string[] = []
  for (const seat of [1, 2]) {
    const wire = calm(await openGuest(port))
    await wire.ask({ type: 'openTable', table })
    tokens.push((await wire.get({ type: 'claimSeat', seat, name: `Guest ${seat}` })).token)
    guests.push(wire)
  }
  await local.get({ type: 'beginTable', table })
  await playOn([local, ...guests], table, 8)
  await local.get({ type: 'say', text: 'before' })
  const before = await guests[0]?.get({ type: 'takeOver', seat: 1, secrets: true })
  expect(await served.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
  for (const wire of guests) await wire.closed

  const again = await startServe(...words, ...lan)
  expect(lanPort(again)).toBe(port)
  const back: Wire[] = []
  for (const [at, token] of tokens.entries()) {
    const wire = calm(await openGuest(port))
    expect(await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })).toMatchObject({
      host: { name: 'Den' }
    })
    const { own } = await wire.enter(table, { [at + 1]: token })
    expect(own).toEqual([at + 1])
    back.push(wire)
  }
  const after = await back[0]?.get({ type: 'takeOver', seat: 1, secrets: true })
  expect([after?.view, after?.log, after?.next]).toEqual([before?.view, before?.log, before?.next])
  // The host's own page is let in by its cookie.
  const here = calm(await openWire(again.first.port, cookie))
  expect((await here.get({ type: 'openTable', table })).own).toEqual([0])
  await playOn([here, ...back], table, 8)
  const stranger = await openGuest(port)
  expect((await stranger.refused({ type: 'openTable', table })).code).toBe('no-spectators')
  const output = [served, again].map((one) => one.output().out + one.output().err).join()
  for (const token of tokens) expect(output.includes(token)).toBe(false)
  expect(await again.end('SIGTERM')).toEqual({ code: 0, signal: null })
}, 60_000)
