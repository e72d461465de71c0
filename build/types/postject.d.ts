declare module 'postject' {
  /** Puts data into a program (ELF, PE or Mach-O) under a name, and flips the sentinel. */
  export function inject(
    file: string,
    name: string,
    data: Buffer,
    options: { readonly sentinelFuse: string; readonly machoSegmentName?: string }
  ): Promise<void>
}
