/** The ear that is always there: it knows the words of the student's document and common speech, and no others. */
import { failed, ok } from '#kit/result.ts'
import type { PoolProblem, RunOptions } from '../speech-engines/engine-job.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import type { Grammar } from './built-in/grammar.ts'
import { asWritten } from './built-in/names-as-written.ts'
import { paceOf } from './built-in/pace.ts'
import { saysSomething } from './built-in/says-something.ts'
import { type SpeechIn, speechInProblem, type Vocabulary } from './speech-in.ts'

const GRAMMARS_KEPT = 32
const NOTHING_BUT_COMMON_SPEECH: Vocabulary = { key: '', text: async () => '' }

export function soundswallowerSpeechIn({ pool }: { pool: EnginePool }): SpeechIn {
  const grammars = new Map<string, Grammar>()

  async function grammarOf(
    { key, text, choices = [] }: Vocabulary,
    { signal, onWait, urgency }: Pick<RunOptions, 'signal' | 'onWait' | 'urgency'>,
  ) {
    const kept = grammars.get(key)
    // The one used last goes to the end of the line of those to be forgotten.
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

  /** Once: after that whoever speaks sets it up where it has given way to another's words, in the silence that ends a turn. */
  async function load(vocabulary: Vocabulary): Promise<void> {
    if (grammars.has(vocabulary.key)) return
    const urgency = 'later' as const
    const grammar = await grammarOf(vocabulary, { urgency })
    if (grammar.ok) await pool.run('prepare', { grammar: grammar.value }, { family: vocabulary.key, urgency })
  }

  return {
    description: { name: 'Built-in recogniser', builtIn: true },
    prepare(vocabulary) {
      // Nobody waits for it, so nobody would hear that the document could not be read: that comes up again when it is needed.
      load(vocabulary).catch(() => undefined)
    },
    async hear(recording) {
      const { bytes, vocabulary = NOTHING_BUT_COMMON_SPEECH, signal, onWait } = recording
      const grammar = await grammarOf(vocabulary, { signal, onWait })
      if (!grammar.ok) return failed(engineProblem(grammar.problem))
      const how = { signal, onWait, family: vocabulary.key }
      const heard = await pool.run('hear', { bytes, grammar: grammar.value }, how)
      if (!heard.ok) return failed(engineProblem(heard.problem))
      if ('problem' in heard.value) return failed(speechInProblem(heard.value.problem))
      const { text, words, sure } = heard.value
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
