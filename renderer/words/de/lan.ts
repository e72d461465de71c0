/** German: finding a host, joining it, the lobby, the people of a table, chat. */
import { translate } from '../message'
import { lan as en } from '../en/lan'

export const lan = translate('de', en, {
  lan: {
    host: 'Im LAN eröffnen',
    hostNote: 'Handys und Computer spielen mit',
    join: 'Mitspielen',
    joinNote: 'Bei einer Partie im LAN',
    by: {
      here: 'Hier',
      lan: 'Im LAN',
      bot: 'Vom Computer gespielt'
    },
    byOf: 'Wo {name} spielt',
    open: 'Einige spielen über das LAN',
    openNote: 'Gäste bringen ihre Namen mit.',
    gather: 'Raum öffnen'
  },
  joining: {
    title: 'Mitspielen',
    line: 'Gastgeber in diesem Netz erscheinen von selbst',
    searching: 'Gastgeber werden gesucht …',
    none: 'Noch kein Gastgeber. Jemand muss im selben Netz eine Partie für das LAN geöffnet haben.',
    found: 'Gefunden: {names_list}',
    typed: 'Adresse oder Raumcode',
    typedNote: 'Wie auf dem Bildschirm des Gastgebers, zum Beispiel 192.168.1.20 oder 008WJ.',
    go: 'Verbinden',
    going: 'Verbinde …',
    faults: {
      empty: 'Gib die Adresse oder den Raumcode ein, den der Gastgeber sieht.',
      letter: 'Ein Raumcode besteht nur aus Ziffern und Buchstaben.',
      length: 'Im Raumcode fehlt ein Zeichen, oder es ist eines zu viel.',
      check: 'Dieser Raumcode ist vertippt: Ein Zeichen ist falsch, oder zwei sind vertauscht.',
      address: 'Das ist keine Adresse. Gib sie so ein: 192.168.1.20 oder 192.168.1.20:41270.'
    },
    back: 'Zurück',
    cannotSee: 'Partie nicht zu sehen?',
    hosts: 'Gastgeber in diesem Netz',
    joinHost: 'Zu {name} gehen',
    ping: '{ms} ms',
    noTables: 'keine offene Partie',
    all: 'Alle {tables} Partien zeigen',
    fewer: 'Weniger zeigen',
    free: '{free} von {total} Plätzen frei',
    full: 'alle {total} Plätze besetzt',
    locked: 'gesperrt',
    password: 'Passwort',
    own: 'dein Platz ist hier',
    differs:
      'Dort läuft Caravanserai {theirs}, auf diesem Gerät {ours}. {who, select, here {Aktualisiere dieses Gerät.} there {Der Gastgeber muss aktualisieren.} other {Die ältere Version muss aktualisiert werden.}}'
  },
  rooms: {
    title: 'Partien von {host}',
    line: 'Wähle eine Partie, dann einen Platz',
    none: 'Zurzeit ist keine Partie für das LAN geöffnet. Sie erscheint hier, sobald der Gastgeber eine öffnet.',
    /** In place of the names: they are for who comes in. */
    hidden: 'Eine Partie mit Passwort',
    openHidden: 'Zur Partie mit Passwort',
    openTable: 'Zur Partie von {names}',
    leave: 'Diesen Gastgeber verlassen'
  },
  lobby: {
    title: 'Der Raum',
    waits: '{free, plural, =0 {Alle sind da} one {Es fehlt noch # Person} other {Es fehlen noch # Personen}}',
    begin: 'Beginnen',
    beginWhy:
      '{free, plural, one {Ein Platz ist noch frei. Warte, spiele ihn hier oder gib ihn dem Computer.} other {# Plätze sind noch frei. Warte, spiele sie hier oder gib sie dem Computer.}}',
    hostBegins: 'Der Gastgeber beginnt, wenn alle da sind.',
    hostCanBegin: 'Der Gastgeber kann jetzt beginnen.',
    home: 'Zurück',
    seats: 'Plätze',
    chat: 'Gespräch',
    open: 'Eine Partie im LAN ist nicht verschlüsselt: Wer das Netz kontrolliert, kann mitlesen.',
    spectator: 'Du siehst zu. Nimm einen freien Platz, um mitzuspielen.',
    onlooker: 'Du siehst zu. Alle Plätze sind besetzt.'
  },
  bots: {
    play: 'Gegen den Computer',
    playNote: '{game}, gegen {count, plural, one {# Computerspieler} other {# Computerspieler}}: {level}',
    level: 'Wie stark {name} spielt',
    style: 'Spielstil von {name}',
    styled: '{style}: {note}',
    seat: 'Computer: {level}',
    standsIn: 'Computer: {level}, bis {name} zurück ist',
    names: { 1: 'Träger', 2: 'Händler', 3: 'Karawanenführer', 4: 'Gesandter', 5: 'Marco Polo' },
    strength: { 1: 'leicht', 2: 'mittel', 3: 'gut', 4: 'stark', 5: 'sehr stark' },
    notes: {
      1: 'Leicht: ein sinnvoller Plan, wenn auch nicht immer der beste.',
      2: 'Mittel: plant den ganzen Zug.',
      3: 'Gut: blickt über den Zug hinaus.',
      4: 'Stark: spielt seine besten Pläne in Gedanken weiter.',
      5: 'Sehr stark: vergleicht mehr Pläne, und länger.'
    }
  },
  seats: {
    free: 'frei',
    here: 'am Gerät des Gastgebers',
    hereLocal: 'an diesem Gerät',
    you: 'du',
    lan: 'im LAN',
    away: 'Verbindung verloren',
    claim: 'Hier hinsetzen',
    claimOf: 'Hier hinsetzen, auf den Platz von {name}',
    yourName: 'Dein Name',
    sit: 'Hinsetzen',
    leave: 'Aufstehen',
    leaveOf: 'Vom Platz von {name} aufstehen',
    more: 'Wer für {name} spielt',
    setHere: 'An diesem Gerät spielen',
    setLan: 'Für einen Gast freigeben',
    setBot: 'Den Computer spielen lassen: {level}',
    setStyle: 'Spielstil: {style}',
    link: 'Link für diesen Platz machen',
    kick: 'Gast fortschicken',
    kickAsk: '{name} fortschicken?',
    kickNote: 'Der Platz wird frei. Wer ihn hatte, muss neu um einen Platz bitten.'
  },
  share: {
    title: 'Im LAN',
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
    passwordKeep: 'Festlegen',
    passwordClear: 'Passwort entfernen',
    code: 'Raumcode',
    address: 'Adresse',
    link: 'Link für Browser',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    selected: 'Ausgewählt: Kopiere mit Strg+C.',
    qr: 'QR-Code des Links',
    other: 'Weitere Adressen dieses Geräts',
    opening: 'Wird für das Netz geöffnet …',
    /** The LAN is open, and this machine is on no network. */
    noAddress:
      'Dieses Gerät hat keine Adresse im Netz, deshalb kann noch niemand dazukommen. Verbinde es mit einem WLAN oder einem Kabel: Die Adresse erscheint hier von selbst.',
    /** Hosts cannot be discovered on this network. */
    byHand: 'Hier gibt es nur IPv6: Andere tippen die Adresse oder öffnen den Link.'
  },
  chat: {
    title: 'Gespräch',
    empty: 'Noch hat niemand etwas gesagt.',
    say: 'Etwas sagen',
    send: 'Senden',
    spectator: 'Ein Zuschauer',
    mute: 'Nicht mehr zeigen, was {name} sagt',
    muted: 'Ausgeblendet: {names_list}',
    unmute: 'Wieder alle zeigen',
    unread: '{button}, {n, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
    news: '{from}: {text}'
  },
  password: {
    title: 'Diese Partie verlangt ein Passwort',
    note: 'Der Gastgeber kann es dir sagen. Es wird nicht über das Netz geschickt.',
    field: 'Passwort',
    go: 'Eintreten',
    working: 'Wird geprüft …',
    wrong:
      '{left, plural, =0 {Das Passwort ist falsch.} one {Das Passwort ist falsch. Noch # Versuch bis zu einer Pause.} other {Das Passwort ist falsch. Noch # Versuche bis zu einer Pause.}}',
    wait: 'Zu viele falsche Passwörter. Warte {seconds, plural, one {# Sekunde} other {# Sekunden}}.'
  },
  asked: {
    title: 'Ein anderes Gerät möchte den Platz von {name}',
    note: 'Es hat den Schlüssel zu diesem Platz: Wahrscheinlich hast du die Partie ein zweites Mal geöffnet. Falls nicht, behalte den Platz.',
    yield: 'Platz abgeben',
    keep: 'Hier behalten',
    waiting: 'Ein anderes Gerät hat deinen Platz. Es wurde gebeten, ihn abzugeben.'
  },
  wishes: {
    title: 'Gäste bitten um einen Platz',
    reasons: {
      absent:
        '{own, select, true {{name} bittet von einem anderen Gerät aus um den eigenen Platz.} other {{name} bittet um den Platz von {seat}; dort besteht keine Verbindung.}}',
      second:
        '{own, select, true {Jemand mit einem Platz bittet auch um den von {seat}.} other {Jemand mit einem Platz bittet auch um den von {seat}, für {name}.}}',
      kicked:
        '{name} bittet um den Platz von {seat}. Von diesem Gerät wurde schon einmal jemand fortgeschickt.'
    },
    give: 'Platz geben',
    giveTo: 'Den Platz von {seat} an {name} geben',
    no: 'Nein',
    noTo: '{name} ablehnen',
    ask: 'Um diesen Platz bitten',
    askOf: 'Um den Platz von {name} bitten',
    asked: 'beim Gastgeber angefragt',
    waiting: 'Der Gastgeber wurde um den Platz gebeten: Jemand an seinem Gerät muss zustimmen.',
    declined: 'Der Gastgeber hat dir den Platz von {seat} nicht gegeben.'
  },
  proof: {
    unproven:
      'Dieser Gastgeber kennt deinen Platz ({seats_list}) nicht. Entweder wurde er freigegeben, oder ein anderes Gerät antwortet an seiner Stelle. Dein Schlüssel wurde nicht gesendet. Frag am Gerät des Gastgebers nach.',
    forget: 'Platz aufgeben',
    linkFailed:
      'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen. Der Gastgeber kann einen neuen machen.'
  },
  seatLink: {
    title: 'Ein Link für den Platz von {name}',
    note: 'Wer ihn zuerst öffnet, bekommt den Platz, ohne Passwort und ohne Nachfrage. Er gilt einmal, 15 Minuten lang.',
    link: 'Link für eine einzige Person',
    qr: 'QR-Code des Links für den Platz von {name}'
  },
  people: {
    title: 'Wer am Tisch sitzt',
    open: 'Mitspieler',
    watching: 'Beim Zusehen siehst du, was alle sehen dürfen.',
    watchingFor: 'Du siehst zu. Zum Mitspielen, oder um deinen Platz zurückzubekommen, öffne „Mitspieler“.',
    waitingFor: 'Warten auf {asked_list}',
    waitingForGone: 'Warten auf {asked_list}, nicht verbunden',
    waitingForAbsent: 'Warten auf {asked_list} (nicht verbunden: {absent_list})',
    seatAway: '{name}, nicht verbunden',
    seatBot: '{name}, vom Computer gespielt',
    graceTitle: '{name} ist seit einer Weile weg',
    graceNote: 'Der Platz bleibt reserviert: Eine Rückkehr ist immer möglich, was du auch wählst.',
    wait: 'Warten',
    bot: 'Den Computer spielen lassen',
    strength: 'Computerspieler:',
    later: 'Später weiterspielen',
    moved:
      '{host} hatte die Adresse {address}. Falls sie sich geändert hat, zeigt das Gerät des Gastgebers die neue mit einem QR-Code unter „Mitspieler“. Öffne sie und bitte um deinen Platz: Ein Klick dort gibt ihn zurück.',
    closed:
      '{host} hat die Partie geschlossen. Sie ist gespeichert und geht hier weiter, sobald sie dort wieder geöffnet wird.',
    awayLost: '{host} antwortet nicht. Neuer Versuch …'
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
    adapter: '{name}: {address}',
    vpn: '{name} sieht nach einem VPN aus. Es kann die anderen Geräte verbergen: Schalte es beim Spielen aus.',
    heard: 'Ankündigung dieses Gastgebers',
    notOpen: 'Keine Partie dieses Geräts ist für das LAN geöffnet: Es gibt nichts anzukündigen.',
    mdns: '{on, select, true {Über mDNS empfangen.} other {Über mDNS nicht empfangen: Das Netz oder eine Firewall blockiert den UDP-Port 5353.}}',
    beacon:
      '{on, select, true {Als Rundruf empfangen.} other {Als Rundruf nicht empfangen: Das Netz oder eine Firewall blockiert den UDP-Port {port}.}}',
    reached: 'Die eingegebene Adresse',
    ok: 'Unter {address} antwortet ein Gastgeber. Geh über „Mitspielen“ dorthin.',
    notOk: 'Unter {address} antwortet niemand: {code}',
    codes: {
      ECONNREFUSED:
        'Das Gerät ist da, aber keine Partie ist darauf geöffnet (oder an einem anderen Port). Öffne dort eine Partie für das LAN.',
      ETIMEDOUT:
        'Gar keine Antwort. Wahrscheinlich eine Firewall auf jenem Gerät oder ein Gast-WLAN, das Geräte voneinander trennt.',
      EHOSTUNREACH:
        'In diesem Netz gibt es kein solches Gerät. Vergleiche die Adresse und das WLAN beider Geräte.',
      ENETUNREACH: 'Dieses Gerät hat keinen Weg in jenes Netz. Sind beide im selben?'
    },
    unknownCode: 'Das System meldet {code}.',
    firewall: 'Falls eine Firewall das Spiel blockiert, führe dies auf dem Gerät des Gastgebers aus',
    byHand: 'Hilft das alles nicht? Gib die Adresse oder den Raumcode ein, den der Gastgeber sieht.'
  }
})
