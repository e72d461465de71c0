/** The version of this page's code, as its hello says it. */
export { version as appVersion } from '../../package.json'
