import type { Character } from '../game'

/** May use only the lower Travel space, but pays neither coins nor camels for roads (ruling 52). */
export const gantulgaOd: Character = {
  id: 'gantulga-od',
  onlyTravel: 'travel-lower',
  waives: ['coin', 'camel']
}
