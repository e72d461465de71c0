/** German: the credits. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Mitwirkende',
  fan: 'Caravanserai ist ein unabhängiges Fanprojekt für Menschen, die die Brettspiele besitzen und lieben. Es enthält keine ihrer Grafiken.',
  games:
    'Auf den Spuren von Marco Polo ist ein Brettspiel von Simone Luciani und Daniele Tascini, erschienen bei Hans im Glück und anderen, Marco Polo II: Im Auftrag des Khan ein weiteres von ihnen, Marco Polo Expedition eines von Reiner Knizia. In Marco Polo II stammen die meisten Werte von Karten, Plättchen und Wegen aus diesem Projekt; das Regelbuch zählt sie auf. Alle Rechte an den Spielen liegen bei ihren Inhabern.',
  art: 'Grafik',
  artLines: [
    'Küstenlinien: Natural Earth, über world-atlas (gemeinfrei).',
    'Symbole: game-icons.net von Delapouite, Lorc und anderen (CC BY 3.0), umgefärbt. Alles andere wurde für dieses Projekt gezeichnet.'
  ],
  fonts: 'Schriften',
  fontLines: ['EB Garamond, IM Fell English und Inter (SIL Open Font License 1.1).'],
  software: 'Software',
  softwareLines: [
    'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, FormatJS, ws und Electron (MIT, ISC und ähnliche Lizenzen).'
  ],
  version: 'Version {version}. Eine neuere gibt es dort, woher diese stammt.',
  licences: 'Lizenzen von allem, was darin steckt',
  noLicences: 'Die Lizenzen konnten nicht gelesen werden.'
})
