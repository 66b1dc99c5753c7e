/** What the work is built on: its references as the checks found them, the works it leans on, the gap it names. */

import { type Evidence, evidenceOf } from '#capabilities/study/rules/document/evidence.ts'
import { isProse, type ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import { type Citation, findCitations } from '#capabilities/study/rules/text/citations.ts'
import { makes } from '#capabilities/study/rules/text/cues.ts'
import { listed } from '#kit/listed.ts'
import type { Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { quoted } from '../words/wording.ts'
import { isPart, missing, saysIt } from './methodology-evaluation.ts'

const LEAST_TIMES = 3
const THEORY =
  /\b(?:theoretical|conceptual) framework\b|\b(?:guided|underpinned|informed) by\b[^.]*\b(?:theory|model|framework)\b|\btheory of \p{L}+|\b(?!in |the |this |a )\p{L}+ theory\b/iu
const DISAGREES =
  /\b(?:in contrast|on the other hand|conflicting|contradict\w*|inconsistent|mixed (?:results|findings))\b/i

export function literatureReview({ study: { reading }, checks }: Material): Point[] {
  const own = checks.filter(({ area }) => area === 'literature')
  const counted = own.filter(
    ({ outcome, id, weight }) =>
      (outcome === 'look again' || (outcome === 'passed' && weight > 1)) &&
      !id.startsWith('checklist-') &&
      !isPart(id),
  )
  const prose = reading.sentences.filter(isProse)
  if (
    counted.length === 0 &&
    !prose.some(({ role, text }) => role === 'literature' || findCitations(text).length > 0)
  )
    return []
  const points = [
    ...counted.map(saysIt),
    ...leansOn(prose),
    ...quote(prose, (text) => makes(text, 'gap'), 'The gap it names', [
      'introduction',
      'abstract',
      'literature',
    ]),
    ...quote(prose, (text) => THEORY.test(text), 'A theory it works with', [
      'introduction',
      'literature',
      'methods',
    ]),
    ...disagreements(prose),
    ...missing(own.filter(({ outcome }) => outcome === 'not found')),
  ]
  return withoutRepeats(points).slice(0, MOST_POINTS)
}

function leansOn(prose: readonly ReadSentence[]): Point[] {
  const works = new Map<string, { name: string; times: number; first: Evidence }>()
  for (const sentence of prose)
    for (const citation of findCitations(sentence.text)) {
      const key =
        citation.number === undefined ? `${citation.names[0]} ${citation.year}` : `[${citation.number}]`
      const held = works.get(key)
      if (held) held.times += 1
      else works.set(key, { name: nameOf(citation), times: 1, first: evidenceOf(sentence) })
    }
  const often = [...works.values()]
    .filter(({ times }) => times >= LEAST_TIMES)
    .sort((a, b) => b.times - a.times)
  if (often.length === 0) return []
  const top = often.slice(0, 3)
  return [
    point(
      `The works it leans on most: ${top.map(({ name, times }) => `${name}, cited ${times} times`).join('; ')}.`,
      ...top.map(({ first }) => first),
    ),
  ]
}

function nameOf({ names, etAl, year, number }: Citation): string {
  if (number !== undefined) return `reference [${number}]`
  const shown = names.map((name) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
  const authors = etAl || shown.length > 2 ? `${shown[0]} et al.` : listed(shown)
  return `${authors} (${year})`
}

function quote(
  prose: readonly ReadSentence[],
  fits: (text: string) => boolean,
  lead: string,
  roles: readonly ReadSentence['role'][],
): Point[] {
  const found = roles.flatMap((role) =>
    prose.filter((one) => one.role === role && isWholeSentence(one.text) && fits(one.text)),
  )[0]
  return found ? [point(`${lead}: ${quoted(found.text)}`, evidenceOf(found))] : []
}

function disagreements(prose: readonly ReadSentence[]): Point[] {
  const found = prose.find(
    ({ role, text }) =>
      role === 'literature' && DISAGREES.test(text) && !/\b(?:our|we|this study)\b/i.test(text),
  )
  return found ? [point(`Where earlier work disagrees: ${quoted(found.text)}`, evidenceOf(found))] : []
}
