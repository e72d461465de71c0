/** French: the settings. */
import type { Spoken } from '../../words/catalogue'
import type { en } from './en'

export const fr: Spoken<typeof en> = {
  sections: { game: 'Jeu', sound: 'Son', look: 'Apparence', language: 'Langue' },
  textSize: {
    title: 'Taille du texte',
    size: (percent) => `${percent} %`,
    note: 'Tout grandit avec elle ; ce qui ne tient plus défile.'
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
        note: 'En plus : le prix des voyages, d’autres façons, et comment lever un refus'
      },
      coach: { label: 'Conseiller', note: 'En plus : une ligne sur ce qui est possible maintenant' }
    }
  },
  autoEnd: {
    title: 'Fin du tour',
    label: 'Terminer mon tour quand il ne reste rien d’autre à choisir',
    note: 'Cela peut s’annuler.'
  }
}
