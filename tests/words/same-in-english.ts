/** Words that another language says as English does. What is not on these lists must differ. */
import type { Language } from '../../shared/protocol/language'

const words = (text: string): readonly string[] => text.split(/\s+/)

/** Names of people, places, programs and keys, in the samples too. */
const names = words(`
  Anna Émile Ben Clara David Emil Aylin Lorenzo Mei Yusuf Tariq Ines Otto
  Caravanserai Marco Polo Expedition Mercator ex Tabriz Wilhelm von Rubruk Raschid ad Din Sinan Niccolò Matteo
  Kubilai Khan Johannes Caprini Berke Altan Ord Fratre Nicolao Gunj Kököchin Arghun
  André de Longjumeau
  Bellela Fantina Moreta Donata Badoer Papa Gregorio Piedro Tartarino Rusticiano
  Cannaregio Santa Croce San Dorsoduro Castello Rialto
  Adana Alexandria Anxi Karachi Karakorum Kochi Ormuz Sumatra
  Balkh Calachan Camadi Cobinan Dadu Datong Erguiul Etzina Ganzhou Gobi Kerman Khotan Lop Ningxia Ordos Pamir
  Sapurgan Shangdu Sindachu Sinju Taican Tenduc Tunocain Yarkand
  Cathay Mangi Tangut Tebet
  Abha Basu De Wu Filippo Vitello Gantulga Od Isabella Donati Möngke
  Hangzhou Fuzhou Lhasa Pagan Almaliq Varanasi Jaipur Calicut Samudra Kabul Tibet UTC
  EB Garamond IM Fell English Inter SIL Open Font Licence
  Esc Enter ms
`)

const same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: words(
    'Actions Compensation Dragon Expert expert gain Guide jade Jade Lion Lotus Menu Normal oasis orange Pause point points Points Position routes Solo Source Steppe Table Total triangle via violet'
  ),
  de: words('Ballast Computer Gold in Jade Lotus neutral Normal Orange Name Solo Start Steppe Software Tiger')
}

const known: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  fr: new Set([...names, ...same.fr]),
  de: new Set([...names, ...same.de])
}

/** Whether this text may be the same in English and in another language: every word in it is, or is a single letter. */
export const sameInEnglish = (text: string, language: Exclude<Language, 'en'>): boolean =>
  text.split(/[^\p{L}]+/u).every((word) => word.length < 2 || known[language].has(word))
