/** Names of the game, its options and their values in German, for the new-table form. */
import { translate } from '../../../../words/message'
import { options as en } from '../en/options'

export const options = translate('de', en, {
  options: {
    startPlayer: { label: 'Startspieler', values: { drawn: { label: 'Ausgelost' } } },
    cityBonuses: {
      label: 'Boni kleiner Städte',
      values: {
        letters: { label: 'Wie gedruckt', note: 'jeder Bonus bei seinem Buchstaben, in jeder Partie gleich' },
        random: { label: 'Zufällig', note: 'vor jeder Partie gemischt; für Erfahrene' }
      }
    },
    characters: {
      label: 'Charaktere',
      values: {
        seats: { label: 'Zugeteilt', note: 'jeder Platz hat seinen Charakter für Einsteiger' },
        draft: { label: 'Zur Wahl', note: 'alle wählen reihum, der letzte Platz zuerst; für Erfahrene' }
      }
    },
    goals: {
      label: 'Ziele',
      values: {
        deal: { label: 'Zugeteilt', note: 'je zwei Zielkarten' },
        draft: { label: 'Zur Wahl', note: 'alle behalten heimlich zwei der Karten, die sie bekommen' }
      }
    }
  },
  /** Set-ups by name. */
  presets: {
    beginner: { label: 'Einsteiger', note: 'Der gedruckte erste Aufbau' },
    expert: { label: 'Erfahrene', note: 'Wahl reihum und zufälliger Aufbau' }
  }
})
