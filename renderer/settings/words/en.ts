/** English: the settings. */
export const en = {
  sections: { game: 'Game', sound: 'Sound', look: 'Look', language: 'Language' },
  textSize: {
    title: 'Text size',
    size: (percent: number): string => `${percent}%`,
    note: 'All grows with it; what no longer fits scrolls.'
  },
  theme: {
    title: 'Light',
    kinds: { system: 'As the system', day: 'Day', night: 'Night' },
    note: 'Night: a desk by candlelight.'
  },
  contrast: {
    title: 'Contrast',
    kinds: { normal: 'Normal', high: 'High' },
    note: 'High: darker text, firm edges, a plain ground.'
  },
  assistance: {
    title: 'Help at the table',
    kinds: {
      plain: { label: 'Plain', note: 'The board and the rules alone' },
      planner: {
        label: 'Planner',
        note: 'Also what journeys cost, other ways, and what helps against a refusal'
      },
      coach: { label: 'Coach', note: 'Also a line about what is open now' }
    }
  },
  autoEnd: {
    title: 'End of the turn',
    label: 'End my turn when nothing else is left to choose',
    note: 'It can be taken back.'
  }
}
