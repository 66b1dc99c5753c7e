/**
 * What a streamed answer costs beside a bare pass-through, and whether the chat stays quick on a slow phone.
 *
 *   --streams=1000   answers at once
 *   --phone          instead: how soon a key or a tap is answered while an answer is written (after npm run build)
 */
import { parseArgs } from 'node:util'
import { measureStreams } from './chat/streams.ts'
import { measureTyping } from './chat/typing.ts'
import { overBudget } from './printing/report.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    phone: { type: 'boolean', default: false },
  },
})
if (values.phone) await measureTyping()
else await measureStreams(Number(values.streams))
process.exitCode = overBudget() ? 1 : 0
