/** French: a seat's standing. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Situation {name_of}',
  source: 'Origine',
  now: 'acquis',
  end: 'si décompte',
  total: 'Total',
  about: '{name} : {now}, {end} si l’on comptait maintenant',
  opens: 'Appuyez pour voir tout le plateau.'
})
