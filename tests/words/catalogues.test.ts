/** All catalogues in all languages (T-25): nothing is missing, empty, left in English or has English typography. */
import { expect, test } from 'vitest'
import { interfaces } from '../renderer/interfaces'
import { plainText } from '../../renderer/kit/log/log-groups'
import { speak } from '../../renderer/words/catalogue'
import { isForms } from '../../renderer/words/template'
import { games } from '../../shared/games'
import { languages, type Language } from '../../shared/protocol/language'
import { randomGame } from '../lib/random-game'
import { leaves, subjects } from './catalogues'
import { sameInEnglish } from './same-in-english'
import { saidWith, type Written } from './samples'
import { faultOf } from './typography'

const isWritten = (value: unknown): value is Written => typeof value === 'string' || isForms(value)

/** Parts of sentences that code joins, so they may begin or end with a space. */
const isJoint = (path: string): boolean => /\.(or|then|semicolon)$/.test(path)

test('every language has every entry, as plain texts without code', () => {
  expect(subjects.length).toBeGreaterThan(20)
  expect(leaves.length).toBeGreaterThan(1000)
  const others = leaves.flatMap(({ path, by }) =>
    languages.filter((one) => !isWritten(by[one])).map((one) => `${path}: ${one}`)
  )
  expect(others).toEqual([])
})

test('no text contains a straight apostrophe, which ICU takes as the start of quoted text', () => {
  const quoted = leaves.flatMap(({ path, by }) =>
    languages.filter((one) => JSON.stringify(by[one]).includes("'")).map((one) => `${path}: ${one}`)
  )
  expect(quoted).toEqual([])
})

test('no text contains a skeleton, which the built page could not read', () => {
  const skeletons = leaves.flatMap(({ path, by }) =>
    languages.filter((one) => /,\s*::/.test(JSON.stringify(by[one]))).map((one) => `${path}: ${one}`)
  )
  expect(skeletons).toEqual([])
})

test('texts are complete, follow the typography of their language, and are not English', () => {
  const faults = leaves.flatMap(({ path, by }) => {
    const written = by as Readonly<Record<Language, Written>>
    return saidWith(written).flatMap((said) =>
      languages.flatMap((one) =>
        said[one].flatMap((text) => {
          const [english] = said.en
          const fault =
            text === '' && english !== ''
              ? 'empty'
              : text.includes('#')
                ? 'a count outside its plural'
                : isJoint(path)
                  ? undefined
                  : faultOf(text, one)
          const left = one !== 'en' && text === english && !sameInEnglish(text, one)
          return fault !== undefined || left ? [`${path} ${one} (${fault ?? 'as in English'}): ${text}`] : []
        })
      )
    )
  })
  expect([...new Set(faults)]).toEqual([])
})

test('no sentence begins with a name and a mark: in the log, where a turn’s seat is not named again, the mark would begin it', () => {
  const marked = leaves.flatMap(({ path, by }) =>
    languages.filter((one) => /^\{who\}[\u202f ]?[:,;]/.test(String(by[one]))).map((one) => `${path}: ${one}`)
  )
  expect(marked).toEqual([])
})

test.each(games.map((game) => [game.rules.id, game] as const))(
  'the log of %s is complete in every language',
  async (id, game) => {
    const ui = interfaces.find((one) => one.id === id)
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
    const choices = entries.filter((entry) => 'events' in entry).length
    expect(en.filter((line) => line !== '').length).toBeGreaterThan(choices / 2)
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

test('a die without a value is named by its colour, never as a 0', async () => {
  const ui = interfaces.find(({ id }) => id === 'voyages')
  const game = games.find(({ rules }) => rules.id === 'voyages')
  if (!ui || !game) throw new Error('Voyages is not there')
  const { match, header } = randomGame(game.rules, { players: 2, seed: 7 })
  const context = { seats: header.seats, view: match.state, content: game.content }
  const told = (event: object): string => plainText(ui.sentence(event as never, context), ['Anna'], () => '')
  const cause = { kind: 'bonusAction', action: 'take-black-die' }
  const black = (value: number) => ({ type: 'blackDieTaken', seat: 0, value, cause })
  await speak('en')
  expect(told(black(4))).toBe('Anna takes and rolls 4')
  expect(told(black(0))).toBe('Anna takes a black die')
  await speak('de')
  expect(told(black(0))).toBe('Anna nimmt Würfel (schwarz)')
  await speak('en')
})
