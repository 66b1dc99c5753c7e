/** A number worth setting large, and its label: both as printed in the sentence. */
import type { Metric, SlideSource } from '../deck/deck.ts'
import { spoken, wordCount } from '../words/clean.ts'

/** '58%', '58 per cent', 'K1,200', '3.4 million'. */
const PERCENT = /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b)/g

export function metricFrom(source: SlideSource, label?: string): Metric | undefined {
  const text = spoken(source.quote)
  const shares = [...text.matchAll(PERCENT)]
  const [first] = shares
  if (!first?.[1]) return undefined
  const words = label ?? labelAfter(text, first.index + first[0].length)
  return words ? { value: `${first[1]}%`, label: words, sources: [source] } : undefined
}

/** 'of the respondents withdrew money daily', up to the next number or clause. */
function labelAfter(text: string, at: number): string | undefined {
  const rest = text.slice(at).replace(/^\s*\)?\s*/, '')
  const clause = rest.split(/[,;:.()]|\s(?:and|while|whereas|but|followed by)\s|\s\d/)[0]?.trim() ?? ''
  const words = wordCount(clause)
  return words >= 3 &&
    words <= 12 &&
    /^(?:of|were|was|had|have|who|said|reported|agreed|use|used|are|do|did|lived|live|felt|believed|indicated|in|among|accuracy|strongly|disagreed)\b/i.test(
      clause,
    )
    ? clause
    : undefined
}
