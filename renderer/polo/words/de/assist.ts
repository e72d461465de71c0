/** What helps, what a journey brings, standings in German. */
import { translate } from '../../../words/message'
import { assist as en } from '../en/assist'

export const assist = translate('de', en, {
  ways: {
    turn: '{by} auf die {value} für {price}',
    purse: 'Würfel {values} in den Geldbeutel: {gain}',
    complete: 'deinen Auftrag für {points} erfüllen',
    main: 'zuerst {space} mit Würfel {values}',
    use: 'Würfel {values} nehmen',
    useAs: '{n, plural, one {einen Würfel als {value} nehmen} other {# Würfel als {value} nehmen}}',
    then: ', dann ',
    valueless: 'ohne Wert',
    theDie: '{die}'
  },
  luck: {
    reroll:
      'Die {value} für {price} neu zu würfeln kann helfen: {faces} von 6 {faces, plural, one {Seiten reicht} other {Seiten reichen}}.',
    blackDie:
      '{faces, plural, =6 {Ein schwarzer Würfel für {price} würde reichen.} one {Ein schwarzer Würfel für {price} kann helfen: # von 6 Seiten reicht.} other {Ein schwarzer Würfel für {price} kann helfen: # von 6 Seiten reichen.}}'
  },
  lying: {
    own: 'deine {value}',
    of: 'die {value} von {name}',
    neutral: 'eine neutrale {value}',
    there: 'Im Weg: {dice_list}.'
  },
  reach: {
    steps: 'Bis dorthin sind es {needs, plural, one {# Schritt} other {# Schritte}}, aber du hast {have}.',
    short: 'Die Reise kostet {price}. Es fehlt: {short}.',
    never: 'Dorthin führt keine Reise.'
  },
  toast: { help: 'Was hilft' },
  journey: {
    stock: 'Vorrat',
    moves:
      'Keine Posten mehr: {n, plural, one {einer von deinen zieht} other {# von deinen ziehen}} dorthin um.',
    start: 'Nach jetzigem Stand beginnst du die nächste Runde: Das tut, wer zuletzt reist.',
    forOccupied: '{coins} für das besetzte Feld',
    forRoads: '{coins} für Wege',
    fewerCoins: 'weniger Münzen',
    fewerCamels: 'weniger Kamele'
  },
  contract: {
    bonus: 'Diesen Zug',
    bonusHow: 'In diesem Zug möglich: {how}',
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
    { keys: ['F'], does: 'Tun, was hilft, wenn etwas nicht geht' },
    { keys: ['O'], does: 'Tableaus öffnen, eins nach dem anderen' },
    { keys: ['Tabulator', 'Eingabe'], does: 'Antworten auf eine Frage durchgehen, eine geben' }
  ]
})
