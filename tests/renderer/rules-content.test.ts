// @vitest-environment happy-dom
// The rules book of every game in every language is complete, its links lead to existing paragraphs, and its icons are drawn.

import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { interfaces } from './interfaces'
import { ruleOf as expeditionRules, ruleOfSpace } from '../../renderer/games/expedition/rules/links'
import { words as expeditionWords } from '../../renderer/games/expedition/words'
import SymbolDefs from '../../renderer/art/SymbolDefs.vue'
import { khanUi } from '../../renderer/games/khan'
import { ruleOf as voyagesRules } from '../../renderer/games/voyages/rules/links'
import { words as voyagesWords } from '../../renderer/games/voyages/words'
import { partsOf, plain } from '../../renderer/kit/rules/say'
import type { Book, ChapterShape, Line, Paragraph } from '../../renderer/contract/rules'
import { speak, type Language } from '../../renderer/words/catalogue'
import { gameById } from '../../shared/games'
import { baseContent as tracks } from '../../shared/games/expedition/content'
import { requirementIds } from '../../shared/games/expedition/content/requirements'
import { baseContent as khan } from '../../shared/games/khan/content'
import { khanPacks } from '../../shared/games/khan/packs'
import { charactersFor } from '../../shared/games/voyages/characters'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { modules } from '../../shared/games/voyages/modules'
import { voyagesPacks } from '../../shared/games/voyages/packs'
import { books } from '../lib/books'

const languages: readonly Language[] = ['en', 'fr', 'de']
const { voyages, expedition } = books
const shapes: Readonly<Record<string, readonly ChapterShape[]>> = books

/** How many rulings each game has, and those that players need not read. */
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
/** Rulings of the modules of Voyages, in addition to those of the game and of the New Characters. */
const rulingsOfModules: Readonly<Record<string, readonly number[]>> = {
  agents: [...range(80, 85), ...range(96, 128)],
  'secret-paths': range(86, 95),
  companions: range(129, 135),
  venice: range(136, 141)
}
const rulings: Readonly<
  Record<string, { readonly all: readonly number[]; readonly untold: Readonly<Record<number, string>> }>
> = {
  voyages: {
    all: [...range(1, 79), 142, ...modules.flatMap(({ id }) => rulingsOfModules[id] ?? [])],
    untold: {}
  },
  expedition: { all: range(1, 47), untold: {} },
  khan: { all: range(1, 64), untold: {} }
}

const bookOf = async (game: string, tongue: Language): Promise<Book> => {
  await speak(tongue)
  const ui = [...interfaces, khanUi].find(({ id }) => id === game)
  if (!ui) throw new Error(`no game ${game}`)
  return ui.rules.load(tongue)
}
const paragraphsOf = (book: Book): readonly Paragraph[] =>
  book.chapters.flatMap((chapter) => chapter.paragraphs)
const linesOf = ({ summary, detail, examples = [], house }: Paragraph): readonly Line[] => [
  summary,
  ...detail,
  ...examples,
  ...(house === undefined ? [] : [house])
]
const linksOf = (line: Line): readonly string[] =>
  partsOf(line).flatMap((part) => (typeof part !== 'string' && 'to' in part ? [part.to] : []))
const iconsOf = (line: Line): readonly string[] =>
  partsOf(line).flatMap((part) => (typeof part !== 'string' && 'icon' in part ? [part.icon] : []))
const tablesOf = (game: string, paragraph: Paragraph) => paragraph.tables(gameById(game)?.content)

afterEach(() => speak('en'))

