/** Eleven posts, and may leave them in cities passed through (rulings 45 to 47). */
export { wilhelmVonRubruk } from '../../../polo/characters'
