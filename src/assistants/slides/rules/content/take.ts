/** Takes statements from a document, each once; a repetition is shown once and adds its place. */

import {
  FACT_KINDS,
  type Fact,
  type FactKind,
  type ReadSentence,
  shownOf,
} from '#capabilities/study/index.ts'
import { isProse } from '#capabilities/study/text.index.ts'
import type { SectionPart, SectionRole } from '#product/document-model.ts'
import type { Point, SlideSource } from '../deck/deck.ts'
import { withoutLead, wordCount } from '../words/clean.ts'
import { type Material, plainWords, pointFrom, sourceOf, sourceOfFact } from './material.ts'
import { mostSalient, worthOf } from './salience.ts'

/** A conclusion that repeats a hypothesis is no second source of the hypothesis. */
const FAMILIES: Partial<Record<FactKind, string>> = {
  gap: 'problem',
  'null-result': 'result',
  conclusion: 'result',
  approach: 'design',
  procedure: 'analysis',
  instrument: 'analysis',
  sampling: 'sample-size',
  population: 'sample-size',
}
export const familyOf = (kind: FactKind): string => FAMILIES[kind] ?? kind

type TakeCandidate = { source: SlideSource; family: string }
type Wishes = {
  head?: string | undefined
  wants?: RegExp | undefined
}

const RANKED: ReadonlySet<FactKind> = new Set([
  'result',
  'null-result',
  'procedure',
  'analysis',
  'conclusion',
])

/** Kinds listed in sequence: short ones leave room for more. */
const SEVERAL: ReadonlySet<FactKind> = new Set(['limitation', 'recommendation', 'contribution'])
const LONG_LINE = 14

/** Surest first; when a document has many of a kind, the likeliest to be asked about first. */
export function factsToShow(
  { book, core, sentences, lines }: Pick<Material, 'book' | 'core' | 'sentences' | 'lines'>,
  kind: FactKind,
): Fact[] {
  const facts = shownOf(book, kind)
  if (SEVERAL.has(kind)) {
    const isLong = ({ evidence }: Fact) =>
      wordCount(pointFrom({ lines }, { ...evidence })?.text ?? evidence.quote) > LONG_LINE
    return [...facts.filter((fact) => !isLong(fact)), ...facts.filter(isLong)]
  }
  if (!RANKED.has(kind)) return facts
  const worth = ({ evidence }: Fact) => {
    const sentence = sentences.get(evidence.sentenceId)
    return sentence ? worthOf(sentence, core) : 0
  }
  return [...facts].sort((a, b) => worth(b) - worth(a))
}

/** Up to `most` unused facts of these kinds, surest first. */
export function takeFacts(
  material: Material,
  kinds: readonly FactKind[],
  most: number,
  wishes: Wishes = {},
): Point[] {
  const facts = kinds.flatMap((kind) =>
    factsToShow(material, kind).map((fact) => ({ source: sourceOfFact(fact), family: familyOf(kind) })),
  )
  return take(material, facts, most, wishes)
}

/** Uncertain facts, when there is nothing surer: for slides that only report the document. */
export function takeLikely(material: Material, kinds: readonly FactKind[], most: number): Point[] {
  const facts = material.book.facts.filter(
    ({ kind, certainty }) => certainty === 'likely' && kinds.includes(kind),
  )
  return take(
    material,
    facts.map((fact) => ({ source: sourceOfFact(fact), family: familyOf(fact.kind) })),
    most,
    {},
  )
}

/** 'Draw a bar chart (4 marks)': an assignment is not an action of the study. */
const TASK =
  /^(?:\W*\w{1,3}[.)]\s+)?(?:draw|state|give|explain|generate|list|discuss|describe|calculate|compute|identify|collect|develop|write|attach|suppose|consider|recall|note|see)\b|\(\d+ marks?\)/i
export const isTold = (sentence: ReadSentence): boolean => isProse(sentence) && !TASK.test(sentence.text)

const OUTSIDE: readonly SectionRole[] = ['front-matter', 'appendix', 'references']

/** Also sentences of parts of the text: the likeliest to be asked about, in document order. */
export function takeSentences(
  material: Material,
  where: { roles?: readonly SectionRole[]; parts?: readonly (SectionPart | undefined)[]; wants?: RegExp },
  most: number,
  head?: string,
): Point[] {
  const sentences = material.study.reading.sentences.filter(
    (sentence) =>
      isTold(sentence) &&
      !material.wishes.has(sentence.id) &&
      !OUTSIDE.includes(sentence.role) &&
      (!where.roles || where.roles.includes(sentence.role)) &&
      (!where.parts || where.parts.includes(sentence.part)) &&
      (!where.wants || where.wants.test(sentence.text)) &&
      !material.used.has(sentence.id) &&
      pointFrom(material, sourceOf(sentence)) !== undefined,
  )
  return take(
    material,
    mostSalient(sentences, Math.max(1, most), material.core).map((sentence) => ({
      source: sourceOf(sentence),
      family: sentence.role,
    })),
    most,
    { head },
  )
}

