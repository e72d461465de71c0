/** English: the main actions. */
import { khanFields, takeCoins } from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.coins': {
    title: '5 Coins',
    summary: t`One die of any value: ${takeCoins} coins ${icon('coin')}.`,
    detail: [
      t`The value of the die changes nothing but the ${to('turn.occupied', 'price')} if the space is occupied. With two players a neutral die lies here for the whole game.`
    ],
    examples: ['You place a 2. The space is occupied, so you pay 2 coins and then take 5.']
  },
  'actions.bazaar': {
    title: 'The bazaar',
    summary: t`Take pepper ${icon('pepper')}, silk ${icon('silk')}, gold ${icon('gold')} or camels ${icon('camel')}: any column up to your lowest die.`,
    detail: [
      t`There are four stalls, each a ${to('turn.place', 'space of its own')}: camels and pepper take one die, silk two, gold three. The column gives what is printed there; a lower one may have an extra that you like better.`,
      t`In column 5 of the gold stall the gold comes first and then a ${to('travel.bonus', 'step')} ${icon('move')} on the map.`
    ],
    examples: ['You place a 4 on the pepper stall: 3 pepper, or column 3 with 2 pepper and 1 coin.']
  },
  'actions.khan': {
    title: 'Khan’s Favor',
    summary: t`One die that is at least as high as the one before it: 2 camels ${icon('camel')} and 1 good of your choice ${icon('any-good')}.`,
    detail: [
      t`The fields fill from the left, whoever comes. After ${khanFields} dice the space is closed for the round. There is no price for the dice that lie here.`,
      t`The four fields are one space: ${to('turn.colour', 'your colour')} may be here once. With a black or white die you may come again, on the next field and with the same rule for its value.`
    ],
    examples: ['A 3 lies on the first field. Red places a 3 or more on the second; a 2 would be refused.']
  },
  'actions.contracts': {
    title: 'Taking contracts',
    summary: t`One die: take one or two contracts ${icon('contract')} from columns up to its value.`,
    detail: [
      'Both are chosen from the row as it lies; afterwards it slides to the left. A die that shows 1 reaches one column and so one contract only.',
      t`Columns 5 and 6 bring camels or coins as well, not a mix of both. Taken contracts go to your two ${to('contracts.slots', 'slots')}, where older ones may have to make room.`
    ],
    examples: ['With a 5 you take the contracts of columns 2 and 5, and 1 camel for column 5.']
  },
  'actions.travel': {
    title: 'Travel',
    summary: t`Two dice: move your figure up to as many steps ${icon('move')} as the lower die shows, and pay for the steps you make.`,
    detail: [
      t`At least one step, at most the lower die. The steps cost coins ${to('travel.costs', 'by the table')}, the roads cost what is ${to('travel.routes', 'drawn on them')}. You go step by step and may stop after any of them; a step that you cannot pay is not offered.`,
      t`Where the movement ends you ${to('posts.placing', 'place a trading post')}. Whoever travels last in a round ${to('travel.start-player', 'starts the next one')}.`
    ],
    examples: [
      'You place a 3 and a 5 and move two steps, one of them over a road that asks for 2 camels. You pay 7 coins and 2 camels.'
    ]
  },
  'actions.city-card': {
    title: 'City cards',
    summary: t`One die on the card of a large city ${icon('large-city')} where you have a trading post.`,
    detail: [
      t`A card can be used once per round by anybody; after that it is shut, for a black die too. Its value mostly says how often you may use the card; see ${to('cards.trade', 'the kinds of cards')}.`,
      t`The post must be there first. If a ${to('travel.bonus', 'bonus movement')} places it before your main action, you may use the card in the same turn.`
    ],
    examples: [
      t`Yellow has a post in Alexandria and places a 3 on its card, which trades 2 gold for 4 points. Yellow has 4 gold and so uses it twice.`
    ]
  }
}
