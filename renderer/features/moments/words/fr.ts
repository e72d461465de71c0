/** Opening, rounds and ending, in French. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  ending: 'Comment la partie finit',
  next: 'Suite',
  skip: 'Montrer le résultat',
  sheet: 'Voir le résultat',
  keys: 'Espace : suite · toute autre touche : le résultat',
  counted: '{name} : {seats}',
  tie: 'Égalité : ce qui décide',
  wonBy: 'La partie est gagnée par',
  opening: 'Comment la partie commence',
  first: '{name} commence',
  you: '{name} (vous)',
  begin: 'Commencer'
})
