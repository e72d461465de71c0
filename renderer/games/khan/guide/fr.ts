/** French: the guided first round of In the Service of the Khan. */
import { translate } from '../../../words/message'
import { en } from './en'
import { numbers } from './numbers'

export const fr = translate('fr', en, {
  aim: {
    title: 'Qui vous êtes, et comment gagner',
    text: `Au service du Khan, vous partez de Pékin vers l’ouest. Choisissez un personnage pour sa capacité, puis gardez une de ${numbers.goals} cartes Objectif que personne d’autre ne voit. Après ${numbers.rounds} manches, qui a le plus de points gagne : contrats, cartes, comptoirs et leurs blasons, et votre objectif.`,
    open: `Au service du Khan, vous partez de Pékin vers l’ouest. Choisissez un personnage pour sa capacité, puis gardez une de ${numbers.goals} cartes Objectif que tous voient à cette table. Après ${numbers.rounds} manches, qui a le plus de points gagne : contrats, cartes, comptoirs et leurs blasons, et votre objectif.`,
    did: 'Vous savez qui vous êtes et ce que vous visez.'
  },
  dice: {
    title: 'Vos dés sont vos actions',
    text: 'À chaque manche, tout le monde relance ses dés. À votre tour, vous en placez sur un espace d’action et l’utilisez aussitôt ; votre couleur peut y être une fois par manche. Un espace occupé coûte en général autant de pièces que montre le plus faible des dés placés.'
  },
  books: {
    title: 'Ouvrir un livre',
    text: `Un dé, une offre. Le Livre I accepte tout dé, le Livre II à partir de ${numbers.secondBook}, le Livre III à partir de ${numbers.thirdBook}. Choisissez un dé, puis un livre éclairé. Deux offres sont gratuites ; les deux de la tuile coûtent du jade et changent à chaque manche.`,
    did: 'Vous avez ouvert un livre.'
  },
  jade: {
    title: 'Ce que vous possédez, et le jade',
    text: 'Les marchandises servent aux contrats et aux sceaux, pièces et chameaux aux voyages. Le jade peut remplacer une pièce ou un chameau dans tout paiement, jamais l’inverse. Il paie de lui-même ce qui vous manque ; son bouton vous fait choisir à chaque fois.'
  },
  bonus: {
    title: 'Une action bonus',
    text: `Avant et après l’action principale, vous pouvez remplir des contrats, améliorer des sceaux, mettre des dés dans la bourse, ou payer en chameaux : ${numbers.reroll} pour relancer un dé, ${numbers.adjust} pour le tourner de 1, ${numbers.blackDie} pour un dé noir. Essayez si vous voulez.`,
    did: 'C’était une action bonus.'
  },
  endTurn: {
    title: 'Finir votre tour',
    text: 'Un tour contient exactement une action principale. Quand vous avez fait la vôtre et ne voulez plus d’action bonus, finissez le tour. Vos autres dés attendent le prochain.',
    did: 'Votre tour est fini.'
  },
  favor: {
    title: 'Faveur du Khan',
    text: `Un dé rapporte ${numbers.favorCoins} pièces et ${numbers.favorCamels} chameaux, et ne coûte jamais rien. Mais les valeurs de cette rangée ne baissent jamais : la vôtre doit être au moins égale à la précédente. Venez tôt, et des dés faibles suffiront.`,
    did: 'Le Khan vous a accordé sa faveur.'
  },
  travel: {
    title: 'Trois façons de voyager',
    text: `Avec un dé, vous avancez d’une étape pour ${numbers.stepFee} pièces ; avec deux, de ${numbers.middleSteps} étapes au plus, avec trois de ${numbers.upperSteps}, sans dépasser le dé le plus faible. Choisissez des dés, puis un lieu éclairé : le prix s’affiche avant.`,
    other: {
      title: 'Votre façon de voyager',
      text: `Seul l’espace à un dé vous est ouvert : avec ce dé, vous avancez d’une étape pour ${numbers.stepFee} pièces. Là où les autres paient le chemin en pièces et en chameaux, vous n’en payez aucun. Choisissez un dé, puis un lieu éclairé : le prix s’affiche avant.`
    },
    did: 'Votre figurine est en route.'
  },
  post: {
    title: 'Un comptoir et son blason',
    text: 'Quand votre déplacement se termine dans une ville, vous y placez un comptoir. Il rapporte le bonus de la ville à chaque manche, ou un contrat, ou ouvre sa carte ou son action. Plus vos villes montrent de blasons différents, plus vous marquez à la fin.',
    did: 'Votre comptoir est placé.'
  },
  seals: {
    title: 'Les sceaux de guilde',
    text: 'Avec deux dés, vous prenez un sceau : le plus faible doit atteindre son nombre. Les sceaux ouvrent les routes qui les montrent. Par une action bonus, vous pouvez en améliorer un : son bonus vient aussitôt, puis au début de chaque manche.',
    did: 'Vous avez pris un sceau.'
  },
  contracts: {
    title: 'Les contrats',
    text: `Les contrats sont dans les villes : un nouveau comptoir y en rapporte un. Avec un dé, vous en prenez un ou deux là où vous avez un comptoir, et recevez ${numbers.contractCoins} pièces. Vous avez ${numbers.contractSlots} emplacements. Par une action bonus, vous payez ce qu’un contrat demande, pour sa récompense et ses points.`,
    did: 'Vous avez pris un contrat.'
  },
  round: {
    title: 'La fin de la manche',
    text: 'Quand personne n’a plus de dés, une nouvelle manche commence : villes et sceaux améliorés paient, cartes et offres changent, tout le monde relance. Le dernier à avoir voyagé avec le plus de dés commence. Jouez jusque-là.',
    did: 'Une nouvelle manche a commencé.'
  }
})
