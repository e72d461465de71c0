/** German: the guided first round of Voyages. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice,
  rounds
} from '../../../../shared/games/voyages/content/numbers'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  goals: {
    title: 'Wer du bist und wie man gewinnt',
    text: 'Du reist als Kaufmann nach Peking; was du kannst, steht neben dem Bild. Wer nach fünf Runden die meisten Punkte hat, gewinnt: aus Aufträgen, Handelsposten, Peking und zwei geheimen Zielen. Ein Ziel zählt mit Posten an beiden Orten, und jeder Ort bringt schon allein ein paar Punkte. Deine Ziele liegen offen bei dir; sonst sieht sie niemand.',
    open: 'Du reist als Kaufmann nach Peking; was du kannst, steht neben dem Bild. Wer nach fünf Runden die meisten Punkte hat, gewinnt: aus Aufträgen, Handelsposten, Peking und zwei Zielen. Ein Ziel zählt mit Posten an beiden Orten, und jeder Ort bringt schon allein ein paar Punkte. Deine Ziele liegen offen bei dir, an diesem Tisch für alle sichtbar.'
  },
  dice: {
    title: 'Deine Würfel sind deine Aktionen',
    text: 'Jede Runde würfeln alle neu. In deinem Zug setzt du Würfel auf ein Aktionsfeld und nutzt es sofort. Hohe Würfel bringen mehr, aber auch niedrige sind nützlich. Ein Würfel mit Fragezeichen nimmt jeden Wert an.'
  },
  bazaar: {
    title: 'Auf dem Basar kaufen',
    text: 'Wähle Würfel, dann eine leuchtende Spalte des Basars. Kamele und Pfeffer verlangen einen Würfel, Seide zwei, Gold drei. Der niedrigste sagt, bis zu welcher Spalte du darfst.',
    did: 'Du hast den Basar genutzt.'
  },
  stock: {
    title: 'Was du besitzt',
    text: 'Mit Waren und Kamelen erfüllst du Aufträge. Münzen und Kamele bezahlen Reisen, und Kamele bezahlen die meisten Bonusaktionen.'
  },
  bonus: {
    title: 'Eine Bonusaktion',
    text: `Vor und nach der Hauptaktion darfst du mehr tun: einen Würfel für ${moneyBagCoins} Münzen in den Geldbeutel legen oder Kamele zahlen. Für ${rerollPrice} würfelst du einen Würfel neu, für ${adjustPrice} drehst du ihn um 1, für ${blackDiePrice} bekommst du einen schwarzen. Probier es, wenn du magst.`,
    did: 'Das war eine Bonusaktion.'
  },
  endTurn: {
    title: 'Deinen Zug beenden',
    text: 'Zu einem Zug gehört genau eine Hauptaktion. Hast du deine gemacht und willst nichts Weiteres tun, beende den Zug. Die anderen Würfel warten auf den nächsten.',
    did: 'Dein Zug ist zu Ende.'
  },
  rival: {
    title: 'Dein Rivale',
    text: 'Waren, Würfel, Aufträge und Posten der anderen liegen hier offen. Die meisten besetzten Felder darfst du trotzdem nutzen: Du zahlst so viele Münzen, wie dein niedrigster Würfel dort zeigt.'
  },
  travel: {
    title: 'Reisen',
    text: 'Zwei Würfel auf der Reise bewegen deine Figur, höchstens so viele Schritte, wie der niedrigere zeigt. Wähle zwei Würfel, dann einen leuchtenden Ort auf der Karte: Den Preis siehst du vorher. Fehlen Münzen oder Kamele, komm später darauf zurück.',
    did: 'Deine Figur ist unterwegs.'
  },
  post: {
    title: 'Ein Handelsposten',
    text: 'Endet deine Bewegung in einer Stadt ohne deinen Posten, setzt du einen. Kleine Städte zahlen dir jede Runde etwas. In großen darfst du die Stadtkarten nutzen, und wer zuerst kommt, erhält einen Bonus.',
    did: 'Du hast einen Posten gesetzt.'
  },
  contracts: {
    title: 'Aufträge',
    text: 'Mit einem Würfel nimmst du einen oder zwei Aufträge aus Spalten bis zu seinem Wert. Später zahlst du als Bonusaktion, was oben auf dem Auftrag steht, und bekommst die Belohnung darunter und die Punkte.',
    did: 'Du hast Aufträge genommen.'
  },
  round: {
    title: 'Das Ende der Runde',
    text: 'Zug um Zug werden die Würfel weniger. Hat niemand mehr welche, beginnt eine neue Runde: Kleine Städte zahlen, alle würfeln. Wer zuletzt gereist ist, fängt an. Spiel bis dahin weiter.',
    did: 'Eine neue Runde hat begonnen.'
  },
  scoring: {
    title: 'Wie man gewinnt',
    text: `Nach ${rounds} Runden gewinnt, wer die meisten Punkte hat. Für Aufträge und Stadtkarten bekommst du sie unterwegs, am Ende für Ziele, Peking, was dir bleibt, und die meisten Aufträge. Dein Stand ist immer hier zu sehen.`
  }
})
