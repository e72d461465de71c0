/** The modules that a table of Voyages may be played with. Their order is part of what files mean: new ones go to the end. */
import type { Module } from '../game'
import { agents } from './agents'
import { companionsModule } from './companions'
import { newCharacters } from './new-characters'
import { secretPaths } from './secret-paths'
import { venice } from './venice'

export const modules: readonly Module[] = [newCharacters, secretPaths, companionsModule, agents, venice]
