// @vitest-environment happy-dom
// Each key at a table has one meaning: no game uses a key of the table itself, and none uses a key twice.

import { expect, test } from 'vitest'
import { adviceWords } from '../../renderer/features/advice/words'
import { guideWords } from '../../renderer/features/guide/words'
import { useRulesWords } from '../../renderer/words/rules'
import { replayWords } from '../../renderer/words/replay'
import { interfaces } from './interfaces'

const ofTable = [
  'U',
  'L',
  'P',
  'T',
  adviceWords.key,
  guideWords.key,
  ...replayWords.tableKeys,
  ...useRulesWords().ruleKeys
]
/** Only letters matter: arrows, digits and Escape mean the same everywhere. */
const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

test.each(interfaces.map((ui) => [ui.id, ui] as const))('%s', (_, ui) => {
  const keys = (ui.shortcuts?.() ?? []).flatMap((row) => (row.keys.length === 1 ? row.keys : []))
  const letters = keys.filter(isLetter)
  expect(letters.length).toBeGreaterThan(3)
  expect([...ofTable.filter(isLetter), ...letters].toSorted()).toEqual(
    [...new Set([...ofTable.filter(isLetter), ...letters])].toSorted()
  )
})
