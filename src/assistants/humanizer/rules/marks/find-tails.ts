/** ", highlighting the need for …": a comment at the end of a sentence is clearer as a separate sentence. */
import type { Mark } from './mark.ts'

const SAYS: Record<string, string> = {
  highlighting: 'shows',
  underscoring: 'shows',
  emphasizing: 'shows',
  emphasising: 'shows',
  showcasing: 'shows',
  demonstrating: 'shows',
  illustrating: 'illustrates',
  reflecting: 'reflects',
  revealing: 'reveals',
  indicating: 'indicates',
  suggesting: 'suggests',
  reinforcing: 'supports',
  exemplifying: 'illustrates',
  signaling: 'signals',
  signalling: 'signals',
}
const STRONG = new Set(['highlighting', 'underscoring', 'showcasing', 'exemplifying'])
const TAIL = new RegExp(
  String.raw`,\s+(?:thereby\s+|thus\s+|hence\s+|ultimately\s+|further\s+|clearly\s+|in\s+turn\s+)?(${Object.keys(SAYS).join('|')})(?=\s+(?:the|a|an|that|how|its|their|both|this|why|what|our|strong|significant)\b)`,
  'g',
)
/** It must follow a sentence that is complete without it. */
const FEWEST_LETTERS = 45
/** From this length on it is better as a separate sentence. */
const LONG_ENOUGH = 110

export function findTails(text: string, sentence: { from: number; to: number }): Mark[] {
  const part = text.slice(sentence.from, sentence.to)
  const found: Mark[] = []
  for (const match of part.matchAll(TAIL)) {
    const verb = match[1]!
    if (
      match.index < FEWEST_LETTERS ||
      (/^(?:While|Although|If|When|Because|By|Having|Despite|Given|With|As)\b/.test(part) &&
        !part.slice(0, match.index).includes(','))
    )
      continue
    found.push({
      from: sentence.from + match.index,
      to: sentence.from + match.index + match[0].length,
      rule: `, ${verb}`,
      kind: 'comment',
      weight: STRONG.has(verb) ? 2 : 1,
      choices:
        match.index > LONG_ENOUGH
          ? [`. This ${SAYS[verb]}`, `, which ${SAYS[verb]}`]
          : [`, which ${SAYS[verb]}`, `. This ${SAYS[verb]}`],
      since: 'medium',
    })
  }
  return found.slice(-1)
}
