// Lets plain TypeScript tools (ESLint, tests) see a .vue file as a component; vue-tsc reads the real one.

declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
