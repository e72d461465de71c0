/** German: the statistics of In the Service of the Khan. */
import { figures as family } from '../../../polo/statistics/de'
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  groups: { ...family.groups, jade: 'Jade', seals: 'Gildensiegel' },
  figures: {
    ...family.figures,
    bonusActions: [
      'Bonusaktionen',
      'Erfüllte Aufträge, verbesserte Siegel, behaltene Plättchen, Geldbeutel, neu geworfene und gedrehte Würfel, gekaufte schwarze Würfel'
    ],
    moneyBags: ['Würfel im Geldbeutel'],
    books: ['Bücher'],
    sealSpace: ['Gildensiegel'],
    travelLower: ['Reise mit 1 Würfel'],
    travelMiddle: ['Reise mit 2 Würfeln'],
    travelUpper: ['Reise mit 3 Würfeln'],
    specialCities: ['Besondere Städte'],
    ownSpaces: ['Felder des Charakters'],
    besideCards: ['Stadtkarten neben dem Plan', 'Jede einmal genutzt, ohne Würfel'],
    coinsFromContracts: ['… durch Aufträge'],
    coinsFromCities: ['… durch Städte', 'Bonusmarker, Außenposten und behaltene Plättchen'],
    coinsFromMoneyBag: ['… aus dem Geldbeutel'],
    coinsOnSpaces: ['… für die Reise mit 1 Würfel'],
    coinsOnSeals: ['… für verbesserte Siegel'],
    goodsOnSeals: ['Waren für verbesserte Siegel'],
    jadeGained: ['Erhaltene Jade', 'Ohne die vom Spielaufbau'],
    jadeOnOffers: ['Jade für Angebote'],
    jadeOnRoads: ['Jade für Wege', 'Auch an Stelle von Münzen und Kamelen'],
    jadeOnContracts: ['Jade für Aufträge', 'Auch an Stelle von Kamelen'],
    jadeOnSeals: ['Jade für verbesserte Siegel', 'Auch an Stelle von Münzen'],
    jadeOnOthers: ['Jade für anderes', 'An Stelle von Münzen und Kamelen'],
    jadeLeft: ['Übrige Jade'],
    sealsTaken: ['Genommene Siegel'],
    sealsImproved: ['Verbesserte Siegel'],
    contractsTaken: ['Aus Städten genommen'],
    roadCoins: ['Münzen je Schritt', 'Was die Wege gekostet haben'],
    outposts: ['Außenpostenboni', 'Für den ersten Posten einer Stadt'],
    pointsCities: ['Städte und andere Belohnungen'],
    pointsPosts: ['9., 10. und 11. Handelsposten'],
    pointsCharacters: ['Charaktere'],
    pointsShields: ['Wappen']
  }
})
