/** French: the settings. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Réglages',
  language: 'Langue',
  speed: 'Mouvement des pièces',
  speedNote:
    'Maintenez Espace pour achever aussitôt un mouvement. Si le système demande moins d’animations, l’application en tient compte.',
  speeds: { 0: 'Sans', 1: 'Normal', 2: 'Rapide', 4: 'Très rapide' },
  notSaved: 'Les réglages n’ont pas pu être enregistrés.',
  sections: { game: 'Jeu', sound: 'Son', look: 'Apparence', language: 'Langue', network: 'Réseau' },
  textSize: {
    title: 'Taille du texte',
    size: '{percent} %',
    note: 'Tout grandit avec elle. À partir de 125 %, la table a des onglets ; ce qui ne tient plus défile.'
  },
  theme: {
    title: 'Éclairage',
    kinds: { system: 'Comme le système', day: 'Jour', night: 'Nuit' },
    note: 'Nuit : une table à la lueur des bougies.'
  },
  contrast: {
    title: 'Contraste',
    kinds: { normal: 'Normal', high: 'Élevé' },
    note: 'Élevé : texte plus foncé, bords nets, fond uni.'
  },
  assistance: {
    title: 'Aide à la table',
    kinds: {
      plain: { label: 'Aucune', note: 'Le plateau et les règles, rien d’autre' },
      planner: {
        label: 'Planificateur',
        note: 'En plus : le prix des voyages, les autres possibilités, et comment lever un refus'
      },
      coach: { label: 'Rappels', note: 'En plus : une ligne sur ce qui est possible maintenant' }
    }
  },
  autoEnd: {
    title: 'Fin du tour',
    label: 'Terminer mon tour quand il ne reste rien d’autre à choisir',
    note: 'Cela peut s’annuler.'
  },
  hostName: {
    title: 'Nom de cet hôte',
    machine: 'Le nom de cet ordinateur',
    note: 'Visible par ceux qui cherchent un hôte sur ce réseau.'
  }
})
