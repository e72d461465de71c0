/** English: the road. */
import { t, to } from '../say'
import type { TextsOf } from '../structure'

export const road: TextsOf<'road'> = {
  'road.spaces': {
    title: 'All spaces',
    summary: 'What each space asks for, where chests lie, and what the seals score.',
    detail: [
      t`The tables list the road space by space: what is asked for there, how much gold its chest holds, and what its seal scores. The classic road uses the six ${to('icons.goods', 'printed icons')}, the graded one the ${to('icons.smaller', 'smaller ones')} too. A table with a content pack shows its own road here.`
    ],
    house:
      'Except for Ganzhou, what the spaces ask for is our own design, and so are the places of the chests and the names of most spaces. Terrain is mere decoration. The printed board may differ.'
  }
}
