/** Rulings 60 to 63: characters of the family's other games. */
import { describe, expect, it } from 'vitest'
import { charactersFor } from '../../../shared/games/khan/characters'
import { baseContent, contentOf, tables } from '../../../shared/games/khan/content'
import { Chance, seeded } from '../../../shared/engine/chance'
import { all } from '../../../shared/engine/choices'
import { items } from '../../../shared/games/khan/types'
import { familyCharacters, fitsIn, fratreNicolao, kubilaiKhan } from '../../../shared/polo/characters'
import { jade, say } from '../say'
import { alone, freshTable, table } from '../table'

describe('mixing characters', () => {
  it('ruling 60: they are off at first, and join the draft where a table wants them', () => {
    const seen = (characters: string): Set<string> =>
      new Set(
        Array.from(
          { length: 30 },
          (_, seed) => freshTable({ seed, options: { characters } }).state.offered
        ).flat()
      )
    expect(freshTable().rules.options.find(({ id }) => id === 'characters')).toMatchObject({
      fallback: 'own'
    })
    expect(seen('own').size).toBe(7)
    expect(seen('mixed').size).toBeGreaterThan(10)
    const { rules } = freshTable()
    expect(rules.tables({ characters: 'own' })).toHaveLength(1)
    expect(rules.tables({ characters: 'mixed' }).map(({ id }) => id)).toEqual(['base', 'mixed'])
  })

  it('ruling 61: which ones fit follows from what they use', () => {
    const ids = (players: number) =>
      charactersFor(baseContent, players, baseContent.guests)
        .slice(7)
        .map(({ id }) => id)
    expect(ids(3)).toEqual([
      'altan-ord',
      'berke-khan',
      'gunj-kokochin',
      'johannes-caprini',
      'khan-arghun',
      'matteo-polo',
      'mercator-ex-tabriz-3p',
      'niccolo-and-marco-polo',
      'raschid-ad-din-sinan',
      'wilhelm-von-rubruk'
    ])
    const host = {
      items: ['coin'],
      spaces: [{ id: 'a' }],
      start: 'here',
      holdsPosts: () => false,
      posts: 2,
      spareCards: 1
    }
    expect(fitsIn(host, { id: 'x', roundStart: { contract: 1 } })).toBe(false)
    expect(
      fitsIn(host, { id: 'x', afterOpponentAction: ({ good }) => (good ? { coin: 1 } : undefined) })
    ).toBe(false)
    expect(fitsIn(host, { id: 'x', roundStart: { coin: 1 } })).toBe(true)
    expect(fitsIn(host, { id: 'x', afterPost: (post) => (post > 1 ? { silk: 1 } : undefined) })).toBe(false)
    const space = (brings: object, opponents?: object) => ({
      id: 'own',
      brings,
      ...(opponents && { opponents })
    })
    expect(fitsIn(host, { id: 'x', spaces: [space({ coin: 1 })] })).toBe(true)
    expect(fitsIn(host, { id: 'x', spaces: [space({ coin: 1 }), space({ move: 1 })] })).toBe(false)
    expect(fitsIn(host, { id: 'x', spaces: [space({ coin: 1 }, { gold: 1 })] })).toBe(false)
    expect(fitsIn(host, { id: 'x', cityCards: 1 })).toBe(true)
    expect(fitsIn(host, { id: 'x', cityCards: 2 })).toBe(false)
  })

  it('ruling 61: the family names Kubilai and Nicolao as well; who begins elsewhere, or needs gifts, does not fit', () => {
    const left = familyCharacters.filter(({ id }) => !baseContent.guests.some((guest) => guest.id === id))
    expect(left).toEqual([fratreNicolao, kubilaiKhan])
    const { places, spaces, start } = baseContent
    const host = { spaces, start, holdsPosts: () => true, posts: 11, spareCards: 9 }
    expect(fitsIn({ ...host, items: [...items, 'three-gifts'] }, fratreNicolao)).toBe(true)
    expect(fitsIn({ ...host, items, start: 'venezia' }, kubilaiKhan)).toBe(false)
    expect(fitsIn({ ...host, items }, kubilaiKhan)).toBe(true)
    expect(places.find(({ id }) => id === kubilaiKhan.firstPost)?.kind).toBe('start')
  })

  it('ruling 61: what city cards of this game bring, a guest may bring, too', () => {
    const { places, spaces, start, cityCards } = baseContent
    const host = { items, spaces, start, holdsPosts: () => true, posts: places.length, spareCards: 9 }
    const brought = cityCards.flatMap(({ effect }) =>
      effect.kind === 'byDie' ? effect.rewards.flatMap((reward) => Object.keys(reward)) : []
    )
    expect(brought).toContain('own-city-bonus')
    for (const item of brought) expect(fitsIn(host, { id: 'x', roundStart: { [item]: 1 } }), item).toBe(true)
  })

  it('ruling 61: a game of an earlier version deals from the characters that it had then', () => {
    const { rules } = freshTable()
    const [, mixed] = rules.tables({ characters: 'mixed' })
    const [earlier = ''] = mixed?.earlier ?? []
    const offered = (hash?: string): Set<string> => {
      const config = { players: 4, options: { characters: 'mixed' } }
      const dealt = Array.from({ length: 40 }, (_, seed) =>
        rules.setup(
          { ...config, ...(hash !== undefined && { dealtFrom: { mixed: hash } }) },
          new Chance(seeded(seed))
        )
      )
      return new Set(dealt.flatMap((state) => state.offered))
    }
    for (const id of ['gunj-kokochin', 'khan-arghun']) {
      expect(offered()).toContain(id)
      expect(offered(mixed?.hash)).toContain(id)
      expect(offered(earlier)).not.toContain(id)
    }
    expect(offered(earlier)).toContain('altan-ord')
  })

  it('ruling 61: Berke pays no occupied price, Raschid chooses values, Johannes walks from oasis to oasis', () => {
    const berke = table()
      .given({ dice: [5], character: 'berke-khan' })
      .onSpace('book-3-upper', 1, 5)
    berke.place('book-3-upper', [5]).play(say.offer(0)).has({ gold: 2, coins: 0 })
    const raschid = table().given({ dice: [0, 0], character: 'raschid-ad-din-sinan', camels: 3 })
    expect(raschid.why(say.reroll(0))).toBe('die-has-no-value')
    raschid.place('guild-seals', [0, 0], { value: 4 }).play(say.seal('jeweler')).has({ jade: 3 })
    const johannes = table().given({
      dice: [1],
      coins: 2,
      character: 'johannes-caprini',
      figures: ['oasis-gobi']
    })
    johannes.place('travel-lower', [1]).to('oasis-nicobar').has({ figure: 'oasis-nicobar' })
    expect(table().given({ character: 'niccolo-and-marco-polo' }).at().figures).toEqual([
      'beijing',
      'beijing'
    ])
  })

  it('ruling 61: each post of Altan Ord brings more than the one before, posts that move nothing', () => {
    const cities = ['xian', 'karakorum', 'hangzhou', 'fuzhou', 'lhasa', 'pagan', 'almaliq', 'kashgar']
    const after = (held: number) =>
      table()
        .given({
          dice: [6],
          coins: 2 + 2,
          camels: 1,
          posts: cities.slice(0, held),
          figures: ['balkh'],
          character: 'altan-ord'
        })
        .place('travel-lower', [6])
        .to('kabul')
    after(0).has({ vp: 1, coins: 0, camels: 0 })
    after(3).has({ vp: 1, coins: 1, camels: 1, pepper: 1, silk: 0 })
    const t = table().given({
      dice: [6],
      coins: 4,
      camels: 1,
      posts: cities.slice(0, 6),
      figures: ['balkh'],
      character: 'altan-ord'
    })
    t.place('travel-lower', [6]).rolls(5).to('kabul')
    t.has({ vp: 1, coins: 1, camels: 1, pepper: 1, silk: 1, gold: 1, dice: [{ black: 5 }] })
    expect(t.at().points.characters).toBe(1)
    after(7).has({ vp: 0, coins: 0, camels: 0 })
    const moved = table().given({
      dice: [6],
      coins: 4,
      camels: 1,
      posts: [...cities, 'varanasi', 'jaipur', 'calicut'],
      figures: ['balkh'],
      character: 'altan-ord'
    })
    moved.place('travel-lower', [6]).to('kabul').play(say.movePost('xian')).has({ vp: 0, coins: 0 })
  })

  it('ruling 61: an extra post that is the seventh brings Altan Ord all of it too, and its city what lies there', () => {
    const posts = ['karakorum', 'hangzhou', 'lhasa', 'pagan', 'almaliq']
    const t = table()
      .given({ dice: [3, 3, 3], coins: 9, camels: 2, posts, character: 'altan-ord' })
      .inCity('xian', 'contract-01', 'contract-02')
    t.place('travel-upper', [3, 3, 3]).to('xian').to('oasis-jing').to('fuzhou')
    const { gold } = t.at().stock
    t.rolls(5).play(say.extraPost('xian'))
    t.has({ posts: [...posts, 'fuzhou', 'xian'], dice: [{ black: 5 }], gold: gold + 1 })
    expect(t.question(), 'the contract of Xian').toBe('city-contract')
    t.play(say.takeOne('contract-01')).has({ contracts: ['contract-01'] })
    expect(t.question()).toBe('turn')
  })

  it('ruling 61: what Raschid does not roll is no low roll, so he gets nothing for it', () => {
    const t = alone().given({ dice: [0], character: 'raschid-ad-din-sinan' })
    t.place('book-1', [0], { value: 3 })
      .play(say.offer(0))
      .rolls(...Array.from({ length: 10 }, () => 6))
      .play(say.endTurn())
    expect(t.question()).toBe('turn')
    expect(t.at().dice.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0])
  })

  it('ruling 61: a rolled black die that Raschid takes has no value either', () => {
    const t = alone({ options: { blackDice: 'rolled' } })
      .given({ dice: [0], camels: 3, character: 'raschid-ad-din-sinan' })
      .black(1, 1, 1, 1, 4)
    t.play(say.blackDie(), say.pickBlack(1)).has({ dice: [0, { black: 0 }] })
    expect(t.state.blackDice).toEqual([1, 1, 1, 4])
    t.place('guild-seals', [0, { black: 0 }], { value: 4 })
      .play(say.seal('jeweler'))
      .has({ jade: 3 })
  })

  it('ruling 62: a movement by a card leaves one post in all, also for Wilhelm (ruling 29)', () => {
    const t = table()
      .given({ dice: [4], coins: 30, camels: 9, character: 'wilhelm-von-rubruk' })
      .area('city-card-08', 'city-card-01')
    t.place('city-card-08', [4]).play(say.trade(4)).to('xian')
    expect(t.canChoose(say.to('lhasa', { post: true }))).toBe(false)
    t.to('lhasa')
      .stop()
      .has({ posts: ['lhasa'] })
  })

  it('ruling 62: Matteo draws from the contract pile, Wilhelm has 13 posts, Mercator shares in the books', () => {
    const matteo = alone().given({ dice: [], character: 'matteo-polo' }).pile('contract-30').endTurn()
    matteo.has({ contracts: ['contract-30'] })
    expect(matteo.at().dice).toHaveLength(6)
    const wilhelm = table().given({ dice: [3, 3], coins: 20, character: 'wilhelm-von-rubruk' })
    wilhelm
      .has({ postsLeft: 13 })
      .place('travel-middle', [3, 3])
      .to('xian')
      .to('oasis-jing', { post: true })
      .stop()
    wilhelm.play(say.decline()).has({ posts: ['xian'] })
    const mercator = table()
      .given({ dice: [3, 4] })
      .given({ seat: 1, character: 'mercator-ex-tabriz-3p' })
    mercator.place('book-2', [3]).play(say.offer(1)).has({ silk: 1 }, 1)
    expect(baseContent.guests.map(({ id }) => id)).not.toContain('kubilai-khan')
  })

  it('ruling 62: in round 1 Matteo rolls his white die, and all others keep the roll of the set-up', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) =>
      freshTable({ seed, options: { characters: 'mixed' } })
    ).find(({ state }) => state.offered.includes('matteo-polo'))
    if (!dealt) throw new Error('he was never offered')
    while (dealt.state.phase === 'characters') {
      const [first = ''] = dealt.state.offered
      const name = dealt.state.offered.includes('matteo-polo') ? 'matteo-polo' : first
      dealt.play(say.pick(name))
    }
    const before = dealt.state.seats.map(({ dice }) => dice)
    for (const seat of [0, 1, 2]) dealt.seat(seat).play(say.keepGoal(dealt.at(seat).goals.cards?.[0] ?? ''))
    dealt.state.seats.forEach(({ character, dice }, seat) => {
      const white = dice.filter(({ colour }) => colour === 'white')
      expect(white).toHaveLength(character === 'matteo-polo' ? 1 : 0)
      expect(dice.filter((one) => !white.includes(one))).toEqual(before[seat])
    })
  })

  it('ruling 62: the 13th post of Wilhelm scores 10, his 12th nothing', () => {
    const cities = [
      'xian',
      'karakorum',
      'hangzhou',
      'fuzhou',
      'lhasa',
      'pagan',
      'almaliq',
      'kashgar',
      'varanasi',
      'jaipur',
      'calicut',
      'samudra'
    ]
    const points = [10, 11, 12].map((held) => {
      const things = { dice: [6], coins: 2 + 2, camels: 1, figures: ['balkh'], posts: cities.slice(0, held) }
      const t = table().given({ ...things, character: 'wilhelm-von-rubruk' })
      return t.place('travel-lower', [6]).to('kabul').at().points.posts
    })
    expect(points).toEqual([10, 0, 10])
  })

  it('ruling 62: with two and three players Mercator shares in Khan’s Favor too', () => {
    const camels = [2, 3, 4].map((players) => {
      const t = table({ players })
        .given({ dice: [5] })
        .given({ seat: 1, character: `mercator-ex-tabriz-${players}p` })
      return t.place('khans-favor', [5]).at(1).stock.camel
    })
    expect(camels).toEqual([1, 1, 0])
  })

  it('ruling 62: Khan Arghun fits where six cards are left beside those of cities and of all five rounds', () => {
    const fits = (cards: number) =>
      contentOf({ ...tables, cityCards: tables.cityCards.slice(0, cards) }).guests.some(
        ({ id }) => id === 'khan-arghun'
      )
    expect([25, 22, 21].map(fits)).toEqual([true, true, false])
  })

  it('ruling 63: a good of choice is never jade', () => {
    const t = table()
      .given({ dice: [1], coins: 2 })
      .area('city-card-15', 'city-card-01')
    t.place('city-card-15', [1])
    expect(t.choices()).toEqual([say.goods({ pepper: 1 }), say.goods({ silk: 1 }), say.goods({ gold: 1 })])
  })
})

