/**
 * Where newer versions are announced. The publisher of Caravanserai fills these in (see docs/release.md); while either
 * is empty, the app does not check for updates and shows no setting for it.
 */
export const updateSource = {
  /** The https address of `newest.json`. */
  address: '',
  /** The Ed25519 public key that signs it: SPKI, DER, base64. */
  key: ''
}
export type UpdateSource = Readonly<typeof updateSource>
