/** A recogniser in the operator's folder: it works like a hosted one, and nothing leaves the machine. */
import { failed, ok } from '#kit/result.ts'
import type { EnginePool } from '../speech-engines/engine-pool.ts'
import { expectedTerms } from './expected-terms.ts'
import { onlySpeech } from './only-speech.ts'
import { type SpeechIn, speechInProblem } from './speech-in.ts'

const MOST_HINTED_DOCUMENTS = 32

export function folderSpeechIn({ pool, name }: { pool: EnginePool; name: string }): SpeechIn {
  const kept = new Map<string, readonly string[]>()

  async function hintsOf({ key, text }: { key: string; text(): Promise<string> }) {
    const hints = kept.get(key) ?? expectedTerms(await text()).split(', ')
    kept.set(key, hints)
    if (kept.size > MOST_HINTED_DOCUMENTS) kept.delete(kept.keys().next().value!)
    return hints
  }

  return {
    description: { name, builtIn: false },
    prepare() {
      // Not awaited; a fault shows up when it is needed.
      void pool.run('open-recogniser', {}, { urgency: 'later' })
    },
    async hear({ bytes, vocabulary, signal, onWait }) {
      if (signal?.aborted) return failed(speechInProblem('stopped'))
      const hints = vocabulary ? await hintsOf(vocabulary) : []
      const heard = await pool.run('hear-with-model', { bytes, hints }, { signal, onWait })
      if (!heard.ok) {
        const { code } = heard.problem
        return failed(speechInProblem(code === 'broke' ? 'engine-unavailable' : code))
      }
      if ('problem' in heard.value) return failed(speechInProblem(heard.value.problem))
      const text = onlySpeech(heard.value.text)
      return /[\p{L}\p{N}]/u.test(text)
        ? ok({ text, rung: 'folder', trust: 'good' })
        : failed(speechInProblem('unclear'))
    },
  }
}
