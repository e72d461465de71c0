/** Never pays for an occupied space; all other limits hold (ruling 53). */
export { berkeKhan } from '../../../polo/characters'
