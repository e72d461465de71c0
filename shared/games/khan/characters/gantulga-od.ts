import type { Character } from '../game'

/** The lower Travel space alone; pays neither coins nor camels for routes (ruling 52). */
export const gantulgaOd: Character = {
  id: 'gantulga-od',
  onlyTravel: 'travel-lower',
  waives: ['coin', 'camel']
}
