/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/de/refusals'
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('de', en, {
  ...family,
  refusals: {
    ...family.refusals,
    'jade-short':
      'Kostet {price, plural, one {# Jade} other {# Jade}}: Du hast {have}, es {short, plural, one {fehlt} other {fehlen}} {short}.',
    'jade-part': 'So lässt es sich nicht mit Jade bezahlen.',
    'die-too-low': 'Verlangt einen Würfel ab {needs}, aber deiner zeigt {value}.',
    'space-barred': 'Dein Charakter darf nur das Reisefeld für einen Würfel nutzen.',
    'no-seal': 'Kein Siegel, das dir fehlt, ist mit einer {lowest} zu haben.',
    'seal-owned': 'Dieses Siegel hast du schon.',
    'seal-needed': 'Dieser Wasserweg verlangt: {seal}.',
    'no-contract': 'In keiner Stadt mit deinem Handelsposten liegt ein Auftrag.',
    'space-used': family.ofCharacter.used,
    'no-such-card': family.ofCharacter.noSuchCard,
    'card-used': family.ofCharacter.cardUsed,
    'special-full': 'Beide Plätze dieser Stadt sind in dieser Runde besetzt.',
    'no-post-there': 'Du brauchst einen Handelsposten in dieser Stadt.',
    'post-new': 'Dein Posten in dieser Stadt ist neu: Ihre Aktion steht dir ab deinem nächsten Zug offen.'
  },
  needDice: 'Zum Reisen wähle einen, zwei oder drei Würfel: Der niedrigste gibt die Schritte.',
  sealsNeeded: 'Dorthin führt keine Reise ohne: {seals}.'
})
