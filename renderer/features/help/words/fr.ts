/** French: what is to know about refusals of the host. */
import { translate } from '../../../words/message'
import { en } from './en'

export const fr = translate('fr', en, {
  others: 'Autres sujets',
  topics: {
    reach: {
      title: 'Joindre un hôte',
      lines: [
        'Les deux appareils doivent être sur le même réseau, et l’application de l’hôte doit tourner avec sa partie ouverte au réseau local. Les réseaux pour invités isolent souvent les appareils.',
        'Le code de salle et l’adresse sont affichés chez l’hôte. Là où la liste reste vide, saisissez plutôt l’un des deux.',
        'Un pare-feu sur la machine de l’hôte peut bloquer les invités. « La partie est invisible ? », sur la page pour rejoindre une partie, examine le réseau et indique le port à autoriser.',
        'Si la connexion se rompt, rien n’est perdu : l’hôte garde la partie, et votre place vous attend.'
      ]
    },
    room: {
      title: 'Salles et places',
      lines: [
        'L’hôte décide qui entre : une partie peut être verrouillée, complète, sans spectateurs ou protégée par un mot de passe. Demandez à la personne qui héberge.',
        'Une place appartient à l’appareil qui l’a prise. Après une coupure, on la retrouve sur ce même appareil ; l’hôte peut aussi la libérer.',
        'Après plusieurs mots de passe incorrects, il faut attendre avant l’essai suivant, chaque fois plus longtemps.',
        'Certaines choses ne se font que sur la page de l’hôte : commencer la partie, confier des places à l’ordinateur, fermer la partie au réseau.'
      ]
    },
    turn: {
      title: 'À qui de jouer',
      lines: [
        'Seule la place à qui l’on demande peut choisir. La barre du haut nomme ceux que la partie attend.',
        'Si la partie a avancé pendant votre choix, il n’a pas été fait : regardez de nouveau et choisissez.',
        'Une partie finie ou abandonnée n’accepte plus de choix. Une fois la partie finie, la relecture montre toutes les cartes.'
      ]
    },
    undo: {
      title: 'Annuler',
      lines: [
        'Les choix s’annulent un à un, tant que rien n’a été révélé : un lancer, une carte piochée ou une réponse secrète restent, car chacun a pu les voir.',
        'Dès qu’un autre joueur a joué, votre choix ne peut plus être annulé.',
        'À une table de plusieurs appareils, le bouton demande alors aux autres : si tous sont d’accord, le choix est annulé quand même.'
      ]
    },
    saving: {
      title: 'Parties enregistrées',
      lines: [
        'Chaque choix est écrit dans le fichier de la partie avant de compter. Si l’écriture échoue, rien n’a changé sur la table.',
        'Faites de la place sur le disque, ou autorisez l’écriture dans le dossier des parties, puis choisissez de nouveau. Une seule application à la fois peut utiliser ce dossier.'
      ]
    },
    files: {
      title: 'Fichiers et packs',
      lines: [
        'Un fichier de partie se termine par .caravan. Chacune de ses lignes est vérifiée selon les règles ; un fichier modifié ou tronqué ne s’ouvre pas, ou seulement jusqu’au défaut.',
        'Le fichier est conservé tel quel. Une copie antérieure est peut-être encore intacte.',
        'Un pack de contenu est vérifié ligne par ligne à son ouverture, dans le formulaire d’une nouvelle partie, qui indique ce qui ne va pas et où.'
      ]
    },
    versions: {
      title: 'Versions différentes',
      lines: [
        'Chacun doit avoir une application ou une page compatible avec celle de l’hôte, avec les mêmes règles et les mêmes cartes. Mettez à jour la plus ancienne, ou rechargez la page.',
        'Une partie ne continue qu’avec les règles et les cartes de son début. Son fichier reste tel quel.'
      ]
    },
    setup: {
      title: 'Installer une partie',
      lines: [
        'Il faut des noms et des couleurs différents, et chaque jeu a ses nombres de joueurs et ses options ; certaines options demandent un certain nombre de joueurs.',
        'Choisissez de nouveau dans le formulaire d’une nouvelle partie.'
      ]
    },
    host: {
      title: 'L’hôte lui-même',
      lines: [
        'Trop de demandes à la fois, ou une erreur de l’hôte. Rien n’a changé sur la table : réessayez dans un instant.',
        'Si cela se reproduit, enregistrez une copie de la partie : son fichier montre ce qui s’est passé.'
      ]
    }
  }
})
