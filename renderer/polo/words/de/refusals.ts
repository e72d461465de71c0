/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import { translate } from '../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('de', en, {
  refusals: {
    'answer-first': 'Zuerst wartet eine andere Frage auf Antwort.',
    'not-offered': 'Das wird gerade nicht angeboten.',
    'main-action-done': 'Die Hauptaktion dieses Zuges ist getan. Bonusaktionen sind weiterhin möglich.',
    'main-action-owed': 'Du hast noch {dice} Würfel und musst eine Hauptaktion ausführen.',
    'no-such-space': 'Dieses Feld gibt es in dieser Partie nicht.',
    'dice-count': 'Dieses Feld verlangt {needs} Würfel, aber du hast {given} gewählt.',
    'die-not-in-hand': 'Diesen Würfel hast du nicht.',
    'die-value': 'Wähle zuerst einen Wert für deine Würfel.',
    'own-colour-there':
      'Hier liegt in dieser Runde schon ein Würfel deiner Farbe. Nur weiße oder schwarze dürfen noch dazu.',
    'coins-short':
      'Kostet {price, plural, one {# Münze} other {# Münzen}}: Du hast {have}, es {short, plural, one {fehlt} other {fehlen}} {short}.',
    'camels-short':
      'Kostet {price, plural, one {# Kamel} other {# Kamele}}: Du hast {have}, es {short, plural, one {fehlt} other {fehlen}} {short}.',
    'goods-short':
      'Verlangt {items}: Du hast {have}, es {short, plural, one {fehlt} other {fehlen}} {short}.',
    'khan-full': 'Alle vier Plätze sind in dieser Runde besetzt.',
    'khan-value': 'Der nächste Platz verlangt mindestens {needs}, aber dein Würfel zeigt {value}.',
    'no-affordable-step': 'Du kannst keinen Schritt bezahlen: Der billigste kostet {cost}.',
    'no-post-there': 'Um die Karte zu nutzen, brauchst du einen Handelsposten in dieser Stadt.',
    'card-occupied': 'Auf dieser Karte liegt ein Würfel: Sie ist in dieser Runde verbraucht.',
    'nothing-to-count': 'Du hast nichts, was diese Karte zählt.',
    'contract-not-active': 'Dieser Auftrag liegt nicht vor dir.',
    'die-has-no-value': 'Dieser Würfel hat noch keinen Wert: Du wählst ihn beim Setzen.',
    'die-at-end': 'Ein Würfel lässt sich nicht über 1 oder 6 hinaus drehen.',
    'black-die-taken': 'Du hast in diesem Zug schon einen schwarzen Würfel gekauft.',
    'no-black-die': 'Im Vorrat ist kein schwarzer Würfel mehr.',
    'too-many-uses': 'Das ist öfter, als der Würfel oder dein Vorrat erlaubt.',
    'not-a-neighbour': 'Dorthin führt kein Weg in einem Schritt.',
    'no-steps-left': 'Alle Schritte dieser Bewegung sind verbraucht.',
    'must-move': 'Geh mindestens einen Schritt, bevor du anhältst.',
    'no-post-to-leave': 'In dieser Stadt kann kein Handelsposten zurückbleiben.'
  },
  /** Of what belongs to a character. */
  ofCharacter: {
    used: 'Hier liegt schon ein Würfel: einmal in der Runde.',
    noSuchCard: 'Diese Stadtkarte darfst du nicht nutzen.',
    cardUsed: 'Eine dieser Karten hast du in diesem Zug schon genutzt.'
  },
  /** Where no step is named that could be paid for. */
  noStep: 'Du kannst keinen Schritt bezahlen.',
  /** For a code that is not of this game. */
  otherwise: 'Das geht jetzt nicht.'
})
