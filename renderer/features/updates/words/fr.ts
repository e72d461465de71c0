/** French: newer versions of the app. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'Nouvelles versions',
  label: 'Chercher les nouvelles versions',
  note: 'Une fois par jour au plus, et sans un mot sur vous ni sur vos parties. Rien n’est téléchargé ni remplacé tout seul.',
  offer: 'Caravanserai peut vérifier sur internet si une nouvelle version est sortie.',
  yes: 'Vérifier',
  no: 'Non merci',
  newest: 'Caravanserai {version} est sorti.',
  address: 'Où la trouver'
})
