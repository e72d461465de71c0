/** English: the statistics of Voyages. */
import { figures as family } from '../../../polo/statistics/en'
import { english } from '../../../words/message'

export const en = english({
  groups: family.groups,
  figures: {
    ...family.figures,
    bonusActions: [
      'Bonus actions',
      'Completed contracts, money bag, rerolls, dice turned and black dice bought'
    ],
    moneyBags: ['Dice on the money bag'],
    bazaar: ['Bazaar'],
    fiveCoins: ['5 Coins'],
    travelSpace: ['Travel'],
    moduleSpaces: ['Spaces of expansions'],
    coinsFromContracts: ['… from contracts', 'From completed ones, and from columns 5 and 6'],
    coinsFromCities: ['… from cities', 'Bonuses of small cities and outposts'],
    coinsFromMoneyBag: ['… from the money bag'],
    coinsFromModules: ['… from expansions'],
    coinsOnTravelTable: ['… on the travel table', 'What the number of steps cost'],
    coinsOnModules: ['… on expansions'],
    camelsOnModules: ['Camels for expansions'],
    goodsOnModules: ['Goods for expansions'],
    contractsTaken: ['Taken from the row'],
    roadCoins: ['Coins per step', 'Travel table and routes'],
    largeCities: ['… in large cities'],
    smallCities: ['… in small cities'],
    outposts: ['Outpost bonuses', 'For the first post in a large city'],
    pointsCityBonuses: ['Small-city bonuses'],
    pointsPosts: ['8th, 9th and 11th post'],
    pointsBeijing: ['Post in Beijing'],
    pointsModules: ['Expansions']
  }
})
