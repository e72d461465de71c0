/** Rulings 79 to 85: what holds for the modules of Voyages together. */
import { describe, expect, it } from 'vitest'
import { Chance, seeded } from '../../../shared/engine/chance'
import { checkNewConfig } from '../../../shared/engine/new-config'
import { checkConfig } from '../../../shared/engine/rules'
import { baseContent } from '../../../shared/games/voyages/content'
import type { Module } from '../../../shared/games/voyages/game'
import { agents } from '../../../shared/games/voyages/modules/agents'
import { companionsModule, companionsOver } from '../../../shared/games/voyages/modules/companions'
import { companions, companionValues } from '../../../shared/games/voyages/modules/companions/tiles'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { secretPaths } from '../../../shared/games/voyages/modules/secret-paths'
import { venice } from '../../../shared/games/voyages/modules/venice'
import { voyagesRules } from '../../../shared/games/voyages/rules'
import { agentsOf, alone, cards, lastTurn, papa, rusticiano, say, table } from '../agents'
import { companionsOf, row, say as companion } from '../companions'
import { say as base } from '../say'

const all: readonly Module[] = [newCharacters, secretPaths, companionsModule, venice, agents]
const rules = voyagesRules(baseContent, all)
const on = (...modules: readonly Module[]) => Object.fromEntries(modules.map(({ id }) => [id, 'on']))
const setUp = (seed: number, modules: readonly Module[], options: Record<string, string> = {}) =>
  rules.setup({ players: 4, options: { ...on(...modules), ...options } }, new Chance(seeded(seed)))

