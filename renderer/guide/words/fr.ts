/** French: the guide's own words. */
import type { Spoken } from '../../words/catalogue'
import type * as said from './en'

export const learn = 'Apprendre : une première manche'
export const done = 'déjà suivi'
export const learnNote: Spoken<typeof said.learnNote> = (game) => `${game}, contre un robot`
export const hint = 'Nouveau dans ce jeu ? Un guide vous accompagne.'
export const region = 'Guide'
export const of: Spoken<typeof said.of> = (step, steps) => `${step} sur ${steps}`
export const back = 'Retour'
export const next = 'Suivant'
export const later = 'Plus tard'
export const skip = 'Passer'
export const leave = 'Quitter le guide'
export const leaveNote = 'La partie continue sans lui.'
export const finish = 'Continuer la partie'
export const rule = 'Lire la règle'
export const yourMove = 'À vous'
export const waits = 'Pas encore possible. Jouez comme il vous plaît : cette étape attend son moment.'
export const offeredAgain = 'Remise à plus tard, elle vaut toujours un essai.'
export const passed: Spoken<typeof said.passed> = (title) =>
  `Vous avez fait autrement, et c’est très bien. « ${title} » reviendra plus tard.`
export const bot = 'Robot'
export const endTitle = 'Le guide s’arrête ici'
export const endText =
  'Vous savez l’essentiel. Cette partie continue comme toute autre : jouez-la jusqu’au bout ou quittez-la quand vous voulez.'
export const failed: Spoken<typeof said.failed> = (why) => `La table n’a pas pu être installée. ${why}`
export const key = 'G'
export const shortcut = 'Poursuivre le guide'
