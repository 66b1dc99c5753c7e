/**
 * What a streamed answer costs beside a bare pass-through: the first piece, bytes, and a thousand answers at once. And how well
 * the handbook is found by questions in students' words.
 *
 *   --streams=1000   answers at once
 *   --handbook       the handbook alone
 *   --misses         each of its questions that is answered with another entry, or not at all
 *   --data           instead: requests for analyses in students' words, 200,000 rows. With --list
 *                    each request that did not become the plan it should
 */
import { parseArgs } from 'node:util'
import { measureHandbook } from './chat/handbook.ts'
import { measureStreams } from './chat/streams.ts'
import { overBudget } from './printing/report.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    handbook: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    data: { type: 'boolean', default: false },
    list: { type: 'boolean' },
  },
})
if (values.data) await import('./data-analysis/measure.ts')
else {
  await measureHandbook(values.misses)
  if (!values.handbook) await measureStreams(Number(values.streams))
  process.exitCode = overBudget() ? 1 : 0
}
