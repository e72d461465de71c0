// @vitest-environment happy-dom
// Bellela, who is another character for one round: what its tile and plate say, and the posts that it left.

import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import Assume from '../../renderer/games/voyages/modules/agents/table/Assume.vue'
import { ownWords } from '../../renderer/games/voyages/modules/agents/words'
import { words } from '../../renderer/games/voyages/words'
import CharacterPlate from '../../renderer/polo/seats/CharacterPlate.vue'
import PostsPlate from '../../renderer/polo/seats/PostsPlate.vue'
import { agentsOf, bellela, lastTurn, playing, rusticiano, table } from '../voyages/agents'
import { sit } from './sitting'

const { forRound, forRoundShort } = ownWords.own
const plate = defineComponent(() => () => h(CharacterPlate, { seat: 0 }))
const posts = defineComponent(() => () => h(PostsPlate, { seat: 0 }))

test('a tile on offer says what it does for one round, if that differs', async () => {
  const { wrapper } = await sit(lastTurn(['kubilai-khan', 'berke-khan']).passOut(), Assume)
  const said = wrapper.findAll('.draft__full').map((one) => one.text())
  expect(said).toEqual([forRound['kubilai-khan'], words.names.characters['berke-khan'].full])
})

test('so does the plate of the seat that plays it; a regular owner’s plate says everything', async () => {
  const assumed = await sit(playing(rusticiano).answerAll(), plate)
  expect(assumed.wrapper.find('.plate__short').text()).toBe(forRoundShort['agents/rusticiano'])
  expect(assumed.wrapper.find('.plate').attributes('aria-label')).toContain(forRound['agents/rusticiano'])
  const own = await sit(table().given({ character: 'kubilai-khan', dice: [3] }), plate)
  expect(own.wrapper.find('.plate__short').text()).toBe(words.names.characters['kubilai-khan'].short)
})

test('posts that an assumed Wilhelm left behind have places in the row, without points for the last', async () => {
  const left = table()
    .given({ character: bellela, dice: [3], posts: ['adana', 'anxi', 'moscow'] })
    .ofModule((state) => {
      agentsOf(state, 0).postsKept = 2
      const [me] = state.seats
      if (me) me.postsLeft += 2
    })
  const badges = async (t: typeof left) => {
    const { wrapper } = await sit(t, posts)
    return [wrapper.findAll('.posts__slot').length, wrapper.findAll('em').map((one) => one.text())]
  }
  expect(await badges(left)).toEqual([11, ['+5', '+10']])
  const wilhelm = table().given({ character: 'wilhelm-von-rubruk', dice: [3] })
  expect(await badges(wilhelm)).toEqual([11, ['+5', '+10', '+10']])
})
