/** Words that violate the glossary of docs/words.md occur in no catalogue and no rules book. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '../../shared/protocol/language'
import { games } from '../../shared/games'
import { textsOf } from './literals'

const root = resolve(import.meta.dirname, '../..')
const tags: Readonly<Record<string, Language>> = { English: 'en', French: 'fr', German: 'de' }

/** A row of the table: a word that must not be used. */
interface Broken {
  readonly language: Language
  /** Ids of the games that it applies to; texts of no game are checked against rows for `both`. */
  readonly where: readonly string[]
  readonly both: boolean
  readonly word: RegExp
  readonly row: string
}

const table = readFileSync(resolve(root, 'docs/words.md'), 'utf8').split('### Words to avoid')[1] ?? ''
const broken = table.split('\n').flatMap((row): Broken[] => {
  const [, name = '', where = '', word = ''] = row.split('|').map((cell) => cell.trim())
  const language = tags[name]
  if (!language) return []
  const both = where === 'both'
  return [
    {
      language,
      both,
      row,
      where: games.map(({ rules }) => rules.id).filter((id) => both || id === where.toLowerCase()),
      word: new RegExp(`(?<![\\p{L}-])${word.split(' ').join('s? ')}(?:s|e|es|en|er|n)?(?![\\p{L}-])`, 'iu')
    }
  ]
})

interface Said {
  readonly file: string
  /** Absent for texts that belong to no game. */
  readonly game: string | undefined
  readonly texts: readonly string[]
}

/** All texts in a language, from the page's files. */
const files = readdirSync(resolve(root, 'renderer'), { recursive: true, encoding: 'utf8' })
const saidIn = (language: Language): readonly Said[] =>
  files
    .filter((file) => new RegExp(`(^|/)${language}(/[^/]+)?\\.ts$`).test(file))
    .map((file) => ({
      file,
      game: /^games\/([^/]+)\//.exec(file)?.[1],
      texts: textsOf(readFileSync(resolve(root, 'renderer', file), 'utf8'))
    }))
const said: Readonly<Record<Language, readonly Said[]>> = {
  en: saidIn('en'),
  fr: saidIn('fr'),
  de: saidIn('de')
}

/** Texts that contain a word of the table that they must not use. */
const faults = ({ language, where, both, word }: Broken): readonly string[] =>
  said[language]
    .filter(({ game }) => (game === undefined ? both : where.includes(game)))
    .flatMap(({ file, texts }) => texts.filter((text) => word.test(text)).map((text) => `${file}: ${text}`))

test('the table is read, and every row names a game or both', () => {
  expect(broken.length).toBeGreaterThan(10)
  for (const { where, row } of broken) expect(where.length, row).toBeGreaterThan(0)
  expect(said.fr.length).toBeGreaterThan(30)
  expect(said.de.length).toBe(said.fr.length)
  expect(said.en.length).toBe(said.fr.length)
})

test('the scan finds a word in its plural, but not within another word', () => {
  const [space, occupied] = ['| espace libre |', '| case occupée |'].map((cell) =>
    broken.find(({ row }) => row.replace(/ +/g, ' ').includes(cell))
  )
  expect(space?.word.test('Deux espaces libres')).toBe(true)
  expect(space?.word.test('un espacement libre')).toBe(false)
  expect(occupied?.word.test('pour des cases occupées')).toBe(true)
  expect(occupied?.word.test('la case de Pékin')).toBe(false)
})

test('no catalogue and no rules book uses a word that violates the glossary', () => {
  expect(broken.flatMap(faults)).toEqual([])
})
