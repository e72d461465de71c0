/** Two figures share every movement; 1 camel each round (ruling 48). */
export { niccoloAndMarcoPolo } from '../../../polo/characters'
