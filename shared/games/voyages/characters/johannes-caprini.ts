/** From any oasis to any other in one step without route cost; 3 coins each round (ruling 49). */
export { johannesCaprini } from '../../../polo/characters'
