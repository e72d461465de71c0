/** The modules that a table of Voyages may switch on. Game files depend on their order: add new ones at the end. */
import type { Module } from '../game'
import { agents } from './agents'
import { companionsModule } from './companions'
import { newCharacters } from './new-characters'
import { secretPaths } from './secret-paths'
import { venice } from './venice'

export const modules: readonly Module[] = [newCharacters, secretPaths, companionsModule, agents, venice]
