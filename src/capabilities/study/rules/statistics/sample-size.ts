/**
 * The sample size. Every thesis names many counts: the frame, the plan, the pilot, other studies' samples. Each
 * candidate has its apparent kind and its place.
 */

import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { findCitations } from '../text/citations.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../text/number-words.ts'
import { PREPARING_STEP } from '../text/preparing-step.ts'

export type SampleKind = 'achieved' | 'planned' | 'population' | 'excluded' | 'pilot' | 'other-study'
export type SampleCandidate = { size: number; kind: SampleKind; score: number; evidence: StudyEvidence }

export const PEOPLE =
  '(?:participants?|respondents?|women|men|patients?|farmers?|students?|pupils?|learners?|teachers?|households?|nurses?|midwives|workers?|employees?|traders?|agents?|mothers?|children|adults?|informants?|interviewees?|people|persons|individuals|customers?|clients?|managers?|owners?|officers?|firms?|enterprises|businesses|companies|schools?|clinics?|villages?|villagers?|members?|youths?|girls?|boys|users?|subjects?|records?|cases|samples|plots|interviews|observations|questionnaires|banks|smes|lecturers|doctors|caregivers|fishers|miners|drivers|entrepreneurs)'
const COUNT = String.raw`(\d{1,3}(?:[,\u2009 ]\d{3})+|\d+)`
// "5 km from a clinic" is not a count of clinics.
const BETWEEN = String.raw`(?!(?:of|from|to|in|at|per|by|for|on|and|or|km|kilometres?|metres?|years?|months?|weeks?|days?|hours?|minutes?|kg|points?|times?|percent)\b)`
const FORMS: readonly [RegExp, number][] = [
  [new RegExp(String.raw`(?<![A-Za-zÀ-ɏ\d])[nN]\s*=\s*${COUNT}(?![.\d])`, 'g'), 3],
  [
    new RegExp(
      String.raw`\bsample(?: size)?(?:\s+[A-Za-zÀ-ɏ]+){0,8}?\s(?:of|was|is|to|at|comprised|included|consisted of)\s+(?:about |approximately |only |a total of )?${COUNT}(?![.%\d])`,
      'gi',
    ),
    4,
  ],
  [new RegExp(String.raw`\b(?:a )?total of\s+${COUNT}(?![.%\d])`, 'gi'), 2],
  [new RegExp(String.raw`(?<![\d.,])${COUNT}\s+(?:${BETWEEN}[A-Za-zÀ-ɏ]+[ -]){0,3}?${PEOPLE}\b`, 'gi'), 2],
  [
    new RegExp(
      String.raw`(?<![\d.,])${COUNT}(?:\s+[A-Za-zÀ-ɏ]+){0,3}?\s+(?:completed|returned|responded|participated|took part|agreed|interviewed)\b`,
      'gi',
    ),
    3,
  ],
]
/** Most sentences contain no count, and the patterns are slow to fail. */
const HAS_DIGIT = /\d/
const HAS_NUMBER_WORD =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i
const IN_WORDS = new RegExp(String.raw`\b(${NUMBER_IN_WORDS})\s+(?:[A-Za-zÀ-ɏ]+[ -]){0,2}?${PEOPLE}\b`, 'gi')

const ROLE_SCORE: Partial<Record<ReadSentence['role'], number>> = {
  abstract: 3,
  methods: 3,
  results: 2,
  conclusion: 1,
  discussion: 0,
  introduction: -1,
  other: -2,
  'front-matter': -1,
  literature: -4,
  appendix: -3,
}
const TOOK_PART =
  /\b(?:participated|took part|were interviewed|was interviewed|interviewed|completed|responded|returned|enrolled|recruited|surveyed|were (?:selected|sampled|included|analysed|analyzed|drawn)|sample of|valid|usable|final sample|survey of|we sampled|administered)\b/i
const PLANNED =
  /\b(?:calculated|formula|Cochran|Yamane|Slovin|Krejcie|required|needed|minimum|estimated at|would be|will be|approached|distributed|targeted|aimed|came to|power analysis)\b/i
const FORMULA = /\b(?:formula|Cochran|Yamane|Slovin|Krejcie|power (?:analysis|calculation))\b/i
const POPULATION =
  /\b(?:target population|study population|population of|total population|sampling frame|registered|out of a population|universe)\b|\b(?:in|on) the (?:\w+ ){0,2}(?:registry|register|database|country)\b/i
const EXCLUDED =
  /^[^.;,]{0,30}\b(?:excluded|removed|dropped|discarded|lost to|withdr[ae]w|declined|refused)\b/i
const FINAL =
  /\b(?:resulting in|leaving|final (?:sample|analysis|dataset)|were included|included in the (?:final )?analysis)\b/i
const PILOT = /\b(?:pilot\w*|pre-?test\w*|pre-?tested|try-?out)\b/i
const DONE = /\b(?:completed|participated|returned|responded|took part|resulting in|final)\b/i

const sampleNumber = (raw: string) => Number(raw.replace(/[,\s]/g, ''))

