// The text of a pack template: one table entry a line, and parsing gives the same value.

import { expect, test } from 'vitest'
import { packText } from '../../shared/engine/pack-starter'
import { readJson } from '../../shared/engine/pack-text'

test('keys and entries are on lines of their own, and the parsed text equals the value', () => {
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
