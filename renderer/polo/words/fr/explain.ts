/** One sentence for every icon, tile, space and character: what it does (T-15). French. */
import { translate } from '../../../words/message'
import { explain as en } from '../en/explain'

export const explain = translate('fr', en, {
  /** An empty bundle, and a way that costs nothing. */
  nothing: 'rien',
  free: 'gratuit',
  items: {
    vp: 'Les points de victoire décident de la partie.',
    'any-good': 'Une marchandise de votre choix : poivre, soie ou or, plusieurs fois la même si vous voulez.',
    'different-goods': 'Des marchandises de votre choix, toutes différentes.',
    contract: 'Piochez un contrat ; si vos deux emplacements sont pris, il peut en remplacer un.'
  },
  /** Of action spaces that belong to a character. */
  ownSpaceHelp: {
    'gunj-goods':
      'Placez 1 dé de valeur quelconque : 2 chameaux et 2 marchandises au choix ; chaque rival prend une marchandise. Pour Gunj seule, une fois par manche.'
  },
  occupiedHelp:
    '{price, plural, =0 {Occupé, mais vous ne payez rien.} one {Occupé : coûte # pièce avec ces dés.} other {Occupé : coûte # pièces avec ces dés.}}',
  occupiedAny: 'Occupé : coûte autant de pièces que la valeur de votre dé le plus faible.',
  occupiedRange:
    'Occupé : coûte de {least} à {most} pièces, selon ce que vous choisissez. Les dés sans valeur prennent la plus faible qui permet votre choix, et vous payez autant de pièces.',
  dice: {
    own: 'Un dé de votre couleur : votre couleur peut occuper chaque espace une fois par manche.',
    black: 'Un dé noir : il va sur n’importe quel espace, même où se trouve déjà votre couleur.',
    white: 'Un dé blanc : il va sur n’importe quel espace, même où se trouve déjà votre couleur.',
    token:
      'Un dé de carton : il garde sa valeur, va sur n’importe quel espace, même où se trouve déjà votre couleur, et sert une fois dans la partie.'
  },
  rivalDie: '{owner} peut encore placer ce dé pendant cette manche.',
  rivalValueless: '{owner} peut encore placer ce dé pendant cette manche ; il n’a pas de valeur d’ici là.',
  figureHelp:
    'Figurine {owner_of}. Les voyages et les étapes gagnées la déplacent ; une ville où finit un déplacement reçoit un comptoir.',
  /** What a city card does. */
  effects: {
    /** One way of a trade; `{ways}` are these, joined by `or`. */
    trade: 'payez {cost} pour {reward}',
    or: ', ou ',
    once: '{ways}, au plus autant de fois que le dé l’indique.',
    mixed: '{ways}, au plus autant de fois que le dé l’indique ; les deux échanges peuvent se combiner.',
    oneWay: '{ways}, au plus autant de fois que le dé l’indique ; un seul des deux échanges.',
    perPost: '{reward} par comptoir que vous avez sur la carte, au plus autant de fois que le dé l’indique.',
    perContract: '{reward} par contrat que vous avez rempli, au plus autant de fois que le dé l’indique.',
    byDie: 'selon le dé, {values}.',
    /** What a value of the die gives, or a range of values; joined by `semicolon`. */
    byValue: '{value} : {reward}',
    byRange: 'de {from} à {to} : {reward}',
    semicolon: ' ; ',
    perPip: '{reward} par point du dé.'
  },
  card: 'Carte Ville {city_of} : {effect} Il faut votre comptoir dans la ville et 1 dé ; une utilisation par manche.',
  firstPost: 'Le premier comptoir à {city} rapporte {reward}.',
  contractFor: 'Payez {cost} : recevez {reward} et {points}.',
  route: 'Entre {from_the} et {to_the} : {cost} par passage.',
  character: '{name} : {full}',
  blackDiceLeft: 'reste {left}',
  lostBlackDie: 'Il ne reste pas de dé noir : cette partie de la récompense est perdue.',
  unrolledBlackDie:
    'Payez des chameaux pour un dé noir. Comme vos autres dés, il n’a pas de valeur avant d’être placé. Une fois par tour.',
  bonusHelp: {
    'complete-contract':
      'Payez un de vos contrats, recevez sa récompense et ses points. Sans dé, aussi souvent que possible.',
    'reroll-die': 'Payez 1 chameau et relancez un de vos dés. Cela ne peut pas être annulé.',
    'adjust-die': 'Payez des chameaux et tournez un de vos dés de 1 vers le haut ou vers le bas.',
    'take-black-die':
      'Payez des chameaux pour un dé noir, lancé aussitôt. Une fois par tour ; cela ne peut pas être annulé.'
  }
})
