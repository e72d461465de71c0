/** German: the chapter of the Secret Paths. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const de: Texts = {
  chapters: { 'secret-paths': 'Die geheimen Pfade' },
  table: { title: 'Alle Pfadmarker', path: 'Marker', count: 'Anzahl', does: 'Was er bewirkt' },
  paragraphs: {
    'secret-paths.what': {
      title: 'Was die Erweiterung bringt',
      summary: 'Einen weiteren Charakter zur Wahl und zwölf Pfadmarker, die nur er zieht.',
      detail: [
        t`André de Longjumeau kommt zu den Charakteren hinzu, aus denen ${to('characters.choosing', 'gewählt wird')}; in der Einsteigerpartie hat ihn niemand, darum gibt es die Erweiterung an neuen Tischen nur mit der Wahl. Die zwölf Pfadmarker ${icon('path')} liegen gemischt auf einem Stapel, von dem nur er zieht.`
      ]
    },
    'secret-paths.andre-de-longjumeau': {
      title: 'André de Longjumeau',
      summary: t`Zieht jede Runde zwei Pfadmarker ${icon('path')} und behält einen.`,
      detail: [
        t`Zu Beginn jeder Runde zieht er zwei Pfadmarker ${icon('path')}, behält einen und legt den anderen zu den genutzten. Behaltene liegen offen vor ihm, bis er sie nutzt; er darf beliebig viele haben. Ist der Stapel leer, werden die genutzten neu gemischt.`
      ],
      house:
        'Dass er zwei zieht und einen behält, sagen die Texte. Dass Marker offen warten, bis sie genutzt werden, und dass genutzte zurückkommen, ist unsere Entscheidung.'
    },
    'secret-paths.declaring': {
      title: 'Einen Pfadmarker nutzen',
      summary: 'Ein Marker für eine Bewegung, angesagt vor ihrem ersten Schritt.',
      detail: [
        t`Ein Pfadmarker ${icon('path')} hilft in einer Bewegung, sei es ${to('travel.costs', 'die Reiseaktion')} oder ${to('travel.bonus', 'eine Bonusbewegung')}. Du sagst ihn vor dem ersten Schritt an, damit ist er genutzt; höchstens einer je Bewegung. Mit zwei Figuren gilt er für die ganze Bewegung, die sie sich teilen.`,
        'Eine Reise, die nur mit einem Marker bezahlbar ist, darf beginnen; sie geht dann mit diesem Marker weiter.',
        t`Den einsamen Reiter sagst du an, indem du einen einzigen Würfel auf das Reisefeld setzt. Sein Wert begrenzt die Schritte. Farben, der Preis eines besetzten Feldes und ${to('travel.start-player', 'der Startspieler')} gelten wie immer. Ein anderer Marker hilft in dieser Bewegung nicht.`
      ],
      examples: [
        'Du setzt eine 3 und eine 4 auf das Reisefeld, sagst zwei kostenlose Wege an und gehst drei Schritte. Du nennst die zwei teuersten Wege, sie kosten dich nichts; den dritten zahlst du.'
      ],
      house: 'Wie Marker angesagt werden und alles am einsamen Reiter ist von uns.'
    },
    'secret-paths.tokens': {
      title: 'Die Pfadmarker',
      summary:
        'Ein Schritt mehr, kostenlose Wege, Abkürzungen zwischen Oasen oder Städten, sechs Münzen weniger, ein Posten unterwegs, ein Schritt.',
      detail: [
        t`Ein Schritt mehr: Die Reisetafel zählt die Schritte ohne ihn, mindestens aber einen. Kostenlose Wege: Jede Benutzung zählt, auch die desselben Weges, und wer reist, sagt, welche nichts kosten.`,
        t`Von Oase zu Oase ${icon('oasis')}: Für einen solchen Schritt zahlst du keinen Weg. Von Stadt zu Stadt: einmal in der Bewegung, ein Schritt für die Kamele ${icon('camel')} auf dem Marker; Venedig und Peking sind weder große noch kleine Städte. Sechs Münzen weniger ${icon('coin')}: von dem, was die Tafel für Schritte verlangt, nie unter null; Wege zahlst du ganz.`,
        t`Der Posten unterwegs ${icon('post')} nützt einem Charakter nichts, der ohnehin Posten zurücklassen darf; er gilt vor einer Gabe gleicher Art. Der Schritt ${icon('move')} ist eine Bonusaktion, vor oder nach der Hauptaktion. Der Schritt mehr und die sechs Münzen helfen nur bei der Reiseaktion.`
      ],
      examples: [
        'Dein niedrigerer Würfel ist eine 2. Mit einem Schritt mehr gehst du drei Schritte und zahlst den Preis der Tafel für zwei.'
      ],
      house:
        'Die gedruckten Marker sind uns nicht bekannt. Was die zwölf bewirken, haben wir entworfen. Ein Inhaltspaket kann andere bringen; die Tabelle zeigt dann diese.'
    }
  }
}
