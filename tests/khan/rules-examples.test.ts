/** Examples in the rules book of the Khan that contain values of ours must follow the content. */
import { expect, test } from 'vitest'
import { plain } from '../../renderer/kit/rules/say'
import { baseContent } from '../../shared/games/khan/content'
import { khanUi } from '../../renderer/games/khan'
import { speak } from '../../renderer/words/catalogue'

const exampleOf = async (id: string): Promise<string> => {
  await speak('en')
  const book = await khanUi.rules.load('en')
  const paragraph = book.chapters.flatMap(({ paragraphs }) => paragraphs).find((one) => one.id === id)
  return (paragraph?.examples ?? []).map(plain).join(' ')
}

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
