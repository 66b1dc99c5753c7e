/**
 * How well references are read and written. The marked references of others stay outside the project: their files are named.
 *   npm run bench -- references <marked.xml> [--wrong title]
 *   npm run bench -- references --list     two hundred entries: seconds, and planted works among them
 *   npm run bench -- references --suite <folder of CSL's processor-tests/humans> [--wrong all]
 *   npm run bench -- references --learn <out.ts> <marked.xml> … --without <held-back.xml>
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { overBudget } from './printing/report.ts'
import { runSuite } from './references/csl-suite.ts'
import { measure } from './references/gold.ts'
import { readLabelled } from './references/labelled.ts'
import { measureLongList } from './references/long-list.ts'
import { packed, trainOn } from './references/train.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: 'string' },
    list: { type: 'boolean', default: false },
    suite: { type: 'string' },
    learn: { type: 'string' },
    without: { type: 'string', multiple: true },
  },
})

if (values.list) {
  await measureLongList()
  process.exitCode = overBudget() > 0 ? 1 : 0
} else if (values.suite) runSuite(values.suite, values.wrong !== undefined)
else if (values.learn) writeFileSync(values.learn, packed(trainOn(positionals, values.without ?? [])))
else if (positionals[0]) measure(readLabelled(positionals[0]), values.wrong)
else {
  console.error('Name a file of marked references.')
  process.exitCode = 2
}
