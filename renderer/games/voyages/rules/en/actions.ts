/** English: the main actions. */
import { khanFields, takeCoins } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.coins': {
    title: '5 Coins',
    summary: t`One die of any value: take ${takeCoins} coins ${icon('coin')}.`,
    detail: [
      t`Place one die and take ${takeCoins} coins ${icon('coin')}. The value of the die matters only for the ${to('turn.occupied', 'price')} of an occupied space. With two players a neutral die lies here all game, so the space is always occupied.`
    ],
    examples: ['You place a 2. The space is occupied, so you pay 2 coins and then take 5.']
  },
  'actions.bazaar': {
    title: 'The bazaar',
    summary: t`Take pepper ${icon('pepper')}, silk ${icon('silk')}, gold ${icon('gold')} or camels ${icon('camel')}: any one column up to your lowest die.`,
    detail: [
      t`There are four stalls, each ${to('turn.place', 'a space of its own')}: camels ${icon('camel')} and pepper ${icon('pepper')} take one die, silk ${icon('silk')} two, gold ${icon('gold')} three. You take what one column gives, any column up to your lowest die; a lower one may have an extra that suits you better.`,
      t`In column 5 of the gold stall the gold comes first, then a ${to('travel.bonus', 'step')} ${icon('move')} on the map.`
    ],
    examples: ['You place a 4 on the pepper stall and take 3 pepper, or 2 pepper and 1 coin from column 3.']
  },
  'actions.khan': {
    title: 'Khan’s Favor',
    summary: t`One die, at least as high as the one before it: take 2 camels ${icon('camel')} and 1 good of your choice ${icon('any-good')}.`,
    detail: [
      t`Place one die on the next free place from the left. It must be at least as high as the die before it, whoever placed that one. It brings you 2 camels ${icon('camel')} and 1 good of your choice ${icon('any-good')}. After ${khanFields} dice the space is closed for the round. The dice already here never cost you anything.`,
      t`The four places are one space, so ${to('turn.colour', 'your colour')} may be here once. With a black or white die you may come again, on the next place and under the same rule.`
    ],
    examples: ['A 3 lies on the first place. Red places a 3 or more on the second; a 2 would not be allowed.']
  },
  'actions.contracts': {
    title: 'Taking contracts',
    summary: t`One die: take one or two contracts ${icon('contract')} from columns up to its value.`,
    detail: [
      t`Place one die; its value is the highest column from which you may take contracts ${icon('contract')}. You take one or two. You choose both from the row as it lies; afterwards the row slides to the left. A 1 reaches only one column and so brings only one contract.`,
      t`Columns 5 and 6 also bring camels or coins, not a mix of both. The contracts go to your two ${to('contracts.slots', 'slots')}, where older ones may have to make room.`
    ],
    examples: ['With a 5 you take the contracts in columns 2 and 5, and 1 camel for column 5.']
  },
  'actions.travel': {
    title: 'Travel',
    summary: t`Two dice: move your figure up to as many steps ${icon('move')} as the lower die shows, and pay for the steps you make.`,
    detail: [
      t`Place two dice and move your figure at least one step ${icon('move')} and at most as many as the lower die shows. The steps cost coins ${to('travel.costs', 'by the table')}, and each route costs what is ${to('travel.routes', 'drawn on it')}. You go step by step and may stop after any of them; a step that you cannot pay for is not offered.`,
      t`In the city where the movement ends you ${to('posts.placing', 'place a trading post')}. Whoever travels last in a round ${to('travel.start-player', 'starts the next one')}.`
    ],
    examples: [
      'You place a 3 and a 5 and move two steps, one of them over a route that asks for 2 camels. You pay 7 coins and 2 camels.'
    ]
  },
  'actions.city-card': {
    title: 'City cards',
    summary: t`One die on the card of a large city ${icon('large-city')} where you have a trading post.`,
    detail: [
      t`If you have a trading post in a large city ${icon('large-city')}, you may place one die on its card and use it. Each card can be used once per round, by one player; after that it is closed, even to a black die. On most cards the value of your die says how often you may use it; see ${to('cards.trade', 'the kinds of cards')}.`,
      t`The post must be there first. If a ${to('travel.bonus', 'bonus movement')} places it before your main action, you may use the card in the same turn.`
    ],
    examples: [
      'Yellow has a post in Alexandria and places a 3 on its card, which trades 2 gold for 4 points. Yellow has 4 gold and so uses the card twice.'
    ],
    house:
      'That a post opens its card in the same turn is our reading; the printed rules speak only of posts placed by the Travel action.'
  }
}
