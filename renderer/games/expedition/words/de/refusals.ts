/** Why something cannot be done, with its numbers, in German. Every code of the rules has its sentence. */
import { translate } from '../../../../words/message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('de', en, {
  refusals: {
    'answer-first': 'Für ein Feld werden gerade Karten gelegt: Leg zuerst die übrigen, oder nimm sie zurück.',
    'not-offered': 'Das wird gerade nicht angeboten.',
    'no-such-camel': 'Ein solches Kamel hast du nicht.',
    'other-camel': 'Dieser Zug gehört deinem anderen Kamel. Nur eines zieht in einem Zug.',
    'camel-stopped': 'Dieses Kamel ist so weit gezogen, wie es in diesem Zug darf. Nimm eine Karte.',
    'card-not-in-hand': 'Diese Karte hast du nicht: {card}.',
    'card-does-not-fit': '{space} verlangt {asks}: {card} passt nicht dazu.',
    'cards-short': '{space} verlangt {asks}: Zu dieser Karte ({card}) {missing}.',
    'ballast-spent': 'Ballast kann einmal im Zug abgeworfen werden, und das hast du getan.',
    'no-gold': 'Ballast abzuwerfen kostet 1 Gold, und du hast keines.',
    'ballast-would-lead':
      'Noch kein Rivale hat {space} erreicht: Der vorderste steht in {foremost}. Ballast bringt nie in Führung.',
    'ballast-not-reached':
      'Kein Kamel deines Rivalen stand je in {space}. Vorbeigezogen zu sein genügt an diesem Tisch nicht.',
    'card-not-in-display': 'Diese Karte liegt nicht in der Auslage.',
    'no-card-to-draw': 'Stapel und Ablage sind leer: Nimm eine Karte der Auslage.',
    'no-card-left': 'Stapel, Ablage und Auslage sind leer: Beende den Zug ohne Karte.',
    'must-draw': 'Ein Zug endet mit einer Karte: Nimm eine aus der Auslage oder die oberste vom Stapel.',
    'space-short': '{space} verlangt {asks}: Dir {missing}.',
    'space-too-far': '{space} ist außer Reichweite: Deine Karten enden vor {before}.',
    'space-occupied': '{space} ist besetzt: Ein Kamel zieht ohne Zahlung darüber hinweg.',
    'space-passed': 'Dein Kamel ist an {space} schon vorbei. Kamele ziehen nur vorwärts.',
    'camel-here': 'Dein Kamel steht in {space}.',
    'cards-wrong': '{space} verlangt genau {asks}: Die gewählten Karten bezahlen das nicht.',
    'cards-more': '{space} verlangt {asks}: Es {missing}.'
  },
  /** Why ballast is not dropped now, in a few words beside its button. */
  shortly: {
    'answer-first': 'leg zuerst die Karten',
    'other-camel': 'ruht in diesem Zug',
    'camel-stopped': 'hält in diesem Zug an',
    'ballast-spent': 'schon abgeworfen',
    'no-gold': 'kein Gold mehr',
    'ballast-would-lead': 'noch niemand war dort',
    'ballast-not-reached': 'kein Rivale stand dort'
  },
  /** For a code that is not of this game. */
  otherwise: 'Das geht jetzt nicht.'
})
