/** German: the figures of the Agents of Venice. */
import { translate } from '../../../../../words/message'
import { de as words } from '../words/de'
import { en } from './en'

export const de = translate('de', en, {
  groups: { agents: words.options.options['agents'].label },
  figures: {
    'agents/cards': ['Genutzte Bonuskarten'],
    'agents/points': ['Punkte durch Bonuskarten'],
    'agents/tokens': ['Genutzte Würfelplättchen'],
    'agents/assumed': ['Angenommene Charaktere', 'Von Bellela, Fantina und Moreta, für je eine Runde']
  }
})
