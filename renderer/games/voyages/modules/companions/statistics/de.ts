/** German: the figures of the Companions. */
import { translate } from '../../../../../words/message'
import { de as words } from '../words/de'
import { en } from './en'

export const de = translate('de', en, {
  groups: { companions: words.options.options['companions'].label },
  figures: {
    'companions/hired': ['Angeworbene Gefährten'],
    'companions/dismissed': ['Entlassene Gefährten', 'Um Platz für einen anderen zu machen'],
    'companions/borrowed': ['Geliehene Gefährten', 'Für eine Runde'],
    'companions/used': ['Genutzte Fähigkeiten', 'Solche mit einer Zahl von Nutzungen je Runde'],
    'companions/coins': ['Münzen von Gefährten'],
    'companions/camels': ['Kamele von Gefährten'],
    'companions/goods': ['Waren von Gefährten'],
    'companions/points': ['Punkte von Gefährten']
  }
})
