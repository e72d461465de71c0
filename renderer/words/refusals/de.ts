/** German: why the host says no. */
import type { Barrier, Barriers, Numbers, Refusals } from './codes'

/** Why nothing can be taken back, by the host's barrier. */
export const barriers: Barriers = {
  nothing: 'Noch gibt es nichts zurückzunehmen.',
  chance: 'Ein Wurf oder eine gezogene Karte lässt sich nicht zurücknehmen.',
  revealed: 'Etwas Verdecktes wurde aufgedeckt: Das lässt sich nicht zurücknehmen.',
  'other-seat': 'Seitdem hat jemand anderes gezogen.',
  simultaneous: 'Eine geheime Antwort ist endgültig.'
}

/** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
export const barrierOf = (reveal: string): string => `Nichts davor lässt sich zurücknehmen: ${reveal}.`

const barrier =
  (code: Barrier) =>
  ({ reveal }: Numbers): string =>
    reveal === undefined ? barriers[code] : barrierOf(String(reveal))
const text = (sentence: string) => (): string => sentence

export const refusals: Refusals = {
  malformed: text('Der Gastgeber hat das nicht verstanden.'),
  'protocol-differs': ({ host, client, hostApp, clientApp }) =>
    hostApp === undefined || clientApp === undefined
      ? 'Diese Seite und der Gastgeber haben verschiedene Versionen. Lade die Seite neu.'
      : `Beim Gastgeber läuft Caravanserai ${hostApp}, auf diesem Gerät ${clientApp}. ${Number(host) > Number(client) ? 'Aktualisiere dieses Gerät oder lade die Seite neu.' : 'Der Gastgeber muss aktualisieren.'}`,
  'hello-first': text('Der Gastgeber hat das nicht verstanden.'),
  'local-only': text('Das geht nur am Gerät des Gastgebers selbst.'),
  'no-table': text('Es ist keine Partie geöffnet.'),
  'unknown-table': text('Diese Partie gibt es nicht mehr.'),
  'unknown-game': text('Diese App kennt dieses Spiel nicht.'),
  'not-begun': text('Diese Partie wartet noch auf ihre Mitspieler.'),
  begun: text('Diese Partie hat schon begonnen.'),
  'seats-open': ({ free }) => (free === 1 ? 'Ein Platz ist noch frei.' : `${free} Plätze sind noch frei.`),
  'seat-taken': text('Diesen Platz hat schon jemand genommen.'),
  'room-locked': text('Diese Partie ist gesperrt: Niemand Neues kommt herein.'),
  'no-spectators': text('Alle Plätze sind besetzt, und diese Partie hat keine Zuschauer.'),
  'room-full': text('Diese Partie ist voll.'),
  'password-needed': text('Diese Partie verlangt ein Passwort.'),
  'password-wrong': ({ left }) =>
    left === 0
      ? 'Das Passwort ist falsch. Warte einen Moment bis zum nächsten Versuch.'
      : 'Das Passwort ist falsch.',
  'password-wait': ({ seconds }) =>
    `Zu viele falsche Passwörter. Versuche es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} wieder.`,
  'no-lan': text('Dieser Gastgeber kann keine Partien für das Netz öffnen.'),
  'lan-failed': ({ reason }) => `Die Partie konnte nicht für das Netz geöffnet werden (${reason}).`,
  'code-wrong': text('Dieser Raumcode ist vertippt. Sieh noch einmal nach.'),
  'address-wrong': text('Das ist keine Adresse. Sie sieht so aus: 192.168.1.20 oder 192.168.1.20:41270.'),
  'unknown-host': text('Dieser Gastgeber ist nicht mehr da.'),
  unreachable: ({ address }) => `Unter ${address} antwortet niemand.`,
  'not-a-host': ({ address }) => `Unter ${address} gibt es keinen Caravanserai-Gastgeber.`,
  'host-rules-differ': ({ host, app }) =>
    `Der Gastgeber spielt dieses Spiel nach Regeln ${host}; diese App kennt Regeln ${app}. Aktualisiert die ältere Version.`,
  'away-lost': text('Der Gastgeber antwortet nicht. Nichts wurde gewählt; er wird gesucht.'),
  'pack-refused': ({ path, code }) =>
    `Der Gastgeber nimmt dieses Inhaltspaket nicht an (${code}${path === '' ? '' : ` bei ${path}`}). Öffne es noch einmal, um zu sehen, warum.`,
  'no-pack': text('Diese Partie wird mit dem eingebauten Inhalt gespielt.'),
  'name-twice': ({ name }) => `Zwei Spieler heißen ${name}.`,
  'colour-twice': text('Zwei Spieler haben dieselbe Farbe.'),
  'not-your-seat': text('Dieser Platz gehört nicht zu diesem Gerät.'),
  'not-over': text('Alle Karten können erst gezeigt werden, wenn die Partie zu Ende ist.'),
  'stale-decision': text('Die Partie ist weitergegangen. Sieh noch einmal hin.'),
  'not-asked': text('Du bist nicht an der Reihe.'),
  'malformed-choice': text('Der Gastgeber hat diese Entscheidung nicht verstanden.'),
  'batch-chance': text('Von mehreren Entscheidungen auf einmal darf nur die letzte würfeln oder ziehen.'),
  'table-abandoned': text('Diese Partie wurde abgebrochen.'),
  'table-over': text('Diese Partie ist zu Ende.'),
  'journal-failed': ({ reason }) =>
    `Die Spieldatei lässt sich nicht schreiben (${reason}). Nichts wurde geändert. Schaffe Platz oder erlaube das Schreiben und versuche es dann noch einmal.`,
  'folder-failed': ({ reason }) => `Der Ordner der gespeicherten Partien ist nicht nutzbar (${reason}).`,
  'folder-lost': text(
    'Ein anderes Programm hat den Ordner der gespeicherten Partien übernommen. Dieses schreibt nicht mehr.'
  ),
  'file-empty': text('Diese Datei ist leer.'),
  'file-foreign': text('Das ist keine Spieldatei von Caravanserai.'),
  'file-newer': text(
    'Diese Partie wurde von einem neueren Caravanserai geschrieben. Aktualisiere die App, um sie zu öffnen.'
  ),
  'file-damaged': text('Diese Spieldatei ist beschädigt und nicht lesbar.'),
  'rules-differ': ({ file, app }) =>
    `Diese Partie wurde nach Regeln ${file} gespielt; diese App kennt Regeln ${app}.`,
  'content-differs': text('Diese Partie wurde mit anderen Karten und Orten gespielt, als diese App sie hat.'),
  'record-differs': ({ line }) =>
    `Diese Spieldatei folgt nicht aus ihren eigenen Entscheidungen (Zeile ${line}).`,
  'tail-lost': text('Das Ende dieser Datei war beschädigt; die letzten Züge fehlen.'),
  fault: text('Beim Gastgeber ist etwas schiefgegangen. Nichts wurde geändert.'),
  'too-fast': text('Zu viele Anfragen auf einmal. Warte einen Moment.'),
  'too-large': text('Das ist zu groß für eine Spieldatei.'),
  closing: text('Der Gastgeber wird beendet.'),
  'sent-kicked': text(
    'Der Gastgeber hat deinen Platz zurückgenommen. Du kannst um einen anderen bitten oder zur Startseite gehen.'
  ),
  'sent-closed': text('Der Gastgeber hat diese Partie für das Netz geschlossen.'),
  'host-lost': text('Der Gastgeber hat nicht geantwortet. Nichts wurde gewählt.'),
  players: ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Spieler.`,
  'unknown-option': ({ option }) => `Dieses Spiel hat keine Option „${option}“.`,
  'option-value': ({ option }) => `Die Option „${option}“ passt nicht.`,
  'option-players': ({ option, players }) =>
    `Bei ${players} Spielern gibt es bei „${option}“ nichts zu wählen.`,
  'undo-nothing': barrier('nothing'),
  'undo-chance': barrier('chance'),
  'undo-revealed': barrier('revealed'),
  'undo-other-seat': barrier('other-seat'),
  'undo-simultaneous': barrier('simultaneous')
}
