/** English: newer versions of the app. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Updates',
  label: 'Check for updates',
  note: 'At most once a day, and it says nothing about you or your games. Nothing is downloaded or replaced automatically.',
  offer: 'Caravanserai can check the internet for a newer version.',
  yes: 'Check for updates',
  no: 'No, thanks',
  newest: 'Caravanserai {version} is available.',
  address: 'Where to get it'
})
