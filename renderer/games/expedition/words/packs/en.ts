/** Why a track of a group's own cannot be played. Each sentence says what to do; the line stands before it. */
import type { TrackFault } from '../../../../../shared/games/expedition/content/pack-check'
import { faultBy, type Sentence } from './faults'

const sentences: Readonly<Record<TrackFault, Sentence>> = {
  'start-first': () =>
    'The first space is the start, and no other: write "kind": "start" there and only there.',
  'start-plain': ({ key }) => `The start has no ${key}: take it out.`,
  'stage-city-missing': () => 'No space is the stage city: give one "kind": "stage-city".',
  'stage-city-twice': ({ name }) => `${name} is a second stage city: there is one only.`,
  'final-city-last': ({ name }) =>
    `The last space is the final city, and no other: look at the kind of ${name}.`,
  'stage-length': ({ stage, spaces, least, most }) =>
    `Stage ${stage} has ${spaces} spaces with its city; the drawn road holds ${least} to ${most}.`,
  'requirement-missing': ({ name }) => `${name} asks for nothing: give it a "requirement".`,
  'chest-early': ({ name }) => `Camels begin on ${name}, so no chest lies there: take it out.`,
  'scoring-gap': ({ name, city }) =>
    `The scoring spaces of a stage go on to its city without a gap: give ${name} a "scoring", or take out those before it${name === city ? ' and give the city one' : ''}.`,
  'name-twice': ({ name }) => `There is another ${name}: give one of them another name.`,
  'id-twice': ({ id }) => `There is another space with the id ${id}: change one, or leave both out.`,
  'too-much-gold': ({ gold, most }) =>
    `Up to ${gold} gold could come into play, and there are only ${most}: lower chests or scoring values.`
}

/** The sentence for a fault that only this game knows; undefined for any other. */
export const packFault = faultBy(sentences)
