/** French: the content of a table, built in or from a pack. */
import { translate } from '../message'
import { packs as en } from '../en/packs'

export const packs = translate('fr', en, {
  packs: {
    label: 'Contenu',
    builtIn: 'D’origine',
    open: 'Ouvrir un pack…',
    other: 'Un autre…',
    back: 'Revenir à l’origine',
    backOf: 'Revenir à l’origine : {module}',
    starter: 'Enregistrer les valeurs d’origine dans un fichier à modifier',
    starterOf: 'Enregistrer les valeurs d’origine : {module}',
    by: 'par {author}'
  }
})
