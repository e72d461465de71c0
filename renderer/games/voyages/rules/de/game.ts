/** German: what the game is about. */
import { rounds } from '../../../../../shared/games/voyages/content/numbers'
import { em, icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const game: TextsOf<'game'> = {
  'game.aim': {
    title: 'Worum es geht',
    summary: t`Wer nach ${rounds} Runden die meisten Siegpunkte ${icon('vp')} hat, gewinnt.`,
    detail: [
      t`Du reist in der Gesellschaft von Marco Polo und sammelst Siegpunkte ${icon('vp')}. Hast du nach ${rounds} Runden die meisten, gewinnst du; bei Gleichstand entscheiden ${to('scoring.winner', 'die Kamele')}.`,
      t`Punkte bringen vor allem ${to('bonus.contract', 'erfüllte Aufträge')} und ${to('posts.placing', 'Handelsposten')} in den richtigen Städten; auch manche Stadtkarte bringt welche.`,
      t`Der Rest wird einmal gezählt, ${to('scoring.end', 'am Ende')}: Ziele, dein Posten in Peking, übrige Münzen und Waren und die meisten Aufträge.`
    ]
  },
  'game.course': {
    title: 'Der Ablauf',
    summary: t`${rounds} Runden. In jeder würfeln alle und sind dann im Uhrzeigersinn am Zug, bis alle Würfel gesetzt sind.`,
    detail: [
      t`Zwei bis vier Spieler spielen ${rounds} Runden. ${em('Eine Runde')} beginnt mit dem Einkommen und einem Wurf aller Würfel. Dann geht es reihum im Uhrzeigersinn: In ${to('turn.course', 'deinem Zug')} setzt du Würfel auf ein Aktionsfeld und nutzt es sofort.`,
      'Wer keine Würfel mehr hat, ist für diese Runde fertig. Hat niemand mehr welche, werden die übrigen Aufträge abgeräumt und neue ausgelegt, und die nächste Runde beginnt.'
    ]
  },
  'game.sources': {
    title: 'Woher diese Regeln kommen',
    summary:
      'Die Regeln des gedruckten Spiels in eigenen Worten. Wo seine Texte etwas offenlassen, haben wir eine Lesart gewählt und sagen es.',
    detail: [
      'Diese Seiten erzählen die gedruckte englische Anleitung des Grundspiels in eigenen Worten. Wo Texte des Spiels voneinander abweichen oder schweigen, haben wir eine Lesart gewählt; sie gilt ohne Ausnahme für alle Tische.'
    ],
    house:
      'Eine Bemerkung wie diese kennzeichnet, was kein uns bekannter Regeltext entscheidet oder worin solche Texte einander widersprechen: Da haben wir gewählt. Spielt am eigenen Tisch gern anders; das Programm spielt, wie es hier steht.'
  }
}
