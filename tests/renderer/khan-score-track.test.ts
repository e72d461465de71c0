// @vitest-environment happy-dom
// The score track along the map of In the Service of the Khan.

import { expect, test } from 'vitest'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import { totalPoints } from '../../shared/games/khan/seats'
import { table } from '../khan/table'
import { sitKhan as sit } from './seated-model'

test.each([2, 3, 4])('the map shows the points of all %i seats on one track', async (players) => {
  const { wrapper, model } = await sit(
    table({ players }).given({ vp: 7 }).given({ seat: 1, vp: 31 }),
    MapBoard
  )
  const points = model.view.value.seats.map((seat) => totalPoints(seat))
  expect(points).toContain(31)
  const shown = wrapper.findAll('.pennant').map((one) => Number(one.get('.pennant__points').text()))
  expect(shown).toEqual(points)
})
