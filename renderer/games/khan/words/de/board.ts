/** Das Spielbrett auf Deutsch. */
import { translate } from '../../../../words/message'
import { board as en } from '../en/board'

export const board = translate('de', en, {
  sheet: { title: 'Im Auftrag des Khan', line: 'Von Peking nach Westen, zu Land und zu Wasser' },
  places: {
    beijing: 'Peking',
    xian: 'Xi’an',
    karakorum: 'Karakorum',
    hangzhou: 'Hangzhou',
    fuzhou: 'Fuzhou',
    lhasa: 'Lhasa',
    pagan: 'Bagan',
    almaliq: 'Almaliq',
    kashgar: 'Kaschgar',
    varanasi: 'Varanasi',
    jaipur: 'Jaipur',
    calicut: 'Calicut',
    samudra: 'Samudra',
    kabul: 'Kabul',
    balkh: 'Balch',
    hormuz: 'Hormus',
    baghdad: 'Bagdad',
    'oasis-gobi': 'Gobi-Oase',
    'oasis-turfan': 'Turfan-Oase',
    'oasis-dunhuang': 'Dunhuang-Oase',
    'oasis-khotan': 'Hotan-Oase',
    'oasis-jing': 'Jing-Oase',
    'oasis-dali': 'Dali-Oase',
    'oasis-martaban': 'Martaban-Oase',
    'oasis-multan': 'Multan-Oase',
    'oasis-nishapur': 'Nischapur-Oase',
    'oasis-nicobar': 'Nikobaren-Oase'
  },
  regions: {
    steppe: 'Steppe',
    cathay: 'Kathay',
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
    spicer: 'Siegel der Gewürzhändler',
    tailor: 'Siegel der Schneider',
    jeweler: 'Siegel der Juweliere'
  },
  guilds: { farmer: 'Bauer', spicer: 'Gewürzhändler', tailor: 'Schneider', jeweler: 'Juwelier' },
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
    sealsNote: 'der kleinere Würfel zählt',
    travel: 'Reise',
    travelNote: 'kleinster Würfel = Schritte',
    travelSteps: '{count, plural, one {1 Schritt} other {bis zu # Schritte}}',
    extraPost: '+1 Posten',
    startsNext: 'beginnt die nächste Runde',
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
