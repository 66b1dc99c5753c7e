/**
 * What a streamed answer costs beside a bare pass-through: the first piece, bytes, and a thousand answers at once.
 *
 *   --streams=1000   answers at once
 */
import { parseArgs } from 'node:util'
import { measureStreams } from './chat/streams.ts'
import { overBudget } from './printing/report.ts'

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' } } })
await measureStreams(Number(values.streams))
process.exitCode = overBudget() ? 1 : 0
