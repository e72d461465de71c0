/** The top bar's prompt in French: what (a few words) and how (a hint), for every kind of task. */
import type { TaskKind } from '../../../../../shared/games/expedition/types'
import { pluralsOf, type Spoken } from '../../../../words/catalogue'
import { cost } from '../controls/fr'
import { cards } from '../names/fr'
import type * as said from './en'

const plural = pluralsOf('fr')

export const prompts: Readonly<Record<TaskKind, said.Prompt>> = {
  turn: { what: 'À vous', how: 'avancez avec des cartes, ou prenez-en une : le tour finit alors' },
  pay: { what: 'Paiement d’une case', how: 'choisissez les cartes qui manquent encore, ou annulez' }
}

/** The turn's prompt by what is still possible. */
export const turnPrompts: Spoken<typeof said.turnPrompts> = {
  stopped: { what: 'À vous', how: 'plus de déplacement à ce tour : prenez une carte pour finir' },
  moved: { what: 'À vous', how: 'continuez avec des cartes, ou prenez-en une : le tour finit alors' },
  stuck: { what: 'À vous', how: 'aucune case à portée : prenez une carte' }
}

/** Hints that follow what is chosen. */
export const hints: Spoken<typeof said.hints> = {
  selection: (count) => `${cards(count)} ${plural(count, { one: 'choisie', other: 'choisies' })}`,
  whole: (selection, parts) => [selection, parts.join(' ; ')].filter(Boolean).join(' : '),
  pays: (space) => `c’est le prix de ${space}, choisissez la case pour y entrer`,
  more: (space, short) => `encore ${short} pour ${space}`,
  wrong: (space) => `ne paie pas ${space}`,
  target: (space, count, spent) =>
    `${space} pour ${cost(count, spent)} : choisissez-la de nouveau pour y entrer`
}
