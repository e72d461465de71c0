/** Brute force over all sequences of moves through the rules: the reference that the planner is tested against. */
import { Chance } from '../../shared/engine/chance'
import { all } from '../../shared/engine/choices'
import type { Plan } from '../../shared/games/expedition/planner'
import { kindOf } from '../../shared/games/expedition/pieces'
import { seatOf } from '../../shared/games/expedition/seats'
import type { State } from '../../shared/games/expedition/types'
import { act, forked, rules } from './planned'

/**
 * The fewest cards by what is reached and gold spent, with keys such as `camel 0 at 5, gold 0` and `standing 5 7,
 * gold 1`.
 */
export type Fewest = Map<string, number>

const entered = (camel: number, to: number, gold: number): string => `camel ${camel} at ${to}, gold ${gold}`
const standing = (camels: readonly number[], gold: number): string =>
  `standing ${camels.join(' ')}, gold ${gold}`

/** Plays all sequences of moves of the seat whose turn it is, without repeated positions. */
export function walked(state: State): Fewest {
  const seat = state.activeSeat
  const start = seatOf(state, seat)
  const fewest: Fewest = new Map()
  const seen = new Set<string>()
  const note = (key: string, cards: number): void => {
    fewest.set(key, Math.min(cards, fewest.get(key) ?? Infinity))
  }
  const go = (now: State): void => {
    const [asked] = rules.decisions(now, seat)
    if (!asked?.choices || asked.seat !== seat) return
    for (const choice of all(asked.choices)) {
      if (choice.type !== 'pay' && choice.type !== 'ballast') continue
      const next = forked(now)
      const played = rules.play(next, seat, choice, noChance)
      if ('refusal' in played) throw new Error(`a listed choice was refused: ${played.refusal.code}`)
      const me = seatOf(next, seat)
      const cards = start.hand.count - me.hand.count
      const gold = Number(next.turn.ballast) - Number(state.turn.ballast)
      for (const event of played.events)
        if (event.type === 'spaceEntered' || event.type === 'ballastDropped') {
          note(entered(event.camel, event.to, gold), cards)
          if (state.bothCamels && me.camels.every((at, camel) => at !== start.camels[camel]))
            note(standing(me.camels, gold), cards)
        }
      const key = JSON.stringify([
        me.hand.cards?.map(kindOf).sort(),
        me.tray.cards?.map(kindOf).sort(),
        me.camels,
        next.turn,
        next.phase,
        next.agenda[seat]
      ])
      if (seen.has(key)) continue
      seen.add(key)
      go(next)
    }
  }
  go(forked(state))
  return fewest
}

/** A chance that throws, because moves must not draw. */
const noChance = new Chance(() => {
  throw new Error('a move made a random draw')
})

/** The same figures, from a plan. */
export function planned({ camels, together }: Plan): Fewest {
  const fewest: Fewest = new Map()
  for (const { camel, targets } of camels)
    for (const { to, ways } of targets)
      for (const way of ways) fewest.set(entered(camel, to, way.gold), way.cards)
  for (const { stands, ways } of together)
    for (const way of ways) fewest.set(standing(stands, way.gold), way.cards)
  return fewest
}

/** Plays every route of a plan through the rules; reports the differences to what the plan says. */
export function unkept(state: State, { camels, together }: Plan): string[] {
  const seat = state.activeSeat
  const before = seatOf(state, seat)
  const faults: string[] = []
  const targets = camels.flatMap((one) =>
    one.targets.flatMap(({ to, ways }) => ways.map((way) => ({ to, way })))
  )
  for (const { way, to } of targets)
    if (way.steps.at(-1)?.to !== to) faults.push(`a way to ${to} ends elsewhere`)
  const joints = together.flatMap(({ stands, ways }) => ways.map((way) => ({ stands, way })))
  for (const { way, stands } of [...targets.map(({ way }) => ({ way, stands: undefined })), ...joints]) {
    const now = forked(state)
    way.steps.forEach((step, i) => {
      const chests = seatOf(now, seat).gold.chests
      if (seatOf(now, seat).camels[step.camel] !== step.from) faults.push('a step begins elsewhere')
      for (const choice of way.choices[i] ?? []) act(now, seat, choice)
      const me = seatOf(now, seat)
      if (me.camels[step.camel] !== step.stands) faults.push('a step ends elsewhere')
      if (me.gold.chests - chests !== step.chest) faults.push('another chest is taken')
      if ((now.phase === 'over' || now.turn.stopped[step.camel] === true) !== step.stops)
        faults.push('a step does not stop as it says')
    })
    const me = seatOf(now, seat)
    const left = new Map<string, number>()
    for (const card of before.hand.cards ?? []) left.set(kindOf(card), (left.get(kindOf(card)) ?? 0) + 1)
    for (const card of me.hand.cards ?? []) left.set(kindOf(card), (left.get(kindOf(card)) ?? 0) - 1)
    const spent = [...left].flatMap(([kind, n]) => Array.from({ length: n }, () => kind))
    if (spent.sort().join() !== [...way.spent].sort().join()) faults.push('other cards are spent')
    if (spent.length !== way.cards) faults.push('cards are miscounted')
    if (before.gold.ballast - me.gold.ballast !== way.gold) faults.push('other gold is spent')
    if (me.tray.count > 0) faults.push('a payment is left open')
    if (stands && me.camels.join() !== stands.join()) faults.push('the camels stand elsewhere')
  }
  return faults
}
