/** The game's name, a line about it, and the playing styles of its computer players in French. */
import { familyStyles } from '../../../polo/entry/fr'
import { title } from '../../../../shared/games/voyages/title'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  name: title.fr,
  line: 'Dés, caravanes et contrats sur les routes de Pékin. De 2 à 5 joueurs, cinq manches.',
  styles: {
    ...familyStyles,
    collector: { name: 'Ambitieux', note: 'Préfère les villes de ses cartes Objectif.' }
  }
})
