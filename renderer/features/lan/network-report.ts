/** A network report as text, part by part. Pure. */
import { beaconPort } from '../../../shared/lan/ports'
import type { NetworkReport } from '../../../shared/protocol/messages'
import { networkWords as network } from '../../words/network'

/** One finding; `good`: it needs no action. */
export interface ReportLine {
  readonly text: string
  readonly good: boolean
}
export interface ReportPart {
  readonly title: string
  readonly lines: readonly ReportLine[]
}

/** The findings, in the order in which a person should check them. */
export function reportLines(report: NetworkReport): ReportPart[] {
  const adapters = report.adapters.flatMap(({ name, address, vpn }) => [
    { text: network.adapter({ name, address }), good: true },
    ...(vpn ? [{ text: network.vpn(name), good: false }] : [])
  ])
  const { heard, reached } = report
  const announced = heard
    ? [
        { text: network.mdns(heard.mdns), good: heard.mdns },
        { text: network.beacon({ port: beaconPort, on: heard.beacon }), good: heard.beacon }
      ]
    : [{ text: network.notOpen, good: true }]
  const code = reached?.code ?? ''
  const parts: ReportPart[] = [
    {
      title: network.adapters,
      lines: adapters.length > 0 ? adapters : [{ text: network.noAdapter, good: false }]
    },
    { title: network.heard, lines: announced }
  ]
  if (!reached) return parts
  const text = reached.ok
    ? network.ok(reached.address)
    : network.notOk({ address: reached.address, code: network.codes[code] ?? network.unknownCode(code) })
  return [{ title: network.reached, lines: [{ text, good: reached.ok }] }, ...parts]
}

/** The report as one line of text, to be copied for somebody who helps. */
export function reportText(parts: readonly ReportPart[], { firewall }: NetworkReport): string {
  const lines = parts.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => `- ${text}`)])
  return [...lines, firewall].join('; ')
}
