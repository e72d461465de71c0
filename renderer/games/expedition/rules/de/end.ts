/** German: the end of the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const end: TextsOf<'end'> = {
  'end.arrival': {
    title: 'Das erste Kamel in Dadu',
    summary: 'Das Spiel endet sofort.',
    detail: [
      t`Betritt ein Kamel Dadu, so endet damit das Spiel. Der Rest des Zuges und seine Karte entfallen, und niemand ist mehr an der Reihe. Dann kommt ${to('end.scoring', 'die Schlusswertung')}.`
    ],
    house: 'Was Dadu verlangt, die vier verschiedenen Waren wie in Ganzhou, ist unser eigener Entwurf.'
  },
  'end.scoring': {
    title: 'Die Schlusswertung',
    summary: t`Jedes Kamel auf einem Siegel der zweiten Etappe bringt sein Gold ${icon('chest')}.`,
    detail: [
      t`Jedes Kamel auf einem Siegel der zweiten Etappe, auch dem von Dadu, bringt sein Gold ${icon('chest')}. Kamele anderswo bringen nichts, auch nicht die in Ganzhou.`
    ],
    examples: ['Auf unseren Strecken bringt ein Kamel zwei Felder vor Dadu 5 Gold.'],
    house: 'Handkarten, die übrig sind, sind nichts wert. Die gedruckten Regeln sprechen nicht davon.'
  },
  'end.winner': {
    title: 'Wer gewinnt',
    summary: t`Das meiste Gold ${icon('chest')}. Bei Gleichstand entscheidet das Kamel in Dadu oder am nächsten davor.`,
    detail: [
      t`Wer das meiste Gold ${icon('chest')} hat, gewinnt. Bei Gleichstand gewinnt, wessen Kamel in Dadu oder am nächsten davor steht. Zu zweit zählt dafür das vorderste Kamel eines jeden.`
    ],
    house:
      'Stehen bei Gleichstand alle Kamele der Beteiligten in Ganzhou, teilen sie den Sieg; ebenso überall, wo der Gleichstand bleibt.'
  },
  'end.stall': {
    title: 'Wenn nichts mehr geschieht',
    summary: 'Zieht eine ganze Runde lang niemand und kann niemand eine Karte nehmen, endet das Spiel.',
    detail: [
      t`Das Spiel endet auch, wenn eine ganze Runde lang niemand gezogen ist und niemand eine Karte nehmen konnte. Die ${to('end.scoring', 'Schlusswertung')} folgt wie in Dadu.`
    ],
    house: 'Das gedruckte Spiel kennt diese Regel nicht. Sie beendet Partien, die sonst ewig dauern könnten.'
  }
}
