/** Names of the game, its options and their values in German, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('de', en, {
  options: {
    startPlayer: { label: 'Startspieler', values: { drawn: { label: 'Ausgelost' } } },
    blackDice: {
      label: 'Schwarze Würfel',
      values: {
        plain: { label: 'Beim Nehmen gewürfelt', note: 'die übliche Regel' },
        rolled: {
          label: 'Mit den anderen gewürfelt',
          note: 'eine Variante: ihre Werte liegen offen, und du suchst einen aus'
        }
      }
    },
    characters: {
      label: 'Charaktere',
      values: {
        own: { label: 'Aus diesem Spiel', note: 'die sieben der Schachtel' },
        mixed: {
          label: 'Gemischt mit „Auf den Spuren“',
          note: 'die passenden kommen in die Auswahl; für dieses Spiel sind sie nicht ausgewogen'
        }
      }
    }
  }
})
