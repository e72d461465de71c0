/** German: the chapter of the Companions. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const de: Texts = {
  chapters: { companions: 'Die Gefährten' },
  table: {
    title: 'Alle Gefährten',
    companion: 'Gefährte',
    die: 'Würfel',
    cost: 'Kosten',
    does: 'Was er bewirkt',
    open: 'Offene Gefährten',
    players: 'Spieler',
    most: 'Gefährten eines Spielers',
    atMost: 'Höchstens'
  },
  paragraphs: {
    'companions.what': {
      title: 'Was die Erweiterung bringt',
      summary:
        'Vierzehn Gefährten, von denen einige offen liegen, und ein Haus, in dem sie angeworben werden.',
      detail: [
        t`Die vierzehn Gefährten werden gemischt. So viele, wie die Tabelle sagt, liegen offen neben ${to('companions.house', 'dem Haus der Gefährten')}; die anderen bilden verdeckt einen Stapel.`
      ],
      house:
        'Dass Gefährten offen liegen, sagen die Texte. Ihre Zahl und der Stapel sind von uns; ein Inhaltspaket kann eine andere Zahl setzen.'
    },
    'companions.house': {
      title: 'Das Haus der Gefährten',
      summary:
        'Ein Würfel wirbt einen offenen Gefährten an, dessen Zahl nicht über ihm liegt, für dessen Kosten, wenn du Platz hast.',
      detail: [
        t`Das Haus der Gefährten ist ein Aktionsfeld für einen Würfel, als Hauptaktion. Du wirbst einen offenen Gefährten an, dessen Zahl nicht über deinem Würfel liegt, und zahlst seine Kosten. Farben und ${to('turn.occupied', 'besetzte Felder')} gelten wie an den Ständen des Basars; kannst du niemanden anwerben, darfst du keinen Würfel setzen.`,
        'Für wie viele Gefährten ein Spieler Platz hat, sagt die Tabelle. Wirbst du einen mehr an, geht einer von deinen unter den Stapel. Die Lücke in der Reihe wird am Ende des Zuges gefüllt.'
      ],
      examples: [
        'Von unseren Gefährten darfst du mit einer 3 die Seidenweberin, die Wirtin oder jeden mit kleinerer Zahl anwerben, nicht aber die Wegführerin, die eine 4 verlangt.'
      ],
      house:
        'Das Haus, die Grenze und das Auffüllen der Reihe sind von uns; ein Inhaltspaket kann eine andere Grenze setzen.'
    },
    'companions.tiles': {
      title: 'Was Gefährten bewirken',
      summary:
        'Eine Belohnung beim Nehmen, eine in jeder späteren Runde oder eine Fähigkeit, die immer gilt.',
      detail: [
        t`Die erste Belohnung kommt sofort, beim Nehmen. Was ein Gefährte in Runden bringt, kommt mit den Boni jeder späteren Runde. Eine Fähigkeit gilt immer; wo sie nur so viele Male in einer Runde hilft, beginnt das neu, wenn die Würfel zurückkommen, und kostenlose Nutzungen kommen ungefragt vor bezahlten.`,
        t`Was mehrere Hilfen von einem Preis abziehen, wird zusammengezählt, aber kein Preis sinkt unter 0 ${icon('coin')}.`
      ],
      examples: [
        'Mit unserer Wirtin kosten die ersten zwei besetzten Felder, die du in einer Runde nutzt, nichts; das dritte zahlst du.'
      ],
      house:
        'Die gedruckten Gefährten sind uns nicht bekannt. Alle Kosten, Belohnungen und Fähigkeiten haben wir entworfen. Ein Inhaltspaket kann andere bringen; die Tabelle zeigt dann diese.'
    }
  }
}
