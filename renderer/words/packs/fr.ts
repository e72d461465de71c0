/** French: what can be wrong with a content pack. Each sentence says what to do; the line stands before it. */
import { translate } from '../message'
import { en } from './en'

export const fr = translate('fr', en, {
  refused: 'Impossible de jouer {file} tel quel :',
  unread: 'Impossible de lire le fichier.',
  line: 'Ligne {line}',
  place: '{at} :',
  whole: 'Le fichier',
  unknown: 'Ceci n’est pas valide ({code}).',
  /** What is wrong with the JSON. */
  problems: {
    empty: 'Le fichier est vide : écrivez-y le pack.',
    comment: 'JSON n’a pas de commentaires : retirez celui-ci.',
    comma: 'Il manque une virgule avant ceci : mettez-en une après l’entrée précédente.',
    colon: 'Il manque un deux-points : mettez-en un entre la clé et sa valeur.',
    value: 'Il manque une valeur : écrivez-la, ou retirez la virgule avant le crochet fermant.',
    number:
      'JSON n’écrit pas ainsi les nombres : employez des chiffres seuls, sans signe plus ni zéros devant.',
    key: 'Il manque une clé entre guillemets droits : écrivez-la, ou retirez la virgule avant l’accolade fermante.',
    brace: 'Un objet ne se termine pas : fermez-le avec }.',
    bracket: 'Une liste ne se termine pas : fermez-la avec ].',
    'after-end': 'Le pack se termine avant ceci : retirez ce qui suit.',
    word: 'Ce n’est pas du JSON : mettez textes et clés entre guillemets droits.',
    'unclosed-text': 'Un texte ne se termine pas sur sa ligne : fermez-le par un guillemet droit.',
    character: 'Il y a ici un caractère interdit dans un texte : retirez-le.',
    'too-deep': 'Les crochets s’emboîtent trop profondément : aucun pack ne demande autant de niveaux.'
  },
  /** What is expected, in `wrong-type`. */
  types: {
    text: 'un texte entre guillemets droits',
    number: 'un nombre sans guillemets',
    'whole-number': 'un nombre entier',
    list: 'une liste entre crochets',
    object: 'un objet entre accolades',
    'yes-or-no': 'true ou false, sans guillemets',
    other: 'une valeur d’un autre genre'
  },
  faults: {
    'too-great': 'Ce nombre est trop grand : écrivez {most} ou moins.',
    'too-small': 'Ce nombre est trop petit : écrivez {least} ou plus.',
    'too-large': 'C’est trop gros : un pack fait au plus {limit} Kio.',
    'key-twice': 'La clé « {key} » figure deux fois : retirez-en une.',
    missing: 'La clé « {key} » manque : ajoutez-la.',
    'unknown-key': 'Aucun pack n’a de clé « {key} » ici : retirez-la ou corrigez son orthographe.',
    'wrong-type': 'Écrivez ici {expected}.',
    'not-one-of': 'Écrivez ici l’une de ces valeurs : {values}.',
    'too-short':
      'C’est trop court : écrivez au moins {least, plural, one {# caractère} other {# caractères}}.',
    'too-long': 'C’est trop long : écrivez au plus {most, plural, one {# caractère} other {# caractères}}.',
    'too-few':
      'La liste est trop courte : il faut au moins {least, plural, one {# entrée} other {# entrées}}.',
    'too-many':
      'La liste est trop longue : elle prend au plus {most, plural, one {# entrée} other {# entrées}}.',
    'wrong-form':
      'Des caractères n’ont pas leur place ici : employez des caractères simples, sans espace au début ni à la fin.',
    'entry-unknown':
      'Ce tableau n’a pas d’entrée {id} parmi ses {count} : corrigez l’id, ou retirez l’entrée.',
    'entry-twice': '{id} figure deux fois : retirez-en un.',
    'entry-missing': 'Il manque {id} : ce tableau a besoin de ses {count} entrées.',
    'other-game': 'Ce pack est pour {game} : choisissez ce jeu, puis rouvrez le pack.',
    'module-off': 'Ce pack est pour {module}, qui est désactivé : activez-le, puis rouvrez le pack.',
    'module-twice': 'Il y a un autre pack pour {module} : retirez-en un.',
    'only-one-of': 'Un seul de ceux-ci peut se trouver ici : {keys}.',
    'no-packs': 'Ce jeu ne prend pas de packs.'
  }
})