describe('Gunj Kököchin', () => {
  const gunj = (things: object = {}) =>
    table().given({ character: 'gunj-kokochin', dice: [1, 2, 3], coins: 0, ...things })

  it('ruling 61: one die of any value brings 2 camels and 2 goods of choice, and each opponent a good of choice', () => {
    const t = gunj().place('gunj-goods', [1])
    t.seat(0).play(say.goods({ gold: 2 }))
    t.seat(1).play(say.goods({ silk: 1 }))
    t.seat(2).play(say.goods({ gold: 1 }))
    t.has({ camels: 2, gold: 2, dice: [2, 3] })
      .has({ silk: 1 }, 1)
      .has({ gold: 1 }, 2)
    expect(t.seat(0).why(say.place('gunj-move', [2]))).toBe('main-action-done')
    expect(t.at().points.characters).toBe(0)
  })

  it('ruling 61: the turn does not go on before the opponents have chosen theirs', () => {
    const t = gunj().place('gunj-goods', [1])
    t.seat(0).play(say.goods({ gold: 1, silk: 1 }))
    for (const choice of [say.endTurn(), say.moneyBag(2)])
      expect(t.rules.refusal(t.state, 0, choice)).toEqual({ code: 'not-offered' })
    t.seat(1).play(say.goods({ silk: 1 }))
    t.seat(2).play(say.goods({ gold: 1 }))
    expect(t.seat(0).canChoose(say.endTurn())).toBe(true)
  })

  it('ruling 63: neither her goods nor those of the opponents are jade', () => {
    const t = gunj().place('gunj-goods', [1])
    const [hers, theirs] = t.rules.decisions(t.state).map(({ choices }) => choices && all(choices))
    expect(hers).toHaveLength(6)
    expect(theirs).toEqual([say.goods({ pepper: 1 }), say.goods({ silk: 1 }), say.goods({ gold: 1 })])
  })

  it('ruling 61: the other space is one step that is not Travel: no fee, no hourglass, its road is paid', () => {
    const t = gunj({ camels: 1, coins: 2, figures: ['balkh'] })
      .place('gunj-move', [1])
      .to('kabul')
    t.has({ figure: 'kabul', posts: ['kabul'], coins: 2 - 2, camels: 1 - 1 })
    expect([t.state.travelRank, t.state.hourglass]).toEqual([0, 0])
  })

  it('ruling 61: the step asks for the seal and the jade of its road, and is refused where none can be paid', () => {
    expect(gunj().why(say.place('gunj-move', [1]))).toBe('no-affordable-step')
    const t = gunj({ coins: 9, camels: 9, jade: 3, figures: ['hormuz'] }).place('gunj-move', [3])
    const closed = baseContent.steps('hormuz').find(({ needs }) => needs !== undefined)
    expect(t.why(say.to(closed?.to ?? ''))).toBe('seal-needed')
  })

  it('ruling 61: a die a round on each, until the dice come back', () => {
    const t = alone().given({ character: 'gunj-kokochin', dice: [2, 3, 4, { black: 5 }], coins: 9 })
    t.place('gunj-goods', [2])
    t.seat(0).play(say.goods({ gold: 2 }))
    t.seat(1).play(say.goods({ gold: 1 }))
    t.seat(2).play(say.goods({ gold: 1 }))
    t.seat(0).endTurn()
    expect(t.why(say.place('gunj-goods', [3]))).toBe('space-used')
    expect(t.why(say.place('gunj-goods', [{ black: 5 }]))).toBe('space-used')
    expect(t.canChoose(say.place('gunj-move', [3]))).toBe(true)
    t.playRoundOut()
    expect(t.state.spaces['gunj-goods']).toEqual([])
  })

  it('ruling 61: they are for nobody else, and a game without her has no such spaces', () => {
    const t = table().given({ dice: [6], coins: 9 })
    expect(t.why(say.place('gunj-goods', [6]))).toBe('no-such-space')
    expect(t.choices().some((choice) => JSON.stringify(choice).includes('gunj'))).toBe(false)
    expect(Object.keys(t.state.spaces)).not.toContain('gunj-goods')
  })
})

