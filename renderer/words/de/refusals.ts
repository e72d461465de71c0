/** German: why the host says no. */
import { translate } from '../message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('de', en, {
  /** Why nothing can be taken back, by the host's barrier. */
  barriers: {
    nothing: 'Noch gibt es nichts zurückzunehmen.',
    chance: 'Ein Wurf oder eine gezogene Karte lässt sich nicht zurücknehmen.',
    revealed: 'Etwas Verdecktes wurde aufgedeckt: Das lässt sich nicht zurücknehmen.',
    'other-seat': 'Seitdem hat jemand anderes weitergespielt.',
    simultaneous: 'Eine geheime Antwort ist endgültig.'
  },
  /** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
  barrierOf: 'Nichts davor lässt sich zurücknehmen: {reveal}.',
  versions: {
    newer:
      'Beim Gastgeber läuft Caravanserai {hostApp}, auf diesem Gerät {clientApp}. Aktualisiere dieses Gerät oder lade die Seite neu.',
    older:
      'Beim Gastgeber läuft Caravanserai {hostApp}, auf diesem Gerät {clientApp}. Der Gastgeber muss aktualisieren.'
  },
  refusals: {
    malformed: 'Der Gastgeber hat das nicht verstanden.',
    'protocol-differs': 'Diese Seite und der Gastgeber haben verschiedene Versionen. Lade die Seite neu.',
    'hello-first': 'Der Gastgeber hat das nicht verstanden.',
    'local-only': 'Das geht nur am Gerät des Gastgebers selbst.',
    'no-table': 'Es ist keine Partie geöffnet.',
    'unknown-table': 'Diese Partie gibt es nicht mehr.',
    'unknown-game': 'Diese App kennt dieses Spiel nicht.',
    'not-begun': 'Diese Partie wartet noch auf ihre Mitspieler.',
    begun: 'Diese Partie hat schon begonnen.',
    'seats-open': '{free, plural, one {Ein Platz ist noch frei.} other {# Plätze sind noch frei.}}',
    'seat-taken': 'Diesen Platz hat schon jemand genommen.',
    'consent-needed': 'Dem muss jemand am Gerät des Gastgebers zustimmen. Bitte um den Platz.',
    'room-locked': 'Diese Partie ist gesperrt: Niemand Neues kommt herein.',
    'no-spectators': 'Alle Plätze sind besetzt, und diese Partie hat keine Zuschauer.',
    'spectator-removed':
      'Der Gastgeber hat dich aus dieser Partie fortgeschickt. Zusehen kannst du wieder, sobald er dich hereinlässt.',
    'not-watching': 'Diesen Zuschauer gibt es nicht mehr.',
    'room-full': 'Diese Partie ist voll.',
    'password-needed': 'Diese Partie verlangt ein Passwort.',
    'password-wrong':
      '{left, select, 0 {Das Passwort ist falsch. Warte einen Moment bis zum nächsten Versuch.} other {Das Passwort ist falsch.}}',
    'password-wait':
      'Zu viele falsche Passwörter. Versuche es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    'no-lan': 'Dieser Gastgeber kann keine Partien für das Netz öffnen.',
    'lan-failed': 'Die Partie konnte nicht für das Netz geöffnet werden ({reason}).',
    'code-wrong': 'Dieser Raumcode ist vertippt. Sieh noch einmal nach.',
    'address-wrong': 'Das ist keine Adresse. Gib sie so ein: 192.168.1.20 oder 192.168.1.20:41270.',
    'unknown-host': 'Dieser Gastgeber ist nicht mehr da.',
    unreachable: 'Unter {address} antwortet niemand.',
    'not-a-host': 'Unter {address} gibt es keinen Caravanserai-Gastgeber.',
    'host-rules-differ':
      'Der Gastgeber spielt dieses Spiel nach Regelversion {host}; diese App hat {app}. Die ältere Version muss aktualisiert werden.',
    'away-lost': 'Der Gastgeber antwortet nicht. Nichts wurde gewählt; die App sucht ihn.',
    'pack-refused':
      'Der Gastgeber nimmt dieses Inhaltspaket nicht an ({code}{path, select, none {} other { bei {path}}}). Öffne es noch einmal, um zu sehen, warum.',
    'no-pack': 'Diese Partie wird mit dem eingebauten Inhalt gespielt.',
    'name-twice': 'Zwei Spieler heißen {name}.',
    'name-unreadable': 'Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Emoji.',
    'name-like': 'Dieser Name sieht aus wie {name} in dieser Partie. Wähle einen anderen.',
    'colour-twice': 'Zwei Spieler haben dieselbe Farbe.',
    'not-your-seat': 'Dieser Platz wird nicht auf diesem Gerät gespielt.',
    'not-over': 'Alle Karten können erst gezeigt werden, wenn die Partie zu Ende ist.',
    'stale-decision': 'Die Partie ist weitergegangen. Sieh noch einmal hin.',
    'stale-undo': 'Die Partie ist weitergegangen. Sieh noch einmal hin.',
    'take-back-open': 'Es wird schon gefragt, ob etwas zurückgenommen werden darf.',
    'not-asked': 'Du bist nicht an der Reihe.',
    'malformed-choice': 'Der Gastgeber hat diese Entscheidung nicht verstanden.',
    'batch-chance': 'Von mehreren Entscheidungen auf einmal darf nur die letzte würfeln oder ziehen.',
    'table-abandoned': 'Diese Partie wurde abgebrochen.',
    'table-over': 'Diese Partie ist zu Ende.',
    'journal-failed':
      'Die Spieldatei lässt sich nicht schreiben ({reason}). Nichts wurde geändert. Schaffe Platz oder erlaube das Schreiben und versuche es dann noch einmal.',
    'folder-failed': 'Der Ordner der gespeicherten Partien ist nicht nutzbar ({reason}).',
    'folder-lost':
      'Ein anderes Programm hat den Ordner der gespeicherten Partien übernommen. Dieses schreibt nicht mehr.',
    'file-empty': 'Diese Datei ist leer.',
    'file-foreign': 'Das ist keine Spieldatei von Caravanserai.',
    'file-newer':
      'Diese Partie wurde von einem neueren Caravanserai geschrieben. Aktualisiere die App, um sie zu öffnen.',
    'file-damaged': 'Diese Spieldatei ist beschädigt und nicht lesbar.',
    'header-differs':
      'Die erste Zeile dieser Spieldatei wurde verändert; deshalb lässt sich die Partie nicht öffnen.',
    'rules-differ': 'Diese Partie wurde nach Regelversion {file} gespielt; diese App hat {app}.',
    'content-differs': 'Diese Partie wurde mit anderen Karten und Orten gespielt, als diese App sie hat.',
    'record-differs': 'Diese Spieldatei passt nicht zu den Entscheidungen, die in ihr stehen (Zeile {line}).',
    'tail-lost': 'Das Ende dieser Datei war beschädigt; die letzten Züge fehlen.',
    'journal-changed':
      'Ein anderes Programm hat die Datei dieser Partie verändert, während sie offen war. Die Partie geht weiter, wie sie stand; was das andere Programm schrieb, liegt daneben als {file}.',
    'file-gone':
      '{file, select, none {Die Datei dieser Partie ist weg.} other {Die Datei dieser Partie ist weg. Was darin stand, liegt im selben Ordner als {file}: Öffne diese Datei, um weiterzuspielen.}}',
    'file-changed':
      'Während diese Partie geschlossen war, hat ein anderes Programm ihre Datei verändert. Züge können fehlen oder anders sein.',
    'seats-restored':
      'Die Datei, in der steht, wer hier spielt, war beschädigt oder fehlte. Sie wurde aus ihrer Kopie wiederhergestellt.',
    'seats-lost':
      'Die Datei, in der steht, wer hier spielt, war beschädigt oder fehlte. Sieh nach, wer auf welchem Platz spielt, und öffne die Partie neu für das Netz, wenn Gäste zurückkommen sollen.',
    fault: 'Beim Gastgeber ist etwas schiefgegangen. Nichts wurde geändert.',
    'too-fast': 'Zu viele Anfragen auf einmal. Warte einen Moment.',
    'too-large': 'Das ist zu groß für eine Spieldatei.',
    closing: 'Der Gastgeber wird beendet.',
    'sent-kicked':
      'Der Gastgeber hat deinen Platz zurückgenommen. Du kannst um einen anderen bitten oder zur Startseite gehen.',
    'sent-closed': 'Der Gastgeber hat diese Partie für das Netz geschlossen.',
    'host-lost': 'Der Gastgeber hat nicht geantwortet. Nichts wurde gewählt.',
    players: 'Dieses Spiel ist für {min} bis {max} Spieler.',
    'unknown-option': 'Dieses Spiel hat keine Option „{option}“.',
    'option-value': 'Die Option „{option}“ hat einen ungültigen Wert.',
    'option-players': '„{option}“ gibt es nicht bei {players} Spielern.',
    'option-needs': '„{option}“ lässt sich nur zusammen mit „{needs}“ spielen.',
    'option-idle': '„{option}“ bewirkt nichts, solange „{needs}“ nicht auf „{value}“ steht.',
    'players-need': 'Bei {players} Spielern ist „{needs}“ nötig.'
  }
})
