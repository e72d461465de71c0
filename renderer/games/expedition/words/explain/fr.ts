/** One sentence for every icon, piece and number: what it means (T-15). French. */
import { gold } from '../names/fr'
import type * as said from './en'

/** What pays for a space with this icon. */
export const requirements: typeof said.requirements = {
  'one-good': 'Une carte marchandise quelconque. Un chamelier n’est jamais une marchandise.',
  'three-identical-goods': 'Trois cartes de la même marchandise, de toutes couleurs.',
  'four-different-goods': 'Une carte de chaque : huile, épices, soie et fruits, de toutes couleurs.',
  'two-drivers': 'Deux chameliers, de toutes couleurs.',
  'three-of-one-colour': 'Trois cartes d’une même couleur, marchandises et chameliers au choix.',
  'five-colours': 'Cinq cartes, une de chaque couleur, marchandises et chameliers au choix.',
  'two-identical-goods': 'Deux cartes de la même marchandise, de toutes couleurs.',
  'one-driver': 'Un chamelier de n’importe quelle couleur.',
  'two-of-one-colour': 'Deux cartes d’une même couleur, marchandises et chameliers au choix.'
}

export const chest: typeof said.chest = (count) =>
  `Un coffre de ${gold(count)} : il va au premier chameau qui entre.`
export const stageSeal: typeof said.stageSeal = (count, city) =>
  `Rapporte ${gold(count)} quand le premier chameau est entré à ${city} : tous les chameaux sur ces sceaux vont alors à ${city}.`
export const finalSeal: typeof said.finalSeal = (count, city) =>
  `Rapporte ${gold(count)} à la fin, quand un chameau entre à ${city}.`
export const ballast =
  'Une fois par tour, 1 or avance un chameau jusqu’à sa prochaine case libre sans cartes, si un rival a déjà atteint cette case.'
export const deck: typeof said.deck = (count) =>
  `${count === 0 ? 'La pioche est vide : la défausse est mélangée dès qu’il faut une carte.' : `${count} ${count === 1 ? 'carte, face cachée' : 'cartes, faces cachées'}.`} Piocher la première carte finit votre tour et ne peut pas être annulé.`
export const discards: typeof said.discards = (count) =>
  `${count} ${count < 2 ? 'carte déjà payée, face visible' : 'cartes déjà payées, faces visibles'}. La défausse devient la pioche quand celle-ci est épuisée.`
export const display =
  'Prenez cette carte : cela finit votre tour et ne peut pas être annulé. Sa place est aussitôt regarnie depuis la pioche.'
export const handCount = 'Cartes en main. Personne d’autre ne les voit.'
export const purse =
  'Le plus d’or à la fin l’emporte. À égalité, le chameau le plus proche de la dernière ville décide.'
export const stageCity: typeof said.stageCity = (city) =>
  `${city} accueille autant de chameaux qu’on veut. Qui y entre s’arrête pour ce tour ; après le tour du premier arrivé, la première étape est décomptée.`
export const finalCity: typeof said.finalCity = (city) =>
  `La partie s’achève aussitôt qu’un chameau entre à ${city}.`

/** All about a space: who asks for what, and what lies there. */
export const space: typeof said.space = (name, of, chestThere, at) =>
  [
    `${name}.`,
    of.requirement ? requirements[of.requirement] : '',
    chestThere && of.chest ? chest(of.chest) : '',
    of.scoring === undefined
      ? ''
      : at.stage === 1
        ? stageSeal(of.scoring, at.stageCity)
        : finalSeal(of.scoring, at.finalCity),
    at.kind === 'stage-city' ? stageCity(at.stageCity) : '',
    at.kind === 'final-city' ? finalCity(at.finalCity) : ''
  ]
    .filter(Boolean)
    .join(' ')
