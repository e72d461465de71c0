// @vitest-environment happy-dom
// A trading post in Beijing stays hidden until the piece that flies to its slot has landed, like any other piece.

import { expect, test } from 'vitest'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import { veil } from '../../renderer/kit/flights/anchors'
import { table } from '../voyages/table'
import { sit } from './seated-model'

test('a post in a slot of Beijing has its own anchor, and its veil hides only this post', async () => {
  const { wrapper } = await sit(table().given({ posts: ['anxi', 'beijing'] }), MapBoard)
  const posts = () => wrapper.findAll('[data-piece="post"]')
  expect(posts()).toHaveLength(2)
  const lift = veil('post:0:beijing')
  expect(posts().map((post) => post.attributes('data-veiled') !== undefined)).toEqual([true, false])
  lift()
  expect(posts().some((post) => post.attributes('data-veiled') !== undefined)).toBe(false)
})
