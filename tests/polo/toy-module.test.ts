/**
 * A module is added to a game as a folder: the toy module beside this file is played, checked by the laws, saved, and
 * left out.
 */
import { describe, expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import { Chance, seeded } from '../../shared/engine/chance'
import { readFile, headerLine } from '../../shared/engine/file'
import { dealMatch, otherTables } from '../../shared/engine/record'
import { checkConfig, type AnyRules, type Options } from '../../shared/engine/rules'
import { standing } from '../../shared/games/voyages/assist/standing'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { voyagesOver } from '../../shared/games/voyages'
import { voyagesRules } from '../../shared/games/voyages/rules'
import { playOf } from '../../build/tools/styles'
import { caravanOf, closePlan, playChecked, type Subject } from '../laws/harness'
import { own, toyModule } from './toy-module'

const base = voyagesRules(baseContent)
const toy = toyModule()
const rules = voyagesRules(baseContent, [toy])
const on: Options = { startPlayer: '0', toy: 'on' }
const draft: Options = { ...on, characters: 'draft', goals: 'draft', cityBonuses: 'random' }
const subjectOf = (known: AnyRules): Subject => ({
  rules: known,
  secrecy: 'peek',
  curtainTasks: voyagesOver([toy]).curtainTasks
})
const subject = subjectOf(rules)

/** A game from a seed, with dice in hand that allow to place one in the belfry in the first turn. */
function started(options: Options = on, players = 3) {
  const chance = new Chance(seeded(7))
  const state = rules.setup({ players, options }, chance)
  const play = (seat: number, choice: Parameters<typeof rules.play>[2]) => {
    const played = rules.play(state, seat, choice, chance)
    if ('refusal' in played) throw new Error(played.refusal.code)
    return played.events
  }
  for (
    let [asked] = rules.decisions(state);
    asked && asked.task !== 'turn';
    [asked] = rules.decisions(state)
  ) {
    const choice = asked.choices?.nth(0)
    if (choice) play(asked.seat, choice)
  }
  return { state, play, seat: state.activeSeat }
}

/** Places the seat's first die in the belfry and returns the first of the drawn bells. */
function drawBells({ state, play, seat }: ReturnType<typeof started>): string {
  const die = state.seats[seat]?.dice[0]
  if (!die) throw new Error('no dice')
  play(seat, {
    type: 'place',
    space: 'toy/belfry',
    dice: [die],
    ...(die.value === 0 && { value: 1 })
  })
  const [asked] = rules.decisions(state)
  expect(asked).toMatchObject({ seat, task: 'toy/return' })
  expect(asked?.choices?.count()).toBe(2)
  const kept = asked?.choices?.nth(1)
  play(seat, asked?.choices?.nth(0) ?? { type: 'endTurn' })
  return kept && 'bell' in kept ? String(kept.bell) : ''
}

describe('a module in play:', () => {
  test('its space takes a die, its task makes a decision, and its choice is listed in the turn and pays', () => {
    const game = started()
    const { state, play, seat } = game
    expect(rules.refusal(state, seat, { type: 'toy/ring' })).toEqual({ code: 'toy/no-bell' })
    const bell = drawBells(game)
    const coins = state.seats[seat]?.stock.coin ?? 0
    const events = play(seat, { type: 'toy/ring' })
    expect(events).toEqual([
      { type: 'toy/bellRung', seat, bell },
      { type: 'gained', seat, items: { coin: 3 }, cause: { kind: 'space', space: 'toy/belfry' } }
    ])
    expect(state.seats[seat]?.stock.coin).toBe(coins + 3)
    expect(rules.audit(state)).toEqual([])
    // The projected score contains its points, which only the scoring gives.
    const [mine] = standing(withModules(baseContent, [toy]), state, seat).filter((one) => one.seat === seat)
    expect(mine?.lines).toContainEqual({ source: 'toy/bells', now: 0, coming: 2 })
  })

  test('its character can take its own road or the printed one to the same city', () => {
    for (const road of [undefined, 'toy/bell-road']) {
      const { state, play, seat } = started()
      const me = state.seats[seat]
      if (!me) throw new Error('no seat')
      me.character = 'toy/ringer'
      me.dice = [
        { colour: 'own', value: 1 },
        { colour: 'own', value: 1 }
      ]
      play(seat, { type: 'place', space: 'travel', dice: me.dice.slice() })
      const named = road === undefined ? {} : { road }
      const step = { type: 'step' as const, figure: 0, to: 'alexandria', ...named }
      const [asked] = rules.decisions(state)
      expect(asked?.choices && all(asked.choices)).toContainEqual(step)
      expect(rules.parseChoice(step)).toEqual(step)
      const refusal = { code: 'not-a-neighbour', numbers: { from: 'venezia', to: 'alexandria' } }
      expect(rules.refusal(state, seat, { ...step, road: 'toy/no-road' })).toEqual(refusal)
      const events = play(seat, step)
      const stepped = { type: 'stepped', seat, figure: 0, from: 'venezia', to: 'alexandria', ...named }
      expect(events).toContainEqual(stepped)
      // Only payments are compared, because an outpost may bring camels at the end of the movement.
      const paid = { type: 'paid', seat, items: { camel: 1 } }
      expect(events.filter(({ type }) => type === 'paid')).toEqual(
        expect.arrayContaining(road === undefined ? [] : [expect.objectContaining(paid)])
      )
    }
  })

  test('its space takes as many dice of a seat as its character allows', () => {
    const { state, play, seat } = started()
    const me = state.seats[seat]
    if (!me) throw new Error('no seat')
    me.dice = [2, 4, 4].map((value) => ({ colour: 'own', value }))
    const counts = (): number[] => {
      const choices = rules.decisions(state)[0]?.choices
      return (choices ? all(choices) : []).flatMap((choice) =>
        choice.type === 'place' && choice.space === 'toy/belfry' ? [choice.dice.length] : []
      )
    }
    const placed = (n: number) => ({ type: 'place' as const, space: 'toy/belfry', dice: me.dice.slice(0, n) })
    expect(counts()).toEqual([1, 1])
    const refusal = { code: 'dice-count', numbers: { needs: 1, given: 2 } }
    expect(rules.refusal(state, seat, placed(2))).toEqual(refusal)
    me.character = 'toy/ringer'
    expect(counts()).toEqual([1, 1, 2, 2])
    expect(rules.refusal(state, seat, placed(3))).toMatchObject({ code: 'dice-count' })
    play(seat, placed(2))
    expect(me.dice).toEqual([{ colour: 'own', value: 4 }])
  })

  test('its item can be a reward like the game’s own: it is given by the module’s rules, or is lost', () => {
    for (const left of [9, 1, 0]) {
      const { state, play, seat } = started()
      const [me, toys] = [state.seats[seat], own(state)]
      if (!me) throw new Error('no seat')
      state.cityCards['moscow'] = ['toy/card']
      state.spaces['toy/card'] = []
      me.posts = ['moscow']
      me.dice = [{ colour: 'own', value: 6 }]
      toys.pile = { count: left, cards: (toys.pile.cards ?? []).slice(0, left) }
      const events = play(seat, { type: 'place', space: 'toy/card', dice: me.dice.slice() })
      const said = events.find(({ type }) => type === 'toy/bellsDrawn' || type === 'rewardLost')
      const reward = { item: 'toy/bell', count: 2, cause: { kind: 'cityCard', card: 'toy/card' } }
      if (left === 0) expect(said).toEqual({ type: 'rewardLost', seat, reward })
      else expect(said).toMatchObject({ type: 'toy/bellsDrawn', seat, drawn: { count: Math.min(2, left) } })
      expect(own(state).seats[seat]?.bells.count).toBe(Math.min(2, left))
    }
  })

  test('a bell is visible only to its owner until it is rung', () => {
    const game = started()
    const bell = drawBells(game)
    const { state, play, seat } = game
    const other = (seat + 1) % 3
    expect(JSON.stringify(rules.view(state, seat))).toContain(bell)
    for (const viewer of [other, 'public'] as const) {
      expect(JSON.stringify(rules.view(state, viewer))).not.toContain(bell)
      expect(rules.unseen(state, viewer)['bells']).toContain(bell)
    }
    play(seat, { type: 'toy/ring' })
    expect(JSON.stringify(rules.view(state, 'public'))).toContain(bell)
  })

  test('its card is in the deck, and its character in the draft', () => {
    const seeds = Array.from({ length: 60 }, (_, seed) =>
      rules.setup({ players: 4, options: draft }, new Chance(seeded(seed)))
    )
    expect(seeds.filter((state) => state.offered.includes('toy/ringer')).length).toBeGreaterThan(0)
    expect(seeds.filter((state) => Object.hasOwn(state.spaces, 'toy/card')).length).toBeGreaterThan(0)
    expect(seeds.every((state) => Object.hasOwn(state.spaces, 'toy/belfry'))).toBe(true)
  })

  test('an unknown choice, a malformed one, and one of a module that is off are refused', () => {
    const { state, seat } = started()
    expect(rules.parseChoice({ type: 'toy/ring', bell: 'bell-1' })).toBeUndefined()
    expect(rules.parseChoice({ type: 'toy/sing', bell: 'bell-1' })).toBeUndefined()
    expect(rules.parseChoice({ type: 'other/ring', bell: 'bell-1' })).toBeUndefined()
    expect(rules.parseChoice({ type: 'toy/ring' })).toEqual({ type: 'toy/ring' })
    expect(rules.refusal(state, seat, { type: 'other/ring' })).toEqual({ code: 'not-offered' })
    const without = started({ startPlayer: '0' })
    const ring = { type: 'toy/ring' } as const
    expect(rules.refusal(without.state, without.seat, ring)).toEqual({ code: 'not-offered' })
  })

  // All laws: evolve only, views, replay, audit, listed and unlisted choices, hidden worlds, undo, files.
  for (const [players, options] of [
    [2, on],
    [3, draft],
    [4, on]
  ] as const)
    test(`keeps the laws with ${players} players`, { timeout: 300_000 }, () => {
      let drawn = 0
      for (let seed = 1; seed <= 3; seed++) {
        const plan = { ...closePlan, ...playOf('voyages', 'uniform', players, seed), saveEvery: 15 }
        const run = playChecked(subject, { players, options }, seed, plan)
        expect(run.findings).toEqual([])
        const events = run.steps.flatMap((step) => step.events.map(({ type }) => type))
        drawn += events.filter((type) => type === 'toy/bellsDrawn').length
        expect(run.rules.outcome(run.state)).toBeDefined()
        expect(readFile(caravanOf(run)).ok).toBe(true)
      }
      expect(drawn).toBeGreaterThan(0)
    })
})

describe('the content of a module:', () => {
  const seats = ['A', 'B', 'C'].map((name) => ({ name, colour: name }))
  const headerOf = (options: Options) => dealMatch(rules, { options, seats }, seeded(3)).header

  test('a game file lists it with its own hash, after the base content', () => {
    const header = headerOf(on)
    expect(header.tables).toEqual([
      { id: 'base', hash: baseContent.base.hash },
      { id: 'toy', hash: toy.tables.hash }
    ])
    const read = readFile(headerLine(header))
    expect(read.ok && otherTables(rules, read.header)).toBeUndefined()
  })

  test('a file with the module cannot be played on if the module has changed or is missing', () => {
    const changed = toyModule(4)
    expect(changed.tables.hash).not.toBe(toy.tables.hash)
    const header = headerOf(on)
    expect(otherTables(voyagesRules(baseContent, [changed]), header)).toEqual({
      file: toy.tables.hash,
      app: changed.tables.hash
    })
    expect(otherTables(base, header)).toEqual({ file: toy.tables.hash, app: '' })
  })

  test('a file without the module does not mention it', () => {
    const header = headerOf({ startPlayer: '0' })
    expect(header.tables).toEqual([{ id: 'base', hash: baseContent.base.hash }])
    for (const known of [base, voyagesRules(baseContent, [toyModule(4)])])
      expect(otherTables(known, header)).toBeUndefined()
    expect(JSON.stringify(header)).toBe(
      JSON.stringify(dealMatch(base, { options: { startPlayer: '0' }, seats }, seeded(3)).header)
    )
  })

  test('with the module off every event and position is as in a game without it', () => {
    for (const players of [2, 4]) {
      const config = { players, options: { startPlayer: '0' } }
      const runs = [rules, base].map((known) =>
        playChecked(subjectOf(known), config, 11, {
          ...closePlan,
          worlds: 0,
          saveEvery: 0
        })
      )
      const [a, b] = runs.map((run) => JSON.stringify([run.steps.map(({ events }) => events), run.state]))
      expect(a).toBe(b)
    }
  })
})

test('a module that needs another is refused without it, and the refusal names both', () => {
  const needy = { ...toyModule(), id: 'needy', needs: ['toy'] }
  const both = voyagesRules(baseContent, [toy, needy])
  const config = (options: Options) => ({ players: 3, options })
  expect(checkConfig(both, config({ needy: 'on' }))).toEqual({
    code: 'option-needs',
    numbers: { option: 'needy', needs: 'toy' }
  })
  expect(checkConfig(both, config({ needy: 'on', toy: 'on' }))).toBeUndefined()
  expect(checkConfig(both, config({ needy: 'off' }))).toBeUndefined()
  expect(checkConfig(base, config({ toy: 'on' }))).toMatchObject({ code: 'unknown-option' })
})
