import { afterEach, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import type { Request } from '../../shared/protocol/messages'
import { cleanUp, linesOf, newRig, toyTable } from './rig'
import { toyTurns, type ToyState } from './toy'

afterEach(cleanUp)

const take = (n: number): object => ({ type: 'take', n })
const pass = { type: 'pass' }

test('anything that is not a request is refused as malformed, and the table goes on', async () => {
  const rig = await newRig()
  const client = rig.client()
  await toyTable(client)
  const seat = { type: 'choose', command: 'x', seat: 0, decision: 0, choices: [] }
  for (const message of [undefined, null, 7, 'x', [], {}, { type: 'nothing' }, { type: 'hello' }, seat]) {
    expect((await client.refused(message)).code).toBe('malformed')
  }
  expect((await client.refused({ type: 'openTable', table: '../settings' })).code).toBe('malformed')
  expect(await client.play(0, take(1))).toMatchObject({ ok: true })
})

test('hello with another protocol version is refused, and so is everything after it', async () => {
  const rig = await newRig()
  const client = rig.client()
  expect(await client.get({ type: 'hello', protocol: 3, app: '0.1.0' })).toMatchObject({ protocol: 3 })
  expect(await client.refused({ type: 'hello', protocol: 1, app: '9.9.9' })).toEqual({
    code: 'protocol-differs',
    numbers: {
      host: 3,
      client: 1,
      hostApp: project.version,
      clientApp: '9.9.9',
      id: rig.host.id,
      name: rig.host.name
    }
  })
  expect((await client.refused({ type: 'listTables' })).code).toBe('protocol-differs')
  await client.get({ type: 'hello', protocol: 3, app: '0.1.0' })
  expect(await client.get({ type: 'listTables' })).toEqual({ tables: [] })
})

test('a whole game is listed, played and over, and everybody is told that it is over', async () => {
  const rig = await newRig()
  const [client, other] = [rig.client(), rig.client()]
  const { table, snapshot } = await toyTable(client)
  expect(snapshot.table).toMatchObject({ id: table, status: 'running', round: 1, waiting: [0], choices: 2 })
  for (let turn = 0; turn < toyTurns; turn++) {
    expect(await client.play(turn % 2, take(2))).toMatchObject({ ok: true })
    expect(await client.play(turn % 2, pass)).toMatchObject({ ok: true })
  }
  const told = (await other.pushes()).findLast(({ type }) => type === 'tables')
  expect(told).toMatchObject({ tables: [{ id: table, status: 'over' }] })
  const { tables } = await client.get({ type: 'listTables' })
  expect(tables).toMatchObject([{ id: table, status: 'over', waiting: [], choices: 2 + 2 * toyTurns }])
  expect(
    (await client.refused({ type: 'choose', command: 'late', seat: 0, decision: 0, choices: [pass] })).code
  ).toMatch(/table-over|not-your-seat/)
})

test('choices are accepted only for the seat that was taken over', async () => {
  const client = (await newRig()).client()
  const choose = { type: 'choose', command: 'a', seat: 0, decision: 2, choices: [take(1)] }
  expect((await client.refused(choose)).code).toBe('no-table')
  await toyTable(client)
  expect(await client.refused(choose)).toEqual({ code: 'not-your-seat', numbers: { seat: 0 } })
  await client.get({ type: 'takeOver', seat: 1, secrets: true })
  expect((await client.refused(choose)).code).toBe('not-your-seat')
  expect((await client.refused({ ...choose, seat: 1 })).code).toBe('not-asked')
  for (const type of ['takeOver', 'undo', 'peek'])
    expect(
      (await client.refused({ type, seat: 5, ...(type === 'takeOver' && { secrets: true }) })).code
    ).toBe('not-your-seat')
})

test('an answer to a former decision is refused as stale; ids change only with the seat’s own decision', async () => {
  const client = (await newRig()).client()
  const { snapshot } = await toyTable(client, { fresh: true })
  expect(snapshot.decisions).toEqual([
    { seat: 0, id: 0, task: 'pledge' },
    { seat: 1, id: 0, task: 'pledge' }
  ])
  await client.play(1, { type: 'pledge', value: 9 })
  const now = await client.get({ type: 'takeOver', seat: 0, secrets: true })
  expect(now.decisions).toEqual([{ seat: 0, id: 0, task: 'pledge' }])
  await client.play(0, { type: 'pledge', value: 8 })
  const { decisions } = await client.get({ type: 'takeOver', seat: 0, secrets: true })
  expect(decisions).toEqual([{ seat: 0, id: 2, task: 'turn' }])
  const stale = { type: 'choose', command: 's', seat: 0, decision: 0, choices: [take(1)] }
  expect(await client.refused(stale)).toEqual({ code: 'stale-decision', numbers: { decision: 0, now: 2 } })
})

test('decision ids survive a restart: an answer from before never matches another position', async () => {
  const rig = await newRig()
  let client = rig.client()
  const { table } = await toyTable(client)
  const { decisions } = await client.get({ type: 'takeOver', seat: 0, secrets: true })
  const before = decisions[0]?.id ?? -1
  const choose = { type: 'choose', command: 'lost', seat: 0, decision: before, choices: [take(1)] }
  await client.ask(choose)
  await rig.again()
  client = rig.client()
  await client.get({ type: 'openTable', table })
  await client.get({ type: 'takeOver', seat: 0, secrets: true })
  expect((await client.refused(choose)).code).toBe('stale-decision')
})

test('a repeated command is played once; another command with the same id counts as a different one', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  await client.get({ type: 'takeOver', seat: 0, secrets: true })
  const choose: Extract<Request, { type: 'choose' }> = {
    type: 'choose',
    command: 'same',
    seat: 0,
    decision: 2,
    choices: [take(1)]
  }
  const first = await client.get(choose)
  expect(await client.get(choose)).toEqual(first)
  expect(linesOf(rig.file(table))).toHaveLength(4)
  expect((await client.refused({ ...choose, choices: [take(2)] })).code).toBe('stale-decision')
  const other = rig.client()
  await other.get({ type: 'openTable', table })
  expect(await other.get(choose)).toEqual(first)
})

