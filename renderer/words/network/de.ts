/** What a check of the network says, in German. */
import { translate } from '../message'
import { en } from './en'

export const de = translate('de', en, {
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
})
