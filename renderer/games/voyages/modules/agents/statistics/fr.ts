/** French: the figures of the Agents of Venice. */
import { translate } from '../../../../../words/message'
import { fr as words } from '../words/fr'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { agents: words.options.options['agents'].label },
  figures: {
    'agents/cards': ['Cartes Bonus utilisées'],
    'agents/points': ['Points par les cartes Bonus'],
    'agents/tokens': ['Dés de carton utilisés'],
    'agents/assumed': ['Personnages joués', 'Par Bellela, Fantina et Moreta, une manche chacun']
  }
})
