/** Names of the game, its options and their values in German, for the new-table form. */
import type { Spoken } from '../../../../words/catalogue'
import type { Preset } from '../../../types'
import type * as said from './en'

export const title: typeof said.title = {
  name: 'Auf den Spuren von Marco Polo',
  line: 'Würfel, Karawanen und Aufträge auf den Wegen nach Peking. 2 bis 4 Spieler, fünf Runden.'
}

export const options: Spoken<typeof said.options> = {
  startPlayer: { label: 'Startspieler', values: { drawn: { label: 'Ausgelost' } } },
  cityBonuses: {
    label: 'Boni kleiner Städte',
    values: {
      letters: { label: 'Nach Buchstaben', note: 'in jeder Partie gleich' },
      random: { label: 'Gemischt', note: 'für Erfahrene' }
    }
  },
  characters: {
    label: 'Charaktere',
    values: {
      seats: { label: 'Nach Sitzplatz', note: 'vier für Einsteiger' },
      draft: { label: 'Zur Wahl', note: 'für Erfahrene: Der letzte Platz wählt zuerst' }
    }
  },
  goals: {
    label: 'Ziele',
    values: {
      deal: { label: 'Zwei ausgeteilt' },
      draft: { label: 'Vier ausgeteilt, zwei behalten', note: 'für Erfahrene' }
    }
  }
}

/** Set-ups by name. */
export const presets: readonly Preset[] = [
  { id: 'beginner', label: 'Einsteiger', note: 'Der gedruckte erste Aufbau', options: {} },
  {
    id: 'expert',
    label: 'Erfahrene',
    note: 'Wahl reihum und zufälliger Aufbau',
    options: { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  }
]
