/** German: finding a host, joining it, the lobby, the people of a table, chat. */
import { listsOf, pluralsOf, type Spoken } from '../catalogue'
import type { lan as said } from './en'

const plural = pluralsOf('de')
const list = listsOf('de')

export const lan: Spoken<typeof said> = {
  lan: {
    host: 'Im LAN eröffnen',
    hostNote: 'Handys und Computer spielen mit',
    join: 'Mitspielen',
    joinNote: 'Bei einer Partie im LAN',
    by: {
      here: 'Hier',
      lan: 'Im LAN'
    },
    byOf: (name) => `Wo ${name} spielt`,
    open: 'Einige spielen über das LAN',
    openNote: 'Gäste bringen ihre Namen mit.',
    gather: 'Raum öffnen'
  },
  joining: {
    title: 'Mitspielen',
    line: 'Gastgeber in diesem Netz erscheinen von selbst',
    searching: 'Gastgeber werden gesucht …',
    none: 'Noch kein Gastgeber. Jemand muss im selben Netz eine Partie für das LAN geöffnet haben.',
    found: (names) => (names.length === 0 ? '' : `Gefunden: ${list(names)}`),
    typed: 'Adresse oder Raumcode',
    typedNote: 'Wie auf dem Bildschirm des Gastgebers, zum Beispiel 192.168.1.20 oder 7KX2P.',
    go: 'Hingehen',
    going: 'Anklopfen …',
    faults: {
      empty: 'Gib die Adresse oder den Raumcode ein, den der Gastgeber sieht.',
      letter: 'Ein Raumcode besteht nur aus Ziffern und Buchstaben.',
      length: 'Im Raumcode fehlt ein Zeichen, oder es ist eines zu viel.',
      check: 'Dieser Raumcode ist vertippt: Ein Zeichen ist falsch, oder zwei sind vertauscht.',
      address: 'Das ist keine Adresse. Sie sieht so aus: 192.168.1.20 oder 192.168.1.20:41270.'
    },
    back: 'Zurück',
    cannotSee: 'Partie nicht zu sehen?',
    hosts: 'Gastgeber in diesem Netz',
    joinHost: (name) => `Zu ${name} gehen`,
    ping: (ms) => `${Math.max(1, Math.round(ms))} ms`,
    noTables: 'keine offene Partie',
    free: (free, total) => `${free} von ${total} Plätzen frei`,
    full: (total) => `alle ${total} Plätze besetzt`,
    locked: 'gesperrt',
    password: 'Passwort',
    differs: (theirs, ours, who) =>
      `Dort läuft Caravanserai ${theirs}, auf diesem Gerät ${ours}. ${
        {
          here: 'Aktualisiere dieses Gerät.',
          there: 'Der Gastgeber muss aktualisieren.',
          either: 'Aktualisiert die ältere Version.'
        }[who]
      }`
  },
  rooms: {
    title: (host) => `Partien von ${host}`,
    line: 'Wähle eine Partie, dann einen Platz',
    none: 'Zurzeit ist keine Partie für das LAN geöffnet. Sie erscheint hier, sobald der Gastgeber eine öffnet.',
    openTable: (names) => `Zur Partie von ${names}`,
    leave: 'Diesen Gastgeber verlassen'
  },
  lobby: {
    title: 'Der Raum',
    waits: (free) =>
      free === 0
        ? 'Alle sind da'
        : `Es ${plural(free, { one: 'fehlt', other: 'fehlen' })} noch ${free} Reisende`,
    begin: 'Beginnen',
    beginWhy: (free) =>
      plural(free, {
        one: 'Ein Platz ist noch frei. Warte, spiele ihn hier oder gib ihn einem Bot.',
        other: `${free} Plätze sind noch frei. Warte, spiele sie hier oder gib sie Bots.`
      }),
    hostBegins: 'Der Gastgeber beginnt, wenn alle da sind.',
    home: 'Zurück',
    seats: 'Plätze',
    chat: 'Gespräch',
    spectator: 'Du siehst zu. Nimm einen freien Platz, um mitzuspielen.'
  },
  seats: {
    free: 'frei',
    here: 'am Gerät des Gastgebers',
    hereLocal: 'an diesem Gerät',
    you: 'du',
    lan: 'im LAN',
    away: 'Verbindung verloren',
    bot: 'Bot',
    claim: 'Hier hinsetzen',
    claimOf: (name) => `Hier hinsetzen, auf den Platz von ${name}`,
    yourName: 'Dein Name',
    sit: 'Hinsetzen',
    leave: 'Aufstehen',
    leaveOf: (name) => `Vom Platz von ${name} aufstehen`,
    more: (name) => `Wer für ${name} spielt`,
    setHere: 'An diesem Gerät spielen',
    setLan: 'Für einen Gast freigeben',
    setBot: 'Einen Bot spielen lassen',
    kick: 'Gast fortschicken',
    kickAsk: (name) => `${name} fortschicken?`,
    kickNote: 'Der Platz wird frei. Wer ihn hatte, muss neu um einen Platz bitten.'
  },
  share: {
    title: 'Für das LAN öffnen',
    off: 'Diese Partie ist nicht für das LAN geöffnet.',
    openIt: 'Für das LAN öffnen',
    closeIt: 'Für das LAN schließen',
    locked: 'Gesperrt',
    lockedNote: 'Niemand Neues kommt herein; wer einen Platz hat, kann zurückkehren.',
    spectators: 'Zuschauer',
    spectatorsNote: 'Wer keinen Platz hat, darf zusehen.',
    password: 'Passwort',
    passwordSet: 'Ein Passwort wird verlangt.',
    passwordNone: 'Kein Passwort',
    passwordField: 'Neues Passwort',
    passwordKeep: 'Setzen',
    passwordClear: 'Entfernen',
    code: 'Raumcode',
    address: 'Adresse',
    link: 'Link für Browser',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    selected: 'Ausgewählt: Kopiere mit Strg+C.',
    qr: 'QR-Code des Links',
    other: 'Andere Netze dieses Geräts',
    opening: 'Das Netz wird geöffnet …'
  },
  chat: {
    title: 'Gespräch',
    empty: 'Noch hat niemand etwas gesagt.',
    say: 'Etwas sagen',
    send: 'Senden',
    spectator: 'Ein Zuschauer',
    mute: (name) => `Nicht mehr zeigen, was ${name} sagt`,
    muted: (names) => `Ausgeblendet: ${list(names)}`,
    unmute: 'Wieder alle zeigen',
    news: (from, text) => `${from}: ${text}`
  },
  password: {
    title: 'Diese Partie verlangt ein Passwort',
    note: 'Der Gastgeber kann es dir sagen. Es wird nicht über das Netz geschickt.',
    field: 'Passwort',
    go: 'Eintreten',
    working: 'Wird geprüft …',
    wrong: (left) =>
      left === 0
        ? 'Das Passwort ist falsch.'
        : `Das Passwort ist falsch. Noch ${left} ${plural(left, { one: 'Versuch', other: 'Versuche' })} bis zu einer Pause.`,
    wait: (seconds) =>
      `Zu viele falsche Passwörter. Warte ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}.`
  },
  asked: {
    title: (name) => `Ein anderes Gerät möchte den Platz von ${name}`,
    note: 'Es kennt das Geheimnis dieses Platzes: Wahrscheinlich hast du die Partie ein zweites Mal geöffnet. Falls nicht, behalte den Platz.',
    yield: 'Platz abgeben',
    keep: 'Hier behalten',
    waiting: 'Ein anderes Gerät hat deinen Platz. Es wurde gebeten, ihn abzugeben.'
  },
  people: {
    title: 'Wer am Tisch sitzt',
    open: 'Mitspieler',
    watching: 'Du siehst zu: Du siehst, was alle sehen dürfen.',
    waitingFor: (asked, absent) =>
      absent.length === 0
        ? `Warten auf ${list(asked)}`
        : `Warten auf ${list(asked)} (nicht verbunden: ${list(absent)})`,
    seatAway: (name) => `${name}, nicht verbunden`,
    seatBot: (name) => `${name}, von einem Bot gespielt`,
    graceTitle: (name) => `${name} ist seit einer Weile weg`,
    graceNote: 'Der Platz bleibt reserviert: Eine Rückkehr ist immer möglich, was du auch wählst.',
    wait: 'Warten',
    bot: 'Einen Bot spielen lassen',
    later: 'Später weiterspielen',
    awayLost: (host) => `${host} antwortet nicht. Neuer Versuch …`
  },
  network: {
    title: 'Partie nicht zu sehen?',
    note: 'Beide Geräte müssen im selben Netz sein, und der Gastgeber muss eine Partie für das LAN geöffnet haben.',
    address: 'Adresse des anderen Geräts',
    check: 'Prüfen',
    checking: 'Wird gesucht …',
    copy: 'Diesen Bericht kopieren',
    adapters: 'Netze dieses Geräts',
    noAdapter: 'Dieses Gerät ist in keinem Netz. Verbinde es mit demselben WLAN oder Kabel wie die anderen.',
    adapter: (name, address) => `${name}: ${address}`,
    vpn: (name) =>
      `${name} sieht nach einem VPN aus. Es kann die anderen Geräte verbergen: Schalte es beim Spielen aus.`,
    heard: 'Ankündigung dieses Gastgebers',
    notOpen: 'Keine Partie dieses Geräts ist für das LAN geöffnet: Es gibt nichts anzukündigen.',
    mdns: (on) =>
      on
        ? 'Über mDNS wieder empfangen.'
        : 'Über mDNS nicht wieder empfangen: Das Netz oder eine Firewall hält sie auf (UDP-Port 5353).',
    beacon: (port, on) =>
      on
        ? 'Als Rundruf wieder empfangen.'
        : `Als Rundruf nicht wieder empfangen: UDP-Port ${port} ist gesperrt.`,
    reached: 'Die eingegebene Adresse',
    ok: (address) => `Unter ${address} antwortet ein Gastgeber. Geh über „Mitspielen“ dorthin.`,
    notOk: (address, code) => `Unter ${address} antwortet niemand: ${code}`,
    codes: {
      ECONNREFUSED:
        'Das Gerät ist da, aber keine Partie ist darauf geöffnet (oder an einem anderen Port). Öffne dort eine Partie für das LAN.',
      ETIMEDOUT:
        'Gar keine Antwort. Wahrscheinlich eine Firewall auf jenem Gerät oder ein Gast-WLAN, das Geräte voneinander trennt.',
      EHOSTUNREACH:
        'In diesem Netz gibt es kein solches Gerät. Vergleiche die Adresse und das WLAN beider Geräte.',
      ENETUNREACH: 'Dieses Gerät hat keinen Weg in jenes Netz. Sind beide im selben?'
    },
    unknownCode: (code) => `Das System meldet ${code}.`,
    firewall: 'Falls eine Firewall das Spiel aufhält, führe dies auf dem Gerät des Gastgebers aus',
    byHand: 'Hilft nichts? Gib die Adresse oder den Raumcode ein, den der Gastgeber sieht.'
  }
}
