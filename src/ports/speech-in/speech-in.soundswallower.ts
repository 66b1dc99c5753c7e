/**
 * The built-in recogniser, always available: it knows the words of the student's document and common
 * speech, and no others.
 */
import { failed, ok } from '#kit/result.ts'
import { saysSomething } from '../speech-engines/built-in/contains-speech.ts'
import type { Grammar } from '../speech-engines/built-in/grammar.ts'
import { EVENLY } from '../speech-engines/built-in/how-sure.ts'
import { asWritten } from '../speech-engines/built-in/names-as-written.ts'
import { paceOf } from '../speech-engines/built-in/pace.ts'
import { believed } from '../speech-engines/built-in/select-hypothesis.ts'
import { throatsKnown } from '../speech-engines/built-in/speaker-profiles.ts'
import type { PoolProblem, RunOptions } from '../speech-engines/engine-job.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import { hearAtPaces } from './hear-at-paces.ts'
import { type SpeechIn, speechInProblem, type Vocabulary } from './speech-in.ts'

const GRAMMARS_KEPT = 32
const NOTHING_BUT_COMMON_SPEECH: Vocabulary = { key: '', text: async () => '' }

export function soundswallowerSpeechIn({ pool }: { pool: EnginePool }): SpeechIn {
  const grammars = new Map<string, Grammar>()
  const throats = throatsKnown()

  async function grammarOf(
    { key, text, choices = [] }: Vocabulary,
    { signal, onWait, urgency }: Pick<RunOptions, 'signal' | 'onWait' | 'urgency'>,
  ) {
    const kept = grammars.get(key)
    // Moves the most recently used to the end of the eviction order.
    if (kept && grammars.delete(key)) grammars.set(key, kept)
    if (kept) return ok(kept)
    const learnt = await pool.run(
      'learn',
      { key, text: await text(), choices: [...choices] },
      { signal, onWait, ...(urgency && { urgency }) },
    )
    if (learnt.ok) grammars.set(key, learnt.value)
    if (grammars.size > GRAMMARS_KEPT) grammars.delete(grammars.keys().next().value!)
    return learnt
  }

  /**
   * Once: afterwards a speaker's own thread reloads it, where another vocabulary has replaced it, during
   * the silence that ends a turn.
   */
  async function load(vocabulary: Vocabulary): Promise<void> {
    if (grammars.has(vocabulary.key)) return
    const grammar = await grammarOf(vocabulary, { urgency: 'later' })
    if (!grammar.ok) return
    const prepare = () =>
      pool.run('prepare', { grammar: grammar.value }, { family: vocabulary.key, urgency: 'later' })
    // A second thread hears the same sound at another pace.
    await Promise.all([prepare(), prepare()])
  }

  return {
    description: { name: 'Built-in recogniser', builtIn: true },
    prepare(vocabulary) {
      // Not awaited, so a document that cannot be read goes unreported here: it comes up again when it is needed.
      load(vocabulary).catch(() => undefined)
    },
    async hear(recording) {
      const { bytes, vocabulary = NOTHING_BUT_COMMON_SPEECH, speaker, signal, onWait } = recording
      const grammar = await grammarOf(vocabulary, { signal, onWait })
      if (!grammar.ok) return failed(engineProblem(grammar.problem))
      const heard = await hearAtPaces(
        pool,
        { bytes, grammar: grammar.value },
        { known: throats.of(speaker), family: vocabulary.key, signal, onWait },
      )
      if (!heard.ok) return failed(engineProblem(heard.problem))
      if ('problem' in heard.value) return failed(speechInProblem(heard.value.problem))
      const { text, words, sure } = believed(heard.value)
      throats.learn(speaker, heard.value, sure >= EVENLY)
      if (!saysSomething(text)) return failed(speechInProblem('unclear'))
      return ok({
        text: asWritten(text, grammar.value.names),
        rung: 'built-in',
        trust: 'rough',
        sure,
        ...paceOf(words),
      })
    },
  }
}

const engineProblem = ({ code }: PoolProblem) =>
  speechInProblem(code === 'broke' ? 'engine-unavailable' : code)