test('a batch is accepted or refused as a whole', async () => {
  const rig = await newRig()
  const client = rig.client()
  const { table } = await toyTable(client)
  const before = await client.get({ type: 'openTable', table })
  const file = rig.file(table)
  const refused = [
    { choices: [take(1), take(2), take(7)], code: 'toy-take', at: 2 },
    { choices: [take(1), { type: 'nonsense' }], code: 'malformed-choice', at: 1 },
    { choices: [take(1), { type: 'roll' }, take(1)], code: 'batch-chance', at: 1 },
    { choices: [{ type: 'draw' }, take(7)], code: 'batch-chance', at: 0 },
    { choices: [take(1), pass, take(1)], code: 'not-asked', at: 2 },
    { choices: [take(1), { type: 'crash' }], code: 'fault', at: 1 },
    { choices: [{ type: 'crash' }], code: 'fault', at: 0 }
  ]
  for (const { choices, code, at } of refused) {
    expect(await client.play(0, ...choices)).toMatchObject({ ok: false, refusal: { code }, at })
    expect(rig.file(table)).toBe(file)
    const now = await client.get({ type: 'openTable', table })
    expect({ ...now, table: before.table }).toEqual(before)
  }
  await client.pushes()
  const number = before.next
  expect(await client.play(0, take(1), take(2), { type: 'roll' })).toMatchObject({
    ok: true,
    value: { number: number + 2 }
  })
  const updates = (await client.pushes()).filter((push) => push.type === 'update')
  expect(updates.map((update) => update.next)).toEqual([number + 1, number + 2, number + 3])
  expect(updates.map((update) => update.undo)).toEqual([
    { seat: 0, choices: 1 },
    { seat: 0, choices: 2 },
    { barrier: 'chance' }
  ])
  expect(linesOf(rig.file(table))).toHaveLength(1 + number + 3)
})

test('a refused batch does not change later random draws', async () => {
  const [one, other] = [await newRig(), await newRig()]
  const rolls: unknown[] = []
  for (const [i, rig] of [one, other].entries()) {
    const client = rig.client()
    await toyTable(client)
    if (i === 1) await client.play(0, take(1), take(9))
    await client.pushes()
    await client.play(0, { type: 'roll' })
    rolls.push((await client.pushes()).find((push) => push.type === 'update')?.entry.events)
  }
  expect(rolls[0]).toEqual(rolls[1])
})

