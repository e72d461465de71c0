import { expect, test } from 'vitest'
import { channels } from '../../shared/protocol/bridge'

test('every channel of the bridge has its own name', () => {
  const names = Object.values(channels)
  expect(new Set(names).size).toBe(names.length)
})
