/** Time to the built-in engine's first word. The memory of an open thesis is measured by `npm run bench:study`. */
import { builtInEngine } from '../../src/capabilities/study/server/built-in-engine.ts'
import { openStudyWorker } from '../../src/capabilities/study/server/worker/study-worker.ts'
import type { AiText, TextRequest } from '../../src/ports/ai-text/ai-text.ts'
import { longThesis } from '../study/long-thesis.ts'

const QUESTIONS = [
  'What is the sample size of my thesis?',
  'Summarise my thesis.',
  'Which statistics are in my thesis?',
  'What might the examiners ask?',
  'What is missing?',
  'What are the key phrases?',
  'What are the limitations of this study?',
  'Why do women book late?',
]
const LIMIT = 300

/** The first words that are about the question: the introduction before them costs nothing. */
async function begins(engine: AiText, request: TextRequest): Promise<number> {
  const from = performance.now()
  for await (const event of engine.stream(request)) if (event.type === 'more') return performance.now() - from
  return Number.NaN
}

/** The longest block of the server's main thread meanwhile. */
function watchLoop() {
  let worst = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    worst = Math.max(worst, now - last - 1)
    last = now
  }, 1)
  return () => {
    clearInterval(timer)
    return worst
  }
}

const ms = (n: number) => `${n.toFixed(1)} ms`
const verdict = (value: number, limit: number) => (value <= limit ? 'kept' : 'NOT KEPT')

export async function benchBuiltIn(): Promise<void> {
  const model = longThesis()
  const text = model.sentences.map(({ id, page, text }) => `[${id} p${page}] ${text}`).join('\n')
  const data = [{ label: 'Thesis', text }]
  const words = text.split(' ').length
  console.log(`The built-in engine, a thesis of ${model.pages.length} pages and ${words} words:`)
  const studyWorker = openStudyWorker()
  const engine = builtInEngine(studyWorker)
  // A later turn of a conversation, so that the introduction is no head start.
  const ask = (text: string): TextRequest => ({
    instructions: 'Be kind.',
    messages: [
      { role: 'user', text: 'Hello', data },
      { role: 'assistant', text: 'Hello.' },
      { role: 'user', text },
    ],
  })
  const fresh = await begins(engine, {
    instructions: '',
    messages: [
      { role: 'assistant', text: '' },
      { role: 'user', text: 'What is a random sample?' },
    ],
  })
  console.log(`  the very first question, thread and handbook and all   ${ms(fresh)}`)
  const loop = watchLoop()
  console.log(
    `  the first question about the thesis, reading it        ${ms(await begins(engine, ask(QUESTIONS[0]!)))}`,
  )
  console.log(`  meanwhile the server's own thread was held up at most  ${ms(loop())}`)
  const once: number[] = []
  for (const question of QUESTIONS) once.push(await begins(engine, ask(question)))
  const again: number[] = []
  for (let i = 0; i < 20; i += 1)
    for (const question of QUESTIONS) again.push(await begins(engine, ask(question)))
  const [worst, usual] = [Math.max(...once), again.sort((a, b) => a - b)[Math.floor(again.length * 0.95)]!]
  console.log(
    `  begins, thesis read, each kind of question once: worst ${ms(worst)}   asked again, 95 %: ${ms(usual)}   limit ${LIMIT} ms: ${verdict(worst, LIMIT)}`,
  )
  await studyWorker.stop()
  if (worst > LIMIT) process.exitCode = 1
}
