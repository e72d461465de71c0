/** Which contracts a computer player of In the Service of the Khan considers giving up for one of a city. */
import { expect, test } from 'vitest'
import type { AnyRules } from '../../shared/engine/rules'
import { khanWithPlayers } from '../../shared/games/khan/with-players'
import type { AnyKnowledge } from '../../shared/players/knowledge'
import { say } from './say'
import { table } from './table'

const rules: AnyRules = khanWithPlayers.rules
const knowledge = khanWithPlayers.knowledge as AnyKnowledge

test('a contract of a city that is neither payable nor clearly better does not take the place of a payable one', () => {
  const t = table()
    .given({
      dice: [3, 3, 3],
      coins: 20,
      camels: 9,
      pepper: 3,
      contracts: ['contract-01', 'contract-03']
    })
    .inCity('xian', 'contract-02', 'contract-16')
    .outpost('fuzhou', 'coin-6')
  t.place('travel-upper', [3, 3, 3]).to('xian').to('oasis-jing').to('fuzhou')
  t.play(say.extraPost('xian'))
  expect(t.question()).toBe('city-contract')
  const [asked] = rules.decisions(t.state, 0)
  if (!asked) throw new Error('no decision is open')
  // Contract 1 can be paid and brings 2 points and coins; contract 2 brings 1 point and camels, the others more.
  expect(knowledge.worthALook(t.state, 0, asked)).toEqual([
    { type: 'takeContract', contract: 'contract-02', instead: 'contract-03' },
    { type: 'takeContract', contract: 'contract-16', instead: 'contract-03' },
    { type: 'declineContract' },
    { type: 'takeContract', contract: 'contract-16', instead: 'contract-01' }
  ])
})
