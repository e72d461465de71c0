/** French: the guide's own words. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  learn: 'Tutoriel',
  done: 'déjà suivi',
  learnNote: '{game}, contre l’ordinateur',
  hint: 'Première partie de ce jeu ? Un guide joue la première manche avec vous.',
  region: 'Guide',
  of: '{step} sur {steps}',
  back: 'Retour',
  next: 'Suivant',
  later: 'Plus tard',
  skip: 'Passer',
  leave: 'Quitter le guide',
  leaveNote: 'La partie continue sans lui.',
  finish: 'Continuer la partie',
  rule: 'Lire la règle',
  yourMove: 'À vous',
  waits: 'Pas encore possible. Jouez : cette étape attend.',
  offeredAgain: 'Remise à plus tard, elle vaut toujours un essai.',
  passed: 'Vous avez fait autrement, et c’est très bien. « {title} » reviendra plus tard.',
  bot: 'Ordinateur',
  endTitle: 'Le guide s’arrête ici',
  endText:
    'Pointez un élément pour lire ce qu’il fait ; « Conseil » montre ce que ferait l’ordinateur. Cette partie continue comme toute autre : jouez-la jusqu’au bout ou quittez-la quand vous voulez.',
  key: 'G',
  shortcut: 'Poursuivre le guide'
})
