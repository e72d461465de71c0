/** The game's name, a line about it, and the playing styles of its computer players in French. */
import { title } from '../../../../shared/games/expedition/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  name: title.fr,
  line: 'Une course de caravanes d’Ormuz à Dadu, cartes en main. De 2 à 5 joueurs, environ 40 minutes.',
  styles: {
    usual: { name: 'Équilibré', note: 'Pèse à parts égales les cartes, l’or et le parcours.' },
    racer: { name: 'Coureur', note: 'Avance tôt, avec peu de cartes en main.' },
    stocker: { name: 'Prévoyant', note: 'Garde plus de cartes avant d’avancer.' },
    saver: { name: 'Économe', note: 'Dépense moins d’or en lest.' }
  }
})
