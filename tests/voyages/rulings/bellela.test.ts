/** Rulings 112 to 128: Bellela, Fantina & Moreta with every character that they may assume. */
import { describe, expect, it } from 'vitest'
import { companionsModule } from '../../../shared/games/voyages/modules/companions'
import { newCharacters } from '../../../shared/games/voyages/modules/new-characters'
import { secretPaths } from '../../../shared/games/voyages/modules/secret-paths'
import { venice } from '../../../shared/games/voyages/modules/venice'
import {
  agentsOf,
  alone,
  bellela,
  donata,
  fresh,
  lastTurn,
  papa,
  piedro,
  playing,
  rusticiano,
  say
} from '../agents'
import { companionsOf } from '../companions'
import { cards as cityCards, giftsOf, own as newOwn } from '../new-characters'
import { say as base } from '../say'
import { pathsOf } from '../secret-paths'
import type { Table } from '../table'

/** Their round is over, and all between the rounds is answered. */
const over = (t: Table): Table => t.answerAll().endRound()

describe('the five', () => {
  it('ruling 112: five at random of those nobody holds, shown to all, never themselves, one Mercator', () => {
    const seen = new Set<string>()
    for (let seed = 1, found = 0; found < 12; seed++) {
      const t = fresh({ seed, players: 3, options: { characters: 'draft' } })
      if (!t.state.offered.includes(bellela)) continue
      found++
      const seat = t.rules.decisions(t.state)[0]?.seat ?? 0
      t.seat(seat).play(base.pick(bellela))
      while (t.state.phase === 'characters') t.play(base.pick(t.state.offered[0] ?? ''))
      const { tiles } = agentsOf(t.rules.view(t.state, (seat + 1) % 3), seat)
      expect(new Set(tiles).size).toBe(5)
      const held = t.state.seats.map(({ character }) => character)
      expect(tiles.filter((tile) => held.includes(tile))).toEqual([])
      for (const tile of tiles) seen.add(tile)
    }
    expect(seen.size, 'at random').toBeGreaterThan(9)
    expect(seen).not.toContain(bellela)
    expect(seen).not.toContain(papa)
    expect([...seen].filter((tile) => tile.startsWith('mercator'))).toEqual(['mercator-ex-tabriz-3p'])
  })

  it('ruling 112: a character that a seat has is not among its tiles, which the audit watches', () => {
    const twice = alone().given({ character: 'matteo-polo' })
    expect(() => twice.ofModule((state) => (agentsOf(state, 0).tiles = ['matteo-polo']))).toThrow('once more')
  })

  it('ruling 113: one of them in each round, then it leaves the game', () => {
    const t = lastTurn([piedro, 'berke-khan']).passOut()
    expect(t.seat(0).refusal(say.assume('matteo-polo'))).toEqual({ code: 'not-offered' })
    t.seat(0).play(say.assume(piedro)).has({ character: piedro })
    over(t)
    t.answerAll().has({ character: 'berke-khan' })
    expect(agentsOf(t.state, 0).tiles).toEqual([])
    over(t).answerAll().has({ character: bellela })
  })

  it('ruling 114: chosen before bonuses and roll, its round bonus comes with the others', () => {
    const t = lastTurn(['johannes-caprini', 'berke-khan'], { coins: 1, posts: ['anxi'] }).cityBonus(
      'anxi',
      'city-bonus-a'
    )
    t.passOut().has({ coins: 1 })
    expect(t.state.phase).toBe('roundStart')
    t.seat(0).play(say.assume('johannes-caprini'))
    expect(t.events('gained')).toContainEqual({
      type: 'gained',
      seat: 0,
      items: { coin: 3 },
      cause: { kind: 'character', character: 'johannes-caprini' }
    })
    t.has({ coins: 1 + 3 + 5 })
  })

  it('ruling 115: what the tile gave stays, what it brought along goes', () => {
    const t = playing('niccolo-and-marco-polo', { camels: 2 }).has({ camels: 3 })
    t.has({ figures: ['venezia', 'venezia'] })
    over(t).has({ figures: ['venezia'] })
    expect(t.at().character).not.toBe('niccolo-and-marco-polo')
    const cards = over(playing(rusticiano))
    expect(agentsOf(cards.state, 0).cards).toEqual([])
    const tokens = playing(donata, { camels: 1 })
    over(tokens).has({ camels: 2 })
    expect(agentsOf(tokens.state, 0).tokens).toEqual([])
  })
})