function take(
  material: Material,
  candidates: readonly TakeCandidate[],
  most: number,
  { head, wants }: Wishes,
): Point[] {
  const found: Point[] = []
  for (const { source, family } of candidates) {
    if (found.length >= most) break
    if (material.used.has(source.sentenceId) || (wants && !wants.test(source.quote))) continue
    for (const quote of itemsOf(source.quote)) {
      if (found.length >= most) break
      const point = takeOne(material, { ...source, quote }, family, head)
      if (point) found.push(point)
    }
  }
  return found
}

/** Undefined when it makes no line, or repeats an existing one: that line then names both places. */
export function takeOne(
  material: Material,
  source: SlideSource,
  family: string,
  head?: string,
): Point | undefined {
  const point = pointFrom(material, source, head)
  if (!point || material.headings.has(plainWords(point.text))) return undefined
  material.used.add(source.sentenceId)
  const alike = material.taken.filter((one) => isAlike(one.point.text, point.text))
  const same = alike.find((one) => one.family === family)
  // Filler is not repeated in other words either.
  if (!same && alike.length > 0 && isFiller(family)) return undefined
  if (!same) {
    material.taken.push({ point, family })
    return point
  }
  if (!same.point.sources.some(({ sentenceId }) => sentenceId === source.sentenceId))
    same.point.sources.push(source)
  return undefined
}

const isFiller = (family: string): boolean => !(FACT_KINDS as readonly string[]).includes(family)

const contentWords = (text: string): Set<string> =>
  new Set(
    (
      withoutLead(text)
        .toLowerCase()
        .match(/\p{L}{4,}|\d[\d.,]*/gu) ?? []
    ).filter((word) => !OF_ANY_WORK.test(word)),
  )
/** Words common to all studies do not make two lines alike. */
const OF_ANY_WORK =
  /^(?:there|were|this|that|these|those|with|from|have|been|will|also|which|their|stud(?:y|ies)|research|thesis|project|paper|conducted|carried|aims?|aimed|order|using|used)$/
const DENIES = /\b(?:no|not|nor|neither|never|cannot|without|fail(?:s|ed)?|un\p{L}+able|insignificant)\b/iu

/** The same statement twice. A denial is not the same. */
export function isAlike(a: string, b: string): boolean {
  if (DENIES.test(a) !== DENIES.test(b)) return false
  const left = contentWords(a)
  const right = contentWords(b)
  const both = [...left].filter((word) => right.has(word)).length
  return both / Math.max(1, Math.min(left.size, right.size)) > 0.7
}

/** Returns points that were taken but not shown. */
export function giveBack({ used, taken }: Material, points: readonly Point[]): void {
  for (const point of points) {
    const at = taken.findIndex((one) => one.point === point)
    if (at >= 0) taken.splice(at, 1)
    for (const { sentenceId } of point.sources) used.delete(sentenceId)
  }
}

/** 'We hypothesise that: (H1) …; (H2) …': splits a sentence with a list into one statement per item. Nothing is added. */

const MARK = /(?<=^|[\s:;,])\(?(?:H\s?\d{1,2}|RQ\s?\d|\d{1,2}|[a-h]|i{1,3}|iv|v)\)\s+/g
const LEAST_WORDS = 5
/** 'We hypothesise that' means nothing alone; 'Linear models were fitted in R to test' does. */
const LEAD_WORDS = 8

/** The parts unchanged; the sentence itself when it has no list. */
function itemsOf(sentence: string): string[] {
  const marks = [...sentence.matchAll(MARK)]
  if (marks.length < 2) return [sentence]
  const items = marks.map(({ 0: mark, index }, at) =>
    sentence
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/[\s,;.]+(?:and|or)?\s*$/, '')
      .trim(),
  )
  if (!items.every((item) => item.split(/\s+/).length >= LEAST_WORDS)) return [sentence]
  const lead = sentence.slice(0, marks[0]?.index).replace(/[\s:,;]+$/, '')
  return lead.split(/\s+/).length >= LEAD_WORDS ? [lead, ...items] : items
}
