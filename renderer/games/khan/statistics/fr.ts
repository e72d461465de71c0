/** French: the statistics of In the Service of the Khan. */
import { figures as family } from '../../../polo/statistics/fr'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  groups: { ...family.groups, jade: 'Jade', seals: 'Sceaux de guilde' },
  figures: {
    ...family.figures,
    bonusActions: [
      'Actions bonus',
      'Contrats remplis, sceaux améliorés, tuiles gardées, bourse, relances, dés tournés et dés noirs achetés'
    ],
    moneyBags: ['Dés dans la bourse'],
    books: ['Livres'],
    sealSpace: ['Sceaux de guilde'],
    travelLower: ['Voyages avec 1 dé'],
    travelMiddle: ['Voyages avec 2 dés'],
    travelUpper: ['Voyages avec 3 dés'],
    specialCities: ['Villes spéciales'],
    ownSpaces: ['Espaces du personnage'],
    besideCards: ['Cartes Ville à côté du plateau', 'Utilisées une fois chacune, sans dé'],
    coinsFromContracts: ['… par les contrats'],
    coinsFromCities: ['… par les villes', 'Marqueurs bonus, avant-postes et tuiles gardées'],
    coinsFromMoneyBag: ['… par la bourse'],
    coinsOnSpaces: ['… pour le voyage avec 1 dé'],
    coinsOnSeals: ['… pour améliorer des sceaux'],
    goodsOnSeals: ['Marchandises pour améliorer des sceaux'],
    jadeGained: ['Jade gagné', 'Sans celui de la mise en place'],
    jadeOnOffers: ['Jade pour des offres'],
    jadeOnRoads: ['Jade pour les routes', 'Aussi à la place de pièces et de chameaux'],
    jadeOnContracts: ['Jade pour les contrats', 'Aussi à la place de chameaux'],
    jadeOnSeals: ['Jade pour améliorer des sceaux', 'Aussi à la place de pièces'],
    jadeOnOthers: ['Jade pour autre chose', 'À la place de pièces et de chameaux'],
    jadeLeft: ['Jade restant'],
    sealsTaken: ['Sceaux pris'],
    sealsImproved: ['Sceaux améliorés'],
    contractsTaken: ['Pris dans les villes'],
    roadCoins: ['Pièces par étape', 'Ce que les routes ont coûté'],
    outposts: ['Bonus d’avant-poste', 'Pour le premier comptoir d’une ville'],
    pointsCities: ['Villes et autres récompenses'],
    pointsPosts: ['9e, 10e et 11e comptoirs'],
    pointsCharacters: ['Personnages'],
    pointsShields: ['Blasons']
  }
})
