/** French: hints, and why computer players chose what they did. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  key: 'I',
  hint: 'Conseil',
  hintTip: 'Ce que l’ordinateur ferait à votre place',
  shortcut: 'Conseil : ce que l’ordinateur ferait à votre place',
  close: 'Fermer le conseil',
  thinking: 'Réflexion…',
  failed: 'Pas de conseil pour ceci.',
  planOf: 'Plan : {level}',
  hintTitle: 'Ce que ferait l’ordinateur',
  nothing: 'Termine le tour.',
  brings: 'Ce qu’il apporte',
  other: 'Autre',
  total: 'En tout',
  ahead: 'Le suivant apporte {points} de moins :',
  even: 'Le suivant apporte autant :',
  behind: 'Un autre apporte {points} de plus ; celui-ci est pour varier :',
  overtaken: 'Un autre plan paraît maintenant meilleur de {points} :',
  why: 'Pourquoi ?',
  whyOf: 'Pourquoi {name} a joué ainsi',
  closeWhy: 'Fermer les raisons',
  quick: 'Un coup rapide : la réflexion a été interrompue.',
  again: 'Repensé d’après ce que cette place pouvait voir alors.',
  forgotten: 'Inconnu : une personne a joué cela, ou l’hôte ne s’en souvient plus.',
  openNote: '{unit} : estimation en fin de partie, d’après ce que tous voient ici.',
  keptBack: 'Son plan et le suivant sont donnés après la partie : ils pourraient trahir des cartes cachées.',
  noGains: 'Rien n’a changé que tous puissent voir.',
  note: '{unit} : estimation en fin de partie, d’après ce que cette place peut voir.'
})
