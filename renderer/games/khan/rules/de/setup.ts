/** German: set-up. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.board': {
    title: 'Der Spielplan',
    summary:
      'Marker, Außenposten, Stadtkarten und Aufträge verteilt der Zufall; zu zweit und zu dritt liegen neutrale Würfel auf dem Plan.',
    detail: [
      'Ausgelost werden: sechs der sieben Bonusmarker für die Markerstädte, ein Außenposten-Plättchen für jede Stadt mit einem Platz dafür, eine Stadtkarte für jede Kartenstadt, zwei weitere für den Aktionsbereich und zwei Aufträge für jede Auftragsstadt. Jedes Buch hat fünf seiner sechs Angebotsplättchen, eines je Runde: Das erste liegt auf ihm, die anderen im Stapel daneben, von dem du das oberste siehst.',
      'Münzen, Waren und Kamele gehen nie aus, schwarze Würfel und Aufträge schon. Zu viert gibt es sechs schwarze Würfel, zu dritt fünf, zu zweit vier.',
      'Zu dritt liegt eine neutrale 1 auf der Gunst des Khans. Zu zweit liegen neutrale Einsen auf zweien ihrer Plätze und auf je einem Platz der besonderen Städte, und eine neutrale 5 auf dem unteren Feld von Buch III, das darum immer besetzt ist. Neutrale Würfel bleiben das ganze Spiel, haben keine Farbe und zählen nicht für den Startspieler.'
    ]
  },
  'setup.players': {
    title: 'Die Spieler',
    summary:
      'Erst wird gewürfelt, dann siehst du deinen Auftrag, dann wählst du einen Charakter; zuletzt kommen die Zielkarten.',
    detail: [
      t`Alle bekommen acht Münzen ${icon('coin')}, drei Kamele ${icon('camel')}, fünf Würfel, elf Handelsposten und einen Startauftrag. Deine Figur beginnt in Peking, deine Punkte bei 0. Noch bevor Charaktere gewählt werden, würfeln alle und sehen ihren Auftrag.`,
      'Ein Charakter mehr, als Spieler da sind, wird aufgedeckt. Wer zuletzt am Zug ist, wählt zuerst, dann die anderen in umgekehrter Reihenfolge. Erst dann schaut sich jeder drei Zielkarten an und behält eine davon geheim.'
    ],
    house:
      'Der Startspieler der ersten Runde wird ausgelost oder am Tisch bestimmt. Das gedruckte Spiel fragt, wer zuletzt von einer Reise zurückkam.'
  },
  'setup.black-dice': {
    title: 'Variante: geworfene schwarze Würfel',
    summary: t`Schwarze Würfel ${icon('black-die')} werden mitgeworfen, und wer einen nimmt, wählt unter den verbliebenen.`,
    detail: [
      t`Mit dieser Option werden alle schwarzen Würfel ${icon('black-die')} zu Beginn der Runde mitgeworfen und liegen offen. Wer einen nimmt, wählt unter den verbliebenen und behält dessen Wert. Nimmt Isabella Donati einen, bekommt sie, was sein Wert ihr bringt. Sonst ändert sich nichts. Die Option ist zunächst aus.`
    ]
  }
}
