/** Signs Windows programs. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run'

/** The certificate that Windows programs are signed with. */
export interface Certificate {
  /** A PKCS#12 file. */
  readonly file: string
  readonly password: string
  /** URL of a timestamp server; absent for throwaway certificates. */
  readonly timestamp?: string
}

/** The certificate in the environment, set by the release workflow if its secrets exist; otherwise undefined. */
function certificateGiven(env: NodeJS.ProcessEnv = process.env): Certificate | undefined {
  const [file, password] = [env['WINDOWS_CERTIFICATE'], env['WINDOWS_CERTIFICATE_PASSWORD']]
  if (!file || password === undefined) return undefined
  const timestamp = env['WINDOWS_TIMESTAMP'] || 'http://timestamp.digicert.com'
  return { file, password, timestamp }
}

/** Signs a Windows program in place. */
export async function signWindows(path: string, certificate: Certificate): Promise<void> {
  const { file, password, timestamp } = certificate
  const work = mkdtempSync(join(tmpdir(), 'caravanserai-signing-'))
  try {
    // Not on the command line, which all users of the machine can read.
    const secret = join(work, 'password')
    writeFileSync(secret, password, { mode: 0o600 })
    const signed = `${path}.signed`
    const stamp = timestamp === undefined ? [] : ['-ts', timestamp]
    const words = ['-pkcs12', file, '-readpass', secret, '-n', 'Caravanserai', '-h', 'sha256', ...stamp]
    await run('osslsigncode', ['sign', ...words, '-in', path, '-out', signed])
    renameSync(signed, path)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Signs a Windows program in place if the environment has a certificate. */
export async function signIfGiven(path: string): Promise<void> {
  const certificate = certificateGiven()
  if (certificate) await signWindows(path, certificate)
}
