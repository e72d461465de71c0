/** German: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Worum es geht',
    summary: t`Wer nach ${rounds} Runden die meisten Siegpunkte ${icon('vp')} hat, gewinnt.`,
    detail: [
      t`Du reist in der Gesellschaft von Marco Polo. Punkte bringen vor allem ${to('bonus.contract', 'erfüllte Aufträge')} und ${to('posts.placing', 'Handelsposten')} in den richtigen Städten; auch manche Stadtkarte bringt welche.`,
      t`Der Rest wird einmal gezählt, ${to('scoring.end', 'am Ende')}: Ziele, der Posten in Peking, was übrig ist, und die meisten Aufträge.`
    ]
  },
  'game.course': {
    title: 'Der Ablauf',
    summary: t`${rounds} Runden. In jeder würfeln alle und sind dann im Uhrzeigersinn am Zug, bis alle Würfel gesetzt sind.`,
    detail: [
      t`${em('Eine Runde')} beginnt mit dem Einkommen und einem Wurf aller Würfel. Dann geht es reihum: In ${to('turn.course', 'deinem Zug')} setzt du Würfel auf ein Aktionsfeld und nutzt es sofort.`,
      t`Wer keine Würfel mehr hat, ist für diese Runde fertig. Hat niemand mehr welche, werden die übrigen Aufträge abgeräumt, neue ausgelegt, und die nächste Runde beginnt.`
    ]
  },
  'game.sources': {
    title: 'Woher diese Regeln kommen',
    summary:
      'Diese Seiten erzählen das gedruckte Spiel in eigenen Worten; wo seine Texte etwas offenlassen, haben wir entschieden und sagen es.',
    detail: [
      'Sie folgen der gedruckten englischen Anleitung des Grundspiels. Wo Texte des Spiels voneinander abweichen oder schweigen, gilt eine Lesart für alle Tische, und das Programm hält sich ohne Ausnahme daran.'
    ],
    house:
      'Eine Bemerkung wie diese kennzeichnet, was kein gedruckter Text entscheidet. Spielt am eigenen Tisch gern anders; das Programm spielt, wie es hier steht.'
  }
}
