/**
 * How many were studied. Every thesis names many counts: the frame, the plan, the pilot, other people's
 * samples. Each candidate says what it seems to be, and where it stands.
 */
import { findCitations } from './citations.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { NUMBER_IN_WORDS, readNumberWords } from './number-words.ts'
import { isProse, type Reading, type ReadSentence } from './reading.ts'

export type SampleKind = 'achieved' | 'planned' | 'population' | 'pilot' | 'other study'
export type SampleCandidate = { size: number; kind: SampleKind; score: number; evidence: Evidence }

const PEOPLE = String.raw`(?:participants?|respondents?|women|men|patients?|farmers?|students?|pupils?|learners?|teachers?|households?|nurses?|midwives|workers?|employees?|traders?|agents?|mothers?|children|adults?|informants?|interviewees?|people|persons|individuals|customers?|clients?|managers?|owners?|officers?|firms?|enterprises|businesses|companies|schools?|clinics?|villages?|villagers?|members?|youths?|girls?|boys|users?|subjects?|records?|cases|samples|plots|interviews|observations|questionnaires|banks|smes|lecturers|doctors|caregivers|fishers|miners|drivers|entrepreneurs)`
const COUNT = String.raw`(\d{1,3}(?:[,\u2009 ]\d{3})+|\d+)`
// "5 km from a clinic" counts no clinics.
const BETWEEN = String.raw`(?!(?:of|from|to|in|at|per|by|for|on|and|or|km|kilometres?|metres?|years?|months?|weeks?|days?|hours?|minutes?|kg|points?|times?|percent)\b)`
const FORMS: readonly [RegExp, number][] = [
  [new RegExp(String.raw`(?<![\p{L}\d])[nN]\s*=\s*${COUNT}(?![.\d])`, 'gu'), 3],
  [
    new RegExp(
      String.raw`\bsample(?: size)?(?:\s+\p{L}+){0,8}?\s(?:of|was|is|to|at|comprised|included|consisted of)\s+(?:about |approximately |only |a total of )?${COUNT}(?![.%\d])`,
      'giu',
    ),
    4,
  ],
  [new RegExp(String.raw`\b(?:a )?total of\s+${COUNT}(?![.%\d])`, 'giu'), 2],
  [new RegExp(String.raw`(?<![\d.,])${COUNT}\s+(?:${BETWEEN}\p{L}+[ -]){0,3}?${PEOPLE}\b`, 'giu'), 2],
]
const IN_WORDS = new RegExp(String.raw`\b(${NUMBER_IN_WORDS})\s+(?:\p{L}+[ -]){0,2}?${PEOPLE}\b`, 'giu')

const ROLE_SCORE: Partial<Record<ReadSentence['role'], number>> = {
  abstract: 3,
  methods: 3,
  results: 2,
  conclusion: 1,
  discussion: 0,
  introduction: -1,
  literature: -4,
  appendix: -3,
}
const TOOK_PART =
  /\b(?:participated|took part|were interviewed|was interviewed|interviewed|completed|responded|returned|enrolled|recruited|surveyed|were (?:selected|sampled|included|analysed|analyzed|drawn)|sample of|valid|usable|final sample|survey of|we sampled|administered)\b/i
const PLANNED =
  /\b(?:calculated|formula|Cochran|Yamane|Slovin|Krejcie|required|needed|minimum|estimated at|would be|will be|approached|distributed|targeted|aimed|came to|power analysis)\b/i
const POPULATION =
  /\b(?:target population|study population|population of|total population|sampling frame|registered|out of a population|universe)\b/i
const PILOT = /\b(?:pilot\w*|pre-?test\w*|pre-?tested|try-?out)\b/i

const sizeOf = (raw: string) => Number(raw.replace(/[,\s]/g, ''))

export function findSampleSizes(reading: Reading): SampleCandidate[] {
  const best = new Map<string, SampleCandidate>()
  const seenIn = new Map<number, Set<string>>()
  for (const sentence of reading.sentences.filter(isProse))
    for (const { size, weight, around } of countsIn(sentence.text)) {
      const kind = kindOf(sentence, around)
      const score =
        weight +
        (ROLE_SCORE[sentence.role] ?? 0) +
        (TOOK_PART.test(sentence.text) ? 2 : 0) +
        (kind === 'achieved' ? 1 : 0)
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

/** The one number an examiner would be told, where the document gives it. */
export function sampleSizeOf(reading: Reading): SampleCandidate | null {
  const candidates = findSampleSizes(reading).filter(({ score }) => score > 2)
  return (
    candidates.find(({ kind }) => kind === 'achieved') ??
    candidates.find(({ kind }) => kind === 'planned') ??
    null
  )
}

function countsIn(text: string): { size: number; weight: number; around: string }[] {
  const counts = new Map<number, { size: number; weight: number; around: string }>()
  const add = (size: number, weight: number, at: number, length: number) => {
    if (size < 2 || (size >= 1900 && size <= 2100 && weight < 3)) return
    const around = text.slice(Math.max(0, at - 70), at + length + 40)
    const held = counts.get(size)
    counts.set(size, {
      size,
      weight: Math.min(5, (held?.weight ?? 0) + weight),
      around: held ? `${held.around} ${around}` : around,
    })
  }
  for (const [form, weight] of FORMS)
    for (const match of text.matchAll(form)) add(sizeOf(match[1]!), weight, match.index, match[0].length)
  for (const match of text.matchAll(IN_WORDS))
    add(readNumberWords(match[1]!), 2, match.index, match[0].length)
  return [...counts.values()]
}

function kindOf(sentence: ReadSentence, around: string): SampleKind {
  if (
    sentence.role === 'literature' ||
    (sentence.role !== 'methods' && findCitations(sentence.text).length > 0)
  )
    return 'other study'
  if (PILOT.test(around)) return 'pilot'
  if (POPULATION.test(around)) return 'population'
  return PLANNED.test(around) && !/\b(?:completed|participated|returned|responded|took part)\b/i.test(around)
    ? 'planned'
    : 'achieved'
}
