/** Each key of a table means one thing: those of the frame, of the features and of a game are all heard at once. */
import { expect, test } from 'vitest'
import { adviceWords } from '../../renderer/features/advice/words'
import { guideWords } from '../../renderer/features/guide/words'
import { replayWords } from '../../renderer/words/replay'
import { useRulesWords } from '../../renderer/words/rules'
import { interfaces } from '../renderer/interfaces'

/** Undo, log, people, talk. */
const frame = ['U', 'L', 'P', 'T']

test.each(interfaces.map((ui) => [ui.id, ui] as const))('%s: no key is listed twice', (_, ui) => {
  const ofGame = (ui.shortcuts?.() ?? []).flatMap(({ keys }) => (keys.length === 1 ? keys : []))
  const keys = [
    ...frame,
    ...replayWords.tableKeys,
    ...useRulesWords().ruleKeys,
    guideWords.key,
    adviceWords.key,
    ...ofGame
  ].filter((key) => /^[A-Z]$/.test(key))
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
})
