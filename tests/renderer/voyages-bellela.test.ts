// @vitest-environment happy-dom
// Bellela, who is another character for one round: what its tile and plate say, and the posts that it left.

import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { textForRound, textWith } from '../../renderer/games/voyages/modules/agents/character-texts'
import Assume from '../../renderer/games/voyages/modules/agents/table/Assume.vue'
import { ownWords } from '../../renderer/games/voyages/modules/agents/words'
import { words } from '../../renderer/games/voyages/words'
import CharacterPlate from '../../renderer/polo/seats/CharacterPlate.vue'
import PostsPlate from '../../renderer/polo/seats/PostsPlate.vue'
import { baseContent, withModules } from '../../shared/games/voyages/content'
import { agentsOver } from '../../shared/games/voyages/modules/agents'
import { agentValues } from '../../shared/games/voyages/modules/agents/tables'
import { agentsOf, bellela, lastTurn, piedro, playing, rusticiano, table } from '../voyages/agents'
import { sit } from './seated-model'

const { forRound, rusticianoForRound } = ownWords.own
const plate = defineComponent(() => () => h(CharacterPlate, { seat: 0 }))
const posts = defineComponent(() => () => h(PostsPlate, { seat: 0 }))

test('a tile on offer says what it does for one round, if that differs', async () => {
  const { wrapper } = await sit(lastTurn(['kubilai-khan', 'berke-khan']).passOut(), Assume)
  const said = wrapper.findAll('.draft__full').map((one) => one.text())
  expect(said).toEqual([forRound['kubilai-khan'], words.names.characters['berke-khan'].full])
})

test('ruling 117: the tile of Wilhelm says for which round the points of his last post are', async () => {
  const { wrapper } = await sit(lastTurn(['wilhelm-von-rubruk', 'berke-khan']).passOut(), Assume)
  expect(wrapper.find('.draft__full').text()).toMatch(/last of all.*10 more points.*this round/)
})

test('so does the plate of the seat that plays it; a regular owner’s plate says everything', async () => {
  const assumed = await sit(playing(rusticiano).answerAll(), plate)
  expect(assumed.wrapper.find('.plate__short').text()).toBe(rusticianoForRound.short(2))
  expect(assumed.wrapper.find('.plate').attributes('aria-label')).toContain(rusticianoForRound.full(2))
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

test('texts of Piedro and Rusticiano state the prices and cards of the pack that is played', async () => {
  const values = { ...agentValues, piedro: { 'take-black-die': 2, 'adjust-die': 0 }, cardsAssumed: 4 }
  const content = withModules(baseContent, [agentsOver(values)])
  expect(textWith(piedro, content)?.short).toBe('Black die for 2 camels, turning a die for 0')
  expect(textWith(piedro, content)?.full).toContain(
    'Pays 2 camels instead of 3 for a black die, and 0 instead of 2 to turn a die.'
  )
  expect(textWith(rusticiano, content)).toBeUndefined()
  expect(textForRound(rusticiano, content).short).toBe('4 bonus cards, each used once')
  expect(textForRound(rusticiano, content).full).toContain('Draws 4 bonus cards for this round.')
  const { wrapper } = await sit(table().given({ character: piedro, dice: [3] }), plate)
  expect(wrapper.find('.plate__short').text()).toBe('Black die for 1 camel, turning a die for 1')
})

test('the badge of a late post says its points, whatever they are', () => {
  const badges: Readonly<Record<number, ((points: number) => string) | undefined>> = words.explain.postBadges
  expect(badges[12]?.(1)).toBe('The 12th post on the map scores 1 point at once.')
  expect(badges[15]?.(17)).toBe('The 15th post on the map scores 17 more points at once.')
})
