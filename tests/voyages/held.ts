// What several tests of trading posts begin with.

/** Dice that owe nobody a compensation. */
export const fair = (dice: number): number[] => Array<number>(dice).fill(3)

/** Nine posts without a bonus left to give, Beijing the first among them. */
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
