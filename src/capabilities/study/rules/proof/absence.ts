/**
 * A model says that a work lacks something. Before it is told, the whole text is searched: headings, sentences, captions
 * and rows, by the model's words and by its own.
 */

import { joinList } from '#kit/join-list.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { DocumentWords } from './document-words.ts'
import type { NumberedLine } from './numbered-text.ts'

export type Searched = {
  /** In words for the student. */
  looked: string[]
  near: NumberedLine[]
  /** The work states it: in a sentence of its own that names the very thing. */
  isFound: boolean
}

/** They name no thing that could be looked for. */
const GENERAL = new Set(
  contentStems(
    'work study thesis dissertation paper project research proposal document text statement description mention report list clear explicit any full detail information section part reason justification named stated given described reported',
  ),
)
const WHY = /\b(?:reasons?|justif\w+|rationale|why|how)\b/i
const REASON = /\b(?:because|due to|in order to|so that|since)\b/i
const MOST_NEAR = 3
const MOST_HEADINGS = 3
const MOST_WORDS = 4
const MOST_STEMS = 3
/** Words of one name stand this close together. */
const WITHIN = 3
const OTHER_PEOPLES = new Set(['reference', 'contents-line'])
const STATES = new Set(['paragraph', 'list-item', 'footnote', 'table'])

const stemsOf = (text: string): string[] =>
  [...new Set(contentStems(text))].filter((stem) => !GENERAL.has(stem))

export function searchAbsence(what: string, others: readonly string[], words: DocumentWords): Searched {
  const names = [what.split(/[:;(]|\b(?:named|such as)\b/)[0] ?? what, ...others]
    .map(stemsOf)
    .filter((stems) => stems.length > 0)
  const headings = new Set<string>()
  const near = new Map<NumberedLine, number>()
  let isFound = false
  const asksWhy = WHY.test(what)
  for (const stems of names) {
    const share = stems.length <= MOST_STEMS ? 1 : MOST_STEMS / stems.length
    for (const line of words.linesWith(stems, share)) {
      if (OTHER_PEOPLES.has(line.kind)) continue
      if (line.kind === 'heading') headings.add(line.text)
      else near.set(line, Math.max(near.get(line) ?? 0, stems.length))
      isFound ||= statesIt(line, stems) && (!asksWhy || REASON.test(line.text))
    }
  }
  const asked = [...new Set(others.length > 0 ? others : [what])].slice(0, MOST_WORDS)
  const under = [...headings].slice(0, MOST_HEADINGS)
  return {
    isFound,
    looked: [
      'the whole text, its tables and its headings',
      `for ${joinList(asked.map((one) => `“${one}”`))}`,
      ...(under.length > 0 ? [`under ${joinList(under.map((one) => `“${one}”`))}`] : []),
    ],
    near: [...near]
      .sort((a, b) => b[1] - a[1] || a[0].number - b[0].number)
      .slice(0, MOST_NEAR)
      .map(([line]) => line),
  }
}

/** One word alone is a mention; a name of two words, side by side in a sentence of the work, is the thing. */
function statesIt({ kind, role, text }: NumberedLine, stems: readonly string[]): boolean {
  if (!STATES.has(kind) || kind === 'table' || role === 'literature' || role === 'references') return false
  if (/\?\s*$/.test(text) || /\b(?:not|no|without|lack\w*|never|future|recommend\w*)\b/i.test(text))
    return false
  const sought = stems.slice(0, 2)
  if (stems.length === 1)
    return (
      stems[0]!.length >= 6 && new RegExp(`\\b(?:one|the|main|these|several) ${stems[0]}`, 'i').test(text)
    )
  const written = contentStems(text)
  return written.some(
    (stem, at) => stem === sought[0] && written.slice(at + 1, at + 1 + WITHIN).includes(sought[1]!),
  )
}

const TELLING =
  'mention|report|describe|discuss|state|explain|say|tell|give|gives|provide|present|include|contain|define|specif(?:y|ied)'
const DENIES = [
  new RegExp(
    String.raw`\b(?:does|do|did|is|are|was|were|has|have)(?: not|n['’]t)(?: been)?\s+(?:${TELLING})\w*\s+(?!that\b|whether\b|how\b|why\b|what\b)(?:any\s+|an?\s+|the\s+)?([^.;:,?!]{3,60})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:no|without(?: any)?)\s+([^.;:,?!]{3,60}?)\s+(?:is|are|was|were)\s+(?:${TELLING})\w*`,
    'gi',
  ),
]

/** A remark that denies what the work states in so many words. */
export function deniesWhatStands(
  says: string,
  kind: string,
  lines: readonly NumberedLine[],
  words: DocumentWords,
): boolean {
  if (
    // A claim may have its reason and no source: only who denies the reason is held against it.
    ((kind === 'missing-reason' && WHY.test(says)) || /\bno reason\b/i.test(says)) &&
    lines.some(({ text }) => REASON.test(text))
  )
    return true
  return DENIES.flatMap((pattern) => [...says.matchAll(pattern)]).some(([, thing = '']) => {
    const stems = stemsOf(thing)
    return (
      stems.length >= 2 &&
      words.linesWith(stems.slice(0, 2), 1).some((line) => !lines.includes(line) && statesIt(line, stems))
    )
  })
}
