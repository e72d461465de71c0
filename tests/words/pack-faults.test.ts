/** The sentences of content packs' faults (renderer/words/pack-fault.ts). */
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../renderer/words/catalogue'
import { packFaultSentence } from '../../renderer/words/pack-fault'
import { packWords } from '../../renderer/words/packs'
import { packCodes, type PackCode } from '../../shared/engine/pack'
import { jsonProblems } from '../../shared/engine/pack-fault'
import { trackFaults } from '../../shared/games/expedition/content/pack-check'
import { voyagesWithPlayers } from '../../shared/games/voyages/with-players'
import { languages } from '../../shared/protocol/language'
import { slotsOf } from './samples'
import { leaves } from './catalogues'

afterEach(() => speak('en'))

/** The text of a fault that any pack can have. */
const leafOf = (code: string) => leaves.find(({ path }) => path === `words/packs/en.faults.${code}`)

/** Codes whose sentence depends on their numbers. */
const bySentence = ['syntax', 'out-of-range'] as const
type Plain = Exclude<PackCode, (typeof bySentence)[number]>

test('each sentence names exactly the numbers and words that its code comes with', () => {
  const plain = Object.keys(packCodes).filter((code) => !bySentence.some((one) => one === code)) as Plain[]
  const slots = (key: string): readonly string[] => slotsOf(String(leafOf(key)?.by.en)).toSorted()
  for (const code of plain) expect([code, slots(code)]).toEqual([code, [...packCodes[code]].sort()])
  expect([...slots('too-small'), ...slots('too-great')]).toEqual(packCodes['out-of-range'])
})

test('each sentence about a track names exactly the values that its code comes with', () => {
  for (const [code, names] of Object.entries(trackFaults)) {
    const leaf = leaves.find(({ path }) => path.includes('games/expedition') && path.endsWith(`.${code}`))
    // The sentence asks whether the space is the city, instead of naming it.
    const slots = slotsOf(String(leaf?.by.en)).map((slot) => (slot === 'isCity' ? 'city' : slot))
    expect([code, slots.toSorted()]).toEqual([code, [...names].sort()])
  }
})

test.each(languages)('each mistake in the JSON has a sentence of its own: %s', async (language) => {
  await speak(language)
  const said = jsonProblems.map((problem) =>
    packFaultSentence({ path: '', code: 'syntax', numbers: { problem } }, undefined)
  )
  expect(new Set(said).size).toBe(jsonProblems.length)
  expect(said).not.toContain(packWords.unknown('syntax'))
})

test('an empty name is one fault, and asks for one character', () => {
  const reading = voyagesWithPlayers.packs.check({
    ...(JSON.parse(voyagesWithPlayers.packs.starter('venice')) as object),
    name: ''
  })
  const faults = reading.ok ? [] : reading.faults
  expect(faults.map((fault) => packFaultSentence(fault, undefined))).toEqual([
    'This is too short: write at least 1 character.'
  ])
})
