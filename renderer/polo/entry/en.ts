/** The playing styles of computer players that the family's games share. */
export const familyStyles = {
  usual: { name: 'Any style', note: 'One of the styles below, as the city cards are dealt.' },
  traveller: { name: 'Traveller', note: 'Prefers journeys and trading posts.' },
  contractor: { name: 'Contractor', note: 'Prefers contracts.' },
  trader: { name: 'Hoarder', note: 'Prefers goods and camels in stock.' }
} as const
