/** The top bar's prompt in French: what (a few words) and how (a hint), for every kind of task. */
import type { TaskKind } from '../../../../../shared/games/voyages/types'
import { listsOf, type Spoken } from '../../../../words/catalogue'
import { of } from '../../../../words/french'
import { characters, places, spaces } from '../names/fr'
import type * as said from './en'

const begin = {
  what: 'À vous : placez des dés',
  how: 'des dés puis un espace, ou l’inverse'
}

export const prompts: Readonly<Record<TaskKind, said.Prompt>> = {
  'pick-character': { what: 'Choisissez un personnage', how: 'les autres choisissent après vous' },
  'keep-goals': { what: 'Gardez deux objectifs', how: 'personne d’autre ne les voit' },
  turn: begin,
  'choose-column': { what: 'À l’étal', how: 'choisissez ce que vous prenez' },
  'take-contracts': { what: 'Prenez des contrats', how: 'choisissez-en un ou deux dans la rangée' },
  'discard-contract': { what: 'Faites de la place', how: 'choisissez un contrat à rendre' },
  trade: { what: 'Carte Ville', how: 'choisissez combien de fois l’utiliser' },
  'choose-goods': { what: 'Choisissez des marchandises', how: 'prenez ce qui vous manque le plus' },
  'pay-goods': { what: 'Payez des marchandises', how: 'choisissez ce que vous donnez' },
  'camel-or-coin': { what: 'Chameaux ou pièces', how: 'choisissez ce que vous prenez' },
  rewards: { what: 'Plusieurs récompenses', how: 'choisissez laquelle vient d’abord' },
  'copy-bonus': { what: 'Copiez un bonus', how: 'choisissez une petite ville éclairée' },
  'own-bonuses': { what: 'Bonus de villes', how: 'choisissez une de vos petites villes' },
  'contract-offer': { what: 'Un contrat est proposé', how: 'gardez-le à la place d’un autre, ou refusez' },
  move: { what: 'Poursuivez le voyage', how: 'choisissez un lieu éclairé, ou arrêtez-vous ici' },
  settle: { what: 'Deux nouvelles villes', how: 'choisissez laquelle reçoit d’abord son comptoir' },
  'move-post': { what: 'Plus de comptoir', how: 'choisissez un comptoir à déplacer ici' }
}

/** What a question on the slip is about: nothing where the board shows it. */
export const reasonOf: typeof said.reasonOf = (cause) => {
  switch (cause?.kind) {
    case 'compensation':
      return 'pour un lancer faible'
    case 'contractColumn':
      return `pour la colonne ${cause.column}`
    case 'cityBonus':
      return `bonus ${of(places[cause.location] ?? cause.location)}`
    case 'outpost':
      return `avant-poste ${of(places[cause.location] ?? cause.location)}`
    case 'contract':
      return 'récompense d’un contrat'
    case 'character':
      return `grâce à ${characters[cause.character].name}`
    case 'space':
      return spaces[cause.space] ?? cause.space
    default:
      return ''
  }
}

/** Turn prompts by what can still be done. */
export const turnPrompts: Spoken<typeof said.turnPrompts> = {
  begin,
  chosen: (values) => ({ what: begin.what, how: `${values} en main, choisissez un espace éclairé` }),
  spaceChosen: (space, values) => ({
    what: space,
    how: `${values} proposé : choisissez de nouveau l’espace pour les placer`
  }),
  armed: (action) => ({ what: action, how: 'choisissez un de vos dés' }),
  turnDie: { what: 'Dé ±1', how: 'tournez-le vers le haut avec +, vers le bas avec −' },
  done: { what: 'À vous', how: 'actions bonus, ou finissez le tour' },
  noDice: { what: 'À vous', how: 'plus de dés : actions bonus, ou finissez le tour' }
}

/** "3, 4 et 6". */
export const listOf = listsOf('fr')
