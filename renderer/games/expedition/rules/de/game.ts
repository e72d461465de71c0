/** German: what the game is about. */
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Worum es geht',
    summary: t`Führe dein Kamel ${icon('camel')} von Hormus über Ganzhou nach Dadu und besitze am Ende das meiste Gold ${icon('chest')}.`,
    detail: [
      t`Zwei bis fünf Spieler führen ihre Kamele ${icon('camel')} von Hormus über Ganzhou nach Dadu. Wer am Ende das meiste Gold ${icon('chest')} besitzt, gewinnt.`,
      t`Gold bringen die ${to('move.chests', 'Truhen')} an der Strecke und die Wertungen in ${to('ganzhou.scoring', 'Ganzhou')} und ${to('end.scoring', 'Dadu')}. Schnell zu sein hilft, gewinnt aber nicht von allein.`
    ]
  },
  'game.cards': {
    title: 'Die Karten',
    summary: 'Waren und Kameltreiber, alle in fünf Farben. Mit ihnen bezahlst du die Felder der Strecke.',
    detail: [
      t`Mit Karten bezahlst du die Felder der Strecke. Jede Karte ist eine Ware oder ein Kameltreiber; beides gibt es in fünf Farben. Waren sind Öl ${icon('oil')}, Gewürze ${icon('spices')}, Seide ${icon('silk')} und Früchte ${icon('fruit')}. Ein ${em('Kameltreiber')} ${icon('driver')} ist nie eine Ware und eine Ware nie ein Kameltreiber.`,
      'Deine Handkarten sieht niemand. Alle sehen die Auslage, die Ablage und wie viele Karten jede Hand und der Stapel haben.'
    ],
    house:
      'Dass man die Ablage durchsehen und die Karten zählen darf, ist unsere Lesart; die gedruckten Regeln sagen dazu nichts.'
  },
  'game.gold': {
    title: 'Gold',
    summary: t`Nur die Summe deines Goldes ${icon('chest')} zählt. Alle sehen sie.`,
    detail: [
      t`Welche Truhen du auch hast, es zählt die Summe deines Goldes ${icon('chest')}, und alle sehen sie. Truhen enthalten 1, 2 oder 3 Gold und werden beliebig gewechselt; das Programm führt daher für jeden eine Zahl. Der Vorrat kann nicht ausgehen.`
    ],
    house: 'Nur die Summe zu führen ist unsere Art, es zu machen.'
  },
  'game.sources': {
    title: 'Was gedruckt ist und was von uns',
    summary:
      'Die Regeln sind die des gedruckten Spiels, in eigenen Worten erzählt; die meisten Felder der Strecke sind unser eigener Entwurf.',
    detail: [
      t`Diese Seiten erzählen die Regeln des gedruckten Spiels in eigenen Worten. Die Zahl der Felder, das Gold der beiden Wertungen und was Ganzhou verlangt, sind aus öffentlichen Beschreibungen des gedruckten Plans bekannt. Den Plan selbst hatten wir nicht. Was die anderen Felder ${to('road.spaces', 'verlangen')}, wo Truhen liegen und fast alle Namen wurden für dieses Projekt entworfen und in vielen simulierten Partien erprobt.`,
      'Wer das Spiel besitzt, kann die Strecke durch ein eigenes Inhaltspaket ersetzen; die Tabellen dieser Seiten zeigen dann jene Strecke. Ein Paket darf seine Städte anders nennen: Was hier von Ganzhou und Dadu steht, gilt dann für das letzte Feld seiner ersten Etappe und für sein allerletztes Feld.'
    ],
    house:
      'Eine Bemerkung wie diese kennzeichnet in jedem Absatz, was weder die gedruckten Regeln noch öffentliche Beschreibungen des Spiels sagen: Da haben wir gewählt.'
  }
}
