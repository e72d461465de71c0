/** German: the guided first round of In the Service of the Khan. */
import { translate } from '../../../words/message'
import { en } from './en'
import { numbers } from './numbers'

export const de = translate('de', en, {
  aim: {
    title: 'Wer du bist und wie man gewinnt',
    text: `Du reist im Dienst des Khans von Peking nach Westen. Wähle eine Figur mit ihrer Fähigkeit, dann behalte heimlich eine von ${numbers.goals} Zielkarten. Nach ${numbers.rounds} Runden gewinnen die meisten Punkte: aus Aufträgen, Karten, Posten mit ihren Wappen und deinem Ziel.`,
    did: 'Du weißt, wer du bist und was du willst.'
  },
  dice: {
    title: 'Deine Würfel sind deine Aktionen',
    text: 'Jede Runde würfeln alle neu. In deinem Zug setzt du Würfel auf ein Aktionsfeld und nutzt es sofort; deine Farbe darf dort einmal je Runde liegen. Auf den meisten besetzten Feldern zahlst du so viele Münzen, wie dein niedrigster Würfel dort zeigt.'
  },
  books: {
    title: 'Ein Buch aufschlagen',
    text: `Ein Würfel, ein Angebot. Buch I nimmt jeden Würfel, Buch II ab ${numbers.secondBook}, Buch III ab ${numbers.thirdBook}. Wähle einen Würfel, dann ein leuchtendes Buch. Zwei Angebote sind frei; die zwei des Plättchens kosten Jade und wechseln jede Runde.`,
    did: 'Du hast ein Buch aufgeschlagen.'
  },
  jade: {
    title: 'Was du besitzt, und Jade',
    text: 'Waren sind für Aufträge und Siegel, Münzen und Kamele für Reisen. Jade darf in jeder Zahlung für eine Münze oder ein Kamel stehen, nie umgekehrt. Sie zahlt, was fehlt; über die Taste wirst du gefragt.'
  },
  favor: {
    title: 'Gunst des Khans',
    text: `Ein Würfel bringt ${numbers.favorCoins} Münzen und ${numbers.favorCamels} Kamele und kostet nie etwas. Doch die Werte dieser Reihe sinken nie: Deiner muss mindestens so hoch sein wie der davor. Wer früh kommt, dem genügen niedrige Würfel.`,
    did: 'Der Khan war dir gnädig.'
  },
  bonus: {
    title: 'Eine Bonusaktion',
    text: `Vor und nach der Hauptaktion darfst du Aufträge erfüllen, Siegel verbessern, Würfel in den Geldbeutel legen oder Kamele zahlen: ${numbers.reroll} würfelt einen Würfel neu, ${numbers.adjust} drehen ihn um 1, ${numbers.blackDie} bringen einen schwarzen. Probier es, wenn du magst.`,
    did: 'Das war eine Bonusaktion.'
  },
  endTurn: {
    title: 'Deinen Zug beenden',
    text: 'Zu einem Zug gehört genau eine Hauptaktion. Hast du deine gemacht und willst nichts Weiteres tun, beende den Zug. Die anderen Würfel warten auf den nächsten.',
    did: 'Dein Zug ist zu Ende.'
  },
  travel: {
    title: 'Drei Arten zu reisen',
    text: `Ein Würfel geht für ${numbers.stepFee} Münzen einen Schritt. Zwei Würfel gehen bis zu ${numbers.middleSteps}, drei bis zu ${numbers.upperSteps} Schritte, so weit, wie der niedrigste zeigt. Wähle Würfel, dann einen leuchtenden Ort: Den Preis siehst du vorher.`,
    did: 'Deine Figur ist unterwegs.'
  },
  post: {
    title: 'Ein Handelsposten und sein Wappen',
    text: 'Endet deine Bewegung in einer Stadt, setzt du dort einen Posten. Er bringt jede Runde den Bonus der Stadt oder einen Auftrag, oder er öffnet ihre Karte oder Aktion. Je mehr verschiedene Wappen deine Städte zeigen, desto mehr Punkte am Ende.',
    did: 'Du hast einen Posten gesetzt.'
  },
  seals: {
    title: 'Gildensiegel',
    text: 'Zwei Würfel nehmen ein Siegel: Der kleinere muss seine Zahl erreichen. Siegel öffnen die Wege, die sie zeigen. Als Bonusaktion darfst du eines verbessern: Sein Bonus kommt sofort und zu Beginn jeder Runde wieder.',
    did: 'Du hast ein Siegel genommen.'
  },
  contracts: {
    title: 'Aufträge',
    text: `Aufträge liegen in Städten: Ein neuer Posten dort bringt einen. Ein Würfel nimmt einen oder zwei, wo du Posten hast, und bringt ${numbers.contractCoins} Münzen. Platz ist für ${numbers.contractSlots}. Als Bonusaktion zahlst du, was links steht, für Belohnung und Punkte.`,
    did: 'Du hast einen Auftrag genommen.'
  },
  round: {
    title: 'Das Ende der Runde',
    text: 'Hat niemand mehr Würfel, beginnt eine neue Runde: Städte und verbesserte Siegel zahlen, Karten und Angebote wechseln, alle würfeln. Wer das höchste Reisefeld genutzt hat, und das zuletzt, fängt an. Spiel bis dahin weiter.',
    did: 'Eine neue Runde hat begonnen.'
  }
})
