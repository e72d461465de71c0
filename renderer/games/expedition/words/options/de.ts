/** Names of the game, its options and their values in German, for the new-table form. */
import type { Spoken } from '../../../../words/catalogue'
import type * as said from './en'

export const title: typeof said.title = {
  name: 'Marco Polo Expedition',
  line: 'Ein Wettlauf der Karawanen von Hormus nach Dadu, mit Handkarten. 2 bis 5 Spieler, etwa 40 Minuten.'
}

/** Said wherever a track is chosen or shown: which facts are not the printed game's. */
export const house =
  'Was die Felder verlangen, ihre Truhen und ihre Namen hat dieses Projekt selbst gestaltet; der gedruckte Spielplan kann abweichen. Ein Inhaltspaket kann sie ersetzen.'

export const options: Spoken<typeof said.options> = {
  startPlayer: { label: 'Startspieler', values: { drawn: { label: 'Ausgelost' } } },
  track: {
    label: 'Strecke',
    note: house,
    values: {
      classic: { label: 'Klassisch', note: 'die sechs gedruckten Symbole' },
      graded: { label: 'Ansteigend', note: 'kleinere Symbole, eine sanftere erste Etappe' }
    }
  },
  bothCamels: {
    label: 'Je zwei Kamele',
    values: {
      one: { label: 'Eines zieht', note: 'in einem Zug' },
      both: { label: 'Beide dürfen ziehen', note: 'strategische Variante' }
    }
  }
}
