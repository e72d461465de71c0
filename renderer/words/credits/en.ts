/** English: the credits. */
import { english } from '../message'

export const en = english({
  title: 'Credits',
  fan: 'Caravanserai is an unaffiliated fan project for people who own and love the board games. It contains none of their artwork.',
  games:
    'The Voyages of Marco Polo is a board game by Simone Luciani and Daniele Tascini, published by Hans im Glück and others; Marco Polo II: In the Service of the Khan is by the same designers; Marco Polo Expedition is by Reiner Knizia. In Marco Polo II most values of cards, tiles and routes are this project’s own; its rules book lists them. All rights to the games belong to their owners.',
  art: 'Art',
  artLines: [
    'Coastlines: Natural Earth, by way of world-atlas (public domain).',
    'Icons: game-icons.net by Delapouite, Lorc and contributors (CC BY 3.0), recoloured. All else was drawn for this project.'
  ],
  fonts: 'Type',
  fontLines: ['EB Garamond, IM Fell English and Inter (SIL Open Font License 1.1).'],
  software: 'Software',
  softwareLines: [
    'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, FormatJS, ws and Electron (MIT, ISC and similar licences).'
  ],
  version: 'Version {version}. Newer versions come from where you got this one.',
  licences: 'Licences of everything inside',
  noLicences: 'The licences could not be read.'
})
