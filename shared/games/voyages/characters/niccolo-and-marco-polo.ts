import type { Character } from './character'

/** Two figures share every movement; 1 camel each round (ruling 48). */
export const niccoloAndMarcoPolo: Character = {
  id: 'niccolo-and-marco-polo',
  figures: 2,
  roundStart: { camel: 1 }
}
