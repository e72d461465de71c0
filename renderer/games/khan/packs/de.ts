/** German: why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  'name-twice': 'Zwei Orte heißen {name}: Gib einem einen anderen Namen.',
  'way-twice': 'Zwischen {from} und {to} gibt es noch einen Weg: Nimm einen heraus.',
  'way-to-itself': 'Dieser Weg führt von {place} zu sich selbst: Berichtige eines seiner Enden.',
  unreachable: 'Von Peking führt kein Weg nach {place}: Füge einen hinzu.',
  'too-costly':
    'Auf jeder Strecke von Peking nach {place} liegt ein Weg, der zusammen mehr als {most} Münzen, Kamele und Jade kostet: Senke einen Preis.',
  'sealed-off':
    'Ohne Siegel führen von Peking Wege {cities, plural, =0 {in keine Stadt} one {in # Stadt} other {in # Städte}}: Lass sie in mindestens {least} führen.',
  'no-first-journey':
    'Niemand könnte aufbrechen: Für die {coins} Münzen und {camels} Kamele, mit denen man beginnt, ist von Peking ohne Siegel keine Stadt zu erreichen.',
  'xian-to-jaipur':
    'Von Xi’an müssen eine Oase, Fuzhou, noch eine Oase und Jaipur aufeinander folgen, für zusammen {coins} Münzen und {camels} Kamele und ohne Siegel: So steht es in einem Beispiel der Spielregel.',
  'pagan-to-kabul':
    'Der Weg von Bagan nach Kabul muss {jade} Jade, {camels} Kamele und {coins} Münzen kosten, ohne Siegel: So steht es in einem Beispiel der Spielregel.',
  'things-count':
    '{thing, select, contracts {Aufträge liegen} marker {Ein Bonusmarker liegt} card {Eine Stadtkarte liegt} other {Ein Außenposten-Plättchen liegt}} in {found, plural, =0 {keiner Stadt} one {# Stadt} other {# Städten}} dieser Tabelle: Auf dem Plan sind es {count}.',
  'goal-seal-twice': 'Diese Zielkarte nennt ein Siegel zweimal: {seal}. Nimm eines heraus.',
  'goal-shield-twice': 'Diese Zielkarte nennt ein Wappen zweimal: {shield}. Nimm eines heraus.',
  'shield-missing': 'Keine Stadt hat dieses Wappen: {shield}. Gib es einer.',
  'points-fall':
    'Mit mehr Wappen dürfen die Punkte nicht sinken und die von 13 Wappen nicht übersteigen: Berichtige die Punkte von {shields, plural, one {# Wappen} other {# Wappen}}.'
})