describe('assumed characters', () => {
  it('ruling 116: Kubilai may bring a figure to Beijing; a post takes the free slot with the fewest points', () => {
    const t = playing('kubilai-khan', { figure: 'xian' })
    expect(t.question(0)).toBe('agents/to-beijing')
    t.seat(0)
      .play(say.toBeijing())
      .has({ figure: 'beijing', posts: ['beijing'] })
    expect(t.state.beijing).toEqual([-1, -1, -1, 0])
    playing('kubilai-khan').seat(0).play(say.stay()).has({ posts: [], figure: 'venezia' })
    const there = playing('kubilai-khan', { figure: 'xian', posts: ['beijing'] })
      .seat(0)
      .play(say.toBeijing())
    expect(there.state.beijing).toEqual([0, -1, -1, -1])
    const cities = ['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian', 'moscow', 'karakorum']
    const ninth = playing('kubilai-khan', { posts: cities }).seat(0).play(say.toBeijing())
    expect(ninth.at().points.posts).toBe(10)
    const none = playing('kubilai-khan', { posts: [...cities, 'karachi'] })
      .seat(0)
      .play(say.toBeijing())
    none.seat(0).play(base.movePost('adana'))
    expect(none.state.beijing).toEqual([-1, -1, -1, 0])
  })

  it('ruling 116: with the City of Venice too the fifth slot, of no points, is there for five players alone', () => {
    const slotOf = (players: number, posts: readonly string[] = []): number =>
      playing('kubilai-khan', { figure: 'xian', posts }, { players, modules: [venice] })
        .seat(0)
        .play(say.toBeijing())
        .state.beijing.indexOf(0)
    expect([slotOf(3), slotOf(4), slotOf(5)]).toEqual([3, 3, 4])
  })

  it('ruling 117: Wilhelm brings two posts, placed first; those not placed go, and only then an 11th brings points', () => {
    const t = playing('wilhelm-von-rubruk').has({ postsLeft: 11 })
    over(t).has({ postsLeft: 9 })
    const cities = ['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian', 'moscow', 'karakorum']
    const late = playing('wilhelm-von-rubruk', { posts: cities, coins: 60, camels: 9 })
      .has({ postsLeft: 3 })
      .answerAll()
    const dice = late
      .at()
      .dice.slice(0, 2)
      .map(({ value }) => value)
    late.travel(dice).to('alexandria')
    if (late.question() === 'move') late.stop()
    late.has({ postsLeft: 2 }).endTurn()
    expect(late.at().points.posts).toBe(10)
    over(late)
    late.has({ postsLeft: 1 })
    expect(agentsOf(late.state, 0).postsKept).toBe(1)
    const eleventh = (character: string): number => {
      const t = lastTurn([], { character, posts: [...cities, 'karachi', 'sumatra'], dice: [1, 1], coins: 9 })
        .ofModule((state) => {
          const [me] = state.seats
          if (!me || character !== bellela) return
          agentsOf(state, 0).postsKept = 2
          me.postsLeft += 2
        })
        .turnOf(0)
      return t.travel([1, 1]).to('alexandria').at().points.posts
    }
    expect(eleventh(bellela)).toBe(0)
    expect(eleventh('wilhelm-von-rubruk')).toBe(10)
  })

  it('ruling 118: Matteo: a white die and a contract; the die goes back', () => {
    const t = playing('matteo-polo').answerAll()
    expect(t.at().dice.some(({ colour }) => colour === 'white')).toBe(true)
    expect(t.at().contracts).toHaveLength(1)
    over(t).answerAll()
    expect(t.at().dice.some(({ colour }) => colour === 'white')).toBe(false)
  })

  it('ruling 119: Niccolo and Marco: the second figure starts in Venezia; one of the two leaves, as they like', () => {
    const t = playing('niccolo-and-marco-polo', { figure: 'moscow' })
      .has({ figures: ['moscow', 'venezia'] })
      .answerAll()
    t.endRound()
    expect(t.state.phase).toBe('roundEnd')
    expect(t.seat(0).refusal(say.remove(2))).toEqual({ code: 'not-offered' })
    t.seat(0)
      .play(say.remove(0))
      .has({ figures: ['venezia'] })
    const other = playing('niccolo-and-marco-polo', { figure: 'moscow' }).answerAll().endRound()
    other
      .seat(0)
      .play(say.remove(1))
      .has({ figures: ['moscow'] })
  })

  it('ruling 120: Raschid: no roll and no compensation', () => {
    const t = playing('raschid-ad-din-sinan')
    expect(t.at().dice.every(({ value }) => value === 0)).toBe(true)
    expect(t.question(0)).not.toBe('camel-or-coin')
  })

  it('ruling 121: Mercator gains in that round alone, with five players as with four', () => {
    const five = lastTurn(['mercator-ex-tabriz-4p', 'berke-khan'], {}, { players: 5, modules: [venice] })
    five.passOut().seat(0).play(say.assume('mercator-ex-tabriz-4p')).answerAll()
    while (five.state.activeSeat === 0)
      five.bonus
        .moneyBag(five.at().dice[0]?.value ?? 0)
        .place('take-5-coins', [five.at().dice[0]?.value ?? 0])
        .endTurn()
    const die = five.at(five.state.activeSeat).dice[0]?.value ?? 0
    const { pepper } = five.at().stock
    five.place('bazaar-pepper', [die])
    if (five.question(five.state.activeSeat) === 'choose-column') five.column(1)
    expect(five.at().stock.pepper).toBe(pepper + 1)
  })

  it('ruling 121: with five players the tile for four is among those that they may be dealt', () => {
    const seen = new Set<string>()
    for (let seed = 1, found = 0; found < 12; seed++) {
      const t = fresh({ seed, players: 5, modules: [venice], options: { characters: 'draft' } })
      if (!t.state.offered.includes(bellela)) continue
      found++
      const seat = t.rules.decisions(t.state)[0]?.seat ?? 0
      t.seat(seat).play(base.pick(bellela))
      while (t.state.phase === 'characters') t.play(base.pick(t.state.offered[0] ?? ''))
      for (const tile of agentsOf(t.state, seat).tiles) seen.add(tile)
    }
    expect([...seen].filter((tile) => tile.startsWith('mercator'))).toEqual(['mercator-ex-tabriz-4p'])
  })

  it('ruling 122: Altan Ord: a post earns the step of its number among all; nothing for earlier ones', () => {
    const t = playing(
      'new-characters/altan-ord',
      { posts: ['adana', 'anxi'], coins: 30 },
      { modules: [newCharacters] }
    )
    expect(t.at().stock.pepper).toBe(0)
    t.answerAll()
    const dice = t
      .at()
      .dice.slice(0, 2)
      .map(({ value }) => value)
    const { coin, camel } = t.at().stock
    const points = t.at().points['new-characters/altan-ord'] ?? 0
    t.travel(dice).to('alexandria')
    if (t.question() === 'move') t.stop()
    expect(t.at().stock.camel).toBe(camel + 1)
    expect(t.at().stock.coin).toBe(coin - 3 + 1)
    expect(t.at().points['new-characters/altan-ord']).toBe(points + 1)
  })

  it('ruling 123: Khan Arghun has two cards off the board, Rusticiano two bonus cards; unused ones go', () => {
    const t = playing('new-characters/khan-arghun', {}, { modules: [newCharacters] })
    const { cityCards } = newOwn(t.state)
    expect(cityCards).toHaveLength(2)
    const board = Object.values(t.state.cityCards).flat()
    expect(cityCards.filter((card) => board.includes(card))).toEqual([])
    over(t)
    expect(newOwn(t.state).cityCards).toEqual([])
    const cards = playing(rusticiano)
    expect(agentsOf(cards.state, 0).cards).toHaveLength(2)
    over(cards)
    expect(agentsOf(cards.state, 0).cards).toEqual([])
  })

  it('ruling 123: while another seat is Khan Arghun, his cards are not touched by what they assume', () => {
    const t = cityCards(
      lastTurn(['berke-khan', 'johannes-caprini'], {}, { modules: [newCharacters] }).given({
        seat: 1,
        dice: [],
        character: 'new-characters/khan-arghun'
      }),
      'city-card-10'
    ).passOut()
    t.seat(0).play(say.assume('berke-khan'))
    expect(newOwn(t.state).cityCards).toEqual(['city-card-10'])
    expect(newOwn(over(t).state).cityCards).toEqual(['city-card-10'])
  })

  it('ruling 124: Fratre Nicolao draws three gifts and keeps one or two, which stay', () => {
    const t = playing('new-characters/fratre-nicolao', {}, { modules: [newCharacters] })
    expect(giftsOf(t.state, 0).drawn).toHaveLength(3)
    expect(t.choices(0)).toHaveLength(6)
    t.answerAll()
    const kept = [...giftsOf(t.state, 0).kept]
    over(t)
    expect(giftsOf(t.state, 0)).toMatchObject({ drawn: [], kept })
  })

  it('ruling 125: Donata: a camel, and all five tokens, of which one is used', () => {
    const t = playing(donata, { camels: 1 })
    t.has({ camels: 2 }).answerAll()
    expect(t.at().dice.filter(({ colour }) => colour === 'token')).toHaveLength(5)
    over(t).answerAll()
    expect(t.at().dice.some(({ colour }) => colour === 'token')).toBe(false)
    expect(agentsOf(t.state, 0).tokens).toEqual([])
  })

  it('ruling 126: André draws two paths and keeps one, for a later round too', () => {
    const t = playing('secret-paths/andre-de-longjumeau', {}, { modules: [secretPaths] })
    expect(pathsOf(t.state, 0).drawn).toHaveLength(2)
    t.answerAll()
    const { kept } = pathsOf(t.state, 0)
    expect(kept).toHaveLength(1)
    over(t)
    expect(pathsOf(t.state, 0).kept).toEqual(kept)
  })

  it('ruling 127: Papa Gregorio takes a companion for this round', () => {
    const t = playing(papa, {}, { modules: [companionsModule] })
    expect(t.question(0)).toBe('companions/borrow')
    const [borrowed = ''] = t
      .choices(0)
      .flatMap((one) => ('companion' in one && typeof one.companion === 'string' ? [one.companion] : []))
    t.seat(0).play({ type: 'companions/borrow', companion: borrowed }).answerAll()
    expect(companionsOf(t.state, 0).borrowed).toBe(borrowed)
    over(t)
    expect(companionsOf(t.state, 0).borrowed).toBe('')
  })

  it('ruling 128: Gunj, Johannes, Berke and Piedro do what they do, for this round', () => {
    const gunj = playing('new-characters/gunj-kokochin', {}, { modules: [newCharacters] }).answerAll()
    const die = gunj.at().dice[0]?.value ?? 0
    expect(gunj.canChoose(base.place('new-characters/gunj-goods', [die]))).toBe(true)
    over(gunj).answerAll()
    expect(gunj.choices().some((one) => one.type === 'place' && one.space.startsWith('new-'))).toBe(false)
    const turning = playing(piedro, { camels: 1 }).answerAll()
    expect(turning.choices().some(({ type }) => type === 'adjust')).toBe(true)
  })
})
