/** German: the guided first round of Voyages. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice,
  rounds
} from '../../../../shared/games/voyages/content/numbers'
import type { Spoken } from '../../../words/catalogue'
import type * as said from './en'

export const goals: Spoken<typeof said.goals> = {
  title: 'Zwei geheime Ziele',
  text: 'Jede deiner Zielkarten nennt zwei Orte. Ein Handelsposten an beiden bringt am Ende ihre Punkte. Halte die Taste gedrückt, um deine Karten anzusehen; sonst sieht sie niemand.'
}
export const dice: Spoken<typeof said.dice> = {
  title: 'Deine Würfel sind deine Aktionen',
  text: 'Jede Runde würfeln alle neu. In deinem Zug setzt du Würfel auf ein Aktionsfeld und nutzt es sofort. Hohe Würfel bringen mehr, aber auch niedrige haben ihre Arbeit.'
}
export const bazaar: Spoken<typeof said.bazaar> = {
  title: 'Auf dem Basar kaufen',
  text: 'Wähle Würfel, dann eine leuchtende Spalte des Basars. Kamele und Pfeffer verlangen einen Würfel, Seide zwei, Gold drei. Der niedrigste sagt, bis zu welcher Spalte du darfst.',
  did: 'Du hast den Basar genutzt.'
}
export const stock: Spoken<typeof said.stock> = {
  title: 'Was du besitzt',
  text: 'Mit Waren und Kamelen erfüllst du Aufträge. Münzen und Kamele bezahlen Reisen, und Kamele bezahlen die meisten Bonusaktionen.'
}
export const bonus: Spoken<typeof said.bonus> = {
  title: 'Eine Bonusaktion',
  text: `Vor und nach der Hauptaktion darfst du mehr tun: einen Würfel für ${moneyBagCoins} Münzen in den Geldbeutel legen oder Kamele zahlen: ${rerollPrice} würfelt einen Würfel neu, ${adjustPrice} drehen ihn um 1, ${blackDiePrice} bringen einen schwarzen Würfel. Probier es, wenn du magst.`,
  did: 'Das war eine Bonusaktion.'
}
export const endTurn: Spoken<typeof said.endTurn> = {
  title: 'Deinen Zug beenden',
  text: 'Zu einem Zug gehört genau eine Hauptaktion. Hast du deine gemacht und willst nichts Weiteres tun, beende den Zug. Die anderen Würfel warten auf den nächsten.',
  did: 'Dein Zug ist zu Ende.'
}
export const rival: Spoken<typeof said.rival> = {
  title: 'Dein Rivale',
  text: 'Waren, Würfel, Aufträge und Posten der anderen liegen hier offen. Die meisten besetzten Felder darfst du trotzdem nutzen: Du zahlst so viele Münzen, wie dein niedrigster Würfel dort zeigt.'
}
export const travel: Spoken<typeof said.travel> = {
  title: 'Reisen',
  text: 'Zwei Würfel auf der Reise bewegen deine Figur, höchstens so viele Schritte, wie der niedrigere zeigt. Wähle zwei Würfel, dann einen leuchtenden Ort auf der Karte: Den Preis siehst du vorher. Fehlen Münzen oder Kamele, komm später darauf zurück.',
  did: 'Deine Figur ist unterwegs.'
}
export const post: Spoken<typeof said.post> = {
  title: 'Ein Handelsposten',
  text: 'Endet deine Bewegung in einer Stadt ohne deinen Posten, setzt du einen. Kleine Städte zahlen dir jede Runde etwas. In großen darfst du die Stadtkarten nutzen, und wer zuerst kommt, erhält einen Bonus.',
  did: 'Dein Posten steht.'
}
export const contracts: Spoken<typeof said.contracts> = {
  title: 'Aufträge',
  text: 'Ein Würfel nimmt einen oder zwei Aufträge aus Spalten bis zu seinem Wert. Später zahlst du als Bonusaktion, was links steht, und bekommst die Belohnung und die Punkte.',
  did: 'Du hast Aufträge genommen.'
}
export const round: Spoken<typeof said.round> = {
  title: 'Das Ende der Runde',
  text: 'Zug um Zug werden die Würfel weniger. Hat niemand mehr welche, beginnt eine neue Runde: Kleine Städte zahlen, alle würfeln. Wer zuletzt gereist ist, fängt an. Spiel bis dahin weiter.',
  did: 'Eine neue Runde hat begonnen.'
}
export const scoring: Spoken<typeof said.scoring> = {
  title: 'Wie man gewinnt',
  text: `Nach ${rounds} Runden zählen die Punkte: unterwegs die von Aufträgen und Stadtkarten; dann die für Ziele, Peking, was dir bleibt, und die meisten Aufträge. Dein Stand ist immer hier zu sehen.`
}
