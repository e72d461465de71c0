/** Starts in Beijing with a post on the first slot (ruling 50). */
export { kubilaiKhan } from '../../../polo/characters'
