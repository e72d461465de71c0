/** French: why the host says no. */
import { translate } from '../message'
import { refusals as en } from '../en/refusals'

export const refusals = translate('fr', en, {
  /** Why nothing can be taken back, by the host's barrier. */
  barriers: {
    nothing: 'Rien à annuler pour l’instant.',
    chance: 'Un lancer ou une pioche ne peut pas être annulé.',
    revealed: 'Quelque chose de caché a été révélé : cela ne peut pas être annulé.',
    'other-seat': 'Un autre joueur a joué depuis.',
    simultaneous: 'Une réponse secrète est définitive.'
  },
  /** What stands before the latest choice, by the name of what was turned up where the game has one for it. */
  barrierOf: 'Rien d’antérieur ne peut être annulé : {reveal}.',
  versions: {
    newer:
      'L’hôte utilise Caravanserai {hostApp}, cet appareil {clientApp}. Mettez cet appareil à jour ou rechargez la page.',
    older: 'L’hôte utilise Caravanserai {hostApp}, cet appareil {clientApp}. L’hôte doit être mis à jour.'
  },
  refusals: {
    malformed: 'L’hôte n’a pas compris.',
    'protocol-differs': 'Cette page et l’hôte ne sont pas de la même version. Rechargez la page.',
    'hello-first': 'L’hôte n’a pas compris.',
    'local-only': 'Seuls ceux qui sont à la machine de l’hôte peuvent faire cela.',
    'no-table': 'Aucune partie n’est ouverte.',
    'unknown-table': 'Cette partie n’existe plus.',
    'unknown-game': 'Cette application ne connaît pas ce jeu.',
    'not-begun': 'Cette partie attend encore ses joueurs.',
    begun: 'Cette partie a déjà commencé.',
    'seats-open': '{free, plural, one {Une place est encore libre.} other {# places sont encore libres.}}',
    'seat-taken': 'Cette place est déjà prise.',
    'consent-needed': 'Quelqu’un à la machine de l’hôte doit donner son accord. Demandez la place.',
    'room-locked': 'Cette partie est verrouillée : aucun nouveau venu n’entre.',
    'no-spectators': 'Toutes les places sont prises, et cette partie n’accepte pas de spectateurs.',
    'spectator-removed':
      'L’hôte vous a fait quitter cette partie. Vous pourrez de nouveau regarder quand il vous laissera entrer.',
    'not-watching': 'Ce spectateur n’est plus là.',
    'room-full': 'Cette partie est complète.',
    'password-needed': 'Cette partie demande un mot de passe.',
    'password-wrong':
      '{left, select, 0 {Mot de passe incorrect. Attendez un moment avant l’essai suivant.} other {Mot de passe incorrect.}}',
    'password-wait':
      'Trop de mots de passe incorrects. Réessayez dans {seconds, plural, one {# seconde} other {# secondes}}.',
    'no-lan': 'Cet hôte ne peut pas ouvrir de parties au réseau.',
    'lan-failed': 'La partie n’a pas pu être ouverte au réseau ({reason}).',
    'code-wrong': 'Ce code de salle est mal saisi. Vérifiez-le.',
    'address-wrong': 'Ce n’est pas une adresse. Saisissez-la ainsi : 192.168.1.20 ou 192.168.1.20:41270.',
    'unknown-host': 'Cet hôte n’est plus là.',
    unreachable: 'Personne ne répond à {address}.',
    'not-a-host': 'Il n’y a pas d’hôte Caravanserai à {address}.',
    'host-rules-differ':
      'L’hôte joue à ce jeu avec la version {host} des règles ; cette application a la version {app}. Mettez à jour la plus ancienne.',
    'away-lost': 'L’hôte ne répond pas. Rien n’a été choisi ; l’application le cherche.',
    'pack-refused':
      'L’hôte n’accepte pas ce pack de contenu ({code}{path, select, none {} other {, {path}}}). Rouvrez-le pour voir pourquoi.',
    'no-pack': 'Cette partie se joue avec le contenu d’origine.',
    'name-twice': 'Deux joueurs s’appellent {name}.',
    'name-unreadable': 'Un nom doit contenir au moins une lettre, un chiffre ou un émoji.',
    'name-like': 'Ce nom ressemble à {name}, déjà à la table. Choisissez-en un autre.',
    'colour-twice': 'Deux joueurs ont la même couleur.',
    'not-your-seat': 'Cette place ne se joue pas sur cet appareil.',
    'not-over': 'Toutes les cartes ne peuvent être montrées qu’une fois la partie terminée.',
    'stale-decision': 'La partie a avancé. Regardez de nouveau.',
    'stale-undo': 'La partie a avancé. Regardez de nouveau.',
    'take-back-open': 'On demande déjà si un choix peut être annulé.',
    'not-asked': 'Ce n’est pas à vous de choisir.',
    'malformed-choice': 'L’hôte n’a pas compris ce choix.',
    'batch-chance': 'De plusieurs choix faits ensemble, seul le dernier peut lancer un dé ou piocher.',
    'table-abandoned': 'Cette partie a été abandonnée.',
    'table-over': 'Cette partie est terminée.',
    'journal-failed':
      'Le fichier de la partie ne peut pas être écrit ({reason}). Rien n’a changé. Faites de la place ou autorisez l’écriture, puis réessayez.',
    'folder-failed': 'Le dossier des parties est inutilisable ({reason}).',
    'folder-lost': 'Un autre programme a pris le dossier des parties. Celui-ci a cessé d’écrire.',
    'file-empty': 'Ce fichier est vide.',
    'file-foreign': 'Ce n’est pas un fichier de partie Caravanserai.',
    'file-newer':
      'Cette partie a été écrite par un Caravanserai plus récent. Mettez l’application à jour pour l’ouvrir.',
    'file-damaged': 'Ce fichier de partie est endommagé et illisible.',
    'header-differs':
      'La première ligne de ce fichier de partie a été modifiée ; la partie ne peut donc pas être ouverte.',
    'rules-differ':
      'Cette partie a été jouée avec la version {file} des règles ; cette application a la version {app}.',
    'content-differs':
      'Cette partie a été jouée avec d’autres cartes et lieux que ceux de cette application.',
    'record-differs': 'Ce fichier de partie ne correspond pas aux choix qu’il contient (ligne {line}).',
    'tail-lost': 'La fin de ce fichier était endommagée ; les derniers coups manquent.',
    'journal-changed':
      'Un autre programme a modifié le fichier de cette partie pendant qu’elle était ouverte. La partie continue telle qu’elle était ; ce que l’autre programme a écrit est gardé à côté sous le nom {file}.',
    'file-gone':
      '{file, select, none {Le fichier de cette partie a disparu.} other {Le fichier de cette partie a disparu. Son contenu est gardé dans le même dossier sous le nom {file} : ouvrez ce fichier pour continuer.}}',
    'file-changed':
      'Pendant que cette partie était fermée, un autre programme a modifié son fichier. Des coups peuvent manquer ou différer.',
    'seats-restored':
      'Le fichier qui dit qui joue ici était endommagé ou absent. Il a été rétabli à partir de sa copie.',
    'seats-lost':
      'Le fichier qui dit qui joue ici était endommagé ou absent. Vérifiez qui joue chaque place, et rouvrez la partie au réseau si des invités doivent revenir.',
    fault: 'Une erreur s’est produite chez l’hôte. Rien n’a changé.',
    'too-fast': 'Trop de demandes à la fois. Attendez un instant.',
    'too-large': 'C’est trop gros pour un fichier de partie.',
    closing: 'L’hôte se ferme.',
    'sent-kicked': 'L’hôte a repris votre place. Vous pouvez en demander une autre ou revenir à l’accueil.',
    'sent-closed': 'L’hôte a fermé cette partie au réseau.',
    'host-lost': 'L’hôte n’a pas répondu. Rien n’a été choisi.',
    players: 'Ce jeu est pour {min} à {max} joueurs.',
    'unknown-option': 'Ce jeu n’a pas d’option « {option} ».',
    'option-value': 'L’option « {option} » a une valeur non valide.',
    'option-players': '« {option} » n’est pas disponible à {players} joueurs.',
    'option-needs': '« {option} » ne se joue qu’avec « {needs} ».',
    'option-idle': '« {option} » reste sans effet tant que « {needs} » n’est pas réglé sur « {value} ».',
    'players-need': 'À {players} joueurs, il faut « {needs} ».'
  }
})
