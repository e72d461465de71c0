/** Every ruling of the base game has a test that names it. */
import { join } from 'node:path'
import { itNamesRulings } from '../lib/rulings'

// Rulings of the base game; the expansion's begin with 72.
itNamesRulings(join(import.meta.dirname, 'rulings'), 71)
