/** What a check of the network says, in French. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  title: 'La partie est invisible ?',
  note: 'Les deux appareils doivent être sur le même réseau, et l’hôte doit y avoir ouvert une partie.',
  address: 'Adresse de l’autre machine',
  check: 'Vérifier',
  checking: 'Recherche…',
  copy: 'Copier ce rapport',
  adapters: 'Réseaux de cette machine',
  noAdapter:
    'Cette machine n’est sur aucun réseau. Connectez-la au même Wi-Fi ou au même câble que les autres.',
  adapter: '{name} : {address}',
  vpn: '{name} ressemble à un VPN. Il peut cacher les autres machines : coupez-le pendant la partie.',
  heard: 'Annonce de cet hôte',
  notOpen: 'Aucune partie de cette machine n’est ouverte au réseau : il n’y a rien à annoncer.',
  mdns: '{on, select, true {Reçue par mDNS.} other {Pas reçue par mDNS : le réseau ou un pare-feu bloque le port UDP 5353.}}',
  beacon:
    '{on, select, true {Reçue par la balise.} other {Pas reçue par la balise : le réseau ou un pare-feu bloque le port UDP {port}.}}',
  reached: 'L’adresse saisie',
  ok: 'Un hôte répond à {address}. Allez-y depuis l’écran Rejoindre.',
  notOk: 'Personne ne répond à {address} : {code}',
  codes: {
    ECONNREFUSED:
      'la machine est là, mais aucune partie n’y est ouverte (ou sur un autre port). Ouvrez-y une partie au réseau.',
    ETIMEDOUT:
      'aucune réponse. Il s’agit sans doute d’un pare-feu sur l’autre machine, ou d’un Wi-Fi invité qui isole les appareils.',
    EHOSTUNREACH: 'il n’y a pas de telle machine sur ce réseau. Comparez l’adresse, et le Wi-Fi des deux.',
    ENETUNREACH: 'cette machine n’a pas d’accès à ce réseau. Sont-elles toutes deux sur le même ?'
  },
  unknownCode: 'le système répond {code}.',
  firewall: 'Si un pare-feu bloque la partie, exécutez ceci sur la machine de l’hôte',
  byHand: 'Rien n’y fait ? Saisissez l’adresse ou le code de salle affiché chez l’hôte.'
})
