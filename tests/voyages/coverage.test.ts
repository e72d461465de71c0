/** Every ruling of the base game and its modules has a test that names it. */
import { join } from 'node:path'
import { itNamesRulings } from '../lib/rulings'

// Rulings of the base game; those of the New Characters begin with 72, those of the other modules with 79.
itNamesRulings(join(import.meta.dirname, 'rulings'), 142)
