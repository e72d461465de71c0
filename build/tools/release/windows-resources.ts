/** Sets the icon, name and version that Windows shows for a program. Drops Node's signature, which becomes invalid. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit'
import project from '../../../package.json' with { type: 'json' }
import { root } from './runtimes'

/** American English and Unicode: the only language of these resources in Node's executable. */
const language = { lang: 1033, codepage: 1200 }

/** Gives the program at this path the app's icon, name and version. */
export function brandWindows(path: string): void {
  const program = NtExecutable.from(readFileSync(path), { ignoreCert: true })
  const resources = NtExecutableResource.from(program)
  const icon = Data.IconFile.from(readFileSync(join(root, 'build', 'icons', 'caravanserai.ico')))
  for (const group of Resource.IconGroupEntry.fromEntries(resources.entries))
    Resource.IconGroupEntry.replaceIconsForResource(
      resources.entries,
      group.id,
      group.lang,
      icon.icons.map(({ data }) => data)
    )
  const [about] = Resource.VersionInfo.fromEntries(resources.entries)
  if (!about) throw new Error(`${path} has no version information`)
  const version = project.version
  about.setFileVersion(version)
  about.setProductVersion(version)
  about.setStringValues(language, {
    FileDescription: project.productName,
    ProductName: project.productName,
    CompanyName: project.author,
    LegalCopyright: project.author,
    OriginalFilename: 'Caravanserai.exe',
    InternalName: project.name,
    FileVersion: version,
    ProductVersion: version
  })
  about.outputToResourceEntries(resources.entries)
  resources.outputResource(program)
  writeFileSync(path, Buffer.from(program.generate()))
}
