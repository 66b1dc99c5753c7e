/** The model of the settings where there is one, counted for its student. Whatever becomes of it, there is an analysis. */
import { meteredText } from '#capabilities/usage/server/metered-text.ts'
import type { Outside } from '#ports/outside.ts'
import { ANALYSING, SAYS } from '../spec.ts'
import type { Narrate } from './make-analysis.ts'
import { narrateBuiltIn } from './narrate.built-in.ts'
import { narrateWith } from './narrate.model.ts'

export const chooseNarrator =
  (outside: Pick<Outside, 'db' | 'now' | 'usage' | 'log' | 'aiText'>): Narrate =>
  async (analysis, { id, userId }, signal) => {
    const { aiText, log } = outside
    if (aiText.description.builtIn) return narrateBuiltIn(analysis, signal)
    const by = { who: userId, assistant: 'decoder' } as const
    const within = AbortSignal.any([signal, AbortSignal.timeout(ANALYSING.wordingAtMost)])
    try {
      return await narrateWith(meteredText(outside, aiText, by))(analysis, within)
    } catch (error) {
      log.error({ analysis: id, reason: String(error) }, 'An analysis could not be phrased by the model.')
      return { ...analysis, narrator: { ...analysis.narrator, standsInBecause: SAYS.narratorRefused } }
    }
  }
