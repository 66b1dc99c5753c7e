/**
 * A lock file made on one system can leave out the platform packages of others, and `npm ci` then fails
 * there. So every optional dependency that a package names must itself be in the lock file. And what runs a
 * script when it is installed is named in `allowScripts`, or npm says so at every install and the next one refuses.
 */
import { readFileSync } from 'node:fs'

type Package = { optionalDependencies?: Record<string, string>; hasInstallScript?: boolean }
const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !present.has(name))
    .map((name) => `${path || 'package.json'} names ${name}, which the lock file does not have`),
)

const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const withScripts = new Set(
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1) ?? path),
)
const unsaid = [
  ...[...withScripts]
    .filter((name) => !(name in allowScripts))
    .map((name) => `${name} runs a script when it is installed, which allowScripts does not name`),
  ...Object.keys(allowScripts)
    .filter((name) => !withScripts.has(name))
    .map((name) => `allowScripts names ${name}, which runs no script`),
]

for (const line of [...missing, ...unsaid]) console.error(line)
console.log(
  `${present.size} packages locked, ${missing.length} platform packages missing, ${withScripts.size} with a script of their own`,
)
process.exit(missing.length + unsaid.length === 0 ? 0 : 1)
