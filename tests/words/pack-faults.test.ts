/** The sentences of content packs' faults (renderer/words/pack-fault.ts). */
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../renderer/words/catalogue'
import { useWords } from '../../renderer/words'
import { packFaultSentence } from '../../renderer/words/pack-fault'
import { packCodes, type PackCode } from '../../shared/engine/pack'
import { jsonProblems } from '../../shared/engine/pack-fault'
import { voyages } from '../../shared/games/voyages'
import { languages } from '../../shared/protocol/language'
import { slotsOf } from './samples'
import { leaves } from './catalogues'

afterEach(() => speak('en'))

/** Codes whose sentence depends on their numbers. */
const bySentence = ['syntax', 'out-of-range'] as const
type Plain = Exclude<PackCode, (typeof bySentence)[number]>

test('each sentence names exactly the numbers and words that its code comes with', () => {
  const plain = Object.keys(packCodes).filter((code) => !bySentence.some((one) => one === code)) as Plain[]
  const slots = (key: string): readonly string[] =>
    slotsOf(String(leaves.find(({ path }) => path.endsWith(`packs.faults.${key}`))?.by.en)).toSorted()
  for (const code of plain) expect([code, slots(code)]).toEqual([code, [...packCodes[code]].sort()])
  expect([...slots('too-small'), ...slots('too-great')]).toEqual(packCodes['out-of-range'])
})

test.each(languages)('each mistake in the JSON has a sentence of its own: %s', async (language) => {
  await speak(language)
  const words = useWords()
  const said = jsonProblems.map((problem) =>
    packFaultSentence(words, { path: '', code: 'syntax', numbers: { problem } }, undefined)
  )
  expect(new Set(said).size).toBe(jsonProblems.length)
  expect(said).not.toContain(words.packs.unknown('syntax'))
})

test('an empty name is one fault, and asks for one character', () => {
  const reading = voyages.packs.check({
    ...(JSON.parse(voyages.packs.starter('venice')) as object),
    name: ''
  })
  const faults = reading.ok ? [] : reading.faults
  expect(faults.map((fault) => packFaultSentence(useWords(), fault, undefined))).toEqual([
    'This is too short: write at least 1 character.'
  ])
})
