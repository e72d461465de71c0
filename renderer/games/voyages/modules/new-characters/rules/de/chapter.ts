/** German: the chapter of the New Characters. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const de: Texts = {
  chapters: { 'new-characters': 'Neue Charaktere' },
  table: { title: 'Alle Gaben', gift: 'Gabe', does: 'Was sie bewirkt' },
  paragraphs: {
    'new-characters.what': {
      title: 'Was die Erweiterung bringt',
      summary:
        'Vier Charaktere zur Wahl, fünfzehn Gaben, vier Aufträge und einen siebten Bonus kleiner Städte.',
      detail: [
        t`Die vier Charaktere kommen zu denen hinzu, aus denen ${to('characters.choosing', 'gewählt wird')}; in der Einsteigerpartie hat sie niemand. Vier weitere Aufträge, unter die anderen gemischt, bringen Gaben ${icon('gift')}; der Sonderstapel hat dann zwölf.`,
        t`Ein siebter Bonus kleiner Städte ist eine Gabe. Liegen die Boni nach ihren Buchstaben, bleibt er in der Schachtel. Werden sie gemischt, ist ${to('posts.copy', 'der übernehmende Bonus')} immer im Spiel, dazu fünf der anderen sechs.`
      ],
      house:
        'Kein Text sagt, wie groß der Sonderstapel dann ist und ob die neuen Charaktere auch ohne Wahl kommen.'
    },
    'new-characters.gifts': {
      title: 'Gaben',
      summary: t`Eine Gabe ${icon('gift')} wirkt sofort, oder du behältst sie und nutzt sie einmal in einem eigenen Zug.`,
      detail: [
        t`Gaben ${icon('gift')} werden von einem gemischten Stapel gezogen; ist er leer, werden die genutzten neu gemischt. Manche wirken sofort. Die anderen liegen offen vor dir, bis du sie in einem eigenen Zug als Bonusaktion nutzt: das kostenlose Feld für ein besetztes Feld dieses Zuges, den Posten unterwegs während einer Bewegung.`,
        'Zwei von ihnen bringen auch jedem Mitspieler etwas. Eine Gabe, die deinem Charakter nichts nützt, geht zurück, und du ziehst eine andere: das Drehen eines Würfels für Raschid, das kostenlose Feld für Berke, den Posten unterwegs für Wilhelm.'
      ],
      examples: [
        'Du hast den Posten unterwegs. Auf dem Weg von Venedig nach Anxi lässt du einen Posten in Moskau zurück; die Gabe ist damit genutzt.'
      ],
      house: 'Kein Text sagt, ob die anderen deine behaltenen Gaben sehen. Hier liegen sie offen.'
    },
    'new-characters.altan-ord': {
      title: 'Altan Ord',
      summary: t`Sein erster Posten ${icon('post')} bringt 1 Punkt; jeder weitere fügt eines hinzu: 1 Münze, 1 Kamel, Pfeffer, Seide, Gold.`,
      detail: [
        t`Altan Ord hat eine Reihe von Belohnungen. Jeder Posten ${icon('post')}, den er setzt, öffnet die nächste und bringt alle, die offen sind: zuerst 1 Punkt ${icon('vp')}, dann auch 1 Münze ${icon('coin')}, danach 1 Kamel ${icon('camel')}, Pfeffer ${icon('pepper')}, Seide ${icon('silk')}, Gold ${icon('gold')}. Der siebte bringt alle sechs und einen schwarzen Würfel ${icon('black-die')}. Spätere bringen, ${to('posts.many', 'was sie allen bringen')}; versetzte Posten bringen nichts.`
      ],
      examples: ['Sein dritter Posten bringt 1 Punkt, 1 Münze und 1 Kamel.']
    },
    'new-characters.fratre-nicolao': {
      title: 'Fratre Nicolao',
      summary: t`Zieht jede Runde drei Gaben ${icon('gift')} und behält eine, einmal in der Partie zwei.`,
      detail: [
        t`Zu Beginn jeder Runde zieht er drei ${to('new-characters.gifts', 'Gaben')} ${icon('gift')} und behält eine davon. Einmal in der Partie behält er zwei.`
      ]
    },
    'new-characters.gunj-kokochin': {
      title: 'Gunj Kököchin',
      summary: 'Zwei eigene Aktionsfelder, in jeder Runde je ein Würfel mit beliebigem Wert.',
      detail: [
        t`Auf einem ihrer Felder bringt ein Würfel mit beliebigem Wert 2 Kamele ${icon('camel')} und 2 Waren nach Wahl ${icon('any-good')}, auch zwei gleiche; danach nimmt jeder Mitspieler eine Ware nach Wahl. Auf dem anderen bringt er ${to('travel.bonus', 'einen Schritt')} ${icon('move')}, der keine Reiseaktion ist. Beide sind Hauptaktionen und nehmen in jeder Runde einen Würfel.`
      ]
    },
    'new-characters.khan-arghun': {
      title: 'Khan Arghun',
      summary: 'Sechs Stadtkarten neben dem Plan: Einmal im Zug darf er eine wie mit einer 6 nutzen.',
      detail: [
        t`Sechs der ${to('cards.all', 'Stadtkarten')}, die nicht auf dem Plan sind, liegen offen, bevor Charaktere gewählt werden. Einmal im Zug darf er als Bonusaktion eine davon wie mit einer 6 nutzen, ohne Würfel und ohne Posten. Was die Karte verlangt, zahlt er wie üblich. Danach ist sie aus dem Spiel.`
      ],
      examples: ['Eine Karte, die Münzen nach dem Würfel gibt, gibt ihm, was sie für eine 6 gibt.']
    }
  }
}
