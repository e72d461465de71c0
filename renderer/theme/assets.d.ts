/** Types of the asset modules that the bundler makes. */
declare module '*.css' {}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.svg' {
  const url: string
  export default url
}
