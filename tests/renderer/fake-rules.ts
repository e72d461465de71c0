// The rules book of the fake game: two paragraphs of one chapter, the first of which links to the second.

import type { RulesUi } from '../../renderer/contract/rules'

export const fakeRulesUi: RulesUi = {
  load: async (language) => ({
    chapters: [
      {
        id: 'coins',
        title: language === 'de' ? 'Münzen' : 'Coins',
        paragraphs: [
          {
            id: 'coins.taking',
            title: 'Taking a coin',
            rulings: [],
            tables: () => [],
            summary: 'One coin a turn.',
            detail: [['From the mint, see ', { to: 'coins.fine', text: 'fines' }, '.']],
            examples: ['You take a coin.']
          },
          {
            id: 'coins.fine',
            title: 'Fines',
            rulings: [],
            summary: 'Cheats pay.',
            detail: ['Three coins.'],
            house: 'Nobody else does this.',
            tables: (content) => [
              {
                title: 'Prices',
                head: ['Deed', 'Coins'],
                rows: [['Lying', content === undefined ? '3' : 'another']]
              }
            ]
          }
        ]
      }
    ]
  }),
  ofRefusal: (code) => (code === 'no-cheating' ? 'coins.fine' : undefined),
  ofTask: (task) => (task === 'turn' ? 'coins.taking' : undefined)
}
