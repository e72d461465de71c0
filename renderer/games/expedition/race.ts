/** The race of the camels: how far each has come on the whole road, and how far it is from the end of its stage. */
import { computed } from 'vue'
import { goldOf, seatOf } from '../../../shared/games/expedition/seats'
import { drawnCount } from '../../kit/flights/drawn-counts'
import { useTable } from '../../stores/table'
import { camelPositions } from './camel-positions'
import { progressOfCamel } from './camels'
import { useGameModel } from './game-model'
import { words } from './words'

/** The seats in seat order with their camels, and the cities in which the stages end. */
export function useRace() {
  const { view, track, me, rivals, spaceName } = useGameModel()
  const table = useTable()
  const { labels } = words.controls
  /** The position of a space as a share of the whole road. */
  const share = (space: number): number => space / track.value.finalCity
  const cities = computed(() => [track.value.stageCity, track.value.finalCity])
  /** The distance from a space to the city of its stage, in words. */
  function farOf(at: number): string {
    const end = at < track.value.stageCity ? track.value.stageCity : track.value.finalCity
    const city = spaceName(end)
    return at === end ? labels.arrived(city) : labels.toGo({ count: end - at, city })
  }
  const rows = computed(() =>
    [me.value, ...rivals.value]
      .toSorted((a, b) => a - b)
      .map((seat) => {
        const things = seatOf(view.value, seat)
        return {
          seat,
          gold: goldOf(things),
          cards: things.hand.count + things.tray.count,
          asked: table.decisions.some((open) => open.seat === seat),
          camels: camelPositions(view.value, track.value, seat).map(({ camel, number, at }) => {
            const drawn = drawnCount(progressOfCamel(seat, camel), at)
            return { camel, number, at: drawn, far: farOf(drawn), truly: farOf(at) }
          })
        }
      })
  )
  return { rows, cities, share }
}
