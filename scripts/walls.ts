/**
 * Checks the import rules, and that they were checked at all: a cruiser that cannot read
 * TypeScript reports "no violations" over zero files, which looks exactly like success.
 * Then the few rules about single places that no import graph can see.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { cruise, isForTests, isTest } from './cruise.ts'
import { foreignWrites } from './foreign-writes.ts'
import { schemasInBrowser } from './schemas-in-browser.ts'
import { ringsOfFolders } from './sibling-folders.ts'

const { modules, summary } = cruise()

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
const cruised = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length

const breaches = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

// A capability that is missing from the order would have no wall at all, unnoticed.
const capabilities: string[] = JSON.parse(readFileSync('scripts/order-of-capabilities.json', 'utf8'))
const folders = readdirSync('src/capabilities')
for (const folder of folders)
  if (!capabilities.includes(folder)) breaches.push(`a capability without a place in the order: ${folder}`)
for (const name of capabilities)
  if (!folders.includes(name)) breaches.push(`a place in the order without a capability: ${name}`)

const inProgram = (file: string) => file.startsWith('src/') && !isForTests(file)
breaches.push(
  ...ringsOfFolders(
    modules
      .filter(({ source }) => inProgram(source))
      .map(({ source, dependencies }) => ({
        source,
        dependencies: dependencies.filter(({ resolved }) => inProgram(resolved)),
      })),
  ),
)

// Both sides of a slice share spec.ts, contract.ts, its public API and rules/, and nothing else.
const SHARED =
  /^src\/(capabilities|assistants)\/[^/]+\/((.+\/)?((spec|contract)(\.test)?\.ts|(rules|server|web)\/.+)|([a-z]+\.)?index\.ts)$/
for (const file of files)
  if (/^src\/(capabilities|assistants)\//.test(file) && !SHARED.test(file))
    breaches.push(`a shared file is named spec.ts, contract.ts or index.ts, or lies in rules/: ${file}`)

const onlyIn = [
  {
    what: /\bprocess\.env\b/,
    // How many heaps a process has is decided before a line of it is loaded.
    where: /^src\/server\/(env|fewer-heaps)\.ts$/,
    why: 'the environment is read in server/env.ts only',
  },
  { what: /\buseEffect\(/, where: /\/use-[^/]+\.tsx?$/, why: 'effects live in use-*.ts files' },
]
const forbiddenNames = /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)/

for (const file of files) {
  if (forbiddenNames.test(file)) breaches.push(`a name that says nothing: ${file}`)
  if (isTest(file)) continue
  const text = readFileSync(file, 'utf8')
  for (const rule of onlyIn)
    if (rule.what.test(text) && !rule.where.test(file)) breaches.push(`${rule.why}: ${file}`)
}

const program = files.filter((path) => !isForTests(path))
breaches.push(...foreignWrites(program.map((path) => ({ path, text: readFileSync(path, 'utf8') }))))
for (const way of schemasInBrowser(modules)) breaches.push(`schemas travel to the browser: ${way}`)

for (const breach of breaches) console.error(breach)
console.log(`${cruised} of ${files.length} files checked, ${breaches.length} walls broken`)
process.exit(cruised === files.length && breaches.length === 0 ? 0 : 1)
