/** English: the statistics of In the Service of the Khan. */
import { figures as family } from '../../../polo/statistics/en'
import { english } from '../../../words/message'

export const en = english({
  groups: { ...family.groups, jade: 'Jade', seals: 'Guild seals' },
  figures: {
    ...family.figures,
    bonusActions: [
      'Bonus actions',
      'Completed contracts, improved seals, kept tiles, money bag, rerolls, dice turned and black dice bought'
    ],
    moneyBags: ['Dice on the money bag'],
    books: ['Books'],
    sealSpace: ['Guild seals'],
    travelLower: ['Travel with 1 die'],
    travelMiddle: ['Travel with 2 dice'],
    travelUpper: ['Travel with 3 dice'],
    specialCities: ['Special cities'],
    ownSpaces: ['Spaces of the character'],
    besideCards: ['City cards beside the board', 'Used once each, without a die'],
    coinsFromContracts: ['… from contracts'],
    coinsFromCities: ['… from cities', 'Bonus markers, outposts and kept tiles'],
    coinsFromMoneyBag: ['… from the money bag'],
    coinsOnSpaces: ['… for Travel with 1 die'],
    coinsOnSeals: ['… on improving seals'],
    goodsOnSeals: ['Goods for improving seals'],
    jadeGained: ['Jade gained', 'Not counting the set-up'],
    jadeOnOffers: ['Jade for offers'],
    jadeOnRoads: ['Jade for routes', 'Also in place of coins and camels'],
    jadeOnContracts: ['Jade for contracts', 'Also in place of camels'],
    jadeOnSeals: ['Jade for improving seals', 'Also in place of coins'],
    jadeOnOthers: ['Jade for other things', 'In place of coins and camels'],
    jadeLeft: ['Jade left'],
    sealsTaken: ['Seals taken'],
    sealsImproved: ['Seals improved'],
    contractsTaken: ['Taken from cities'],
    roadCoins: ['Coins per step', 'What the routes cost'],
    outposts: ['Outpost bonuses', 'For the first post in a city'],
    pointsCities: ['Cities and other rewards'],
    pointsPosts: ['9th, 10th and 11th post'],
    pointsCharacters: ['Characters'],
    pointsShields: ['Shields']
  }
})
