/** What helps, what a journey brings, standings, in German. */
import { assist as family } from '../../../../polo/words/de/assist'
import { translate } from '../../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('de', en, {
  ...family,
  ways: {
    ...family.ways,
    purse: 'Würfel {values} in den Geldbeutel: {gain}',
    improve: 'dein {seal} für {price} verbessern',
    tile: 'ein behaltenes Außenposten-Plättchen nutzen: {gain}',
    beside: 'eine Stadtkarte neben dem Plan nutzen: {effect}',
    black: 'die schwarze {value} für {price} nehmen',
    mainSeal: 'zuerst {space} mit Würfel {values} für das {seal}',
    mainOffer: 'zuerst {space} mit Würfel {values}: {gain}',
    on: '{space} mit Würfel {values}',
    onFor: '{space} mit Würfel {values} für {price}',
    sealCard: 'die Stadtkarte mit dem Siegel',
    sealFrom: '{seal} ab einer {least}',
    sealsAt: 'Bei den Gildensiegeln: {seals_list}.'
  },
  coach: {
    ...family.coach,
    seal: 'Du kannst ein Siegel verbessern.',
    tile: 'Du kannst ein behaltenes Außenposten-Plättchen nutzen.',
    beside: 'Du kannst eine Stadtkarte neben dem Plan nutzen.'
  },
  journey: {
    ...family.journey,
    start:
      'Nach jetzigem Stand beginnst du die nächste Runde: Das tut, wer zuletzt mit den meisten Würfeln reist.',
    morePost: 'Zweiter Handelsposten unterwegs: {cities_either}',
    noMorePost: 'Kein zweiter Handelsposten: Unterwegs liegt keine Stadt ohne deinen.',
    forFee: '{coins} für das Feld',
    shields: 'Neue Wappen: {shields_list}',
    withJade: '{jade, plural, one {# Jade} other {# Jade}} an Stelle von Münzen oder Kamelen'
  }
})
