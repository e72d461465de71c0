/** German: laying out the game. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const setup: TextsOf<'setup'> = {
  'setup.table': {
    title: 'Was alle zu Beginn haben',
    summary: t`3 Gold ${icon('chest')} und fünf Karten. Fünf weitere liegen als Auslage offen; der Rest ist der Stapel.`,
    detail: [
      t`Alle beginnen mit fünf Karten auf der Hand und mit 3 Gold ${icon('chest')}. Neben der Strecke werden fünf weitere Karten offen ausgelegt: Sie sind die Auslage. Alle übrigen bilden den Stapel. Jeder hat ein Kamel ${icon('camel')}; zu zweit sind es ${to('two.camels', 'je zwei')}. Truhen liegen auf den Feldern, die eine zeigen.`,
      'Die Händlerkarte des gedruckten Spiels bezeichnet nur den Spieler; hier tun das Farbe und Zeichen neben dem Namen.'
    ]
  },
  'setup.start': {
    title: 'Wo die Kamele stehen',
    summary: 'Der Startspieler beginnt in Hormus, die anderen im Uhrzeigersinn auf den nächsten Feldern.',
    detail: [
      t`Das Kamel des Startspielers beginnt in Hormus, die anderen im Uhrzeigersinn auf den nächsten Feldern. Bezahlt wird dafür nichts, und niemand bekommt dadurch eine ${to('move.chests', 'Truhe')}. Liegt eine, wo ein Kamel beginnt, so gehört sie dem ersten Kamel, das dieses Feld später betritt.`
    ],
    house:
      'Wer beginnt, wird ausgelost oder vom Tisch bestimmt; im gedruckten Spiel ist es der Jüngste. Was aus einer Truhe wird, wo ein Kamel beginnt, haben wir entschieden: Auf den ersten Feldern unserer Strecken liegt keine, auf der Strecke eines Inhaltspakets vielleicht.'
  }
}
