/** All characters. */
import type { Character, Content } from '../game'
import { abhaBasu } from './abha-basu'
import { deWu } from './de-wu'
import { filippoVitello } from './filippo-vitello'
import { gantulgaOd } from './gantulga-od'
import { isabellaDonati } from './isabella-donati'
import { mailinAndTianChin } from './mailin-and-tian-chin'
import { mongkeKhan } from './mongke-khan'

/** Every character tile. */
export const characters: readonly Character[] = [
  mongkeKhan,
  deWu,
  abhaBasu,
  mailinAndTianChin,
  filippoVitello,
  isabellaDonati,
  gantulgaOd
]

/** The characters for a table; `mixed`: also those of Voyages that work in this game (ruling 60). */
export const charactersFor = (
  content: Pick<Content, 'characters' | 'guests'>,
  players: number,
  mixed: boolean
): readonly Character[] =>
  [...content.characters, ...(mixed ? content.guests : [])].filter(
    (one) => one.players === undefined || one.players === players
  )
