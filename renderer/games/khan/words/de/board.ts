/** Das Spielbrett auf Deutsch. */
import { translate } from '../../../../words/message'
import { board as en } from '../en/board'

export const board = translate('de', en, {
  sheet: { title: 'Im Auftrag des Khan', line: 'Von Peking nach Westen, zu Land und Wasser' },
  places: {
    beijing: { word: 'Peking', to: 'nach Peking' },
    xian: { word: 'Xi’an', to: 'nach Xi’an' },
    karakorum: { word: 'Karakorum', to: 'nach Karakorum' },
    hangzhou: { word: 'Hangzhou', to: 'nach Hangzhou' },
    fuzhou: { word: 'Fuzhou', to: 'nach Fuzhou' },
    lhasa: { word: 'Lhasa', to: 'nach Lhasa' },
    pagan: { word: 'Bagan', to: 'nach Bagan' },
    almaliq: { word: 'Almaliq', to: 'nach Almaliq' },
    kashgar: { word: 'Kaschgar', to: 'nach Kaschgar' },
    varanasi: { word: 'Varanasi', to: 'nach Varanasi' },
    jaipur: { word: 'Jaipur', to: 'nach Jaipur' },
    calicut: { word: 'Calicut', to: 'nach Calicut' },
    samudra: { word: 'Samudra', to: 'nach Samudra' },
    kabul: { word: 'Kabul', to: 'nach Kabul' },
    balkh: { word: 'Balch', to: 'nach Balch' },
    hormuz: { word: 'Hormus', to: 'nach Hormus' },
    baghdad: { word: 'Bagdad', to: 'nach Bagdad' },
    'oasis-gobi': { word: 'Gobi-Oase', to: 'zur Gobi-Oase' },
    'oasis-turfan': { word: 'Turfan-Oase', to: 'zur Turfan-Oase' },
    'oasis-dunhuang': { word: 'Dunhuang-Oase', to: 'zur Dunhuang-Oase' },
    'oasis-khotan': { word: 'Hotan-Oase', to: 'zur Hotan-Oase' },
    'oasis-jing': { word: 'Jing-Oase', to: 'zur Jing-Oase' },
    'oasis-dali': { word: 'Dali-Oase', to: 'zur Dali-Oase' },
    'oasis-martaban': { word: 'Martaban-Oase', to: 'zur Martaban-Oase' },
    'oasis-multan': { word: 'Multan-Oase', to: 'zur Multan-Oase' },
    'oasis-nishapur': { word: 'Nischapur-Oase', to: 'zur Nischapur-Oase' },
    'oasis-nicobar': { word: 'Nikobaren-Oase', to: 'zur Nikobaren-Oase' }
  },
  regions: {
    steppe: 'Steppe',
    cathay: 'Kathai',
    gobi: 'Gobi',
    india: 'Indien',
    persia: 'Persien',
    mangi: 'Mangi',
    arabia: 'Arabien',
    tibet: 'Tibet',
    'indian-sea': 'Indischer Ozean',
    'sea-of-cin': 'Meer von Cin',
    'gulf-of-bengal': 'Golf von Bengalen'
  },
  seals: {
    farmer: 'Siegel der Bauern',
    spicer: 'Siegel der Krämer',
    tailor: 'Siegel der Schneider',
    jeweler: 'Siegel der Juweliere'
  },
  guilds: { farmer: 'Bauer', spicer: 'Krämer', tailor: 'Schneider', jeweler: 'Juwelier' },
  shields: {
    dragon: 'Drache',
    crane: 'Kranich',
    horse: 'Pferd',
    lotus: 'Lotus',
    elephant: 'Elefant',
    tiger: 'Tiger',
    turtle: 'Schildkröte',
    crescent: 'Halbmond',
    lion: 'Löwe'
  },
  characters: {
    'abha-basu': 'Abha Basu',
    'de-wu': 'De Wu',
    'filippo-vitello': 'Filippo Vitello',
    'gantulga-od': 'Gantulga Od',
    'isabella-donati': 'Isabella Donati',
    'mailin-and-tian-chin': 'Mailin und Tian Chin',
    'mongke-khan': 'Möngke Khan'
  },
  court: {
    books: 'Bücher des Khans',
    booksNote: 'ein Würfel, ein Angebot',
    anyDie: 'jeder',
    fromDie: 'ab {die}',
    seals: 'Gildensiegel',
    sealsNote: 'kleinerer Würfel zählt',
    travel: 'Reise',
    travelNote: 'niedrigster Würfel = Schritte',
    travelSteps: '{count, plural, one {1 Schritt} other {bis zu # Schritte}}',
    extraPost: '+1 Posten',
    favor: 'Gunst des Khans',
    contracts: 'Aufträge',
    contractsNote: '1–2 nehmen, dann',
    cards: 'Stadtkarten',
    cardsNote: 'diese Runde, ohne Posten',
    moneyBag: 'Geldbeutel',
    moneyBagNote: 'jeder Würfel',
    or: 'oder'
  }
})
