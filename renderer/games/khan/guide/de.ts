/** German: the guided first round of In the Service of the Khan. */
import { translate } from '../../../words/message'
import { en } from './en'
import { numbers } from './numbers'

export const de = translate('de', en, {
  aim: {
    title: 'Wer du bist und wie man gewinnt',
    text: `Du reist im Dienst des Khans von Peking nach Westen. Wähle einen Charakter mit seiner Fähigkeit, dann behalte heimlich eine von ${numbers.goals} Zielkarten. Nach ${numbers.rounds} Runden gewinnt, wer die meisten Punkte hat: aus Aufträgen, Karten, Posten mit ihren Wappen und deinem Ziel.`,
    open: `Du reist im Dienst des Khans von Peking nach Westen. Wähle einen Charakter mit seiner Fähigkeit, dann behalte eine von ${numbers.goals} Zielkarten, die an diesem Tisch alle sehen. Nach ${numbers.rounds} Runden gewinnt, wer die meisten Punkte hat: aus Aufträgen, Karten, Posten mit ihren Wappen und deinem Ziel.`,
    did: 'Du weißt, wer du bist und was du willst.'
  },
  dice: {
    title: 'Deine Würfel sind deine Aktionen',
    text: 'Jede Runde würfeln alle neu. In deinem Zug setzt du Würfel auf ein Aktionsfeld und nutzt es sofort; deine Farbe darf dort einmal je Runde liegen. Auf den meisten besetzten Feldern zahlst du so viele Münzen, wie dein niedrigster Würfel dort zeigt.'
  },
  books: {
    title: 'Ein Buch aufschlagen',
    text: `Ein Würfel, ein Angebot. Buch I nimmt jeden Würfel, Buch II einen ab ${numbers.secondBook}, Buch III einen ab ${numbers.thirdBook}. Wähle einen Würfel, dann ein leuchtendes Buch. Zwei Angebote kosten nichts; die zwei des Plättchens kosten Jade und wechseln jede Runde.`,
    did: 'Du hast ein Buch aufgeschlagen.'
  },
  jade: {
    title: 'Was du besitzt, und Jade',
    text: 'Waren sind für Aufträge und Siegel, Münzen und Kamele für Reisen. Jade darf bei jeder Zahlung für eine Münze oder ein Kamel stehen, nie umgekehrt. Sie zahlt von selbst, was dir fehlt; drück auf ihren Knopf, um jedes Mal gefragt zu werden.'
  },
  bonus: {
    title: 'Eine Bonusaktion',
    text: `Vor und nach der Hauptaktion darfst du Aufträge erfüllen, Siegel verbessern, Würfel in den Geldbeutel legen oder Kamele zahlen: Für ${numbers.reroll} würfelst du einen Würfel neu, für ${numbers.adjust} drehst du ihn um 1, für ${numbers.blackDie} bekommst du einen schwarzen. Probier es, wenn du magst.`,
    did: 'Das war eine Bonusaktion.'
  },
  endTurn: {
    title: 'Deinen Zug beenden',
    text: 'Zu einem Zug gehört genau eine Hauptaktion. Hast du deine gemacht und willst nichts Weiteres tun, beende den Zug. Die anderen Würfel warten auf den nächsten.',
    did: 'Dein Zug ist zu Ende.'
  },
  favor: {
    title: 'Gunst des Khans',
    text: `Ein Würfel bringt ${numbers.favorCoins} Münzen und ${numbers.favorCamels} Kamele und kostet nie etwas. Doch die Werte dieser Reihe sinken nie: Deiner muss mindestens so hoch sein wie der davor. Wer früh kommt, dem genügen niedrige Würfel.`,
    did: 'Der Khan war dir gnädig.'
  },
  travel: {
    title: 'Drei Arten zu reisen',
    text: `Mit einem Würfel gehst du für ${numbers.stepFee} Münzen einen Schritt, mit zweien bis zu ${numbers.middleSteps}, mit dreien bis zu ${numbers.upperSteps}, höchstens so viele, wie der niedrigste zeigt. Wähle Würfel, dann einen leuchtenden Ort: Den Preis siehst du vorher.`,
    other: {
      title: 'Deine Art zu reisen',
      text: `Du darfst nur das Feld für einen Würfel nutzen: Mit ihm gehst du für ${numbers.stepFee} Münzen einen Schritt. Wo andere Münzen und Kamele für den Weg zahlen, zahlst du keine. Wähle einen Würfel, dann einen leuchtenden Ort: Den Preis siehst du vorher.`
    },
    did: 'Deine Figur ist unterwegs.'
  },
  post: {
    title: 'Ein Handelsposten und sein Wappen',
    text: 'Endet deine Bewegung in einer Stadt, setzt du dort einen Posten. Er bringt jede Runde den Bonus der Stadt oder einen Auftrag, oder er öffnet ihre Karte oder Aktion. Je mehr verschiedene Wappen deine Städte zeigen, desto mehr Punkte am Ende.',
    did: 'Du hast einen Posten gesetzt.'
  },
  seals: {
    title: 'Gildensiegel',
    text: 'Mit zwei Würfeln nimmst du ein Siegel: Der niedrigere muss seine Zahl erreichen. Siegel öffnen die Wege, die sie zeigen. Als Bonusaktion darfst du eines verbessern: Sein Bonus kommt sofort und zu Beginn jeder Runde wieder.',
    did: 'Du hast ein Siegel genommen.'
  },
  contracts: {
    title: 'Aufträge',
    text: `Aufträge liegen in Städten: Ein neuer Posten dort bringt einen. Mit einem Würfel nimmst du einen oder zwei, wo du Posten hast, und bekommst ${numbers.contractCoins} Münzen. Platz ist für ${numbers.contractSlots}. Als Bonusaktion zahlst du, was einer verlangt, und bekommst Belohnung und Punkte.`,
    did: 'Du hast einen Auftrag genommen.'
  },
  round: {
    title: 'Das Ende der Runde',
    text: 'Hat niemand mehr Würfel, beginnt eine neue Runde: Städte und verbesserte Siegel bringen ihre Boni, Karten und Angebote wechseln, alle würfeln. Wer zuletzt mit den meisten Würfeln gereist ist, fängt an. Spiel bis dahin weiter.',
    did: 'Eine neue Runde hat begonnen.'
  }
})
