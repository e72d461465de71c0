/** German: roads and their costs. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const travel: TextsOf<'travel'> = {
  'travel.costs': {
    title: 'Was eine Reise kostet',
    summary: t`Münzen ${icon('coin')} nach der Zahl der wirklich gemachten Schritte und für jeden Weg, was auf ihm steht.`,
    detail: [
      t`Du zahlst Münzen ${icon('coin')} nach der Tafel für die Schritte, die du wirklich machst, nicht für die, die deine Würfel erlauben, und für jeden Weg, was auf ihm steht. Ist das Reisefeld besetzt, kommt dessen Preis zuerst.`,
      'Bezahlt wird Schritt für Schritt. Das läuft auf dasselbe hinaus, wie den ganzen Weg vorher zu bezahlen: Bevor eine Bewegung endet, gewinnst du nichts.'
    ],
    examples: [
      'Drei Schritte mit einer 4 und einer 6: 12 Münzen und die Wege. Ein vierter Schritt würde keine weiteren Münzen kosten, nur seinen Weg.'
    ]
  },
  'travel.routes': {
    title: 'Wege',
    summary: 'Ein Weg wird jedes Mal bezahlt, wenn du ihn gehst, in beiden Richtungen.',
    detail: [
      t`Sooft du einen Weg gehst, gleich in welcher Richtung, wird bezahlt, was auf ihm steht. Du darfst hin und her gehen, auch in einer Bewegung; was du noch einmal gehst, zahlst du noch einmal. Oasen ${icon('oasis')} sind Orte wie alle anderen, nur kann dort kein Posten stehen; ein Schritt dorthin zählt als Schritt.`
    ]
  },
  'travel.bonus': {
    title: 'Bonusbewegung',
    summary: t`Schritte ${icon('move')} aus einem Auftrag, einem Außenposten, einer Stadtkarte oder vom Goldstand kosten keine Münzen nach der Tafel; die Wege werden bezahlt.`,
    detail: [
      t`Schritte ${icon('move')} aus einem Auftrag, einem Außenpostenbonus, einer Stadtkarte oder vom Goldstand kosten keine Münzen nach der Tafel; die Wege zahlst du. Sonst ist alles wie beim Reisen: Posten, Außenpostenboni und Boni kleiner Städte. Du darfst nur einen Teil der Schritte machen oder gar keinen. Kannst du keinen Schritt bezahlen, verfällt die Bewegung.`,
      t`Sie ist nicht die Aktion Reise und ändert ${to('travel.start-player', 'den Startspieler')} nicht. Schritte, die ein Würfel auf einer Stadtkarte kauft, sind ${to('cards.steps', 'eine Bewegung')}.`
    ],
    examples: [
      'Ein Auftrag bringt einen Schritt. Du gehst einen Weg, der 3 Kamele verlangt, zahlst sie und setzt am Ziel einen Posten.'
    ],
    house: 'Dass du früher aufhören oder ganz verzichten darfst, haben wir entschieden.'
  },
  'travel.start-player': {
    title: 'Wer die nächste Runde beginnt',
    summary: t`Wer in einer Runde zuletzt die Reise genutzt hat, beginnt die nächste ${icon('start-player')}.`,
    detail: [
      t`Wer in einer Runde zuletzt die Aktion Reise genutzt hat, beginnt die nächste ${icon('start-player')}. Ist niemand gereist, bleibt der Startspieler. Bonusbewegungen zählen nicht. Bis die Runde endet, ändert sich an der Reihenfolge nichts.`
    ]
  }
}
