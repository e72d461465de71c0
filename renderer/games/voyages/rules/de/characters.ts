/** German: the eight characters. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.choosing': {
    title: 'Wer welchen Charakter bekommt',
    summary: 'Für Einsteiger nach Sitzplatz; Erfahrene wählen, der letzte Platz zuerst.',
    detail: [
      t`Im Spiel für Einsteiger geht es nach Sitzplatz. Wird gewählt, liegt ein Charakter mehr aus als Spieler; der letzte Platz wählt zuerst, dann geht es gegen die Zugreihenfolge. Von ${to('characters.mercator-ex-tabriz', 'Mercator')} ist nur die Fassung für eure Spielerzahl dabei.`
    ]
  },
  'characters.berke-khan': {
    title: 'Berke Khan',
    summary: t`Zahlt nichts für ${to('turn.occupied', 'besetzte Felder')}.`,
    detail: [
      t`Berke muss ${to('turn.occupied', 'besetzte Felder')} nicht bezahlen. Alles andere gilt auch für ihn: jedes Feld einmal je Farbe, benutzte Stadtkarten sind geschlossen, die Gunst des Khans verlangt ihre Werte, und Reisen hat seinen Preis.`
    ]
  },
  'characters.johannes-caprini': {
    title: 'Johannes Caprini',
    summary: t`Geht von jeder Oase ${icon('oasis')} in einem Schritt zu jeder anderen, ohne einen Weg zu bezahlen, und bekommt je Runde 3 Münzen ${icon('coin')}.`,
    detail: [
      t`In jeder Bewegung, auch in Bonusbewegungen, darf Johannes von jeder Oase ${icon('oasis')} in einem Schritt zu jeder anderen gehen, ohne einen Weg zu bezahlen, vor und nach gewöhnlichen Schritten. Auch zwischen zwei Oasen, die ein Weg mit Preis verbindet, kostet das nichts. Der Schritt selbst zählt, und bei der Aktion Reise kostet er nach der Tafel.`,
      t`Zu Beginn jeder Runde bekommt er 3 Münzen ${icon('coin')}.`
    ]
  },
  'characters.kubilai-khan': {
    title: 'Kubilai Khan',
    summary: t`Beginnt in ${to('posts.beijing', 'Peking')}, mit einem Posten auf dem Platz für 10 Punkte ${icon('vp')}.`,
    detail: [
      t`Kubilais Figur beginnt in Peking, mit einem seiner neun Posten auf dem Platz für 10 Punkte ${icon('vp')}; es bleiben also acht. Die anderen finden die Plätze für 7, 4 und 1.`
    ]
  },
  'characters.matteo-polo': {
    title: 'Matteo Polo',
    summary: t`Würfelt auch einen weißen Würfel ${icon('white-die')} und zieht je Runde einen Auftrag ${icon('contract')}.`,
    detail: [
      t`Matteo hat einen weißen Würfel ${icon('white-die')}, der mit den anderen geworfen wird, ${to('turn.colour', 'keine Farbe hat')} und für den ${to('round.compensation', 'Ausgleich')} zählt.`,
      t`Zu Beginn jeder Runde, auch der ersten, zieht er einen Auftrag ${icon('contract')} ${to('contracts.drawn', 'vom Sonderstapel')}.`
    ]
  },
  'characters.mercator-ex-tabriz': {
    title: 'Mercator ex Tabriz',
    summary: 'Bekommt 1 von dem, was ein Stand verkauft, sooft jemand anderes diesen Stand des Basars nutzt.',
    detail: [
      'Sooft jemand anderes einen Stand des Basars nutzt, bekommt Mercator 1 von dem, was dieser verkauft, was der andere auch nimmt und mit welchen Würfeln. Je weniger Spieler, desto mehr Felder zählen: siehe die Tabelle. Nichts kommt von eigenen Aktionen, vom Geldbeutel oder von Waren, die andere anderswo bekommen.',
      'Er bekommt es gleich nach der Belohnung des anderen, vor einer Bewegung, die zu ihr gehört.'
    ]
  },
  'characters.niccolo-and-marco-polo': {
    title: 'Niccolò & Marco Polo',
    summary: t`Zwei Figuren teilen sich die Schritte jeder Bewegung; je Runde 1 Kamel ${icon('camel')}.`,
    detail: [
      t`Die beiden Figuren teilen sich die Schritte jeder Bewegung in beliebiger Reihenfolge; ihre Summe zählt für die Würfel und für die Tafel. Eine Bewegung von einem Schritt bewegt eine der beiden. Zu Beginn jeder Runde bringen sie 1 Kamel ${icon('camel')}.`,
      t`Posten werden gesetzt und Boni genommen, wenn beide fertig sind, je einer für jede bewegte Figur; enden beide in einer Stadt, bekommt sie einen Posten. Fehlen dir Posten, siehe ${to('posts.none-left', 'kein Posten mehr übrig')}.`
    ]
  },
  'characters.raschid-ad-din-sinan': {
    title: 'Raschid ad-Din Sinan',
    summary: 'Würfelt nicht: Seine Würfel bekommen beim Setzen den Wert, den er will.',
    detail: [
      t`Raschids Würfel, auch schwarze, werden nicht geworfen: Beim Setzen bekommt jeder den Wert, den er will. Da nur der niedrigste zählt, wählst du einen Wert für alle zusammen. Er bestimmt den Preis eines ${to('turn.occupied', 'besetzten Feldes')} und muss für die ${to('actions.khan', 'Gunst des Khans')} hoch genug sein.`,
      'Einen Ausgleich bekommt er nicht. Neu würfeln und drehen hätte keinen Sinn und steht nicht zur Wahl.'
    ]
  },
  'characters.wilhelm-von-rubruk': {
    title: 'Wilhelm von Rubruk',
    summary: t`Hat 11 Posten ${icon('post')} und darf in jeder Stadt, durch die er zieht, einen zurücklassen.`,
    detail: [
      t`Wilhelm hat 11 Posten ${icon('post')}. In jeder Stadt, durch die er zieht, darf er einen zurücklassen; am Ende der Bewegung muss er wie alle einen setzen. Erst wird alles bezahlt, und die Boni aller Posten kommen nach der ganzen Bewegung. Ohne Posten lässt er unterwegs keine zurück.`,
      t`Sein 8., sein 9. und sein 11. Posten ${to('posts.many', 'bringen Punkte')}.`
    ]
  }
}
