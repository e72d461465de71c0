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

/** The characters for a table, with these `guests` from other games of the family (ruling 60). */
export const charactersFor = (
  { characters: own }: Pick<Content, 'characters'>,
  players: number,
  guests: readonly Character[]
): readonly Character[] =>
  [...own, ...guests].filter((one) => one.players === undefined || one.players === players)
