// A table opened from a training position: undo goes back to the position and no further.

import { afterEach, expect, test } from 'vitest'
import { fileOf, positionsOf, trainingGames } from '../../renderer/features/solo/training'
import { quick } from '../../shared/engine/chance'
import { gameById, games } from '../../shared/games'
import { solved } from '../../shared/players/solve'
import { positionOf } from '../lib/positions'
import { giveInterfaces, interfaces } from '../renderer/interfaces'
import { cleanUp, newRig } from './rig'

giveInterfaces(interfaces)
afterEach(cleanUp)

const names = ['Anna', 'Ben', 'Carla', 'David']

test('undo stops where the position begins, also after a restart', async () => {
  const rig = await newRig({ games, source: () => quick(1) })
  const all = await Promise.all(trainingGames.map(positionsOf))
  for (const position of all.flatMap((ofGame) => ofGame.slice(0, 5))) {
    const { state } = positionOf(position)
    const rules = gameById(position.game)?.rules
    const [first] = (rules && solved(rules, state, position.seat, 20_000)?.best.path) ?? []
    const { seat } = position
    const client = rig.client()
    const text = await fileOf(position, names)
    const { table } = await client.get({ type: 'importTable', name: 'position.caravan', text })
    const opened = await client.get({ type: 'openTable', table })
    expect(opened.undo).toEqual({ barrier: 'nothing' })
    for (const one of opened.table.seats.keys()) {
      await client.get({ type: 'takeOver', seat: one, secrets: true })
      expect((await client.refused({ type: 'undo', seat: one })).code).toBe('undo-nothing')
    }

    expect(await client.play(seat, first)).toMatchObject({ ok: true })
    await rig.again()
    const later = rig.client()
    expect((await later.get({ type: 'openTable', table })).undo).toEqual({ seat, choices: 1 })
    await later.get({ type: 'takeOver', seat, secrets: true })
    await later.get({ type: 'undo', seat })
    const back = await later.get({ type: 'openTable', table })
    expect([back.undo, back.view]).toEqual([{ barrier: 'nothing' }, opened.view])
  }
})

test('a solved position is no record of a game against the computers that sit on the other seats', async () => {
  const rig = await newRig({ games, source: () => quick(1) })
  const client = rig.client()
  for (const id of trainingGames) {
    const [position] = await positionsOf(id)
    const rules = gameById(id)?.rules
    if (!position || !rules) throw new Error(id)
    const text = await fileOf(position, names)
    const { table } = await client.get({ type: 'importTable', name: 'position.caravan', text })
    for (const seat of Array.from({ length: position.players }, (_, at) => at))
      if (seat !== position.seat) await client.get({ type: 'setSeat', table, seat, by: 'bot' })
    expect((await client.get({ type: 'openTable', table })).own).toEqual([position.seat])
    for (const choice of solved(rules, positionOf(position).state, position.seat, 20_000)?.best.path ?? [])
      expect(await client.play(position.seat, choice)).toMatchObject({ ok: true })
    expect((await client.get({ type: 'openTable', table })).table.status).toBe('over')
  }
  expect(await client.get({ type: 'getRecords' })).toEqual({ games: [] })
})
