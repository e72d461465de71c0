/** German: the seats of this device, where something is wrong or wanted. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  title: 'Ein anderes Gerät möchte den Platz von {name}',
  note: 'Es hat den Schlüssel zu diesem Platz: Wahrscheinlich hast du die Partie ein zweites Mal geöffnet. Falls nicht, behalte den Platz.',
  yield: 'Platz abgeben',
  keep: 'Hier behalten',
  unproven:
    'Dieser Gastgeber kennt deinen Platz ({seats_list}) nicht. Entweder wurde der Platz freigegeben, oder ein anderes Gerät antwortet an Stelle des Gastgebers. Dein Schlüssel wurde nicht gesendet. Frag am Gerät des Gastgebers nach.',
  forget: 'Platz aufgeben',
  linkFailed:
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, ist abgelaufen, oder es gibt einen neueren. Der Gastgeber kann einen neuen erstellen.',
  wishes: {
    title: 'Gäste bitten um einen Platz',
    reasons: {
      absent:
        '{own, select, true {{name} bittet von einem anderen Gerät aus um den eigenen Platz.} other {{name} bittet um den Platz von {seat}; {seat} ist nicht am Tisch.}}',
      second:
        '{own, select, true {Jemand mit einem Platz bittet auch um den von {seat}.} other {Jemand mit einem Platz bittet auch um den von {seat}, für {name}.}}',
      kicked:
        '{name} bittet um den Platz von {seat}. Von diesem Gerät wurde schon einmal jemand fortgeschickt.'
    },
    give: 'Platz geben',
    giveTo: 'Den Platz von {seat} an {name} geben',
    no: 'Nein',
    noTo: '{name} ablehnen'
  },
  grace: {
    title: '{name} ist seit einer Weile weg',
    note: 'Der Platz bleibt reserviert: Eine Rückkehr ist immer möglich, was du auch wählst.',
    freeTitle: 'Niemand spielt auf dem Platz von {name}',
    freeNote: 'Er ist frei: Ein Gast kann sich dort hinsetzen, oder der Computer spielt weiter.',
    strength: 'Computerspieler:',
    later: 'Später weiterspielen',
    bot: 'Den Computer spielen lassen',
    wait: 'Warten'
  },
  leaving: {
    title: 'Die Partie verlassen?',
    note: 'Dein Platz wird frei: Jemand anders kann ihn nehmen, oder der Gastgeber lässt den Computer weiterspielen.'
  },
  seats: {
    more: 'Wer für {name} spielt',
    setHere: 'An diesem Gerät spielen',
    setLan: 'Für einen Gast freigeben',
    setBot: 'Den Computer spielen lassen: {level}',
    setStyle: 'Spielstil: {style}',
    link: 'Link für diesen Platz erstellen',
    kick: 'Gast fortschicken',
    second: 'Hier spielt noch jemand mit',
    secondName: 'Name der Person',
    takeBack: 'Hierher zurückholen',
    takeBackOf: 'Den Platz von {name} auf dieses Gerät zurückholen',
    kickAsk: '{name} fortschicken?',
    kickNote: 'Der Platz wird frei. Wer ihn hatte, muss neu um einen Platz bitten.'
  },
  asks: {
    ask: 'Um diesen Platz bitten',
    askOf: 'Um den Platz von {name} bitten',
    asked: 'beim Gastgeber angefragt',
    declined: 'Der Gastgeber hat dir den Platz von {seat} nicht gegeben.'
  },
  talk: {
    empty: 'Noch hat niemand etwas gesagt.',
    send: 'Senden',
    spectator: 'Ein Zuschauer',
    mute: 'Nicht mehr zeigen, was {name} sagt',
    muted: 'Ausgeblendet: {names_list}',
    unmute: 'Wieder alle zeigen',
    news: '{from}: {text}'
  },
  watchers: {
    title: 'Es sehen zu',
    you: '{name} (du)',
    says: 'sieht zu',
    news: '{name} (sieht zu)',
    give: 'Namen nennen',
    change: 'Namen ändern',
    go: 'So heißen',
    remove: '{name} fortschicken',
    removeAsk: '{name} fortschicken?',
    removeNote: 'Zusehen geht danach erst wieder, wenn du den Gast hereinlässt.',
    removeGo: 'Fortschicken',
    removed: '{name}, fortgeschickt',
    readmit: 'Wieder hereinlassen',
    readmitOf: 'Wieder hereinlassen: {name}'
  },
  usual: {
    title: 'Schnell gesagt',
    lines: {
      wellPlayed: 'Gut gespielt!',
      thanks: 'Danke!',
      moment: 'Einen Moment, bitte',
      yourTurn: 'Du bist dran!',
      again: 'Noch eine Partie?'
    }
  },
  takeBack: {
    title: 'Zurücknehmen',
    ask: 'Um Rücknahme bitten …',
    askWhat: 'Die anderen fragen, ob du das zurücknehmen darfst: {what}',
    askLast: 'Die anderen fragen, ob du deine letzte Entscheidung zurücknehmen darfst.',
    open: 'Die anderen werden gerade gefragt.',
    askFor: 'Um Rücknahme der letzten Entscheidung bitten',
    asks: 'Darf {name} das zurücknehmen?',
    hostAsks: 'Darf der Gastgeber das für {name} zurücknehmen?',
    what: 'Zurückzunehmen: {what}',
    whatSince: 'Zurückzunehmen, samt allem danach: {what}',
    allow: 'Erlauben',
    refuse: 'Ablehnen',
    waiting: 'Darf das zurückgenommen werden? Antwort fehlt noch von {names_list}',
    withdraw: 'Frage zurückziehen',
    ended: {
      agreed: 'Alle sind einverstanden: Die Entscheidung von {name} ist zurückgenommen.',
      refused: '{by} hat abgelehnt: Nichts wird zurückgenommen.',
      withdrawn: 'Die Frage wurde zurückgezogen: Nichts wird zurückgenommen.',
      overtaken: '{by} hat weitergespielt: Nichts wird zurückgenommen.',
      lapsed: 'Keine Antwort binnen einer Minute von {names_list}: Nichts wird zurückgenommen.'
    }
  }
})
