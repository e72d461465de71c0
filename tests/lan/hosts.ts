// Hosts and guests on a network in memory.

import { announce, finder, type Announced } from '../../main/lan/discovery/index'
import type { Announcement } from '../../main/lan/discovery/sighting'
import { HandClock, net24, Wire, type Machine } from './wire'

export const [ann, bob] = ['ann-00000001', 'bob-00000002']
export const mdnsPort = 5353
export const beaconPort = 41271

export const announcement = (hostId: string, more: Partial<Announcement> = {}): Announcement => ({
  hostId,
  name: 'Ann’s table',
  port: 41270,
  protocol: 3,
  app: '0.1.0',
  ...more
})

export interface Room {
  /** Announces a host on a machine; it answers hellos until it is stopped or killed. */
  host(machine: Machine, hostId: string): Announced & { kill(): void }
  /** Starts a finder on a machine. */
  guest(machine: Machine): ReturnType<typeof finder>
}

export function room(clock: HandClock): Room {
  const answering = new Map<string, string>()
  return {
    host: (machine, hostId) => {
      const keys = machine.interfaces.map(({ address }) => `${address}:41270`)
      for (const key of keys) answering.set(key, hostId)
      const announced = announce(announcement(hostId), machine.options)
      const silence = (): void => keys.forEach((key) => answering.delete(key))
      return {
        ...announced,
        stop: async () => {
          await announced.stop()
          silence()
        },
        kill: () => {
          machine.interfaces = []
          silence()
        }
      }
    },
    guest: (machine) => {
      const guest = finder({
        ...machine.options,
        changed: () => undefined,
        hello: ({ address, port }) =>
          new Promise<{ readonly hostId: string } | undefined>((resolve) => {
            const hostId = answering.get(`${address}:${port}`)
            clock.after(2, () => resolve(hostId === undefined ? undefined : { hostId }))
          })
      })
      guest.finder.start()
      return guest
    }
  }
}

/** Two machines on one network, with functions to start hosts and guests on them. */
export function bench() {
  const clock = new HandClock()
  const wire = new Wire(clock)
  return {
    clock,
    wire,
    a: wire.machine(net24('10.77.0.1')),
    b: wire.machine(net24('10.77.0.2')),
    ...room(clock)
  }
}
