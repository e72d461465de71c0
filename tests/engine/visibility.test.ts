import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../shared/engine/rules'
import {
  copierOf,
  copyOf,
  each,
  fields,
  fixed,
  ofSeat,
  open,
  ownerOnly,
  perSeat,
  recordOf,
  zone,
  zones,
  type Zone
} from '../../shared/engine/visibility'
import { toy, toyConfig, type ToyEvent } from './toy'
import { Chance, seeded } from '../../shared/engine/chance'

const look = (viewer: Viewer, owner?: number): { viewer: Viewer; owner: number | undefined } => ({
  viewer,
  owner
})
const held = (...cards: string[]): Zone => ({ count: cards.length, cards })

describe('what is shown to whom', () => {
  it('a zone shows its cards only to its owner; all others see only the count', () => {
    const hand = zone('owner')
    expect(hand.show(held('a', 'b'), look(1, 1))).toEqual(held('a', 'b'))
    expect(hand.show(held('a', 'b'), look('open', 1))).toEqual(held('a', 'b'))
    for (const viewer of [0, 'public'] as const) {
      const seen = hand.show(held('a', 'b'), look(viewer, 1))
      expect(seen).toEqual({ count: 2 })
      expect(Object.keys(seen)).not.toContain('cards')
    }
  })

  it('a zone without an owner shows its cards to nobody', () => {
    for (const viewer of [0, 'public'] as const) {
      expect(zone('nobody').show(held('a'), look(viewer))).toEqual({ count: 1 })
      expect(zone('owner').show(held('a'), look(viewer))).toEqual({ count: 1 })
    }
    expect(zone('nobody').show(held('a'), look('open'))).toEqual(held('a'))
    expect(zone('nobody').show(held('a'), look(1, 1)), 'not even to a seat inside its own things').toEqual({
      count: 1
    })
  })

  it('a private value has a placeholder for others', () => {
    const vote = perSeat(ownerOnly(-1))
    expect(vote.show([4, 5], look(0))).toEqual([4, -1])
    expect(vote.show([4, 5], look('public'))).toEqual([-1, -1])
    expect(vote.show([4, 5], look('open'))).toEqual([4, 5])
  })

  it('visibility applies inside lists and seats', () => {
    expect(each(zone('nobody')).show([held('a'), held('b')], look(0))).toEqual([{ count: 1 }, { count: 1 }])
    expect(perSeat(zone('owner')).show([held('a'), held('b')], look(1))).toEqual([{ count: 1 }, held('b')])
    const event = ofSeat(fields<{ seat: number; card: Zone }>({ seat: open(), card: zone('owner') }))
    expect(event.show({ seat: 1, card: held('a') }, look(1)).card.cards).toEqual(['a'])
    expect(event.show({ seat: 1, card: held('a') }, look(0)).card.cards).toBeUndefined()
  })

  it('if nothing is hidden the same object is returned', () => {
    const shown = fields<{ a: number; b: readonly number[] }>({ a: open(), b: each(open()) as never })
    const value = { a: 1, b: [2] }
    expect(shown.open).toBe(true)
    expect(shown.show(value, look('public'))).toBe(value)
    const closed = fields<{ a: number; z: Zone }>({ a: open(), z: zone('nobody') })
    const secret = { a: 1, z: held('x') }
    closed.show(secret, look('public'))
    expect(secret.z.cards, 'the state itself is not touched').toEqual(['x'])
  })

  it('missing optional fields stay missing', () => {
    const shown = fields<{ a: number; z?: Zone }>({ a: open(), z: zone('nobody') })
    expect(shown.show({ a: 1 }, look('public'))).toEqual({ a: 1 })
  })
})

