/**
 * How soon the first question is there and a spoken answer is replied to, alone and as one of ten, its bytes on a student's line; who is heard rightly.
 *
 *   --marks             the examiner's marks instead: planted answers, and what answers nothing
 *   --works=<folder>    there, of these documents too; --answers=<file> planted answers on them; --questions prints what is asked
 *   --quick             a few turns and three students; a quarter of what is heard
 *   --hearing           the built-in recogniser instead: what is misheard, what is asked back, by voice and line
 *   --models=<folder>   the recogniser and the voices of a folder instead, in conversation and with --hearing
 *   --voice=<name>      there, that voice alone; --trial only those that judge
 *   --browser           a defense of ten turns in a browser instead, answered by --voice
 *   --no-asking         there, nothing is asked back: the figures must fail
 *   --clips=<folder>    there, recordings of a person beside a transcription.txt; or BENCH_RECORDINGS names them
 */
import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { overBudget } from './printing/report.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { measureBytes } from './voice/bytes.ts'
import { measureHearing } from './voice/hearing.ts'
import { measureInBrowser } from './voice/in-browser.ts'
import { measureMarks } from './voice/marks.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'
import { measureTalk } from './voice/talk.ts'

const { values } = parseArgs({
  options: {
    marks: { type: 'boolean', default: false },
    works: { type: 'string' },
    answers: { type: 'string' },
    questions: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    hearing: { type: 'boolean', default: false },
    models: { type: 'string' },
    voice: { type: 'string' },
    trial: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    'no-asking': { type: 'boolean', default: false },
    clips: { type: 'string' },
  },
})

/** In milliseconds after the end of an answer. */
const FIRST_SOUND = 120
const FIRST_SOUND_OF_MODELS = 1_200

async function measureConversations(): Promise<void> {
  const settings = values.models ? { SPEECH_MODELS: resolve(values.models) } : {}
  const firstSound = values.models ? FIRST_SOUND_OF_MODELS : FIRST_SOUND
  if (values.browser) return await measureInBrowser(settings, firstSound, values.voice)
  const atOnce = values.quick ? 3 : 10
  const answers = await spokenAnswers(values.models !== undefined)
  const server = await openPaidServer({ assistant: 'all', students: atOnce + 1, settings })
  try {
    await measureTalk(server, answers, { atOnce, turnsAlone: values.quick ? 3 : 12, firstSound })
    await measureBytes(server, answers)
  } finally {
    await server.stop()
  }
}

console.log(`${availableParallelism()} cores, load beforehand ${loadavg()[0]!.toFixed(1)}`)
if (values.marks) await measureMarks(values)
else if (values.hearing)
  await measureHearing({
    ...values,
    asking: !values['no-asking'],
    trialOnly: values.trial,
    voiceOnly: values.voice,
  })
else await measureConversations()
process.exitCode = overBudget() ? 1 : 0
