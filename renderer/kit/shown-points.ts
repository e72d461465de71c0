/** The points that are drawn, which may be fewer than the view has: the ending counts them up, flights bring them. */
import { shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/rules'
import { drawnCount } from './flights/drawn-counts'

/**
 * The points of each seat as counted so far, by seat, from the choice that ended the game to the result sheet; undefined
 * at all other times, and where no scene counts them. Until then secret cards stay face down, too.
 */
export const shownPoints = shallowRef<readonly number[]>()

/** The points to draw for a seat; `counter`: the key of the counter that follows the points' flights. */
export const drawnPoints = (seat: Seat, counter: string, points: number): number =>
  shownPoints.value?.[seat] ?? drawnCount(counter, points)
