/** The top bar’s prompt in French: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/fr/prompts'
import { translate } from '../../../../words/message'
import { prompts as en } from '../en/prompts'

export const prompts = translate('fr', en, {
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Gardez un objectif', how: 'personne d’autre ne le voit' },
    'choose-offer': { what: 'Au livre', how: 'choisissez une des quatre offres' },
    'take-seal': { what: 'Prenez un sceau', how: 'choisissez un sceau éclairé' },
    'take-contracts': {
      what: 'Prenez des contrats',
      how: 'un ou deux, dans des villes où vous avez un comptoir'
    },
    'city-contract': { what: 'Un contrat de la ville', how: 'prenez-en un, ou aucun' },
    'choose-reward': { what: 'Choisissez une récompense', how: '' },
    'pick-black': { what: 'Un dé noir', how: 'choisissez lequel prendre' },
    'double-bonus': { what: 'Deux fois cette manche', how: 'choisissez quel bonus vient deux fois' },
    'swap-pairs': {
      what: 'Paires de votre lancer',
      how: 'une paire échangée apporte ceci au lieu de ses deux gains'
    },
    'extra-post': { what: 'Un comptoir de plus', how: 'choisissez une ville traversée, ou aucune' },
    'copy-bonus': { what: 'Copiez un bonus', how: 'choisissez un marqueur éclairé' },
    'own-bonuses': { what: 'Bonus de villes', how: 'choisissez une de vos villes à marqueur' }
  },
  reasons: {
    ...family.reasons,
    seal: 'bonus {seal_of}',
    offer: 'offre du {book}',
    kept: 'tuile gardée',
    contractCity: 'pour le comptoir à {place}'
  },
  turnPrompts: {
    ...family.turnPrompts,
    stuck: {
      what: 'À vous : aucune action principale',
      how: 'pas encore : changez un dé, ou mettez-le dans la bourse'
    },
    bagged: { what: 'À vous', how: 'aucune action principale possible : actions bonus, ou finissez le tour' },
    placeNext: 'choisissez un lieu éclairé de la carte',
    pay: { what: 'Comment payez-vous ?', how: 'pièces et chameaux, ou jade à leur place' }
  }
})
