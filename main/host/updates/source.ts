/**
 * Where newer versions are told of: whoever publishes Caravanserai fills these in (see docs/release.md). While either is
 * empty the app has no switch for it and asks nobody.
 */
export const updateSource = {
  /** The https address of `newest.json`. */
  address: '',
  /** The Ed25519 public key that signs it: SPKI, DER, base64. */
  key: ''
}
export type UpdateSource = Readonly<typeof updateSource>
