/** What is certain to follow the use of a card beside the board (mixed characters): no draw, and no roll. */
import { expect, test } from 'vitest'
import { baseContent, contentOf, tables } from '../../../shared/games/khan/content'
import type { Content } from '../../../shared/games/khan/game'
import { isCertain } from '../../../shared/games/khan/assist/foresee'
import { table } from '../table'

type Card = Content['cityCards'][number]

const certain = (content: Content, card: string): boolean =>
  isCertain(content, table().state, { type: 'useCityCard', card })

/** Whether it is certain what a card with this effect brings. */
function certainWith(effect: Card['effect']): boolean {
  const [first, ...others] = baseContent.cityCards
  if (!first) throw new Error('no cards')
  return certain(contentOf({ ...tables, cityCards: [{ ...first, effect }, ...others] }), first.id)
}

test('every printed card brings what is certain', () => {
  for (const { id } of baseContent.cityCards) expect(certain(baseContent, id), id).toBe(true)
})

test('a card that may bring a drawn contract is not certain, whatever its kind; of a row by the die only a 6 counts', () => {
  const drawn = { contract: 1 }
  expect(certainWith({ kind: 'perPip', reward: drawn })).toBe(false)
  expect(certainWith({ kind: 'perPip', reward: { coin: 1 } })).toBe(true)
  const option = { cost: { coin: 1 }, reward: { vp: 1 } }
  expect(certainWith({ kind: 'trade', options: [option, { ...option, reward: drawn }], mix: false })).toBe(
    false
  )
  const row = [1, 2, 3, 4, 5].map(() => drawn)
  expect(certainWith({ kind: 'byDie', rewards: [...row, { coin: 1 }] })).toBe(true)
  expect(certainWith({ kind: 'byDie', rewards: [...row, drawn] })).toBe(false)
})
