// Ctrl+C at a terminal with guests at a table, with a fake terminal and clock; tests/start/interrupt.test.ts uses real
// ones.

import { expect, test } from 'vitest'
import { onInterrupt, patience } from '../../main/dedicated/interrupt'
import { waitingText } from '../../main/host/table/waiting-words'
import type { GuestsAtTable } from '../../main/host/index'
import { languages } from '../../shared/protocol/language'
import { games } from '../../shared/games/index'
import { faultOf } from '../words/typography'

const at = (game: string, names: readonly string[], watching = 0): GuestsAtTable => ({
  table: 't',
  game,
  names,
  watching
})

function desk(guests: readonly GuestsAtTable[], terminal = true) {
  const heard: string[] = []
  const desk = { guests, time: 0, heard, press: () => undefined as void }
  desk.press = onInterrupt({
    host: { guests: () => desk.guests },
    terminal,
    end: () => heard.push('end'),
    say: (line) => heard.push(line),
    stays: () => heard.push('stays'),
    now: () => desk.time
  })
  return desk
}

const ben = [at('voyages', ['Ben'])]
const asks =
  'Ben is at the table “The Voyages of Marco Polo”. If you stop the host now, they must wait until it is started again; nothing is lost. Press Ctrl+C again within 10 seconds to stop it.'

test('the first interrupt says who would be left waiting, the second one ends the host', () => {
  const { press, heard } = desk(ben)
  press()
  expect(heard.splice(0)).toEqual(['stays', asks])
  press()
  expect(heard).toEqual(['end'])
})

test('after a while the next interrupt counts as a first one again', () => {
  const one = desk(ben)
  one.press()
  one.time += patience + 1
  one.press()
  expect(one.heard).toEqual(['stays', asks, 'stays', asks])
  one.time += patience
  one.press()
  expect(one.heard.at(-1)).toBe('end')
})

test('without guests or without a terminal an interrupt ends the host at once', () => {
  for (const { press, heard } of [desk([]), desk(ben, false)]) {
    press()
    expect(heard).toEqual(['end'])
  }
  const left = desk(ben)
  left.press()
  left.guests = []
  left.press()
  expect(left.heard.at(-1)).toBe('end')
})

test('the message names guests, counts spectators and lists several tables, in each language', () => {
  const tables = [at('voyages', ['Ben', 'Cleo']), at('expedition', ['Dora'], 2), at('voyages', [], 1)]
  expect(waitingText('en', tables)).toBe(
    'Ben and Cleo are at the table “The Voyages of Marco Polo”. Dora and 2 spectators are at the table “Marco Polo Expedition”. A spectator is at the table “The Voyages of Marco Polo”.'
  )
  expect(waitingText('de', tables)).toBe(
    'Ben und Cleo sind am Tisch „Auf den Spuren von Marco Polo“. Dora und 2 Zuschauer sind am Tisch „Marco Polo Expedition“. Ein Zuschauer ist am Tisch „Auf den Spuren von Marco Polo“.'
  )
  expect(waitingText('fr', tables)).toBe(
    'Ben et Cleo sont à la table «\u202fLes voyages de Marco Polo\u202f». Dora et 2 spectateurs sont à la table «\u202fMarco Polo Expedition\u202f». Un spectateur est à la table «\u202fLes voyages de Marco Polo\u202f».'
  )
  for (const language of languages) {
    expect(faultOf(waitingText(language, tables), language)).toBeUndefined()
    // Every game of the registry has a display name.
    for (const { rules } of games)
      expect(waitingText(language, [at(rules.id, ['Ben'])])).not.toMatch(new RegExp(`[“„«]\\W?${rules.id}`))
  }
})
