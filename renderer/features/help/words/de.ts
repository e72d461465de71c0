/** German: what is to know about refusals of the host. */
import { translate } from '../../../words/message'
import { en } from './en'

export const de = translate('de', en, {
  others: 'Andere Themen',
  topics: {
    reach: {
      title: 'Einen Gastgeber erreichen',
      lines: [
        'Beide Geräte müssen im selben Netz sein, und beim Gastgeber muss die App laufen und die Partie für das LAN offen sein. Gastnetze halten Geräte oft auseinander.',
        'Raumcode und Adresse stehen beim Gastgeber auf dem Bildschirm. Wo die Liste leer bleibt, gib stattdessen eines von beiden ein.',
        'Eine Firewall beim Gastgeber kann Gäste aufhalten. „Partie nicht zu sehen?“ auf der Seite „Mitspielen“ prüft das Netz und nennt den Port, der frei sein muss.',
        'Reißt die Verbindung ab, ist nichts verloren: Der Gastgeber behält die Partie, und dein Platz wartet auf dich.'
      ]
    },
    room: {
      title: 'Räume und Plätze',
      lines: [
        'Der Gastgeber bestimmt, wer hineinkommt: Eine Partie kann gesperrt, voll, ohne Zuschauer oder durch ein Passwort geschützt sein. Frag dort nach.',
        'Ein Platz gehört dem Gerät, das ihn genommen hat. Nach einer Unterbrechung bekommst du ihn auf demselben Gerät zurück; auch der Gastgeber kann ihn freigeben.',
        'Nach mehreren falschen Passwörtern gibt es eine Pause bis zum nächsten Versuch, jedes Mal eine längere.',
        'Manches geht nur auf der Seite des Gastgebers: die Partie beginnen, Plätze dem Computer geben, den Raum schließen.'
      ]
    },
    turn: {
      title: 'Wer an der Reihe ist',
      lines: [
        'Nur wer gefragt ist, kann sich entscheiden. Die Leiste oben nennt alle, auf die gewartet wird.',
        'Ging es weiter, während du gewählt hast, zählt deine Entscheidung nicht: Sieh noch einmal hin und wähle neu.',
        'Eine beendete oder abgebrochene Partie nimmt keine Entscheidungen mehr an. Nach ihrem Ende zeigt die Aufzeichnung alle Karten.'
      ]
    },
    undo: {
      title: 'Zurücknehmen',
      lines: [
        'Entscheidungen lassen sich einzeln zurücknehmen, solange nichts aufgedeckt wurde: Ein Wurf, eine gezogene Karte oder eine geheime Antwort bleibt, denn alle konnten sie sehen.',
        'Sobald jemand anderes weitergespielt hat, lässt sich deine Entscheidung nicht mehr zurücknehmen.',
        'An einem Tisch mit mehreren Geräten fragt der Knopf dann die anderen: Sind alle einverstanden, wird sie trotzdem zurückgenommen.'
      ]
    },
    saving: {
      title: 'Gespeicherte Partien',
      lines: [
        'Jede Entscheidung wird in die Datei der Partie geschrieben, bevor sie zählt. Misslingt das, hat sich am Tisch nichts geändert.',
        'Schaffe Platz auf dem Datenträger oder erlaube das Schreiben im Ordner der Partien und entscheide dich dann noch einmal. Nur eine App zur selben Zeit darf diesen Ordner benutzen.'
      ]
    },
    files: {
      title: 'Spieldateien und Pakete',
      lines: [
        'Eine Spieldatei endet auf .caravan. Jede ihrer Zeilen wird an den Regeln geprüft; eine geänderte oder abgeschnittene Datei öffnet sich nicht oder nur bis zum Schaden.',
        'Die Datei bleibt, wie sie war. Eine frühere Kopie ist vielleicht noch unversehrt.',
        'Ein Inhaltspaket wird beim Öffnen Zeile für Zeile geprüft, im Formular für eine neue Partie, das auch sagt, was wo nicht stimmt.'
      ]
    },
    versions: {
      title: 'Verschiedene Versionen',
      lines: [
        'Alle brauchen eine App oder Seite, die zu der des Gastgebers passt und nach denselben Regeln und mit denselben Karten spielt. Bring die ältere auf den neuen Stand oder lade die Seite neu.',
        'Eine Partie geht nur mit den Regeln und Karten weiter, mit denen sie begonnen hat. Ihre Datei bleibt, wie sie ist.'
      ]
    },
    setup: {
      title: 'Eine Partie aufbauen',
      lines: [
        'Namen und Farben müssen verschieden sein, und jedes Spiel hat eigene Spielerzahlen und Optionen; manche Option verlangt eine bestimmte Spielerzahl.',
        'Wähle neu im Formular für eine neue Partie.'
      ]
    },
    host: {
      title: 'Der Gastgeber selbst',
      lines: [
        'Es wurde zu viel auf einmal verlangt, oder dem Gastgeber ist ein Fehler unterlaufen. Am Tisch hat sich nichts geändert: Versuche es gleich noch einmal.',
        'Geschieht es wieder, speichere eine Kopie der Partie: Ihre Datei zeigt, was dazu geführt hat.'
      ]
    }
  }
})
