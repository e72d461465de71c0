// Positions that several tests of trading posts start from.

/** A roll high enough to need no compensation. */
export const fair = (dice: number): number[] => Array<number>(dice).fill(3)

/** Nine posts in cities without a remaining bonus, Beijing first. */
export const nine = [
  'beijing',
  'alexandria',
  'karachi',
  'karakorum',
  'lan-zhou',
  'samarcanda',
  'sumatra',
  'kochi',
  'xian'
]