test('undo goes back over own choices, notifies everybody once, and keeps the log', async () => {
  const rig = await newRig()
  const [anna, ben] = [rig.client(), rig.client()]
  const { table } = await toyTable(anna)
  await ben.get({ type: 'openTable', table })
  expect((await anna.refused({ type: 'undo', seat: 0 })).code).toBe('undo-simultaneous')
  await anna.play(0, take(3))
  await anna.play(0, take(2))
  await anna.pushes()
  await ben.pushes()
  expect((await ben.refused({ type: 'undo', seat: 1 })).code).toBe('undo-other-seat')
  expect(await ben.get({ type: 'undo', seat: 0 })).toEqual({ undone: 3 })
  for (const client of [anna, ben]) {
    const pushes = await client.pushes()
    expect(pushes.map(({ type }) => type).filter((type) => type !== 'tables')).toEqual(['rewind'])
    expect(pushes[0]).toMatchObject({ type: 'rewind', undone: 3, next: 4, undo: { seat: 0 } })
    expect((pushes[0] as { view: ToyState }).view.seats[0]?.points).toBe(3)
  }
  const { entries } = await anna.get({ type: 'log', before: 99, count: 2 })
  expect(entries.map(({ number, undone }) => ({ number, undone }))).toEqual([
    { number: 2, undone: undefined },
    { number: 3, undone: true }
  ])
  await anna.play(0, { type: 'roll' })
  expect((await anna.refused({ type: 'undo', seat: 0 })).code).toBe('undo-chance')
  await anna.play(0, { type: 'draw' })
  expect((await anna.refused({ type: 'undo', seat: 0 })).code).toBe('undo-revealed')
  const before = await anna.get({ type: 'openTable', table })
  await rig.again()
  const later = await rig.client().get({ type: 'openTable', table })
  expect(later.view).toEqual(before.view)
  expect(later.log).toEqual(before.log)
  expect(later.undo).toEqual(before.undo)
})

test('the choices of one command are one step of undo, before and after a restart; another undo goes further back', async () => {
  const rig = await newRig()
  const anna = rig.client()
  const { table } = await toyTable(anna)
  await anna.play(0, take(3))
  await anna.play(0, take(1), take(2), take(1))
  await anna.pushes()
  const after = await anna.get({ type: 'openTable', table })
  expect(after.undo).toEqual({ seat: 0, choices: 3 })
  await rig.again()
  const client = rig.client()
  const again = await client.get({ type: 'openTable', table })
  expect(again.undo).toEqual(after.undo)
  expect(await client.get({ type: 'undo', seat: 0 })).toEqual({ undone: 3 })
  const [rewind] = (await client.pushes()).filter(({ type }) => type === 'rewind')
  expect(rewind).toMatchObject({ undone: 3, next: 6, undo: { seat: 0, choices: 1 } })
  expect((rewind as { view: ToyState }).view.seats[0]?.points).toBe(3)
  const { entries } = await client.get({ type: 'log', before: 99, count: 4 })
  expect(entries.map(({ undone }) => undone)).toEqual([undefined, true, true, true])
  expect(
    linesOf(rig.file(table))
      .slice(-3)
      .map((line) => ({ ...(JSON.parse(line) as object), check: '' }))
  ).toEqual([
    { undo: 0, check: '' },
    { undo: 0, joined: true, check: '' },
    { undo: 0, joined: true, check: '' }
  ])
  expect(await client.get({ type: 'undo', seat: 0 })).toEqual({ undone: 2 })
  await rig.again()
  const last = await rig.client().get({ type: 'openTable', table })
  expect(last.log.filter(({ undone }) => undone)).toHaveLength(4)
})

test('a reply is never overtaken by the pushes that follow it', async () => {
  const rig = await newRig()
  const [one, two] = [rig.client(), rig.client()]
  const { table } = await toyTable(one)
  await one.get({ type: 'takeOver', seat: 0, secrets: true })
  const order: string[] = []
  const late = rig.client((push) => order.push(push.type === 'update' ? `update ${push.next}` : push.type))
  const opening = late
    .get({ type: 'openTable', table })
    .then((snapshot) => order.push(`snapshot ${snapshot.next}`))
  const choosing = one.get({ type: 'choose', command: 'r', seat: 0, decision: 2, choices: [take(1)] })
  await Promise.all([opening, choosing])
  await late.pushes()
  expect(order.filter((what) => what !== 'tables')).toEqual(['snapshot 2', 'update 3'])
  two.close()
  expect((await two.refused({ type: 'listTables' })).code).toBe('closing')
})
