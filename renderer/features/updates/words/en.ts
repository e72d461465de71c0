/** English: newer versions of the app. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Newer versions',
  label: 'Check for newer versions',
  note: 'At most once a day, and it says nothing about you or your games. Nothing is downloaded or replaced automatically.',
  offer: 'Caravanserai can check the internet for a newer version.',
  yes: 'Check for them',
  no: 'No, thanks',
  newest: 'Caravanserai {version} is available.',
  address: 'Where to get it'
})
