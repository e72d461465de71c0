/** Draws the symbols of Expedition's pieces into the page. */
import { addSymbols } from '../../../art/game-symbols'
import CaravanSymbols from './CaravanSymbols.vue'
import RequirementSymbols from './RequirementSymbols.vue'

addSymbols(CaravanSymbols, RequirementSymbols)
