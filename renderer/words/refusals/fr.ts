/** French: why the host says no. */
import type { Barrier, Barriers, Numbers, Refusals } from './codes'

/** Why nothing can be taken back, by the host's barrier. */
export const barriers: Barriers = {
  nothing: 'Rien à annuler pour l’instant.',
  chance: 'Un lancer ou une pioche ne peut pas être annulé.',
  revealed: 'Quelque chose de caché a été révélé : cela ne peut pas être annulé.',
  'other-seat': 'Un autre joueur a joué depuis.',
  simultaneous: 'Une réponse secrète est définitive.'
}

/** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
export const barrierOf = (reveal: string): string => `Rien d’antérieur ne peut être annulé : ${reveal}.`

const barrier =
  (code: Barrier) =>
  ({ reveal }: Numbers): string =>
    reveal === undefined ? barriers[code] : barrierOf(String(reveal))
const text = (sentence: string) => (): string => sentence

export const refusals: Refusals = {
  malformed: text('L’hôte n’a pas compris.'),
  'protocol-differs': ({ host, client, hostApp, clientApp }) =>
    hostApp === undefined || clientApp === undefined
      ? 'Cette page et l’hôte ne sont pas de la même version. Rechargez la page.'
      : `L’hôte utilise Caravanserai ${hostApp}, cet appareil ${clientApp}. ${Number(host) > Number(client) ? 'Mettez cet appareil à jour ou rechargez la page.' : 'L’hôte doit être mis à jour.'}`,
  'hello-first': text('L’hôte n’a pas compris.'),
  'local-only': text('Seuls ceux qui sont à la machine de l’hôte peuvent faire cela.'),
  'no-table': text('Aucune partie n’est ouverte.'),
  'unknown-table': text('Cette partie n’existe plus.'),
  'unknown-game': text('Cette application ne connaît pas ce jeu.'),
  'not-begun': text('Cette partie attend encore ses joueurs.'),
  begun: text('Cette partie a déjà commencé.'),
  'seats-open': ({ free }) =>
    free === 1 ? 'Une place est encore libre.' : `${free} places sont encore libres.`,
  'seat-taken': text('Cette place est déjà prise.'),
  'room-locked': text('Cette partie est verrouillée : personne de nouveau n’entre.'),
  'no-spectators': text('Toutes les places sont prises, et cette partie n’accepte pas de spectateurs.'),
  'room-full': text('Cette partie est complète.'),
  'password-needed': text('Cette partie demande un mot de passe.'),
  'password-wrong': ({ left }) =>
    left === 0
      ? 'Le mot de passe est faux. Attendez un moment avant l’essai suivant.'
      : 'Le mot de passe est faux.',
  'password-wait': ({ seconds }) =>
    `Trop de mots de passe faux. Réessayez dans ${seconds} ${seconds === 1 ? 'seconde' : 'secondes'}.`,
  'no-lan': text('Cet hôte ne peut pas ouvrir de parties au réseau.'),
  'lan-failed': ({ reason }) => `La partie n’a pas pu être ouverte au réseau (${reason}).`,
  'code-wrong': text('Ce code de salle est mal saisi. Vérifiez-le.'),
  'address-wrong': text('Ce n’est pas une adresse. Elle ressemble à 192.168.1.20 ou 192.168.1.20:41270.'),
  'unknown-host': text('Cet hôte n’est plus là.'),
  unreachable: ({ address }) => `Personne ne répond à ${address}.`,
  'not-a-host': ({ address }) => `Il n’y a pas d’hôte Caravanserai à ${address}.`,
  'host-rules-differ': ({ host, app }) =>
    `L’hôte joue à ce jeu avec les règles ${host} ; cette application connaît les règles ${app}. Mettez à jour la plus ancienne.`,
  'away-lost': text('L’hôte ne répond pas. Rien n’a été choisi ; on le cherche.'),
  'pack-refused': ({ path, code }) =>
    `L’hôte n’accepte pas ce pack de contenu (${code}${path === '' ? '' : `, ${path}`}). Rouvrez-le pour voir pourquoi.`,
  'no-pack': text('Cette partie se joue avec le contenu d’origine.'),
  'name-twice': ({ name }) => `Deux joueurs s’appellent ${name}.`,
  'colour-twice': text('Deux joueurs ont la même couleur.'),
  'not-your-seat': text('Cette place n’est pas à cet appareil.'),
  'not-over': text('Toutes les cartes ne peuvent être montrées qu’une fois la partie terminée.'),
  'stale-decision': text('La partie a avancé. Regardez de nouveau.'),
  'not-asked': text('Ce n’est pas à vous de choisir.'),
  'malformed-choice': text('L’hôte n’a pas compris ce choix.'),
  'batch-chance': text('De plusieurs choix faits ensemble, seul le dernier peut lancer un dé ou piocher.'),
  'table-abandoned': text('Cette partie a été abandonnée.'),
  'table-over': text('Cette partie est terminée.'),
  'journal-failed': ({ reason }) =>
    `Le fichier de la partie ne peut pas être écrit (${reason}). Rien n’a changé. Faites de la place ou autorisez l’écriture, puis réessayez.`,
  'folder-failed': ({ reason }) => `Le dossier des parties est inutilisable (${reason}).`,
  'folder-lost': text('Un autre programme a pris le dossier des parties. Celui-ci a cessé d’écrire.'),
  'file-empty': text('Ce fichier est vide.'),
  'file-foreign': text('Ce n’est pas un fichier de partie Caravanserai.'),
  'file-newer': text(
    'Cette partie a été écrite par un Caravanserai plus récent. Mettez l’application à jour pour l’ouvrir.'
  ),
  'file-damaged': text('Ce fichier de partie est endommagé et illisible.'),
  'rules-differ': ({ file, app }) =>
    `Cette partie a été jouée avec les règles ${file} ; cette application connaît les règles ${app}.`,
  'content-differs': text(
    'Cette partie a été jouée avec d’autres cartes et lieux que ceux de cette application.'
  ),
  'record-differs': ({ line }) => `Ce fichier de partie ne découle pas de ses propres choix (ligne ${line}).`,
  'tail-lost': text('La fin de ce fichier était endommagée ; les derniers coups manquent.'),
  fault: text('Une erreur s’est produite chez l’hôte. Rien n’a changé.'),
  'too-fast': text('Trop de demandes à la fois. Attendez un instant.'),
  'too-large': text('C’est trop gros pour un fichier de partie.'),
  closing: text('L’hôte se ferme.'),
  'sent-kicked': text(
    'L’hôte a repris votre place. Vous pouvez en demander une autre ou revenir à l’accueil.'
  ),
  'sent-closed': text('L’hôte a fermé cette partie au réseau.'),
  'host-lost': text('L’hôte n’a pas répondu. Rien n’a été choisi.'),
  players: ({ min, max }) => `Ce jeu est pour ${min} à ${max} joueurs.`,
  'unknown-option': ({ option }) => `Ce jeu n’a pas d’option « ${option} ».`,
  'option-value': ({ option }) => `L’option « ${option} » ne convient pas.`,
  'option-players': ({ option, players }) => `À ${players} joueurs, il n’y a pas de « ${option} » à choisir.`,
  'undo-nothing': barrier('nothing'),
  'undo-chance': barrier('chance'),
  'undo-revealed': barrier('revealed'),
  'undo-other-seat': barrier('other-seat'),
  'undo-simultaneous': barrier('simultaneous')
}
