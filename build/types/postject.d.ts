declare module 'postject' {
  /** Injects data into an executable (ELF, PE or Mach-O) under a name, and flips the sentinel fuse. */
  export function inject(
    file: string,
    name: string,
    data: Buffer,
    options: { readonly sentinelFuse: string; readonly machoSegmentName?: string }
  ): Promise<void>
}