describe('zones', () => {
  it('open and closed zones keep the same count', () => {
    const [seen, unseen] = [held('a', 'b', 'c'), { count: 3 } as Zone]
    for (const target of [seen, unseen]) {
      zones.under(target, 'd')
      zones.take(target, 'b')
      zones.drop(target, 2)
      zones.onTop(target, 'e')
    }
    expect(seen).toEqual(held('e', 'd'))
    expect(unseen).toEqual({ count: 2 })
  })

  it('a card that is not in the zone cannot be taken', () => {
    expect(() => zones.take(held('a'), 'b')).toThrow(/b is not/)
  })
})

describe('copies and views', () => {
  it('a copy shares nothing with its original', () => {
    const value = { a: [1, { b: null }], c: 'd', e: { f: [[0]] } }
    const copy = copyOf(value)
    expect(copy).toEqual(value)
    copy.a.push(2)
    copy.e.f[0]?.push(1)
    expect(value).toEqual({ a: [1, { b: null }], c: 'd', e: { f: [[0]] } })
  })

  it('a declared copy shares nothing either, keeps the order of fields and omits missing ones', () => {
    interface Thing {
      list: number[]
      stacks: string[][]
      record: Record<string, { n: number }>
      counts: Record<'a' | 'b', number>
      zone: Zone
      any: { deep: number[] }
      maybe?: number[]
    }
    const shown = fields<Thing>({
      list: each(fixed()),
      stacks: each(each(fixed())),
      record: recordOf(recordOf(fixed())),
      counts: recordOf(fixed()),
      zone: zone('nobody'),
      any: open(),
      maybe: each(fixed())
    })
    const thing: Thing = {
      zone: held('x'),
      list: [1],
      stacks: [['a'], []],
      any: { deep: [1] },
      counts: { b: 1, a: 2 },
      record: JSON.parse('{"__proto__":{"n":1},"z":{"n":2}}') as Record<string, { n: number }>
    }
    const before = JSON.stringify(thing)
    const all = copierOf(shown)
    const copy = all(thing)
    expect(JSON.stringify(copy)).toBe(before)
    copy.list.push(2)
    copy.stacks[0]?.push('b')
    copy.stacks.push([])
    if (copy.record['z']) copy.record['z'].n++
    copy.record['y'] = { n: 0 }
    copy.counts.a++
    zones.under(copy.zone, 'y')
    copy.any.deep.push(2)
    expect(JSON.stringify(thing)).toBe(before)
    expect(JSON.stringify(all({ ...thing, maybe: [1], zone: { count: 3 } }))).toBe(
      JSON.stringify({ ...thing, maybe: [1], zone: { count: 3 } })
    )
  })

  it('the items of a record are shown as declared', () => {
    const shown = recordOf<Record<string, Zone>>(zone('nobody'))
    expect(shown.show({ a: held('x'), b: held() }, look(0))).toEqual({ a: { count: 1 }, b: { count: 0 } })
    expect(recordOf<Record<string, number>>(fixed()).show({ a: 1 }, look(0))).toEqual({ a: 1 })
  })

  it('a view evolved by redacted events equals the view of the evolved position', () => {
    const state = toy.setup(toyConfig, new Chance(seeded(2)))
    const viewers: Viewer[] = [0, 1, 'public', 'open']
    const views = viewers.map((viewer) => toy.view(state, viewer))
    const card = state.deck.cards?.slice(0, 1) ?? []
    const events: ToyEvent[] = [
      { type: 'drawn', seat: 1, card: { count: 1, cards: card } },
      { type: 'cardShown', seat: 1, card: card[0] ?? '' }
    ]
    for (const event of events) {
      toy.evolve(state, event)
      viewers.forEach((viewer, i) => {
        const view = views[i]
        if (view) toy.evolve(view, toy.redact(event, viewer))
        expect(view, String(viewer)).toEqual(toy.view(state, viewer))
      })
    }
    expect(JSON.stringify(toy.redact({ type: 'drawn', seat: 1, card: held('secret') }, 0))).not.toContain(
      'secret'
    )
  })
})
