/** The sentences of content packs' faults (renderer/words/pack-fault.ts). */
import { expect, test } from 'vitest'
import { packCodes, type PackCode } from '../../shared/engine/pack'
import { slotsOf } from './samples'
import { leaves } from './catalogues'

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
