// What a result says stood out: the clearest leads, one of each group of figures.
import { expect, test } from 'vitest'
import { highlightsOf } from '../../renderer/features/statistics/highlights'
import type { Figure, FigureGroup } from '../../shared/engine/statistics'

const figure = (id: string, values: readonly (number | undefined)[], best?: Figure['best']): Figure => ({
  id,
  values,
  ...(best && { best })
})
const ids = (groups: readonly FigureGroup[], most = 9): string[] =>
  highlightsOf({ groups }, most).map(({ figure, seat }) => `${figure.id} ${seat}`)

test('the clearest lead of each group comes, the clearest of all first, and no more than asked for', () => {
  const groups = [
    { id: 'turns', figures: [figure('turns', [9, 10], 'most'), figure('bonus', [4, 9], 'most')] },
    { id: 'travel', figures: [figure('steps', [11, 2, 3], 'most')] },
    { id: 'coins', figures: [figure('paid', [12, 1], 'least'), figure('left', [3, 4], 'most')] }
  ]
  expect(ids(groups)).toEqual(['steps 0', 'bonus 1', 'left 1'])
  expect(ids(groups, 1)).toEqual(['steps 0'])
})

test('nobody stands out where the best is shared, where none is better, or where there is nothing', () => {
  expect(
    ids([
      { id: 'a', figures: [figure('shared', [3, 3, 1], 'most')] },
      { id: 'b', figures: [figure('neither', [3, 9])] },
      { id: 'c', figures: [figure('level', [2, 2], 'most')] },
      { id: 'd', figures: [figure('none', [undefined, 3.5], 'most')] }
    ])
  ).toEqual([])
})

test('points, which stand beside the highlights, and one of something are no highlights', () => {
  expect(
    ids([
      { id: 'dice', figures: [figure('black', [1, 0, 0], 'most'), figure('rerolls', [2, 0, 0], 'most')] },
      { id: 'travel', figures: [figure('outposts', [1, 0, 0], 'most')] },
      { id: 'points', figures: [figure('pointsCoins', [1, 9, 2], 'most')] }
    ])
  ).toEqual(['rerolls 0'])
})
