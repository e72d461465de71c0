/** German: newer versions of the app. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Neuere Versionen',
  label: 'Nach neueren Versionen sehen',
  note: 'Höchstens einmal am Tag und ohne ein Wort über dich oder deine Spiele. Nichts wird von selbst geladen oder ersetzt.',
  offer: 'Caravanserai kann im Internet nachsehen, ob eine neuere Version erschienen ist.',
  yes: 'Nachsehen',
  no: 'Nein, danke',
  newest: 'Caravanserai {version} ist erschienen.',
  address: 'Hier gibt es sie'
})
