/** The playing styles of computer players that the family's games share, in German. */
export const familyStyles = {
  usual: { name: 'Beliebiger Stil', note: 'Einer der Stile darunter, je nach den ausgelegten Stadtkarten.' },
  traveller: { name: 'Reisender', note: 'Bevorzugt Reisen und Handelsposten.' },
  contractor: { name: 'Auftragnehmer', note: 'Bevorzugt Aufträge.' },
  trader: { name: 'Sammler', note: 'Bevorzugt Waren und Kamele im Vorrat.' }
} as const
