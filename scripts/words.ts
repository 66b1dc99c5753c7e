/**
 * Keeps a few words the same everywhere: an event says its `type` and a state its `name`, a reducer's dispatch is `send`,
 * the words of a union are kebab-case, and no two files of a slice export the same name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { findBreaches } from './words/find-breaches.ts'

const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|conformance|fake|probe)\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(`src/${path}`, 'utf8') }))
const breaches = findBreaches(texts)

for (const breach of breaches) console.error(breach)
console.log(`${texts.length} files read, ${breaches.length} words to mend`)
process.exit(texts.length > 0 && breaches.length === 0 ? 0 : 1)
