/** German: the end of the game. */
import {
  coinsPerPoint,
  goodsPerPoint,
  mostContractsPoints,
  rounds
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Die Schlusswertung',
    summary: t`Nach Runde ${rounds}: Ziele, Peking, Waren, Münzen und die meisten Aufträge kommen zu deinen Punkten ${icon('vp')}.`,
    detail: [
      t`Nach Runde ${rounds} kommen zu deinen Punkten ${icon('vp')} hinzu: deine ${to('scoring.goals', 'Ziele')}, der Platz deines Postens in ${to('posts.beijing', 'Peking')}, ${to('scoring.stock', 'übrige Münzen und Waren')} und die ${to('scoring.contracts', 'meisten Aufträge')}. Die Punkte von Aufträgen, Karten und Posten wurden gezählt, als sie kamen.`
    ]
  },
  'scoring.goals': {
    title: 'Ziele',
    summary: t`Dein Posten an beiden Orten eines Ziels: dessen Punkte ${icon('vp')}. Dann Punkte dafür, an wie vielen verschiedenen Zielorten dein Posten steht.`,
    detail: [
      t`Ein Ziel bringt seine Punkte ${icon('vp')}, wenn du an beiden Orten einen Posten hast. Dann gibt es Punkte nach der Tabelle für die verschiedenen Orte deiner zwei Ziele, an denen dein Posten steht; ein Ort, der auf beiden steht, zählt einmal.`,
      t`Ziele sind geheim: An einem gemeinsamen Gerät siehst du deine, solange du den Knopf gedrückt hältst, und am Ende sehen sie alle. Im ${to('setup.expert', 'Spiel für Erfahrene')} bekommst du mehr und behältst zwei.`
    ],
    examples: [
      'Deine Ziele sind Moskau – Xi’an und Samarkand – Adana. Du hast Posten in Moskau, Xi’an und Adana: 4 Punkte für das erste Ziel und 6 für drei Orte.'
    ]
  },
  'scoring.contracts': {
    title: 'Die meisten Aufträge',
    summary: t`Wer die meisten Aufträge erfüllt hat, bekommt ${mostContractsPoints} Punkte ${icon('vp')}.`,
    detail: [
      t`Hat niemand mehr Aufträge erfüllt als du, bekommst du ${mostContractsPoints} Punkte ${icon('vp')}, auch wenn andere ebenso viele haben: Alle mit den meisten bekommen die volle Zahl. Hat niemand einen erfüllt, bekommt niemand etwas.`
    ],
    house: 'Das Letzte haben wir entschieden: Die gedruckten Regeln sprechen nicht davon.'
  },
  'scoring.stock': {
    title: 'Übrige Münzen und Waren',
    summary: t`1 Punkt für je ${coinsPerPoint} Münzen ${icon('coin')}; mit einem Posten in Peking auch 1 für je ${goodsPerPoint} Waren ${icon('any-good')}.`,
    detail: [
      t`Für je ${coinsPerPoint} Münzen ${icon('coin')} bekommst du 1 Punkt, mit einem Posten in Peking außerdem 1 für je ${goodsPerPoint} Waren ${icon('any-good')}, alle Arten zusammengezählt. Beides wird abgerundet. Kamele sind keine Waren und bringen nichts.`
    ],
    examples: [
      '23 Münzen sind 2 Punkte. Mit 3 Pfeffer, 1 Seide und 1 Gold und einem Posten in Peking kommen 2 dazu.'
    ]
  },
  'scoring.winner': {
    title: 'Wer gewinnt',
    summary: t`Die meisten Punkte ${icon('vp')}; bei Gleichstand die meisten Kamele ${icon('camel')}; sonst wird der Sieg geteilt.`,
    detail: [
      t`Wer die meisten Punkte ${icon('vp')} hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Kamele ${icon('camel')} hat; bleibt es gleich, wird der Sieg geteilt.`,
      'Der voraussichtliche Stand am Tisch zeigt jederzeit, wie viele Punkte es wären. Ziele zählen nicht mit, außer deinen, solange du den Knopf gedrückt hältst und sie ansiehst.'
    ]
  }
}
