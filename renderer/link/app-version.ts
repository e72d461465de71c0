/** The version of this page's code, which its hello sends. */
export { version as appVersion } from '../../package.json'
