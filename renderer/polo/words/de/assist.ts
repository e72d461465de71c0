/** What helps, what a journey brings, standings in German. */
import { translate } from '../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('de', en, {
  reach: {
    steps: 'Bis dorthin sind es {needs, plural, one {# Schritt} other {# Schritte}}, du hast {have}.',
    short: 'Die Reise kostet {price}: {short} zu wenig.',
    never: 'Dorthin führt keine Reise.'
  },
  toast: { help: 'Was hilft' },
  journey: {
    stock: 'Vorrat',
    moves:
      'Keine Posten mehr: {n, plural, one {einer von deinen zieht} other {# von deinen ziehen}} dorthin um.',
    start: 'Nach jetzigem Stand beginnst du die nächste Runde: Das tut, wer zuletzt reist.',
    forOccupied: '{coins} besetzt',
    forRoads: '{coins} Wege',
    fewerCoins: 'weniger Münzen',
    fewerCamels: 'weniger Kamele'
  },
  contract: {
    bonus: 'Diesen Zug',
    bonusHow: 'Diesen Zug möglich: {how}',
    missing: 'Es fehlt: {what}.'
  },
  standing: {
    hiddenGoals: 'Ziele sind geheim und nicht mitgezählt.',
    ownGoals: 'Deine Ziele zählen mit, solange du sie ansiehst.'
  },
  boards: {
    choose: 'Wessen Tableau',
    pin: 'Anheften',
    unpin: 'Lösen'
  },
  coach: {
    contract: 'Du kannst einen Auftrag erfüllen.',
    open: 'Offen: {places_list}.',
    cityCards: 'Stadtkarten'
  },
  trade: {
    uses: 'Wie oft'
  },
  shortcuts: [
    { keys: ['F'], does: 'Tun, was hilft, wo eine Absage es anbietet' },
    { keys: ['O'], does: 'Tableaus öffnen, eins nach dem anderen' }
  ]
})
