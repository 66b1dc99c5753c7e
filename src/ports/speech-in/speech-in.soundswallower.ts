/** The built-in recogniser, always available: it knows short answers, and no others. */
import { failed, ok } from '#kit/result.ts'
import type { PoolProblem } from '../speech-engines/engine-job.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import { type SpeechIn, speechInProblem } from './speech-in.ts'

/** Fitted on the tuning voices of `npm run bench -- voice --hearing`, and judged on the others (decision 0296). */
const SURE = { evenlyAt: 15, step: 2.5 }
const sureOf = (above: number) => Math.round(100 / (1 + Math.exp((SURE.evenlyAt - above) / SURE.step))) / 100

export function soundswallowerSpeechIn({ pool }: { pool: EnginePool }): SpeechIn {
  return {
    description: { name: 'Built-in recogniser', builtIn: true },
    // Not awaited; a fault shows up when it is needed.
    prepare: () => void pool.run('prepare', {}, { urgency: 'later' }),
    async hear({ bytes, signal, onWait }) {
      const heard = await pool.run('hear', { bytes }, { signal, onWait })
      if (!heard.ok) return failed(engineProblem(heard.problem))
      if ('problem' in heard.value) return failed(speechInProblem(heard.value.problem))
      const { text, above } = heard.value
      return ok({ text, rung: 'built-in', trust: 'rough', sure: sureOf(above) })
    },
  }
}

const engineProblem = ({ code }: PoolProblem) =>
  speechInProblem(code === 'broke' ? 'engine-unavailable' : code)
