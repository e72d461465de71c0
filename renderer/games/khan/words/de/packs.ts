/** German: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../../words/message'
import { packs as en } from '../en/packs'

export const packs = translate('de', en, {
  faults: {
    'way-twice': 'Zwischen {from} und {to} gibt es noch einen Weg: Nimm einen heraus.',
    'way-to-itself': 'Dieser Weg führt von {place} zu sich selbst: Berichtige eines seiner Enden.',
    unreachable: 'Von Peking führt kein Weg nach {place}: Füge einen hinzu.',
    'xian-to-jaipur':
      'Von Xi’an müssen eine Oase, Fuzhou, noch eine Oase und Jaipur aufeinander folgen, für zusammen {coins} Münzen und {camels} Kamele und ohne Siegel: Ein Beispiel der Spielregel sagt es.',
    'pagan-to-kabul':
      'Der Weg von Bagan nach Kabul muss {jade} Jade, {camels} Kamele und {coins} Münzen kosten, ohne Siegel: Ein Beispiel der Spielregel sagt es.',
    'shield-missing': 'Keine Stadt hat dieses Wappen: {shield}. Gib es einer.',
    'points-fall':
      'Mit mehr Wappen dürfen die Punkte nicht sinken und die von 13 Wappen nicht übersteigen: Berichtige die Punkte von {shields, plural, one {# Wappen} other {# Wappen}}.'
  }
})
