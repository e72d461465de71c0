/** Every ruling of the game has a test that names it. */
import { join } from 'node:path'
import { itNamesRulings } from '../lib/rulings'

itNamesRulings(join(import.meta.dirname, 'rulings'), 64)
