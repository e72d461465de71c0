/** The cards of Marco Polo Expedition and the icons they pay for (rulings 2 and 12). */

export const goods = ['oil', 'spices', 'silk', 'fruit'] as const
export type Good = (typeof goods)[number]
export const colours = ['yellow', 'blue', 'red', 'green', 'violet'] as const
export type Colour = (typeof colours)[number]
/** What a card shows: a good, or a camel driver, which never counts as a good (ruling 12). */
export const figures = [...goods, 'driver'] as const
export type Figure = (typeof figures)[number]

/** All that the rules read of a card: its figure and its colour. Equal cards are of the same kind. */
export type CardKind = `${Figure}-${Colour}`
/** One printed card: its kind and a number, such as `silk-red-2`. */
export type CardId = `${CardKind}-${number}`

/** All 25 kinds, figure by figure in the order of `figures`, each by colour in the order of `colours`. */
export const kinds: readonly CardKind[] = figures.flatMap((figure) =>
  colours.map((colour): CardKind => `${figure}-${colour}`)
)

const copiesOf = (figure: Figure): number => (figure === 'driver' ? 3 : 2)

/** The 55 cards: two of each good and three drivers in each colour (ruling 2). */
export const cards: readonly CardId[] = figures.flatMap((figure) =>
  colours.flatMap((colour) =>
    Array.from({ length: copiesOf(figure) }, (_, i): CardId => `${figure}-${colour}-${i + 1}`)
  )
)

const kindByCard = new Map<string, number>(
  cards.map((card) => [card, kinds.findIndex((kind) => card.startsWith(`${kind}-`))])
)

/** The index in `kinds` of a card; throws if there is no such card. */
export function kindIndexOf(card: string): number {
  const index = kindByCard.get(card)
  if (index === undefined) throw new Error(`no such card: ${card}`)
  return index
}

/** The kind at an index; throws beyond the last. */
export function kindAt(index: number): CardKind {
  const kind = kinds[index]
  if (kind === undefined) throw new Error(`no such kind of card: ${index}`)
  return kind
}

/** The kind of a card. */
export const kindOf = (card: string): CardKind => kindAt(kindIndexOf(card))

/** The figure of the kind at an index. */
export const figureAt = (index: number): Figure => figures[Math.floor(index / colours.length)] ?? 'driver'

/** The colour of the kind at an index. */
export const colourAt = (index: number): Colour => colours[index % colours.length] ?? 'yellow'
