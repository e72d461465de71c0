/** Stands in for `BroadcastChannel`: the tabs of one browser, whose words arrive at once. */
export class Tabs extends EventTarget {
  static readonly all = new Set<Tabs>()
  readonly heard: unknown[] = []
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
    Tabs.all.add(this)
    this.addEventListener('message', (event) => this.heard.push((event as MessageEvent).data))
  }

  postMessage(data: unknown): void {
    for (const other of Tabs.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }

  close(): void {
    Tabs.all.delete(this)
  }
}
