// A pack as text to begin with: one entry of a table on each line, and the same value when it is read.

import { expect, test } from 'vitest'
import { packText } from '../../shared/engine/pack-starter'
import { readJson } from '../../shared/engine/pack-text'

test('keys and entries have lines of their own, and what is read is what was written', () => {
  const pack = {
    name: 'Wells',
    depths: [3, 12],
    wells: [
      { id: 'a', cost: { coin: 1 } },
      { id: 'b', cost: {} }
    ],
    limits: { most: 3, stones: ['granite'] }
  }
  const text = packText(pack)
  expect(text.split('\n')).toEqual([
    '{',
    '  "name": "Wells",',
    '  "depths": [ 3, 12 ],',
    '  "wells": [',
    '    { "id": "a", "cost": { "coin": 1 } },',
    '    { "id": "b", "cost": {} }',
    '  ],',
    '  "limits": {',
    '    "most": 3,',
    '    "stones": [ "granite" ]',
    '  }',
    '}',
    ''
  ])
  const json = readJson(text)
  expect('value' in json && json.value).toEqual(pack)
})
