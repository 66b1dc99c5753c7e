/** The spans of a paragraph that never change, in any rewriting. */

import { NUMBER_IN_WORDS } from '#capabilities/study/index.ts'
import { findCitations, findQuotations } from '#capabilities/study/text.index.ts'
import type { TextSpan } from './change.ts'

const UNIT = String.raw`(?:\s?(?:%|per\s?cent|percentage points?|kwacha|dollars?|thousand|million|billion|[kcmµnd]?(?:g|m|l|L|s|Hz|W|V|A|J|mol)(?:[²³23])?|ha|km|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?|times|°C?|respondents|participants)(?![\p{L}]))?`

const PATTERNS: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.|doi:\s?)[^\s)\]>"”]+|\b10\.\d{4,9}\/\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+/gi,
  /`[^`\n]+`|\$[^$\n]{1,200}\$|\\\([^\n]{1,200}?\\\)|\\\[[^\n]{1,200}?\\\]|\\[a-zA-Z]+(?:\{[^}\n]*\})*/g,
  /\b[\w-]+\.(?:docx?|pdf|xlsx?|csv|txt|py|js|ts|R|sav|dta|png|jpe?g|html?)\b/g,
  // Brackets with a digit, a sign or a name in them: statistics, pointers, citations of any style.
  /[([][^()[\]]*(?:\([^()]*\)[^()[\]]*)*[)\]]/g,
  // A test and its value, outside of brackets too.
  /(?<![\p{L}\d])(?:p|t|F|r|rs|z|Z|Q|M|SD|SE|n|N|d|df|χ²|χ2|β|α|OR|AOR|RR|HR|η²|R²|R2|κ|CI)\s?(?:\([^()]{0,40}\))?\s?[=<>≤≥≈]\s?[-−–]?[\d.,]+%?/gu,
  new RegExp(
    String.raw`(?<![\p{L}])(?:US\$|USD|ZMW|ZK|K|R|[$£€])?\s?[-−–+±]?\d[\d.,:/–-]*\d*(?:st|nd|rd|th|s)?${UNIT}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:${NUMBER_IN_WORDS})\b|\b(?:half|twice|thrice|a third|two-thirds|three-quarters|a quarter|double[ds]?|triple[ds]?)\b`,
    'gi',
  ),
  /[\p{L}\d]+(?:\s?[=<>≤≥±≈]\s?[\p{L}\d.+-]+)+/gu,
  // CamelCase, abbreviations, and any mix of letters and digits.
  /\b\p{L}*\p{Ll}\p{Lu}\p{L}*\b|\b\p{Lu}[\p{Lu}\d&/-]+s?\b|\b(?=\p{L}*\d)[\p{L}\d]{2,}(?:-[\p{L}\d]+)*\b/gu,
  /[₀-₉⁰-⁹¹²³∑∫√∞≠∈∀∃→←↔×÷]/gu,
]
const NAME =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’]*\p{Ll}[\p{L}'’-]*(?:\s(?:(?:of|the|and|for|de|van|der)\s){0,2}\p{Lu}[\p{L}'’-]+)*/gu
/** Capitalised for another reason than being a name. */
const NO_NAME = /^(?:I|I[’']\p{L}+)$/u

export type Locking = {
  /** The student's own list. */
  terms: readonly string[]
  /** Sentence starts: a capital there is no evidence of a name. */
  sentences: readonly TextSpan[]
}

export function lockedSpans(text: string, { terms, sentences }: Locking): TextSpan[] {
  const found: TextSpan[] = []
  const add = (from: number, to: number) => void (to > from && found.push({ from, to }))
  for (const { start, end } of findQuotations(text)) add(start, end)
  for (const { start, end } of findCitations(text)) add(start, end)
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(pattern)) {
      const [raw] = match
      add(match.index + raw.length - raw.trimStart().length, match.index + raw.trimEnd().length)
    }
  const starts = new Set(sentences.map(({ from }) => from))
  for (const match of text.matchAll(NAME)) {
    const words = match[0].split(' ')
    // A name at the start of a sentence may begin with an ordinary word.
    const skip = starts.has(match.index) ? (words[0]?.length ?? 0) + 1 : 0
    if (!NO_NAME.test(match[0])) add(match.index + skip, match.index + match[0].length)
  }
  for (const term of terms) for (const span of termSpans(text, term)) add(span.from, span.to)
  return mergedSpans(found)
}

function termSpans(text: string, term: string): TextSpan[] {
  const words = term.trim()
  if (!words) return []
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu')
  return [...text.matchAll(pattern)].map(({ index, 0: raw }) => ({ from: index, to: index + raw.length }))
}

export function mergedSpans(spans: TextSpan[]): TextSpan[] {
  const merged: TextSpan[] = []
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}