export function findSampleSizes(
  reading: ReadDocument,
  sentences: readonly ReadSentence[] = reading.sentences.filter(isProse),
): SampleCandidate[] {
  const best = new Map<string, SampleCandidate>()
  const seenIn = new Map<number, Set<string>>()
  for (const sentence of sentences)
    for (const count of countsIn(sentence.text)) {
      const { size } = count
      const kind = sampleKind(sentence, count)
      const score =
        count.weight +
        (ROLE_SCORE[sentence.role] ?? 0) +
        (TOOK_PART.test(sentence.text) ? 2 : 0) +
        (kind === 'achieved' ? 1 : 0) +
        (FINAL.test(count.before) || FINAL.test(count.after) ? 2 : 0)
      const roles = seenIn.get(size) ?? new Set()
      seenIn.set(size, roles.add(sentence.role))
      const key = `${size} ${kind}`
      if ((best.get(key)?.score ?? -Infinity) < score)
        best.set(key, { size, kind, score, evidence: evidenceOf(sentence) })
    }
  return [...best.values()]
    .map((candidate) => ({
      ...candidate,
      score: candidate.score + 2 * ((seenIn.get(candidate.size)?.size ?? 1) - 1),
    }))
    .sort((a, b) => b.score - a.score || b.size - a.size)
}

/** The number to give an examiner, if the document states it. */
export function sampleSizeOf(
  reading: ReadDocument,
  sentences?: readonly ReadSentence[],
): SampleCandidate | null {
  const named = findSampleSizes(reading, sentences)
  const candidates = named.filter(({ score }) => score > 2)
  const isPopulation = (size: number) => named.some((one) => one.kind === 'population' && one.size === size)
  const achieved = candidates.filter(({ kind }) => kind === 'achieved')
  return (
    achieved.find(({ size }) => !isPopulation(size)) ??
    candidates.find(({ kind }) => kind === 'planned') ??
    achieved[0] ??
    null
  )
}

/** A count with the words of its own clause, before and after it. */
type Count = { size: number; weight: number; before: string; after: string }

/** Each count in a sentence, with its apparent kind. */
export const sizesIn = (sentence: ReadSentence): { size: number; kind: SampleKind }[] =>
  countsIn(sentence.text).map((count) => ({ size: count.size, kind: sampleKind(sentence, count) }))

function countsIn(text: string): Count[] {
  const counts = new Map<number, Count>()
  const add = (size: number, weight: number, at: number, length: number) => {
    const after = text.slice(at + length, at + length + 60)
    const isYear = size >= 1900 && size <= 2100 && weight < 3
    if (
      size < 2 ||
      isYear ||
      isOfMeasure(text.slice(Math.max(0, at - 70), at)) ||
      /^\s*(?:million|billion)\b/i.test(after)
    )
      return
    const clause = {
      before: text
        .slice(Math.max(0, at - 70), at)
        .split(/[,;]/)
        .at(-1)!,
      after: after.split(/[,;]/)[0]!,
    }
    const held = counts.get(size)
    counts.set(size, { size, ...(held ?? clause), weight: Math.min(5, (held?.weight ?? 0) + weight) })
  }
  if (HAS_DIGIT.test(text))
    for (const [form, weight] of FORMS)
      for (const match of text.matchAll(form)) {
        const digits = match[1]!
        add(sampleNumber(digits), weight, match.index + match[0].lastIndexOf(digits), digits.length)
      }
  if (HAS_NUMBER_WORD.test(text))
    for (const match of text.matchAll(IN_WORDS))
      add(readNumberWords(match[1]!), 2, match.index, match[1]!.length)
  return [...counts.values()]
}

/** "the maximum age in the sample is 44" is not a count of people. */
const isOfMeasure = (before: string) =>
  /\b(?:age|mean|average|median|minimum|maximum|lowest|highest|score|income|rate|percentage|share|deviation|correlation)\b[^.;,]{0,40}\bsample\b[^.;,]*$/i.test(
    before,
  )

/** "The area has 450 households, and a sample of 90 was drawn": the sample is drawn from the larger number. */
function isDrawnFrom(text: string, size: number): boolean {
  if (!/\bsample/i.test(text)) return false
  const samples = [...text.matchAll(SAMPLE_OF)].map(([, digits]) => sampleNumber(digits!))
  return samples.some((sample) => sample > 1 && sample < size) && !samples.includes(size)
}
const SAMPLE_OF = new RegExp(
  String.raw`\bsample(?: size)? of\s+(?:about |approximately |only |a total of )?${COUNT}(?![.%\d])`,
  'gi',
)

function sampleKind(sentence: ReadSentence, { before, after, size }: Count): SampleKind {
  const citesOthers = sentence.role !== 'methods' && findCitations(sentence.text).length > 0
  if (sentence.role === 'literature' || citesOthers) return 'other-study'
  const clause = `${before} # ${after}`
  if (PILOT.test(clause)) return 'pilot'
  // "The guide was checked by experts, and 96 nurses completed it": the 96 are not the experts.
  if (PREPARING_STEP.test(clause) || (PREPARING_STEP.test(sentence.text) && !DONE.test(clause)))
    return 'pilot'
  if (EXCLUDED.test(after)) return 'excluded'
  if (POPULATION.test(clause) || (!DONE.test(clause) && isDrawnFrom(sentence.text, size))) return 'population'
  return !DONE.test(clause) && (PLANNED.test(clause) || FORMULA.test(sentence.text)) ? 'planned' : 'achieved'
}
