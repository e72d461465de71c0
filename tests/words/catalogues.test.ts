/** All catalogues in all languages (T-25): nothing is missing, empty, left in English or set like English. */
import { expect, test } from 'vitest'
import { uiById } from '../../renderer/games'
import { plainText } from '../../renderer/table/log-groups'
import { speak } from '../../renderer/words/catalogue'
import { games } from '../../shared/games'
import { languages, type Language } from '../../shared/protocol/language'
import { randomGame } from '../lib/random-game'
import { leaves, subjects, type Leaf } from './catalogues'
import { sameInEnglish } from './same-in-english'
import { samplesOf } from './samples'
import { faultOf } from './typography'

/** Texts in what a function of a catalogue gives: itself, or in its parts. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

interface Said {
  readonly path: string
  readonly by: Readonly<Record<Language, readonly string[]>>
}

const inAll = <Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: of('en'),
  fr: of('fr'),
  de: of('de')
})

type Speaker = (...given: readonly unknown[]) => unknown

function saidBy({ path, by }: Leaf): readonly Said[] {
  const { en } = by
  // Ids and values of options are no words.
  if (/presets\.\d+\.(id|options)/.test(path)) return []
  if (typeof en === 'string') return [{ path, by: inAll((one) => textsIn(by[one])) }]
  if (typeof en !== 'function') return []
  const samples = samplesOf(
    path,
    languages.map((one) => by[one] as Speaker)
  )
  if (!samples) throw new Error(`${path}: no known sample of arguments; add one to samples.ts`)
  return samples.map((sample) => ({
    path: `${path}(${JSON.stringify(sample).slice(1, -1)})`,
    by: inAll((one) => textsIn((by[one] as Speaker)(...sample)))
  }))
}

test('every language says everything, with the same parameters', () => {
  expect(subjects.length).toBeGreaterThan(20)
  const missing = leaves.flatMap(({ path, by }) =>
    languages
      .filter((one) => typeof by[one] !== typeof by.en || (typeof by.en === 'number' && by[one] !== by.en))
      .map((one) => `${path}: ${one}`)
  )
  expect(missing).toEqual([])
  const parameters = leaves.flatMap(({ path, by }) =>
    languages
      .filter((one) => typeof by.en === 'function' && (by[one] as Speaker).length > (by.en as Speaker).length)
      .map((one) => `${path}: ${one}`)
  )
  expect(parameters).toEqual([])
})

test('what is said is whole, set as its language is, and not English', () => {
  const said = leaves.flatMap(saidBy)
  const faults = said.flatMap(({ path, by }) =>
    languages.flatMap((one) =>
      by[one].flatMap((text, i) => {
        const english = by.en[i]
        const fault = text === '' && english !== '' ? 'empty' : faultOf(text, one)
        const left = one !== 'en' && text === english && !sameInEnglish(text, one)
        return fault !== undefined || left ? [`${path} ${one} (${fault ?? 'as in English'}): ${text}`] : []
      })
    )
  )
  expect(faults).toEqual([])
})

test.each(games.map((game) => [game.rules.id, game] as const))(
  'the log of %s in every language',
  async (id, game) => {
    const ui = uiById(id)
    if (!ui) throw new Error(`no interface for ${id}`)
    const { match, entries, header } = randomGame(game.rules, { players: 2, seed: 7 })
    const context = { seats: header.seats, view: match.state, content: game.content }
    const names = header.seats.map(({ name }) => name)
    const told = async (one: Language): Promise<readonly string[]> => {
      await speak(one)
      return entries.flatMap((entry) =>
        'events' in entry
          ? entry.events.map((event) =>
              plainText(ui.sentence(event, context), names, (item, count) => ui.amount?.(item, count) ?? '')
            )
          : []
      )
    }
    const en = await told('en')
    const fr = await told('fr')
    const de = await told('de')
    expect(en.filter((line) => line !== '').length).toBeGreaterThan(100)
    const left = (lines: readonly string[], one: 'fr' | 'de'): readonly string[] =>
      lines.filter(
        (line, i) => (line === '') !== (en[i] === '') || (line === en[i] && !sameInEnglish(line, one))
      )
    expect([...left(fr, 'fr'), ...left(de, 'de')]).toEqual([])
    expect([...new Set([en, fr, de].flat())].filter((line) => /undefined|NaN|\[object/.test(line))).toEqual(
      []
    )
    await speak('en')
  }
)
