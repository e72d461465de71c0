/** German: the settings. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Einstellungen',
  language: 'Sprache',
  speed: 'Bewegung der Spielsteine',
  speedNote:
    'Halte die Leertaste gedrückt, um eine Bewegung sofort zu beenden. Ist im System weniger Bewegung eingestellt, gilt das auch hier.',
  speeds: { 0: 'Aus', 1: 'Normal', 2: 'Schnell', 4: 'Sehr schnell' },
  notSaved: 'Die Einstellungen konnten nicht gespeichert werden.',
  sections: { game: 'Spiel', sound: 'Ton', look: 'Aussehen', language: 'Sprache', network: 'Netz' },
  textSize: {
    title: 'Schriftgröße',
    size: '{percent} %',
    note: 'Alles wächst mit. Ab 125 % hat der Tisch Reiter; was nicht mehr passt, lässt sich scrollen.'
  },
  theme: {
    title: 'Licht',
    kinds: { system: 'Wie das System', day: 'Tag', night: 'Nacht' },
    note: 'Nacht: ein Tisch bei Kerzenlicht.'
  },
  contrast: {
    title: 'Kontrast',
    kinds: { normal: 'Normal', high: 'Hoch' },
    note: 'Hoch: dunklere Schrift, klare Kanten, schlichter Hintergrund.'
  },
  assistance: {
    title: 'Hilfe am Tisch',
    kinds: {
      plain: { label: 'Keine', note: 'Nur der Plan und die Regeln' },
      planner: {
        label: 'Planer',
        note: 'Dazu, was Reisen kosten, andere Wege und was hilft, wenn etwas nicht geht'
      },
      coach: { label: 'Erinnerungen', note: 'Dazu eine Zeile, was gerade offensteht' }
    }
  },
  autoEnd: {
    title: 'Ende des Zuges',
    label: 'Meinen Zug beenden, wenn sonst nichts zu wählen bleibt',
    note: 'Das lässt sich zurücknehmen.'
  },
  hostName: {
    title: 'Name dieses Gastgebers',
    machine: 'Der Name dieses Computers',
    note: 'Ihn sieht, wer in diesem Netz nach Gastgebern sucht.'
  }
})
