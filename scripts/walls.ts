/**
 * Checks the import rules, and that they were checked at all: a cruiser that cannot read
 * TypeScript reports "no violations" over zero files, which looks exactly like success.
 * Then the few rules about single places that no import graph can see.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const cruise = spawnSync(
  'node_modules/.bin/depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
)
if (!cruise.stdout) {
  console.error(cruise.stderr)
  process.exit(1)
}
type Cruise = {
  modules: { source: string }[]
  summary: { error: number; violations: { rule: { name: string }; from: string; to: string }[] }
}
const { modules, summary }: Cruise = JSON.parse(cruise.stdout)

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
const cruised = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source)).length

const breaches = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const onlyIn = [
  {
    what: /\bprocess\.env\b/,
    where: /^src\/server\/env\.ts$/,
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

for (const breach of breaches) console.error(breach)
console.log(`${cruised} of ${files.length} files checked, ${breaches.length} walls broken`)
process.exit(cruised === files.length && breaches.length === 0 ? 0 : 1)
