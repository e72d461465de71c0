/** Why a track of a group's own cannot be played. Each sentence says what to do; the line stands before it. */
import { english } from '../../../words/message'

export const en = english({
  'start-first': 'The first space is the start, and no other: write "kind": "start" there and only there.',
  'start-plain': 'The start has no {key}: take it out.',
  'stage-city-missing': 'No space is the stage city: give one "kind": "stage-city".',
  'stage-city-twice': '{name} is a second stage city: there is one only.',
  'final-city-last': 'The last space is the final city, and no other: look at the kind of {name}.',
  'stage-length': 'Stage {stage} has {spaces} spaces with its city; the drawn road holds {least} to {most}.',
  'requirement-missing': '{name} asks for nothing: give it a "requirement".',
  'scoring-gap':
    'The scoring spaces of a stage must run up to its city without a gap: give {name} a "scoring", or take out those before it{isCity, select, true { and give the city one} other {}}.',
  'name-twice': 'There is another {name}: give one of them another name.',
  'id-twice': 'There is another space with the id {id}: change one, or leave both out.',
  'too-much-gold':
    'Up to {gold} gold could come into play, and there are only {most}: lower chests or scoring values.'
})
