/** Le plateau en français. */
import { translate } from '../../../../words/message'
import { board as en } from '../en/board'

export const board = translate('fr', en, {
  sheet: { title: 'Au service du Khan', line: 'De Pékin vers l’ouest, par terre et par eau' },
  places: {
    beijing: 'Pékin',
    xian: 'Xi’an',
    karakorum: 'Karakorum',
    hangzhou: 'Hangzhou',
    fuzhou: 'Fuzhou',
    lhasa: 'Lhassa',
    pagan: 'Pagan',
    almaliq: 'Almaliq',
    kashgar: 'Kachgar',
    varanasi: 'Varanasi',
    jaipur: 'Jaipur',
    calicut: 'Calicut',
    samudra: 'Samudra',
    kabul: 'Kaboul',
    balkh: 'Balkh',
    hormuz: 'Ormuz',
    baghdad: 'Bagdad',
    'oasis-gobi': 'l’oasis de Gobi',
    'oasis-turfan': 'l’oasis de Tourfan',
    'oasis-dunhuang': 'l’oasis de Dunhuang',
    'oasis-khotan': 'l’oasis de Khotan',
    'oasis-jing': 'l’oasis de Jing',
    'oasis-dali': 'l’oasis de Dali',
    'oasis-martaban': 'l’oasis de Martaban',
    'oasis-multan': 'l’oasis de Multan',
    'oasis-nishapur': 'l’oasis de Nichapour',
    'oasis-nicobar': 'l’oasis des Nicobar'
  },
  regions: {
    steppe: 'Steppe',
    cathay: 'Cathay',
    gobi: 'Gobi',
    india: 'Inde',
    persia: 'Perse',
    mangi: 'Mangi',
    arabia: 'Arabie',
    tibet: 'Tibet',
    'indian-sea': 'Océan Indien',
    'sea-of-cin': 'Mer de Cin',
    'gulf-of-bengal': 'Golfe du Bengale'
  },
  seals: {
    farmer: { word: 'Sceau des paysans', the: 'le sceau des paysans', of: 'du sceau des paysans' },
    spicer: { word: 'Sceau des épiciers', the: 'le sceau des épiciers', of: 'du sceau des épiciers' },
    tailor: { word: 'Sceau des tailleurs', the: 'le sceau des tailleurs', of: 'du sceau des tailleurs' },
    jeweler: { word: 'Sceau des joailliers', the: 'le sceau des joailliers', of: 'du sceau des joailliers' }
  },
  guilds: { farmer: 'Paysan', spicer: 'Épicier', tailor: 'Tailleur', jeweler: 'Joaillier' },
  shields: {
    dragon: 'Dragon',
    crane: 'Grue',
    horse: 'Cheval',
    lotus: 'Lotus',
    elephant: 'Éléphant',
    tiger: 'Tigre',
    turtle: 'Tortue',
    crescent: 'Croissant',
    lion: 'Lion'
  },
  characters: {
    'abha-basu': 'Abha Basu',
    'de-wu': 'De Wu',
    'filippo-vitello': 'Filippo Vitello',
    'gantulga-od': 'Gantulga Od',
    'isabella-donati': 'Isabella Donati',
    'mailin-and-tian-chin': 'Mailin et Tian Chin',
    'mongke-khan': 'Möngke Khan'
  },
  court: {
    books: 'Livres du Khan',
    booksNote: 'un dé, une offre',
    anyDie: 'tout dé',
    fromDie: '{die}+',
    seals: 'Sceaux de guilde',
    sealsNote: 'le dé le plus faible',
    travel: 'Voyage',
    travelNote: 'dé le plus faible = étapes',
    travelSteps: '{count, plural, one {1 étape} other {jusqu’à # étapes}}',
    extraPost: '+1 comptoir',
    favor: 'Faveur du Khan',
    contracts: 'Contrats',
    contractsNote: '1 ou 2, puis',
    cards: 'Cartes Ville',
    cardsNote: 'cette manche, sans comptoir',
    moneyBag: 'Bourse',
    moneyBagNote: 'tout dé',
    or: 'ou'
  }
})