describe('together', () => {
  it('ruling 79: each module by itself or with any other', () => {
    for (let set = 0; set < 32; set++) {
      const chosen = all.filter((_, at) => (set >> at) & 1)
      expect(checkConfig(rules, { players: 4, options: on(...chosen) })).toBeUndefined()
      const state = setUp(set + 1, chosen)
      expect(Object.keys(state.modules ?? {})).toEqual(chosen.map(({ id }) => id))
      expect(rules.audit(state)).toEqual([])
      const has = (module: Module) => chosen.includes(module)
      expect(state.seats[0]?.postsLeft).toBe(has(venice) ? 13 : 9)
      expect('venice/rialto' in state.spaces).toBe(has(venice))
      expect('companions/house' in state.spaces).toBe(has(companionsModule))
      expect('new-characters/gunj-goods' in state.spaces).toBe(has(newCharacters))
    }
  })

  it('ruling 80: the new characters come with the draft alone, Papa Gregorio with the Companions alone', () => {
    const offered = (...modules: readonly Module[]): string[] =>
      Array.from({ length: 60 }, (_, seed) => setUp(seed, modules, { characters: 'draft' }).offered).flat()
    expect(new Set(offered(agents).filter((name) => name.startsWith('agents/'))).size).toBe(4)
    expect(offered(agents)).not.toContain(papa)
    expect(offered(agents, companionsModule)).toContain(papa)
    expect(offered(secretPaths)).toContain('secret-paths/andre-de-longjumeau')
    const seats = setUp(1, all).seats.map(({ character }) => character)
    expect(seats.filter((name) => name.includes('/'))).toEqual([])
  })

  it('ruling 80: the Secret Paths are refused at a new table without the draft, since only André comes with them', () => {
    const asked = (options: Record<string, string>) => checkNewConfig(rules, { players: 4, options })
    const refused = {
      code: 'option-idle',
      numbers: { option: 'secret-paths', needs: 'characters', value: 'draft' }
    }
    expect(asked(on(secretPaths))).toEqual(refused)
    expect(asked({ ...on(...all), characters: 'seats' })).toEqual(refused)
    expect(asked({ ...on(secretPaths), characters: 'draft' })).toBeUndefined()
    expect(asked({ ...on(...all.filter((one) => one !== secretPaths)), characters: 'seats' })).toBeUndefined()
    // A game that was begun so is readable, and nobody has him.
    expect(checkConfig(rules, { players: 4, options: on(secretPaths) })).toBeUndefined()
    expect(setUp(1, [secretPaths]).seats.some(({ character }) => character.startsWith('secret-paths/'))).toBe(
      false
    )
  })

  it('ruling 81: four city cards, four goal cards and six contracts join; the special pile has 14 contracts, or 18', () => {
    const { special, goalPile } = setUp(1, [agents], { characters: 'draft' })
    expect(special.count).toBe(14)
    expect(goalPile.count).toBe(22)
    expect(setUp(1, [agents, newCharacters], { characters: 'draft' }).special.count).toBe(18)
    const laid = Array.from({ length: 60 }, (_, seed) =>
      Object.values(setUp(seed, [agents]).cityCards).flat()
    )
    expect(laid.every(({ length }) => length === 9)).toBe(true)
    expect(new Set(laid.flat().filter((card) => card.startsWith('agents/'))).size).toBe(4)
  })

  it('ruling 82: three more bonuses: away by letters; at random D stays and five of the others are drawn', () => {
    expect(Object.values(setUp(1, [agents]).cityBonuses).some((id) => id.startsWith('agents/'))).toBe(false)
    const times: Record<string, number> = {}
    for (let seed = 0; seed < 300; seed++) {
      const laid = Object.values(setUp(seed, [agents, newCharacters], { cityBonuses: 'random' }).cityBonuses)
      expect(laid).toContain('city-bonus-d')
      expect(new Set(laid).size).toBe(6)
      for (const id of laid) times[id] = (times[id] ?? 0) + 1
    }
    expect(Object.keys(times)).toHaveLength(10)
    for (const count of Object.values(times)) expect(count).toBeGreaterThan(120)
  })

  it('ruling 83: a black die of a small city comes with the bonuses and is rolled once, with all others', () => {
    const bonus = 'agents/bonus-black-die'
    const t = table()
      .given({ dice: [], posts: ['anxi'] })
      .given({ seat: 1, dice: [], posts: ['anxi'] })
      .given({ seat: 2, dice: [1] })
      .turnOf(2)
      .ofModule((state) => {
        state.cityBonuses['anxi'] = bonus
      })
    t.bonus.moneyBag(1).rolls(6, 6, 6, 6, 6, 2, 6, 6, 6, 6, 6, 3, 6, 6, 6, 6, 6).endTurn()
    expect(t.at().dice).toContainEqual({ colour: 'black', value: 2 })
    expect(t.at(1).dice).toContainEqual({ colour: 'black', value: 3 })
    const taken = t.events('blackDieTaken')
    expect(taken).toMatchObject([
      { seat: 0, value: 0 },
      { seat: 1, value: 0 }
    ])
  })

  it('ruling 83: black dice of small cities are handed out from the start player, who may first copy one', () => {
    const t = table()
      .given({ dice: [], posts: ['anxi'] })
      .given({ seat: 1, dice: [] })
      .given({ seat: 2, dice: [1, 1], coins: 3, posts: ['adana'] })
      .turnOf(2)
      .cityBonus('adana', 'city-bonus-d')
      .ofModule((state) => {
        state.cityBonuses['anxi'] = 'agents/bonus-black-die'
      })
    t.travel([1, 1]).to('alexandria').endTurn()
    expect(t.state.startSeat).toBe(2)
    expect([t.question(2), t.events('blackDieTaken')]).toEqual(['copy-bonus', []])
    t.seat(2).play(base.cityBonus('anxi'))
    expect(t.events('blackDieTaken')).toMatchObject([{ seat: 2 }, { seat: 0 }])
  })

  it('ruling 84: before the bonuses a character and a companion are chosen; first of all at the end both go back', () => {
    const t = row(
      lastTurn([papa, 'berke-khan'], { posts: ['anxi'] }, { modules: [companionsModule] }).cityBonus(
        'anxi',
        'city-bonus-a'
      ),
      'guide'
    )
    t.passOut().has({ coins: 0 })
    t.seat(0).play(say.assume(papa)).has({ coins: 0 })
    t.seat(0)
      .play(companion.borrow('guide'))
      .has({ coins: 2 + 5 })
    t.answerAll().endRound()
    const told = t.events().map(({ type }) => type as string)
    const order = ['agents/characterReturned', 'companions/returned', 'rowCleared', 'roundStarted']
    const at = order.map((type) => told.indexOf(type))
    expect(Math.max(...at.slice(0, 2))).toBeLessThan(at[2] ?? -1)
    expect(at[2]).toBeLessThan(at[3] ?? -1)
    expect(Math.min(...at)).toBeGreaterThan(-1)
    expect(agentsOf(t.state, 0).assumed).not.toBe(papa)
    expect(companionsOf(t.state, 0).borrowed).toBe('')
    expect(t.at().character).not.toBe(papa)
  })

  it('ruling 83: a black die that a borrowed companion of a pack brings is rolled once, with all others', () => {
    const giving = companionsOver({
      ...companionValues,
      companions: companions.map((one) =>
        one.id === 'companion-guide' ? { ...one, onTake: { 'black-die': 1 } } : one
      )
    })
    const t = table({ modules: [giving] })
      .given({ dice: [], character: papa })
      .given({ seat: 1, dice: [1] })
      .given({ seat: 2, dice: [] })
      .turnOf(1)
    row(t, 'guide').passOut()
    t.seat(0).play(companion.borrow('guide'))
    expect(t.events('blackDieTaken')).toMatchObject([{ seat: 0, value: 0 }])
    expect(t.at(0).dice.filter(({ colour }) => colour === 'black')).toHaveLength(1)
  })

  it('ruling 85: their bonus actions come before or after the main action, never within, and never for nothing', () => {
    const t = cards(alone().given({ character: rusticiano, dice: [3] }), 0, 'coins', 'vp-per-post')
    expect(t.refusal(say.card('vp-per-post'))).toMatchObject({ code: 'nothing-to-count' })
    t.place('bazaar-camel', [3])
    expect(t.refusal(say.card('coins'))).toMatchObject({ code: 'answer-first' })
    t.play(base.column(1)).play(say.card('coins')).has({ coins: 4 })
  })

  it('ruling 85: a bonus card of which nothing can be had now is not used', () => {
    const his = (names: readonly string[], things: object = {}) =>
      cards(alone().given({ character: rusticiano, dice: [3], ...things }), 0, ...names)
    const black = his(['black-die', 'coins']).blackSupply(0)
    expect(black.refusal(say.card('black-die'))).toEqual({ code: 'no-black-die' })
    expect(black.choices().filter(({ type }) => type === 'agents/useCard')).toEqual([say.card('coins')])
    const stuck = his(['move'], { figure: 'kashgar' })
    expect(stuck.refusal(say.card('move'))).toMatchObject({ code: 'no-affordable-step' })
    const both = his(['contract']).ofModule(({ special, removed }) => {
      removed.push(...(special.cards ?? []))
      special.count = 0
      special.cards = []
    })
    expect(both.canChoose(say.card('contract')), 'its camel is there').toBe(true)
  })
})
