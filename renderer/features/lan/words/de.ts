/** German: the seats of this device, where something is wrong or wanted. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Ein anderes Gerät möchte den Platz von {name}',
  note: 'Es hat den Schlüssel zu diesem Platz: Wahrscheinlich hast du die Partie ein zweites Mal geöffnet. Falls nicht, behalte den Platz.',
  yield: 'Platz abgeben',
  keep: 'Hier behalten',
  unproven:
    'Dieser Gastgeber kennt deinen Platz ({seats_list}) nicht. Entweder wurde er freigegeben, oder ein anderes Gerät antwortet an seiner Stelle. Dein Schlüssel wurde nicht gesendet. Frag am Gerät des Gastgebers nach.',
  forget: 'Platz aufgeben',
  linkFailed:
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren. Der Gastgeber kann einen neuen machen.'
})
