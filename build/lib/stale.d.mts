/** The bundles: the configuration and the sources of each, relative to the project. */
export declare const bundles: Readonly<
  Record<string, { readonly config: string; readonly sources: readonly string[] }>
>
