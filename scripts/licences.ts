/** `npm run licences`: fails for an installed package whose licence is not on the list. Reads only what is installed. */
import { existsSync, readFileSync } from 'node:fs'
import { type Installed, refusedOf } from './licence-rules.ts'

type Manifest = { name: string; license?: string | { type?: string }; licenses?: { type?: string }[] }

function licenceIn({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ')
}

const locked: Record<string, object> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
// Packages for other systems are locked and not installed; the check runs on theirs.
const manifests = Object.keys(locked)
  .map((folder) => `${folder}/package.json`)
  .filter((file) => file.startsWith('node_modules/') && existsSync(file))
const installed: Installed[] = manifests.map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return { name: manifest.name, licence: licenceIn(manifest) }
})
const refused = refusedOf(installed)

for (const line of refused) console.error(`${line} is on no list in scripts/licence-rules.ts`)
console.log(`${installed.length} packages read, ${refused.length} licences not allowed`)
process.exit(refused.length === 0 && installed.length > 0 ? 0 : 1)
