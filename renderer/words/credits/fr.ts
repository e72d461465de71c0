/** French: the credits. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Crédits',
  fan: 'Caravanserai est un projet de fans indépendant, pour celles et ceux qui possèdent et aiment les jeux de société. Il ne contient aucune de leurs illustrations.',
  games:
    'Les voyages de Marco Polo est un jeu de société de Simone Luciani et Daniele Tascini, publié par Hans im Glück et d’autres éditeurs ; Marco Polo II : Au service du Khan est des mêmes auteurs ; Marco Polo Expedition est de Reiner Knizia. Dans Marco Polo II, la plupart des valeurs des cartes, des tuiles et des routes sont propres à ce projet ; son livret de règles les énumère. Tous les droits sur les jeux appartiennent à leurs détenteurs.',
  art: 'Illustrations',
  artLines: [
    'Côtes : Natural Earth, par l’intermédiaire de world-atlas (domaine public).',
    'Icônes : game-icons.net par Delapouite, Lorc et d’autres (CC BY 3.0), recolorées. Tout le reste a été dessiné pour ce projet.'
  ],
  fonts: 'Polices',
  fontLines: ['EB Garamond, IM Fell English et Inter (SIL Open Font License 1.1).'],
  software: 'Logiciels',
  softwareLines: [
    'Vue, Pinia, Reka UI, Zod, jsonc-parser, pure-rand, qrcode, noble-hashes, topojson-client, FormatJS, ws et Electron (licences MIT, ISC et similaires).'
  ],
  version: 'Version {version}. Une plus récente se trouve là où vous avez obtenu celle-ci.',
  licences: 'Licences de tout ce qui s’y trouve',
  noLicences: 'Impossible de lire les licences.'
})