describe('Khan Arghun', () => {
  const his = ['city-card-10', 'city-card-07', 'city-card-14', 'city-card-18', 'city-card-08', 'city-card-12']
  const arghun = (things: object = {}) =>
    alone()
      .given({ character: 'khan-arghun', dice: [3, 3], ...things })
      .beside(...his)

  it('ruling 62: six cards that are nowhere else lie face up before characters are picked, if he is on offer', () => {
    const { length: deck } = baseContent.cityCards
    let [with6, without] = [0, 0]
    for (let seed = 1; seed <= 40; seed++) {
      const { state } = freshTable({ seed, players: 4, options: { characters: 'mixed' } })
      const { areaCards, besideCards, cardPile, cityCards, offered } = state
      expect(besideCards !== undefined).toBe(offered.includes('khan-arghun'))
      if (besideCards) with6++
      else without++
      const all = [
        ...Object.values(cityCards),
        ...areaCards,
        ...(besideCards ?? []),
        ...(cardPile.cards ?? [])
      ]
      expect([new Set(all).size, cardPile.count]).toEqual([deck, deck - 6 - 2 - (besideCards ? 6 : 0)])
      expect(besideCards?.length ?? 6).toBe(6)
    }
    expect(Math.min(with6, without)).toBeGreaterThan(0)
    expect('besideCards' in freshTable({ options: { characters: 'own' } }).state).toBe(false)
  })

  it('ruling 62: everybody sees them, and they are not among the unseen cards of the pile', () => {
    const t = arghun()
    expect(t.rules.view(t.state, 'public').besideCards).toEqual(his)
    expect(t.rules.unseen(t.state, 1)['cards']).toHaveLength(t.state.cardPile.count)
  })

  it('ruling 62: enough cards are left for the action area in every round', () => {
    const t = arghun()
    for (let round = 2; round <= 5; round++) {
      t.playRoundOut()
      expect([t.state.round, t.state.areaCards.length]).toEqual([round, 2])
      expect(t.state.areaCards.filter((card) => his.includes(card))).toEqual([])
    }
  })

  it('ruling 62: one a turn is used as with a 6, without die, post or share for others, and leaves the game', () => {
    const t = arghun().given({ seat: 1, dice: [], character: 'mercator-ex-tabriz-3p' })
    t.play(say.useCard('city-card-10'))
      .has({ silk: 3, dice: [3, 3], posts: [] })
      .has({ silk: 0 }, 1)
    expect(t.state.besideCards).not.toContain('city-card-10')
    expect(t.state.goneCards).toEqual(['city-card-10'])
    expect(t.why(say.useCard('city-card-12'))).toBe('card-used')
    t.place('book-1', [3]).play(say.offer(0)).endTurn()
    t.play(say.useCard('city-card-12')).has({ jade: 3 })
    expect(t.why(say.useCard('city-card-10'))).toBe('no-such-card')
  })

  it('ruling 62: its use is a bonus action, before or after the main action', () => {
    const t = arghun({ dice: [3] })
      .place('book-1', [3])
      .play(say.offer(0))
    t.play(say.useCard('city-card-12')).has({ jade: 3, dice: [] })
    expect(t.canChoose(say.endTurn())).toBe(true)
  })

  it('ruling 62: its cost, or what it counts, must be there', () => {
    expect(arghun({ camels: 1 }).why(say.useCard('city-card-18'))).toBe('jade-short')
    expect(arghun().why(say.useCard('city-card-14'))).toBe('nothing-to-count')
    arghun({ posts: ['xian', 'lhasa', 'pagan'] })
      .play(say.useCard('city-card-14'))
      .has({ coins: 6 })
    const t = arghun({ jade: 3, camels: 3 }).play(say.useCard('city-card-18'), say.trade(3))
    t.has({ jade: 0, camels: 0, vp: 6 })
    expect(t.at().points.cityCards).toBe(6)
  })

  it('ruling 62: the card that gives a seal costs its camel, or jade in its place, and takes any seal', () => {
    expect(arghun().why(say.useCard('city-card-07'))).toBe('camels-short')
    const paid = arghun({ camels: 1, jade: 1 }).play(say.useCard('city-card-07'), say.seal('farmer'))
    paid.has({ camels: 0, seals: ['farmer'] })
    const other = arghun({ camels: 1, jade: 1 })
    expect(other.why(say.useCard('city-card-10', jade(0, 1)))).toBe('jade-part')
    const before = other.at().stock.jade
    other.play(say.useCard('city-card-07', jade(0, 1)))
    expect([other.at().stock.camel, other.at().stock.jade]).toEqual([1, before - 1])
  })

  it('ruling 62: a movement by one of them is no Travel, leaves a post and costs its roads', () => {
    const t = arghun({ coins: 30, camels: 9 })
      .play(say.useCard('city-card-08'), say.trade(2))
      .to('xian')
      .stop()
    t.has({ posts: ['xian'] })
    expect([t.state.travelRank, t.question()]).toEqual([0, 'city-contract'])
  })

  it('ruling 62: nobody else may use them', () => {
    const t = alone()
      .given({ dice: [3] })
      .beside(...his)
    expect(t.why(say.useCard('city-card-10'))).toBe('no-such-card')
    expect(t.choices().some(({ type }) => type === 'useCityCard')).toBe(false)
    expect(arghun().why(say.useCard('city-card-01'))).toBe('no-such-card')
  })
})
