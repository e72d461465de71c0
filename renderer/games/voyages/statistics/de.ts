/** German: the statistics of Voyages. */
import { figures as family } from '../../../polo/statistics/de'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  groups: family.groups,
  figures: {
    ...family.figures,
    bonusActions: [
      'Bonusaktionen',
      'Erfüllte Aufträge, Geldbeutel, neu geworfene und gedrehte Würfel, gekaufte schwarze Würfel'
    ],
    moneyBags: ['Würfel im Geldbeutel'],
    bazaar: ['Basar'],
    fiveCoins: ['5 Münzen'],
    travelSpace: ['Reise'],
    moduleSpaces: ['Felder der Erweiterungen'],
    coinsFromContracts: ['… durch Aufträge', 'Für erfüllte und mit denen aus Spalte 5 und 6'],
    coinsFromCities: ['… durch Städte', 'Boni kleiner Städte und Außenpostenboni'],
    coinsFromMoneyBag: ['… aus dem Geldbeutel'],
    coinsFromModules: ['… durch Erweiterungen'],
    coinsOnTravelTable: ['… für die Reisetafel', 'Was die Anzahl der Schritte gekostet hat'],
    coinsOnModules: ['… für Erweiterungen'],
    camelsOnModules: ['Kamele für Erweiterungen'],
    goodsOnModules: ['Waren für Erweiterungen'],
    contractsTaken: ['Aus der Reihe genommen'],
    roadCoins: ['Münzen je Schritt', 'Reisetafel und Wege'],
    largeCities: ['… in großen Städten'],
    smallCities: ['… in kleinen Städten'],
    outposts: ['Außenpostenboni', 'Für den ersten Posten einer großen Stadt'],
    pointsCityBonuses: ['Boni kleiner Städte'],
    pointsPosts: ['8., 9. und 11. Handelsposten'],
    pointsBeijing: ['Posten in Peking'],
    pointsModules: ['Erweiterungen']
  }
})
