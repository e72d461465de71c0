/** French: the guided first round of Voyages. */
import {
  adjustPrice,
  blackDiePrice,
  moneyBagCoins,
  rerollPrice,
  rounds
} from '../../../../shared/games/voyages/content/numbers'
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  goals: {
    title: 'Qui vous êtes, et comment gagner',
    text: 'Vous êtes un marchand en route vers Pékin ; votre capacité est écrite près du portrait. Après cinq manches, qui a le plus de points gagne : contrats, comptoirs, Pékin et vos deux objectifs secrets. Un objectif compte avec un comptoir dans ses deux lieux, et chaque lieu rapporte déjà seul quelques points. Les vôtres sont visibles sur votre plateau ; aucun rival ne les voit.',
    open: 'Vous êtes un marchand en route vers Pékin ; votre capacité est écrite près du portrait. Après cinq manches, qui a le plus de points gagne : contrats, comptoirs, Pékin et vos deux objectifs. Un objectif compte avec un comptoir dans ses deux lieux, et chaque lieu rapporte déjà seul quelques points. Les vôtres sont visibles sur votre plateau ; à cette table, tous les voient.'
  },
  dice: {
    title: 'Vos dés sont vos actions',
    text: 'À chaque manche, tout le monde relance ses dés. À votre tour, vous en placez sur un espace d’action et l’utilisez aussitôt. Les dés élevés mènent plus loin, mais les faibles servent aussi. Un dé marqué d’un point d’interrogation prend la valeur voulue.'
  },
  bazaar: {
    title: 'Acheter au Grand Bazar',
    text: 'Choisissez des dés, puis une colonne éclairée du bazar. Les chameaux et le poivre demandent un dé, la soie deux, l’or trois. Le plus faible dit jusqu’à quelle colonne vous pouvez aller.',
    did: 'Vous avez utilisé le bazar.'
  },
  stock: {
    title: 'Ce que vous possédez',
    text: 'Marchandises et chameaux remplissent les contrats. Pièces et chameaux paient les voyages, et les chameaux paient la plupart des actions bonus.'
  },
  bonus: {
    title: 'Une action bonus',
    text: `Avant et après l’action principale, vous pouvez faire plus : mettre un dé dans la bourse pour ${moneyBagCoins} pièces, ou payer en chameaux : ${rerollPrice} pour relancer un dé, ${adjustPrice} pour le tourner de 1, ${blackDiePrice} pour un dé noir. Essayez si vous voulez.`,
    did: 'C’était une action bonus.'
  },
  endTurn: {
    title: 'Finir votre tour',
    text: 'Un tour contient exactement une action principale. Quand vous avez fait la vôtre et ne voulez plus d’action bonus, finissez le tour. Vos autres dés attendent le prochain.',
    did: 'Votre tour est fini.'
  },
  rival: {
    title: 'Votre rival',
    text: 'Les marchandises, dés, contrats et comptoirs des autres sont visibles ici. La plupart des espaces occupés restent utilisables : vous payez autant de pièces que montre le plus faible des dés que vous y placez.'
  },
  travel: {
    title: 'Voyager',
    text: 'Deux dés sur Voyage déplacent votre figurine d’au plus autant d’étapes que l’indique le plus faible. Choisissez deux dés, puis un lieu éclairé de la carte : le prix s’affiche avant le départ. S’il vous manque des pièces ou des chameaux, revenez-y plus tard.',
    did: 'Votre figurine est en route.'
  },
  post: {
    title: 'Un comptoir',
    text: 'Quand votre déplacement se termine dans une ville sans comptoir à vous, vous en placez un. Les petites villes paient à chaque manche. Dans les grandes, vous pouvez utiliser les cartes Ville, et le premier arrivé reçoit un bonus.',
    did: 'Votre comptoir est placé.'
  },
  contracts: {
    title: 'Les contrats',
    text: 'Un dé permet de prendre un ou deux contrats dans les colonnes jusqu’à sa valeur. Plus tard, par une action bonus, vous payez ce qui est en haut du contrat et recevez la récompense en dessous et les points.',
    did: 'Vous avez pris des contrats.'
  },
  round: {
    title: 'La fin de la manche',
    text: 'Tour après tour, les dés s’épuisent. Quand personne n’en a plus, une nouvelle manche commence : les petites villes paient, tout le monde relance. Le dernier à avoir voyagé commence. Jouez jusque-là.',
    did: 'Une nouvelle manche a commencé.'
  },
  scoring: {
    title: 'Comment gagner',
    text: `Après ${rounds} manches, les points décident : en chemin, ceux des contrats et des cartes Ville ; puis ceux des objectifs, de Pékin, de ce qui vous reste et du plus grand nombre de contrats. Votre score est toujours affiché ici.`
  }
})
