/** Does not roll: dice get their value when placed; no compensation (ruling 51). */
export { raschidAdDinSinan } from '../../../polo/characters'
