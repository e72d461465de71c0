/** What the rules book of the Khan says: examples that contain values of ours follow the content, and no rule is left out. */
import { expect, test } from 'vitest'
import { plain } from '../../renderer/kit/rules/say'
import { baseContent, tables } from '../../shared/games/khan/content'
import { idsOf } from '../../shared/games/khan/content/pack-tables'
import { khanUi } from '../../renderer/games/khan'
import { speak } from '../../renderer/words/catalogue'

const paragraphOf = async (id: string) => {
  await speak('en')
  const book = await khanUi.rules.load('en')
  return book.chapters.flatMap(({ paragraphs }) => paragraphs).find((one) => one.id === id)
}
const exampleOf = async (id: string): Promise<string> =>
  ((await paragraphOf(id))?.examples ?? []).map(plain).join(' ')
const detailOf = async (id: string): Promise<string> =>
  ((await paragraphOf(id))?.detail ?? []).map(plain).join(' ')

test('Balkh: its reward, and the die from which the bonus of the seal comes twice', async () => {
  const balkh = baseContent.specialCities.find(({ city }) => city === 'balkh')
  const twice = (balkh?.times.indexOf(2) ?? 0) + 1
  expect(balkh?.reward).toEqual({ camel: 2, silk: 1 })
  expect(await exampleOf('actions.special')).toContain(
    `a ${twice} in Balkh with an improved ${balkh?.seal ?? ''}s’ seal brings ${balkh?.reward.camel ?? 0} camels and ${balkh?.reward.silk ?? 0} silk`
  )
})

test('Book II: its first free offer', async () => {
  const book = baseContent.books.find(({ id }) => id === 'book-2')
  expect(book?.free[0]).toEqual({ silk: 2 })
  expect(await exampleOf('actions.books')).toContain(
    `brings you ${book?.free[0]?.silk ?? 0} silk for nothing`
  )
})

test('city cards: as many are called printed as no content pack may replace', async () => {
  const printed = tables.cityCards.length - idsOf(tables).cityCards.length
  expect(printed).toBe(5)
  const house = plain((await paragraphOf('actions.city-card'))?.house ?? '')
  expect(house).toContain('The printed rules give the values of five cards.')
})

test('ruling 6: who pays points may fall below zero', async () => {
  expect(await detailOf('actions.city-card')).toContain('your score may fall below zero')
})

test('ruling 59: with rolled black dice Isabella Donati is paid when she takes one', async () => {
  expect(await detailOf('setup.black-dice')).toContain(
    'If Isabella Donati takes one, she gets what its value brings her.'
  )
})
