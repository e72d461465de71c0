/** French: the statistics of Voyages. */
import { figures as family } from '../../../polo/statistics/fr'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: family.groups,
  figures: {
    ...family.figures,
    bonusActions: ['Actions bonus', 'Contrats remplis, bourse, relances, dés tournés et dés noirs achetés'],
    moneyBags: ['Dés dans la bourse'],
    bazaar: ['Bazar'],
    fiveCoins: ['5 pièces'],
    travelSpace: ['Voyage'],
    moduleSpaces: ['Espaces des extensions'],
    coinsFromContracts: ['… par les contrats', 'Contrats remplis et bonus des colonnes 5 et 6'],
    coinsFromCities: ['… par les villes', 'Bonus des petites villes et d’avant-poste'],
    coinsFromMoneyBag: ['… par la bourse'],
    coinsFromModules: ['… par les extensions'],
    coinsOnTravelTable: ['… pour les étapes', 'Ce qu’a coûté le nombre d’étapes'],
    coinsOnModules: ['… pour les extensions'],
    camelsOnModules: ['Chameaux pour les extensions'],
    goodsOnModules: ['Marchandises pour les extensions'],
    contractsTaken: ['Pris dans la rangée'],
    roadCoins: ['Pièces par étape', 'Nombre d’étapes et routes'],
    largeCities: ['… dans les grandes villes'],
    smallCities: ['… dans les petites villes'],
    outposts: ['Bonus d’avant-poste', 'Pour le premier comptoir d’une grande ville'],
    pointsCityBonuses: ['Bonus des petites villes'],
    pointsPosts: ['8e, 9e et 11e comptoirs'],
    pointsBeijing: ['Comptoir à Pékin'],
    pointsModules: ['Extensions']
  }
})
