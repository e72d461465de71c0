/** Names of the game, its options and their values in German, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('de', en, {
  options: {
    startPlayer: { label: 'Startspieler', values: { drawn: { label: 'Ausgelost' } } },
    track: {
      label: 'Strecke',
      note: 'Was die Felder verlangen, Truhen und Namen hat dieses Projekt gestaltet; der gedruckte Spielplan kann abweichen. Ein Inhaltspaket ersetzt sie.',
      values: {
        classic: { label: 'Klassisch', note: 'die sechs gedruckten Symbole' },
        graded: { label: 'Ansteigend', note: 'kleinere Symbole, eine sanftere erste Etappe' }
      }
    },
    bothCamels: {
      label: 'Je zwei Kamele',
      values: {
        one: { label: 'Eines zieht', note: 'eines von beiden in jedem Zug' },
        both: { label: 'Beide dürfen ziehen', note: 'strategische Variante' }
      }
    },
    ballast: {
      label: 'Ballast führt auf',
      values: {
        reached: { label: 'Erreichte Felder', note: 'wo ein Kamel des Rivalen gestanden hat, wie gedruckt' },
        passed: {
          label: 'Auch passierte Felder',
          note: 'auch wo es nur vorbeigezogen ist: unsere eigene Lesart'
        }
      }
    }
  }
})
