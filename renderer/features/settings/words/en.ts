/** English: the settings. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Settings',
  language: 'Language',
  speed: 'Movement of the pieces',
  speedNote: 'Hold Space to finish a movement at once. The system’s reduced-motion setting is respected.',
  speeds: { 0: 'Off', 1: 'Normal', 2: 'Fast', 4: 'Very fast' },
  notSaved: 'The settings could not be saved.',
  sections: { game: 'Game', sound: 'Sound', look: 'Look', language: 'Language', network: 'Network' },
  textSize: {
    title: 'Text size',
    size: '{percent}%',
    note: 'Everything scales with it. From 125% on, the table has tabs; what no longer fits scrolls.'
  },
  theme: {
    title: 'Theme',
    kinds: { system: 'Match system', day: 'Day', night: 'Night' },
    note: 'Night: a desk by candlelight.'
  },
  contrast: {
    title: 'Contrast',
    kinds: { normal: 'Normal', high: 'High' },
    note: 'High: darker text, firm edges, a plain background.'
  },
  assistance: {
    title: 'Help at the table',
    kinds: {
      plain: { label: 'Plain', note: 'Just the board and the rules' },
      planner: {
        label: 'Planner',
        note: 'Also what journeys cost, alternatives, and ways around a refusal'
      },
      coach: { label: 'Reminders', note: 'Also a line about what is open now' }
    }
  },
  autoEnd: {
    title: 'End of the turn',
    label: 'End my turn when nothing else is left to choose',
    note: 'It can be taken back.'
  },
  hostName: {
    title: 'Name of this host',
    machine: 'The name of this computer',
    note: 'People looking for hosts on this network see it.'
  }
})
