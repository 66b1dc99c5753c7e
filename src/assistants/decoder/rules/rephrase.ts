/**
 * A better phrasing of a point, judged before it is believed. It may rest on nothing but the point and its own
 * quotations: no number, name or quotation more, no evidence that the point did not have, and "not found" stays so.
 */

import { givesOrders } from '#capabilities/study/rules/document/orders.ts'
import { makeVerifier } from '#capabilities/study/rules/verifier/verify.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import type { Point } from './words/point.ts'

export type Rephrased = { point: number; text: string; evidence: string[] }

/** `P3` has `E3.1`, `E3.2`: what a model is shown of a section, and all it may name. */
export function linesOf(points: readonly Point[]): string {
  return points
    .flatMap(({ text, evidence }, at) => [
      `P${at + 1}: ${oneLine(text)}`,
      ...evidence.map((one, i) => `  ${evidenceId(at, i)} (${placeWords(one)}): ${oneLine(one.quote)}`),
    ])
    .join('\n')
}

const evidenceId = (point: number, evidence: number) => `E${point + 1}.${evidence + 1}`
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** As many points as there were, in their order; what is refused stays as it was. */
export function withPhrasing(
  points: readonly Point[],
  phrased: readonly Rephrased[],
): { points: Point[]; taken: number } {
  let taken = 0
  const better = points.map((point, at) => {
    const offered = phrased.find((one) => one.point === at + 1)
    const kept = offered && accepted(point, at, offered)
    if (kept) taken += 1
    return kept || point
  })
  return { points: better, taken }
}

const LONGEST = 600
const LEAST_SHARED = 0.5
const DENIES =
  /\b(?:not|no|none|never|neither|nor|without|cannot|nobody|nothing|un(?:related|likely))\b|n['’]t\b/i
const NO_PROSE = /https?:|www\.|[<>{}]|!\[|\]\(|\n\s*\n/

function accepted(point: Point, at: number, { text: raw, evidence: ids }: Rephrased): Point | null {
  const text = raw.trim()
  const known = point.evidence.map((_, i) => evidenceId(at, i))
  const isRooted = ids.every((id) => known.includes(id)) && (known.length === 0 || ids.length > 0)
  if (text === '' || text.length > LONGEST || !isRooted || NO_PROSE.test(text) || givesOrders(text))
    return null
  if (/not found/i.test(point.text) && !/\bnot (?:\w+ )?found\b/i.test(text)) return null
  const sources = [point.text, ...point.evidence.map(({ quote }) => quote)]
  // One word turns a sentence round, and no number in it need change.
  if (DENIES.test(text) !== DENIES.test(point.text)) return null
  if (!staysWith(text, sources)) return null
  const verifier = makeVerifier({ said: sources })
  if (verifier.checkAnswer(text).some(({ verdict }) => verdict === 'unsupported')) return null
  return { text, evidence: point.evidence.filter((_, i) => ids.includes(known[i]!)) }
}

/** A sentence without a number passes the verifier whatever it says; so most of its words must be the point's own. */
function staysWith(text: string, sources: readonly string[]): boolean {
  const own = new Set(sources.flatMap((source) => contentStems(source)))
  const said = contentStems(text)
  return said.length > 0 && said.filter((stem) => own.has(stem)).length >= LEAST_SHARED * said.length
}
