/**
 * A lock file made on one system can leave out the platform packages of others, and `npm ci` then fails
 * there. So every optional dependency that a package names must itself be in the lock file.
 */
import { readFileSync } from 'node:fs'

type Package = { optionalDependencies?: Record<string, string>; resolved?: string }
const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !present.has(name))
    .map((name) => `${path || 'package.json'} names ${name}, which the lock file does not have`),
)

for (const line of missing) console.error(line)
console.log(`${present.size} packages locked, ${missing.length} platform packages missing`)
process.exit(missing.length === 0 ? 0 : 1)
