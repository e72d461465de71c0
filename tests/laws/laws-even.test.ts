/** The laws at every second table from the first one on. */
import { lawsOf } from './laws-of'

lawsOf(0)
