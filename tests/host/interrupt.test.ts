// Ctrl+C at a terminal with guests at a table, by hand and by clock; tests/start/interrupt.test.ts presses the keys.

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

test('the first one says who waits, the second one ends', () => {
  const { press, heard } = desk(ben)
  press()
  expect(heard.splice(0)).toEqual(['stays', asks])
  press()
  expect(heard).toEqual(['end'])
})

test('after a while the next one is a first one again', () => {
  const one = desk(ben)
  one.press()
  one.time += patience + 1
  one.press()
  expect(one.heard).toEqual(['stays', asks, 'stays', asks])
  one.time += patience
  one.press()
  expect(one.heard.at(-1)).toBe('end')
})

test('nobody at a table, nobody at a terminal: it ends at once', () => {
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

test('who waits, in each language: names, who watches, and several tables', () => {
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
    // Every game of the registry has a name for people.
    for (const { rules } of games)
      expect(waitingText(language, [at(rules.id, ['Ben'])])).not.toMatch(new RegExp(`[“„«]\\W?${rules.id}`))
  }
})
