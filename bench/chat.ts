/**
 * Wire cost of the Text Chat Assistant, and how well it finds. `npm run bench:chat`; with a folder of documents and
 * their keys behind it, also how it answers about them (`npm run bench:chat -- <folder>`); `--streams 300` for fewer at
 * once, `--look-ups` for these alone, `--misses` to see the misses.
 */
import { parseArgs } from 'node:util'
import { measureLookUps } from './chat/look-ups.ts'
import { measureStreams } from './chat/streams.ts'
import { overBudget } from './printing/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    streams: { type: 'string', default: '1000' },
    'look-ups': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
})
if (!values['look-ups']) await measureStreams(Number(values.streams))
const [folder] = positionals
if (folder) await measureLookUps(folder, values.misses)
else console.log('Look-ups: no folder of documents was named, so they are not measured.')
if (overBudget()) process.exitCode = 1
