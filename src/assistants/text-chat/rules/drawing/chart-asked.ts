/** A chart asked for in plain words, with its figures: "a bar chart of rice 10 and maize 20". */

import type { Chart } from '#capabilities/data-analysis/index.ts'
import { capitalised } from '#kit/text/articles.ts'

const CHART = /\b(?:(bar|pie|column|line|circle)\s*)?(?:chart|graph|diagram|bars)\b/i
const ASKS = /\b(?:draw|make|create|show|plot|give|need|want|can you|please|chart|graph|diagram)\b/i
const LEAD =
  /^[\s\S]*?\b(?:chart|graph|diagram|bars)\b\s*(?:of|for|with|showing|that shows|from|about|on|where|to show)?\s*/i
const MOST = 24
const FIGURE = String.raw`-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?`
const JOINS = String.raw`(?:[:=–(]|\b(?:is|was|are|were|has|had|have|with|got|at|scored|sold)\b)?`
const LABEL_FIRST = new RegExp(
  String.raw`^(.*?\S)\s*${JOINS}\s*(?:K|ZMW|\$)?\s*(${FIGURE})\s*(%|per ?cent|percent)?\s*\)?$`,
  'i',
)
const FIGURE_FIRST = new RegExp(
  String.raw`^(${FIGURE})\s*(%|per ?cent|percent)?\s+(?:of\s+)?(\p{L}.*)$`,
  'iu',
)

type LabelledFigure = { label: string; value: number; percent: boolean }

/** Undefined for anything whose figures are not all in the words. */
export function chartAsked(question: string): Chart | undefined {
  const kind = CHART.exec(question)
  if (!kind || !ASKS.test(question)) return undefined
  const { title, body } = partsOf(question.trim().replace(LEAD, ''))
  const figures = body
    .split(/[;\n]|,(?!\d{3}(?!\d))|\s+(?:and|&)\s+/i)
    .map((item) => item.replace(/^(?:and|the|for|[-*•])\s+|[.?!]+$/gi, '').trim())
    .filter(Boolean)
    .map(figureOf)
  if (figures.length < 2 || figures.length > MOST || figures.includes(undefined)) return undefined
  const read = figures.filter((one) => one !== undefined)
  const bars = read.map(({ label, value }) => ({ label, value }))
  if (new Set(bars.map(({ label }) => label)).size < bars.length) return undefined
  const isPie = /pie|circle/i.test(kind[1] ?? '') && bars.every(({ value }) => value >= 0)
  const named = title || `${isPie ? 'Pie' : 'Bar'} chart of the figures you gave`
  return isPie
    ? { kind: 'pie', title: named, slices: bars }
    : { kind: 'bars', title: named, unit: read.every(({ percent }) => percent) ? '%' : '', bars }
}

/** "yields by district: Choma 1,200; Monze 900" names what is charted before the colon. */
function partsOf(rest: string): { title: string; body: string } {
  const [, before = '', after = ''] = /^([^:\d]*):\s*([\s\S]+)$/.exec(rest) ?? []
  const isTitle = after !== '' && /\d/.test(after) && !new RegExp(`^(?:${FIGURE})\\s*(?:[,;]|$)`).test(after)
  const title = before.trim()
  return isTitle ? { title: capitalised(title), body: after } : { title: '', body: rest }
}

function figureOf(item: string): LabelledFigure | undefined {
  const first = FIGURE_FIRST.exec(item)
  if (first) return { label: first[3]!, value: figureWritten(first[1]!), percent: Boolean(first[2]) }
  const last = LABEL_FIRST.exec(item)
  return last ? { label: last[1]!, value: figureWritten(last[2]!), percent: Boolean(last[3]) } : undefined
}

const AS_PIE = /\b(?:pie|circle)\b/i
const AS_BARS = /\b(?:bars?|column)\b/i
const CHANGES =
  /^\W*(?:(?:please|now|and|can you|could you|ok(?:ay)?)\W+)*(?:make|turn|change|show|draw|as|use|do)\b/i
const ADDS = /^\W*(?:(?:please|now|and|also|can you|could you)\W+)*(?:add|include|plus|put in)\s+(.+?)\W*$/i
const LEAVES_OUT =
  /^\W*(?:(?:please|now|and|can you|could you)\W+)*(?:remove|delete|drop|leave out|without)\s+(?:the\s+)?(.+?)\W*$/i

/** "Make it a pie", "add beans 5": the chart before, drawn anew. */
export function chartChanged(question: string, before: Chart): Chart | undefined {
  if (before.kind !== 'bars' && before.kind !== 'pie') return undefined
  const figures: readonly { label: string; value: number }[] =
    before.kind === 'pie' ? before.slices : before.bars
  const unit = before.kind === 'bars' ? before.unit : ''
  const added = ADDS.exec(question)?.[1]
    ?.split(/,|\s+and\s+/i)
    .map(figureOf)
  if (added && !added.includes(undefined)) {
    const more = added.flatMap((one) => (one ? [{ label: one.label, value: one.value }] : []))
    const kept = figures.filter(({ label }) => !more.some((one) => isLabelled(one.label, label)))
    return chartOf(before.kind, [...kept, ...more], unit)
  }
  const out = LEAVES_OUT.exec(question)?.[1]
  if (out) {
    const kept = figures.filter(({ label }) => !isLabelled(label, out))
    return kept.length < figures.length && kept.length > 1 ? chartOf(before.kind, kept, unit) : undefined
  }
  const kind = AS_PIE.test(question) ? 'pie' : AS_BARS.test(question) ? 'bars' : undefined
  return kind && CHANGES.test(question) ? chartOf(kind, figures, unit) : undefined
}

const isLabelled = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

function chartOf(
  kind: 'bars' | 'pie',
  figures: readonly { label: string; value: number }[],
  unit: string,
): Chart {
  const isPie = kind === 'pie' && figures.every(({ value }) => value >= 0)
  const title = `${isPie ? 'Pie' : 'Bar'} chart of the figures you gave`
  return isPie
    ? { kind: 'pie', title, slices: [...figures] }
    : { kind: 'bars', title, unit, bars: [...figures] }
}

const figureWritten = (figure: string) => Number(figure.replaceAll(',', ''))
