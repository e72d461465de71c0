/** What the bundler makes of files that are not code. */
declare module '*.css' {}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