describe.each(Object.keys(shapes))('the rules of %s', (game) => {
  const ids = (shapes[game] ?? []).flatMap((chapter) => chapter.paragraphs.map(({ id }) => id))

  it('have unique paragraph ids that begin with their chapter', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const chapter of shapes[game] ?? [])
      for (const { id } of chapter.paragraphs) expect(id.startsWith(`${chapter.id}.`), id).toBe(true)
  })

  it('cover every ruling that matters to players', () => {
    const { all, untold } = rulings[game] ?? { all: [], untold: {} }
    const told = new Set((shapes[game] ?? []).flatMap((c) => c.paragraphs.flatMap((p) => p.rulings)))
    expect(all.filter((n) => !told.has(n) && untold[n] === undefined)).toEqual([])
    expect(all.filter((n) => told.has(n) && untold[n] !== undefined)).toEqual([])
    expect([...told].filter((n) => !all.includes(n))).toEqual([])
  })

  it.each(languages)('are complete in %s, and every link leads to a paragraph', async (tongue) => {
    const paragraphs = paragraphsOf(await bookOf(game, tongue))
    expect(paragraphs.map(({ id }) => id)).toEqual(ids)
    for (const paragraph of paragraphs) {
      for (const line of linesOf(paragraph)) {
        expect(plain(line).trim(), paragraph.id).not.toBe('')
        for (const to of linksOf(line)) {
          expect(ids, `${paragraph.id} leads to ${to}`).toContain(to)
          expect(to, `${paragraph.id} leads to itself`).not.toBe(paragraph.id)
        }
      }
      for (const { head, rows } of tablesOf(game, paragraph)) {
        expect(rows.length, paragraph.id).toBeGreaterThan(0)
        for (const row of rows) expect(row.length, paragraph.id).toBe(head.length)
      }
    }
  })

  it('have icons that are drawn as large as the line they stand in', async () => {
    const defs = mount(SymbolDefs)
    for (const paragraph of paragraphsOf(await bookOf(game, 'en'))) {
      const cells = tablesOf(game, paragraph).flatMap(({ rows }) => rows.flat())
      for (const icon of [...linesOf(paragraph), ...cells].flatMap(iconsOf)) {
        const symbol = defs.find(`symbol[id="${icon.slice(1)}"]`)
        expect(symbol.exists(), `${paragraph.id} shows ${icon}`).toBe(true)
        expect(symbol.attributes('viewBox'), icon).toMatch(/^0 0 [\d.]+ [\d.]+$/)
      }
    }
    defs.unmount()
  })

  it.each(languages)('contain the rule itself in detail, not only remarks, in %s', async (tongue) => {
    const numbersOf = (lines: readonly Line[]): string[] =>
      lines.flatMap((line) => plain(line).match(/\d+/g) ?? [])
    for (const paragraph of paragraphsOf(await bookOf(game, tongue))) {
      const { id, summary, detail } = paragraph
      const cells = tablesOf(game, paragraph).flatMap(({ title, head, rows }) => [
        title,
        ...head,
        ...rows.flat()
      ])
      expect(detail.flatMap(iconsOf), `${id}: icons of its summary`).toEqual(
        expect.arrayContaining([...iconsOf(summary)])
      )
      expect(numbersOf([...detail, ...cells]), `${id}: numbers of its summary`).toEqual(
        expect.arrayContaining(numbersOf([summary]))
      )
      // The beginning of a long word is the same in most of its inflections.
      const stemsOf = (lines: readonly Line[]): Set<string> =>
        new Set(
          lines.flatMap(
            (line) =>
              plain(line)
                .toLowerCase()
                .match(/\p{L}{5}/gu) ?? []
          )
        )
      const told = stemsOf([...detail, ...cells])
      const stems = [...stemsOf([summary])]
      const kept = stems.filter((stem) => told.has(stem)).length
      expect(kept, `${id}: ${stems.filter((stem) => !told.has(stem)).join(' ')}`).toBeGreaterThanOrEqual(
        stems.length / 2
      )
    }
  })

  it.each(['fr', 'de'] as const)(
    'have the same links and icons in the same paragraphs as in English, in %s',
    async (tongue) => {
      const english = paragraphsOf(await bookOf(game, 'en'))
      const other = paragraphsOf(await bookOf(game, tongue))
      const marks = (paragraph: Paragraph, of: (line: Line) => readonly string[]): readonly string[] =>
        linesOf(paragraph).flatMap(of).sort()
      english.forEach((paragraph, i) => {
        const translated = other[i]
        if (!translated) throw new Error(`no ${paragraph.id}`)
        expect(marks(translated, linksOf), paragraph.id).toEqual(marks(paragraph, linksOf))
        expect(marks(translated, iconsOf), paragraph.id).toEqual(marks(paragraph, iconsOf))
        expect(translated.detail.length, paragraph.id).toBe(paragraph.detail.length)
        expect(translated.title, paragraph.id).not.toBe('')
      })
    }
  )

  it('follow French and German typography: narrow spaces and the right quotation marks', async () => {
    for (const paragraph of paragraphsOf(await bookOf(game, 'fr')))
      for (const line of [paragraph.title, ...linesOf(paragraph)])
        expect(plain(line), paragraph.id).not.toMatch(/[^\s\u202f][;!?»]|[\p{L})] ?:|« |['"“”„]/u)
    for (const paragraph of paragraphsOf(await bookOf(game, 'de')))
      for (const line of [paragraph.title, ...linesOf(paragraph)])
        expect(plain(line), paragraph.id).not.toMatch(/['"”«»]|[a-zäöüß,;] Sie\b|\bIhnen\b/)
  })
})

describe('links from the tables', () => {
  it('lead to existing paragraphs', () => {
    const known = (shape: readonly ChapterShape[]) => shape.flatMap((c) => c.paragraphs.map(({ id }) => id))
    for (const paragraph of Object.values(voyagesRules).flatMap((table) => Object.values<string>(table)))
      expect(known(voyages)).toContain(paragraph)
    for (const paragraph of Object.values(expeditionRules).flatMap((table) => Object.values<string>(table)))
      expect(known(expedition)).toContain(paragraph)
    for (const track of tracks.tracks)
      for (const space of track.spaces) expect(known(expedition)).toContain(ruleOfSpace(space))
  })

  it('are found by refusal code and by kind of decision, and only for the game’s own', () => {
    const [voyagesUi] = interfaces
    expect(voyagesUi?.rules.ofRefusal('coins-short')).toBe('turn.occupied')
    expect(voyagesUi?.rules.ofTask('turn')).toBe('turn.course')
    expect(voyagesUi?.rules.ofRefusal('no-such-table')).toBeUndefined()
  })
})

it.each(languages)(
  'the Expedition’s book names no space that a content pack may change, in %s',
  async (tongue) => {
    const book = paragraphsOf(await bookOf('expedition', tongue))
    const told = book.flatMap(linesOf).map(plain).join(' ')
    for (const track of tracks.tracks)
      for (const space of track.spaces)
        if (space.kind === undefined) expect(told).not.toContain(expeditionWords.names.space(space, true))
  }
)

it.each(languages)('no text counts the cards to which modules of Voyages add, in %s', async (tongue) => {
  const book = paragraphsOf(await bookOf('voyages', tongue))
  for (const id of ['cards.all', 'contracts.all']) {
    const told = book.filter((one) => one.id === id).flatMap(linesOf)
    expect(told.length).toBeGreaterThan(0)
    expect(told.map(plain).join(' '), id).not.toMatch(/\d/)
  }
})

describe('tables', () => {
  const rowsOf = async (game: string, id: string): Promise<readonly (readonly (readonly string[])[])[]> => {
    const paragraph = paragraphsOf(await bookOf(game, 'en')).find((one) => one.id === id)
    if (!paragraph) throw new Error(`no ${id}`)
    return tablesOf(game, paragraph).map(({ rows }) => rows.map((row) => row.map(plain)))
  }

  it('name every road, contract, card, goal, bonus and space of the content', async () => {
    const counts = async (game: string, id: string) => (await rowsOf(game, id)).map((rows) => rows.length)
    expect(await counts('voyages', 'travel.routes')).toEqual([baseContent.routes.length])
    expect(await counts('voyages', 'cards.all')).toEqual([baseContent.cityCards.length])
    expect(await counts('voyages', 'contracts.all')).toEqual([6, baseContent.contracts.length - 6])
    expect((await counts('voyages', 'scoring.goals')).at(-1)).toBe(baseContent.goalCards.length)
    expect(await counts('voyages', 'posts.outpost')).toEqual([baseContent.outpostBonuses.length])
    expect(await counts('voyages', 'posts.small-city')).toEqual([baseContent.cityBonuses.length])
    expect(await counts('expedition', 'road.spaces')).toEqual(
      tracks.tracks.map(({ spaces }) => spaces.length)
    )
    const icons = await Promise.all(
      ['icons.goods', 'icons.drivers', 'icons.colours', 'icons.smaller'].map((id) => counts('expedition', id))
    )
    expect(icons.flat().reduce((sum, n) => sum + n, 0)).toBe(requirementIds.length)
  })

  it('say what the rules do: coins of a journey, columns of a stall, gold of the seals', async () => {
    const [steps] = await rowsOf('voyages', 'travel.costs')
    expect(steps?.[0]?.slice(1).map((cell) => Number.parseInt(cell.trim(), 10))).toEqual([
      3, 7, 12, 12, 18, 18
    ])
    const [stalls] = await rowsOf('voyages', 'actions.bazaar')
    expect(stalls?.[0]?.join('|')).toMatch(/^Gold stall\|3\|.*3 gold.*1 step/)
    const [seals] = await rowsOf('expedition', 'end.scoring')
    expect(seals?.map((row) => Number.parseInt(row[1]?.trim() ?? '', 10))).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('describe the road of the content pack that is played', async () => {
    const book = await bookOf('expedition', 'en')
    const road = paragraphsOf(book).find(({ id }) => id === 'road.spaces')
    const only = { ...tracks, trackSet: () => ({ id: 'pack', hash: '' }), tracks: tracks.tracks.slice(1) }
    expect(road?.tables(only).map(({ title }) => title)).toEqual([`Road: ${tracks.tracks[1]?.name ?? ''}`])
  })

  it('of the Khan name every offer, card, city, bonus and goal card of the content', async () => {
    const counts = async (id: string) => (await rowsOf('khan', id)).map((rows) => rows.length)
    expect(await counts('actions.books')).toEqual([khan.books.length, khan.offerTiles.length])
    expect(await counts('actions.special')).toEqual([khan.specialCities.length])
    expect(await counts('actions.city-card')).toEqual([khan.cityCards.length])
    expect(await counts('posts.bonuses')).toEqual([16, khan.cityBonuses.length, khan.outpostBonuses.length])
    expect(await counts('scoring.goals')).toEqual([khan.goalCards.length])
    expect(await counts('characters.mixed')).toEqual([khan.guests.length])
  })

  it('of the Khan say what lies in a city, what the characters of the other games can do, what a card does', async () => {
    const [cities] = await rowsOf('khan', 'posts.bonuses')
    const kashgar = cities?.find(([name]) => name === 'Kashgar')?.map((cell) => cell.trim())
    expect(kashgar).toEqual(['Kashgar', 'Tiger', '–', 'Bonus marker', 'City card', 'Outpost tile'])
    const [guests] = await rowsOf('khan', 'characters.mixed')
    expect(guests?.find(([name]) => name === 'Wilhelm von Rubruk')?.[2]).toMatch(/^Has 13 trading posts/)
    expect(guests?.filter(([name]) => name === 'Mercator ex Tabriz').map((row) => row[1])).toEqual([
      '4',
      '3',
      '2'
    ])
    const [cards] = await rowsOf('khan', 'actions.city-card')
    expect(cards?.[6]?.[1]).toBe('Pay 1 camel, then take a guild seal with one die.')
    const [goals] = await rowsOf('khan', 'scoring.goals')
    expect(goals?.[0]?.join('|')).toMatch(/^Farmers’ seal +3 points.*Spicers’ seal +4 points.*Crane, Turtle$/)
  })

  it('of the Khan show the values of the content pack that is played', async () => {
    const packs = khanPacks((content) => content)
    const own = JSON.parse(packs.starter()) as Readonly<
      Record<'books' | 'markers' | 'outposts' | 'offers' | 'shields', { readonly id: string }[]>
    >
    const content = packs.over({
      caravanPack: 1,
      game: 'khan',
      name: 'Our court',
      books: own.books.map(({ id }) => ({ id, free: [{ jade: 7 }, { gold: 8 }] })),
      offers: own.offers.map(({ id }) => ({ id, oneJade: { silk: 9 }, twoJade: { vp: 11 } })),
      markers: own.markers.map(({ id }) => ({ id, reward: { camel: 12 } }))
    })
    const book = paragraphsOf(await bookOf('khan', 'en'))
    const shown = (id: string): string =>
      (book.find((one) => one.id === id)?.tables(content) ?? [])
        .flatMap(({ rows }) => rows.flat().map(plain))
        .join(' ')
    for (const amount of ['7 jade', '8 gold', '9 silk', '11 points'])
      expect(shown('actions.books')).toContain(amount)
    expect(shown('posts.bonuses')).toContain('12 camels')
  })

  it('with modules in play list the small-city bonuses that these add', async () => {
    const content = withModules(baseContent, modules)
    const book = paragraphsOf(await bookOf('voyages', 'en'))
    const [table] = book.find(({ id }) => id === 'posts.small-city')?.tables(content) ?? []
    const rows = table?.rows.map((row) => row.map((cell) => plain(cell).trim())) ?? []
    expect(rows).toHaveLength(content.cityBonuses.length)
    expect(rows.slice(-4)).toEqual([
      ['–', '1 gift', '–'],
      ['–', '2 coins  1 good of your choice', '–'],
      ['–', '2 camels  1 drawn contract', '–'],
      ['–', '1 black die', '–']
    ])
  })

  it('of modules show single numbers of the content pack that is played', async () => {
    const packs = voyagesPacks((played) => played)
    const headed = (module: string, values: object) => ({
      caravanPack: 1,
      game: 'voyages',
      module,
      name: 'Ours',
      ...values
    })
    const pack = packs.joined?.([
      headed('companions', { rows: [3, 4, 2, 6], perSeat: 4 }),
      headed('agents', { piedro: { 'take-black-die': 3, 'adjust-die': 0 }, cardsAssumed: 7 }),
      headed('venice', { postPoints: { 12: 17, 13: 18, 15: 19 }, fifthSeat: 14, beijingSlot: 1 })
    ])
    const content = withModules(baseContent, packs.over(pack))
    const book = paragraphsOf(await bookOf('voyages', 'en'))
    const shown = (id: string) =>
      (book.find((one) => one.id === id)?.tables(content) ?? []).map(({ rows }) =>
        rows.map((row) => row.map((cell) => plain(cell).trim()))
      )
    expect(shown('venice.what')).toEqual([
      [
        ['12', '17 points'],
        ['13', '18 points'],
        ['15', '19 points']
      ]
    ])
    expect(shown('venice.five')).toEqual([[['14 coins', '1 point']]])
    expect(shown('agents.piedro-tartarino')).toEqual([
      [
        ['Black die', '3'],
        ['Die ±1', '0']
      ]
    ])
    expect(shown('agents.assumed')).toEqual([[['7']]])
    expect(shown('companions.what')).toEqual([[['Open companions', '3', '4', '2', '6']]])
    expect(shown('companions.house')).toEqual([[['4']]])
  })

  it('have a paragraph for every character, titled with its name', async () => {
    const titles = paragraphsOf(await bookOf('voyages', 'en')).map(({ title }) =>
      title.replace(' and ', ' & ')
    )
    const nameOf: Readonly<Record<string, { readonly name: string }>> = voyagesWords.names.characters
    for (const count of [2, 3, 4])
      for (const { id } of charactersFor(baseContent, count)) expect(titles).toContain(nameOf[id]?.name)
  })
})
