/** The playing styles of computer players that the family's games share, in French. */
export const familyStyles = {
  usual: { name: 'Style libre', note: 'Un des styles ci-dessous, d’après les cartes Ville posées.' },
  traveller: { name: 'Voyageur', note: 'Préfère les voyages et les comptoirs.' },
  contractor: { name: 'Commissionnaire', note: 'Préfère les contrats.' },
  trader: { name: 'Thésauriseur', note: 'Préfère garder marchandises et chameaux.' }
} as const
