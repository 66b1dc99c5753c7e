/** What the document makes of its results: what it claims, what it admits, and where its parts agree. */

import { evidenceOf } from '#capabilities/study/rules/document/evidence.ts'
import { isProse, type ReadSentence } from '#capabilities/study/rules/document/reading.ts'
import { findCitations } from '#capabilities/study/rules/text/citations.ts'
import { type Move, movesOf } from '#capabilities/study/rules/text/cues.ts'
import type { Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { quoted } from '../words/wording.ts'
import { missing, saysIt } from './methodology-evaluation.ts'

/** "There are two main limitations" names none. */
const ANNOUNCES =
  /^(?:However, )?(?:There (?:are|were) |(?:This|The|Our) (?:\w+ )?(?:study|research|thesis|paper) (?:has|had|is not without) )[^,;:]{0,60}\b(?:limitations?|shortcomings?)\b[^,;:]{0,30}\.$/i

type Looked = {
  move?: Move
  cue?: RegExp
  roles: readonly ReadSentence['role'][]
  lead: string
  most: number
  /** What another study says: never, or only where this one says nothing. */
  others?: 'never' | 'else'
}

/** A table that nobody speaks of is a result that nobody interprets. */
const UNSEEN = /^(?:tables-mentioned|figures-mentioned|mentions-exist)$/
/** The quotations themselves show these. */
const SHOWN_BY_QUOTES = /^checklist-|^part-|^limits-stated$/
const AFTER = ['discussion', 'conclusion'] as const
const CAUSAL_DESIGNS: ReadonlySet<string> = new Set([
  'trial',
  'experiment',
  'quasi-experiment',
  'computational experiment',
])
const CAUSE =
  /^(?!.*\b(?:not|may|might|could|cannot)\b).*\b(?:leads? to|led to|caused(?! by)|resulted in|reduces|improves)\b/i
const LOOKED_FOR: readonly Looked[] = [
  {
    move: 'conclusion',
    roles: ['conclusion', 'discussion', 'abstract'],
    lead: 'What it claims in the end',
    others: 'else',
    most: 2,
  },
  {
    cue: /\b(?:consistent with|agrees? with|in line with|similar to|corroborat\w+|supports? (?:the )?findings)\b/i,
    roles: ['discussion'],
    lead: 'Where it agrees with others',
    most: 1,
  },
  {
    cue: /\b(?:in contrast to|contrary to|differs? from|disagrees? with|unlike)\b/i,
    roles: ['discussion'],
    lead: 'Where it differs from others',
    most: 1,
  },
  { move: 'surprise', roles: ['discussion', 'results'], lead: 'What was not expected', most: 1 },
  {
    cue: CAUSE,
    roles: ['conclusion', 'discussion', 'abstract'],
    lead: 'A sentence that speaks of cause; see whether the design allows it',
    most: 1,
  },
  {
    cue: /\blimitations?\b|\bshortcomings?\b|\bcannot be generali[sz]ed|\binterpreted with caution\b|\b(?:recall|selection|response|social desirability) bias|\bself-reported\b/i,
    roles: [...AFTER, 'methods'],
    lead: 'A limit it names',
    most: 3,
    others: 'never',
  },
  { move: 'recommendation', roles: ['conclusion', 'discussion'], lead: 'What it asks others to do', most: 1 },
]

export function resultsInterpretation({ study, checks }: Material): Point[] {
  const own = checks.filter(({ id, area }) => area === 'interpretation' || UNSEEN.test(id))
  const prose = study.reading.sentences.filter((one) => isProse(one) && isWholeSentence(one.text))
  const used = new Set<string>()
  const mayCause = CAUSAL_DESIGNS.has(study.design()?.design ?? '')
  // The check quotes the words itself where it finds them.
  const isSaid = own.some(({ id, outcome }) => id === 'causal-language' && outcome === 'look again')
  const quotes = LOOKED_FOR.filter(({ cue }) => cue !== CAUSE || !(mayCause || isSaid)).flatMap((looked) =>
    find(prose, looked, used),
  )
  const judged = own.filter(
    ({ outcome, id }) => (outcome === 'look again' || outcome === 'passed') && !SHOWN_BY_QUOTES.test(id),
  )
  if (quotes.length === 0 && judged.length === 0) return []
  const again = judged.filter(({ outcome }) => outcome === 'look again').map(saysIt)
  const fine = judged.filter(({ id, outcome }) => outcome === 'passed' && !UNSEEN.test(id)).map(saysIt)
  const absent = missing(own.filter(({ outcome }) => outcome === 'not found'))
  return withoutRepeats([...again, ...quotes, ...fine, ...absent]).slice(0, MOST_POINTS)
}

function find(
  prose: readonly ReadSentence[],
  { move, cue, roles, lead, most, others }: Looked,
  used: Set<string>,
): Point[] {
  const fits = ({ text }: ReadSentence) => (move ? movesOf(text).includes(move) : cue!.test(text))
  const found = roles.flatMap((role) =>
    prose.filter((one) => one.role === role && fits(one) && !used.has(one.id)),
  )
  // A sentence that leans on somebody else says less about this study.
  const own = found.filter(({ text }) => findCitations(text).length === 0)
  const best = others === 'never' || (others === 'else' && own.length > 0) ? own : found
  const telling = best.filter(({ text }) => !ANNOUNCES.test(text))
  return (telling.length > 0 ? telling : best).slice(0, most).map((sentence) => {
    used.add(sentence.id)
    return point(`${lead}: ${quoted(sentence.text)}`, evidenceOf(sentence))
  })
}
