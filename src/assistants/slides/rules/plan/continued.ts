/** In a short work, what a slide has no room for stands on a slide of its own, before the student is asked for more. */
import { wordCount } from '../words/clean.ts'
import { type DeckPart, type Draft, draftOf } from './draft.ts'

/** As many as a slide of any format shows beside its headline. */
const MOST_BEFORE = 2
const MOST_AFTER = 4
const LEAST_WORDS = 8

const GOES_ON: Readonly<Record<DeckPart, string>> = {
  Opening: 'Let me add to this',
  Background: 'Let me stay with the background for a moment',
  Purpose: 'Let me add to this',
  Literature: 'Others have found more',
  Methods: 'There is one more step to tell',
  Results: 'There is more that I found',
  Plan: 'Let me add to this',
  Conclusion: 'Let me add to this',
}

/** The slide with its first lines, and a second one with the others; undefined where these are too few. */
export function continued(draft: Draft): [Draft, Draft] | undefined {
  const { id, part, kicker, points, more = [], ask, whole, visual, metrics, form, script } = draft
  if (ask || whole || visual || metrics.length > 0 || form === 'cards' || form === 'questions')
    return undefined
  const rest = [...points.slice(MOST_BEFORE), ...more].filter(({ head }) => !head)
  if (rest.reduce((sum, { text }) => sum + wordCount(text), 0) < LEAST_WORDS) return undefined
  const moved = new Set(rest.flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)))
  const { more: _, ...first } = draft
  return [
    {
      ...first,
      points: points.filter((point) => !rest.includes(point)),
      script: script.filter(({ sources }) => !sources.some(({ sentenceId }) => moved.has(sentenceId))),
    },
    draftOf({
      id: `${id}-2`,
      part,
      kicker,
      worth: 0,
      name: kicker,
      leads: () => true,
      points: rest.slice(0, MOST_AFTER),
      more: rest.slice(MOST_AFTER),
      opens: GOES_ON[part],
    }),
  ]
}
