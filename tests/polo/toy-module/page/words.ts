/** The toy module's words, in the groups of the game's own catalogue. */
import { catalogue } from '../../../../renderer/words/catalogue'
import { english, translate } from '../../../../renderer/words/message'

const en = english({
  options: {
    options: {
      toy: {
        label: 'Toy',
        values: {
          off: { label: 'Off', note: 'adds a belfry' },
          on: {
            label: 'On',
            note: 'a belfry, nine bells and a ringer; no other expansion needed, values ours'
          }
        }
      }
    }
  },
  names: {
    characters: {
      'toy/ringer': {
        name: 'Ringer',
        short: 'Pulls with both hands',
        full: 'Uses one or two dice in the belfry.'
      }
    },
    amounts: { 'toy/bell': '{n, plural, one {# bell} other {# bells}}' },
    spaces: { 'toy/belfry': 'Belfry' },
    sources: { 'toy/bells': 'Bells' }
  },
  explain: {
    items: { 'toy/bell': 'Draw a bell. Ring it in a turn of your own.' },
    spaceHelp: { 'toy/belfry': 'Place 1 die: draw two bells and give one back.' }
  },
  prompts: { prompts: { 'toy/return': { what: 'Give back a bell', how: 'the other one stays with you' } } },
  refusals: { refusals: { 'toy/no-bell': 'There are no bells.' } },
  own: {
    log: {
      drawn: '{who} draws {n, plural, one {# bell} other {# bells}}',
      returned: '{who} gives back a bell',
      rung: '{who} rings a bell'
    },
    labels: { giveBack: 'Give back {bell}', ring: 'Ring a bell' }
  }
})

const fr = translate('fr', en, {
  options: {
    options: {
      toy: {
        label: 'Jouet',
        values: {
          off: { label: 'Sans', note: 'ajoute un beffroi' },
          on: { label: 'Avec', note: 'un beffroi, neuf cloches et un sonneur, de notre cru' }
        }
      }
    }
  },
  names: {
    characters: {
      'toy/ringer': {
        name: 'Sonneur',
        short: 'Tire des deux mains',
        full: 'Utilise un ou deux dés au beffroi.'
      }
    },
    amounts: { 'toy/bell': '{n, plural, one {# cloche} other {# cloches}}' },
    spaces: { 'toy/belfry': 'Beffroi' },
    sources: { 'toy/bells': 'Cloches' }
  },
  explain: {
    items: { 'toy/bell': 'Piochez une cloche. Sonnez-la pendant un de vos tours.' },
    spaceHelp: { 'toy/belfry': 'Placez 1 dé, piochez deux cloches et rendez-en une.' }
  },
  prompts: { prompts: { 'toy/return': { what: 'Rendez une cloche', how: 'l’autre reste chez vous' } } },
  refusals: { refusals: { 'toy/no-bell': 'Il n’y a pas de cloche.' } },
  own: {
    log: {
      drawn: '{who} pioche {n, plural, one {# cloche} other {# cloches}}',
      returned: '{who} rend une cloche',
      rung: '{who} sonne une cloche'
    },
    labels: { giveBack: 'Rendre {bell}', ring: 'Sonner une cloche' }
  }
})

const de = translate('de', en, {
  options: {
    options: {
      toy: {
        label: 'Spielzeug',
        values: {
          off: { label: 'Ohne', note: 'bringt einen Glockenturm' },
          on: { label: 'Mit', note: 'ein Glockenturm, neun Glocken und ein Glöckner, von uns' }
        }
      }
    }
  },
  names: {
    characters: {
      'toy/ringer': {
        name: 'Glöckner',
        short: 'Zieht mit beiden Händen',
        full: 'Nutzt im Turm einen oder zwei Würfel.'
      }
    },
    amounts: { 'toy/bell': '{n, plural, one {# Glocke} other {# Glocken}}' },
    spaces: { 'toy/belfry': 'Glockenturm' },
    sources: { 'toy/bells': 'Glocken' }
  },
  explain: {
    items: { 'toy/bell': 'Zieh eine Glocke. Läute sie in einem eigenen Zug.' },
    spaceHelp: { 'toy/belfry': 'Setze 1 Würfel: Zieh zwei Glocken und gib eine zurück.' }
  },
  prompts: {
    prompts: { 'toy/return': { what: 'Gib eine Glocke zurück', how: 'die andere bleibt bei dir' } }
  },
  refusals: { refusals: { 'toy/no-bell': 'Es gibt keine Glocke.' } },
  own: {
    log: {
      drawn: '{who} zieht {n, plural, one {# Glocke} other {# Glocken}}',
      returned: '{who} gibt eine Glocke zurück',
      rung: '{who} läutet eine Glocke'
    },
    labels: { giveBack: '{bell} zurückgeben', ring: 'Glocke läuten' }
  }
})

export const texts = { en, fr: () => Promise.resolve(fr), de: () => Promise.resolve(de) }
export const ownWords = catalogue(texts)()

const figuresInEnglish = english({
  groups: { toy: 'Toy' },
  figures: { 'toy/drawn': ['Bells drawn'], 'toy/rung': ['Bells rung'] }
})
/** The names of its statistics. */
export const figures = {
  en: figuresInEnglish,
  fr: () =>
    Promise.resolve(
      translate('fr', figuresInEnglish, {
        groups: { toy: 'Jouet' },
        figures: { 'toy/drawn': ['Cloches piochées'], 'toy/rung': ['Cloches sonnées'] }
      })
    ),
  de: () =>
    Promise.resolve(
      translate('de', figuresInEnglish, {
        groups: { toy: 'Spielzeug' },
        figures: { 'toy/drawn': ['Gezogene Glocken'], 'toy/rung': ['Geläutete Glocken'] }
      })
    )
}
