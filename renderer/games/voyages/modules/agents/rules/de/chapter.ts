/** German: the chapter of the Agents of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const de: Texts = {
  chapters: { agents: 'Agenten Venedigs' },
  table: {
    title: 'Alle Bonuskarten',
    card: 'Bonuskarte',
    does: 'Was sie bringt',
    piedro: 'Was Piedro zahlt',
    action: 'Bonusaktion',
    camels: 'Kamele',
    assumed: 'Rusticiano für eine Runde',
    cards: 'Bonuskarten'
  },
  paragraphs: {
    'agents.what': {
      title: 'Was die Erweiterung bringt',
      summary:
        'Fünf Charaktere zur Wahl, vier Stadtkarten, vier Zielkarten, sechs Aufträge und drei Boni kleiner Städte.',
      detail: [
        t`Die fünf Charaktere kommen zu denen hinzu, aus denen ${to('characters.choosing', 'gewählt wird')}; in der Einsteigerpartie hat sie niemand, und Papa Gregorio X kommt nur mit den Gefährten. Karten, Ziele und Aufträge werden unter die anderen gemischt: Auf dem Plan liegen neun ${to('cards.all', 'Stadtkarten')}, und der Sonderstapel hat vierzehn Aufträge, mit den Neuen Charakteren achtzehn.`,
        t`Die drei Boni kleiner Städte bleiben in der Schachtel, wenn die Boni nach ihren Buchstaben liegen. Werden sie gemischt, ist ${to('posts.copy', 'der übernehmende Bonus')} immer im Spiel, dazu fünf von allen anderen. Ein schwarzer Würfel ${icon('black-die')}, den eine kleine Stadt bringt, wird mit den anderen Würfeln der Runde geworfen.`,
        'Jede Erweiterung lässt sich allein oder mit beliebigen anderen spielen. Zu Beginn einer Runde werden zuerst Charaktere für die Runde gewählt, dann Gefährten geliehen, dann Boni gezahlt. An ihrem Ende geht beides vor allem anderen zurück. Bonusaktionen der Erweiterungen kommen vor oder nach der Hauptaktion, und was nichts brächte, wird abgelehnt.'
      ],
      house:
        'Wie viele Karten es sind, ist gedruckt. Was sie verlangen und bringen, die Stapel, die Reihenfolge und die Wahl sind von uns. Ein Inhaltspaket kann andere bringen.'
    },
    'agents.donata-badoer': {
      title: 'Donata Badoer',
      summary: t`Fünf Würfelplättchen: in jeder Runde genau eines, als Würfel ohne Farbe. 1 Kamel ${icon('camel')} je Runde.`,
      detail: [
        t`Ihre Plättchen zeigen 2, 3, 4, 5 und 6. In jeder Runde nutzt sie genau eines, jedes nur einmal in der Partie. Welches, muss sie erst sagen, wenn sie es legt. Ein Plättchen ist ein Würfel ohne Farbe: Es kommt auch dorthin, wo ${to('turn.colour', 'ihre Farbe')} liegt, gesellt sich zu anderen Würfeln und darf der niedrigste sein.`,
        t`Bis es gelegt ist, zählt es als Würfel in der Hand. Es wird nie geworfen, neu gewürfelt oder gedreht und zählt nicht für ${to('round.compensation', 'einen niedrigen Wurf')}. Auch der Geldbeutel ist ein Platz dafür. Es liegt bis zum Ende der Runde auf seinem Feld, das damit besetzt ist, und ist danach aus dem Spiel.`,
        t`Zu Beginn jeder Runde erhält sie dazu 1 Kamel ${icon('camel')}.`
      ],
      examples: [
        'Sie setzt ihre 6 mit zwei Vieren auf den Goldstand und darf Spalten bis 4 nehmen. In der nächsten Runde hat sie noch 2, 3, 4 und 5.'
      ],
      house:
        'Fünf Plättchen, eines je Runde und ohne Farbe: Das ist gedruckt; die Werte und alles andere sind von uns.'
    },
    'agents.rusticiano': {
      title: 'Rusticiano',
      summary: 'Sechs von elf Bonuskarten, jede einmal als Bonusaktion.',
      detail: [
        t`Sobald alle Charaktere gewählt sind, zieht er sechs der elf Bonuskarten, offen für alle. Jede ist einmal eine Bonusaktion seines eigenen Zuges; beliebig viele in einem Zug. Karten, die zählen, tun es in diesem Augenblick, höchstens bis vier. Die Karte für die Boni seiner kleinen Städte verlangt mindestens einen Posten in ${to('posts.small-city', 'einer kleinen Stadt')}. Ungenutzte Karten sind nichts wert.`
      ],
      house:
        'Sechs Karten, jede einmal: Das ist gedruckt; was sie bringen und wie sie genutzt werden, ist von uns.'
    },
    'agents.papa-gregorio-x': {
      title: 'Papa Gregorio X',
      summary: 'Leiht in jeder Runde einen offenen Gefährten.',
      detail: [
        'Zu Beginn einer Runde, bevor Boni gezahlt werden, nimmt er einen der offenen Gefährten, ohne Würfel und ohne zu zahlen. Er erhält, was dieser sofort und in jeder Runde bringt, und hat dessen Fähigkeit. Am Ende der Runde geht der Gefährte zurück. Dessen Platz bleibt so lange leer, und er zählt nicht zu den Gefährten, die man haben darf.',
        'Denselben nimmt er nie in zwei Runden nacheinander; ist kein anderer da, nimmt er keinen. Was er erhalten hat, bleibt. Er braucht die Gefährten.'
      ],
      house: 'Dass er in jeder Runde einen Gefährten leiht, ist gedruckt; alles andere ist von uns.'
    },
    'agents.piedro-tartarino': {
      title: 'Piedro Tartarino',
      summary: t`Ein schwarzer Würfel ${icon('black-die')} kostet ihn weniger Kamele ${icon('camel')}, das Drehen eines Würfels auch.`,
      detail: [
        t`Für ${icon('black-die')} ${to('bonus.black-die', 'einen schwarzen Würfel')} und ${to('bonus.adjust', 'das Drehen um eins')} zahlt er die Kamele ${icon('camel')} der Tabelle. Es bleibt bei einem gekauften schwarzen Würfel im Zug.`
      ],
      house:
        'Sein Plättchen war nicht zu finden: Seine Fähigkeit ist von uns. Ein Inhaltspaket kann andere Preise setzen.'
    },
    'agents.bellela-fantina-moreta': {
      title: 'Bellela, Fantina & Moreta',
      summary: 'Fünf Charaktere, die niemand hat: in jeder Runde ein anderer.',
      detail: [
        'Sobald alle gewählt haben, ziehen sie zufällig fünf Charaktere von denen, die niemand hat, oder alle, wenn es weniger sind: nur den Mercator für eure Spielerzahl, und Papa Gregorio X nur mit den Gefährten. Sie liegen offen.',
        t`Zu Beginn einer Runde, bevor ${to('round.income', 'Boni gezahlt werden')}, spielen sie einen davon für diese Runde mit allem, was er hat, und erhalten seinen Rundenbonus mit den anderen. Am Ende der Runde ist er aus dem Spiel. Was er gegeben hat, bleibt: Waren, Münzen, Kamele, Punkte, Aufträge, Posten, Gaben, Pfadmarker. Was er mitgebracht hat, geht zurück.`
      ],
      house: 'Fünf zufällige, einer je Runde: Das ist gedruckt. Welche, wann und was bleibt, ist von uns.'
    },
    'agents.assumed': {
      title: 'Charaktere für eine Runde',
      summary: 'Was aus dem wird, was jeder Charakter mitbringt.',
      detail: [
        'Wird einer dieser Charaktere für eine Runde gespielt, wird dies aus dem, was er mitbringt.',
        t`Kubilai Khan: Eine Figur darf sofort und ohne Kosten nach ${to('posts.beijing', 'Peking')}. Ohne Posten dort kommt einer hin, auf den freien Platz mit den wenigsten Punkten; er zählt wie jeder Posten, und ohne Posten im Vorrat wird einer versetzt.`,
        t`Wilhelm: zwei Posten mehr, die vor allen anderen der Runde gesetzt werden; nicht gesetzte sind aus dem Spiel. Die Punkte ${to('posts.many', 'eines Postens über die Zahl aller hinaus')} erhalten sie nur in dieser Runde. Niccolò und Marco: Die zweite Figur beginnt in Venedig; am Ende der Runde verlässt eine der beiden, welche sie wollen, die Karte.`,
        'Matteo: der weiße Würfel und ein Auftrag; der Würfel geht zurück. Raschid: kein Wurf und kein Ausgleich, alle Würfel erhalten ihren Wert beim Setzen. Mercator: was er in dieser Runde bekommt, zu fünft nach der Fassung für vier. Altan Ord: Ein Posten dieser Runde bringt die Stufe seiner Zahl unter allen.',
        'Khan Arghun: zwei zufällige Stadtkarten, die nicht auf dem Plan sind. Rusticiano: so viele Bonuskarten wie in der Tabelle. Ungenutzte gehen zurück. Fratre Nicolao: drei Gaben, von denen eine oder zwei behalten werden und bleiben. Donata: ein Kamel und alle fünf Plättchen, von denen eines genutzt wird. André: zwei Pfadmarker, von denen einer behalten wird, auch für spätere Runden. Papa Gregorio X: ein Gefährte. Gunj, Johannes, Berke und Piedro: ihre Fähigkeiten.'
      ],
      examples: [
        'In der dritten Runde sind sie Wilhelm und setzen einen seiner zwei Posten. Er bleibt auf der Karte; der andere ist am Ende der Runde aus dem Spiel.'
      ],
      house: 'Dass eine Figur von Niccolò und Marco zurückgeht, ist gedruckt. Alles andere ist von uns.'
    }
  }
}
