/** Values of players that are computed once for a content. */
import { expect, test } from 'vitest'
import { memoisedPerContent } from '../../shared/polo/player/memoise'

test('a value is computed once for each content and key', () => {
  const memoised = memoisedPerContent<object, string>()
  const computed: string[] = []
  const ask = (content: object, key: string): string =>
    memoised(content, key, () => {
      computed.push(key)
      return `value of ${key}`
    })
  const [printed, pack] = [{}, {}]
  expect(ask(printed, 'xian')).toBe('value of xian')
  expect(ask(printed, 'xian')).toBe('value of xian')
  expect(ask(printed, 'anxi')).toBe('value of anxi')
  expect(ask(pack, 'xian')).toBe('value of xian')
  expect(computed).toEqual(['xian', 'anxi', 'xian'])
})
