/**
 * Checks that abstract, methods and results name the same number of people. A number that another part also names is no
 * disagreement: studies lose people on the way, and say so.
 */

import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import { COUNT, readCount } from '../../statistics/printed-number.ts'
import { PEOPLE, type SampleCandidate, sizesIn } from '../../statistics/sample-size.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../../text/number-words.ts'
import type { OwnStudy } from '../own-study.ts'

type SamplePart = 'abstract' | 'methods' | 'results'
type Statement = { size: number; evidence: StudyEvidence }
export type SampleAgreement = {
  size: number | null
  /** The parts that name this size, each with its sentence. */
  parts: { part: SamplePart; evidence: StudyEvidence }[]
  differs: { part: SamplePart; size: number; evidence: StudyEvidence }[]
  /** True if the methods speak of respondents at all. */
  isOfPeople: boolean
  /** Other sizes that a part states as the sample: which of them is it, nobody told. */
  rivals: number[]
  /** The parts the document has, by their headings. */
  present: SamplePart[]
}

const PARTS: readonly SamplePart[] = ['abstract', 'methods', 'results']
const NAMES_THE_SAMPLE: readonly RegExp[] = [
  new RegExp(
    String.raw`\bsample(?: size)?(?:\s+[A-Za-zÀ-ɏ]+){0,4}?\s(?:of|was|is|comprised|included|consisted of|=)\s+(?:about |only |a total of )?(${COUNT})(?!\s?%)`,
    'gi',
  ),
  new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])N\s*=\s*(${COUNT})`, 'g'),
  new RegExp(String.raw`\ba total of\s+(${COUNT})\s+(?:[A-Za-zÀ-ɏ]+[ -]){0,3}?${PEOPLE}\b`, 'gi'),
  new RegExp(
    String.raw`(?<![\d.,])(${COUNT})\s+(?:[A-Za-zÀ-ɏ]+[ -]){0,2}?${PEOPLE}\s+(?:who\s+)?(?:participated|took part|were (?:interviewed|surveyed|included|enrolled|sampled|recruited)|responded|completed)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:survey(?:ed)?|study|interview(?:s|ed)|data|sampled|recruited|enrolled)\s+(?:were collected |was conducted )?(?:of |with |from |among |on )?(?:about )?(${COUNT})\s+(?:[A-Za-zÀ-ɏ]+[ -]){0,2}?${PEOPLE}\b`,
    'gi',
  ),
]
const MAY_NAME_IT =
  /sampl|\bN\s*=|\btotal of|survey|\bstudy\b|interview|collected|recruit|enrol|participa|took part|included|respond|complet/i
const INTEGERS = new RegExp(String.raw`(?<![\d.,])(${COUNT})`, 'g')
/** Some took part in one thing only, and some numbers do not count people; neither is a sample size. */
const SUBGROUP =
  /\b(?:key informants?|focus groups?|in-depth|qualitative|pilot\w*|pre-?test\w*|subgroups?|subsets?|sub-?samples?|per (?:school|ward|group|arm)|each|observations|bootstrap\w*|iterations|replicat\w+|simulat\w+|person-(?:years|months))\b/i

const N_OF_A_TEST = /(?<=[A-Za-zχ²2])\s?\(\d+\s*[,;]\s*[nN]\s*=\s*[\d,]+\)/g

const isInPart = (part: SamplePart, { role }: ReadSentence) => role === part

/** The sample as one part of the study gives it. */
type SampleStatements = {
  part: SamplePart
  stated: Statement[]
  numbers: Set<number>
  besideTests: Set<number>
}

export function sampleAgreementOf(
  reading: ReadDocument,
  own: OwnStudy,
  told: SampleCandidate | null,
): SampleAgreement {
  const texts = [...own.sentences, ...own.blocks]
  const said = PARTS.map((part): SampleStatements => {
    const inPart = texts.filter((one) => isInPart(part, one))
    // The N in the bracket of a test may be right where the sentence above it is not.
    const besideTests = integersOf(inPart.map(({ text }) => ({ text: text.replace(N_OF_A_TEST, ' ') })))
    return { part, stated: statementsOf(own, part), numbers: integersOf(inPart), besideTests }
  })
  const present = PARTS.filter((part) => reading.sentences.some((sentence) => isInPart(part, sentence)))
  if (!told || !isSampleSize(told, said))
    return {
      size: null,
      parts: [],
      differs: [],
      rivals: [],
      isOfPeople: told === null && isOfPeople(reading),
      present,
    }

  const differs = differencesIn(said, reading, told.size)
  const size = sizeOfTheRest(said, differs) ?? told.size
  const parts = PARTS.flatMap((part) => {
    if (differs.some((one) => one.part === part)) return []
    const holder =
      texts.find((one) => isInPart(part, one) && integersOf([one]).has(size)) ??
      sentenceNaming(reading, part, size)
    return holder ? [{ part, evidence: evidenceOf(holder) }] : []
  })
  const rivals = [...new Set(said.flatMap(({ stated }) => stated.map((one) => one.size)))].filter(
    (one) => one !== size,
  )
  return { size, parts, differs, rivals, isOfPeople: true, present }
}

/** "The top 100 passages" is an ordinary count; only statements of the sample are compared. */
function isSampleSize({ size, evidence }: SampleCandidate, said: readonly SampleStatements[]): boolean {
  const isStated = said.some(({ stated }) => stated.some((one) => one.size === size))
  const isSpelled = !integersOf([{ text: evidence.quote }]).has(size)
  return isStated || isSpelled || countsPeople(evidence.quote, size)
}

function differencesIn(said: readonly SampleStatements[], reading: ReadDocument, size: number) {
  const strangers = said.flatMap(({ part, stated, besideTests }) => {
    const others = said.filter((one) => one.part !== part)
    const elsewhere = others.flatMap((one) => one.stated)
    const agrees = elsewhere.some((one) => besideTests.has(one.size))
    if (elsewhere.length === 0 || agrees) return []
    const isKnown = (n: number) =>
      others.some((one) => one.numbers.has(n) || sentenceNaming(reading, one.part, n) !== undefined)
    const stranger = stated.find((statement) => !isKnown(statement.size))
    return stranger ? [{ part, ...stranger }] : []
  })
  const [abstract, methods, results] = said
  const tooMany = results?.stated.find(
    (one) => one.size > size && !abstract?.numbers.has(one.size) && !methods?.numbers.has(one.size),
  )
  const isNew = tooMany && methods?.stated.length && !strangers.some(({ part }) => part === 'results')
  return isNew ? [...strangers, { part: 'results' as const, ...tooMany }] : strangers
}

/** If the number given for the study is the odd one out, the other parts decide. */
function sizeOfTheRest(
  said: readonly SampleStatements[],
  differs: readonly { part: SamplePart; size: number }[],
) {
  const rest = said.filter(({ part }) => !differs.some((one) => one.part === part))
  return differs.length > 0 ? rest.flatMap(({ stated }) => stated)[0]?.size : undefined
}

const PEOPLE_COUNTED = new RegExp(
  String.raw`(?<![\d.,])(${COUNT})\s+(?:[A-Za-zÀ-ɏ]+[ -]){0,2}?${PEOPLE}\b`,
  'gi',
)
const countsPeople = (text: string, size: number) =>
  [...text.matchAll(PEOPLE_COUNTED)].some((match) => readCount(match[1]!) === size)

const ANSWERING = /\b(?:respondents?|participants?|interviewees?|informants?|questionnaires?|patients?)\b/i
const isOfPeople = ({ sentences }: ReadDocument) =>
  sentences.filter(({ role, text }) => role === 'methods' && ANSWERING.test(text)).length > 1

const integersOf = (texts: readonly { text: string }[]) =>
  new Set(
    texts.flatMap(({ text }) =>
      [...plainFigures(text).matchAll(INTEGERS)].map((match) => readCount(match[1]!)),
    ),
  )

const IN_WORDS = new RegExp(String.raw`\b(?:${NUMBER_IN_WORDS})\b`, 'gi')

/** "Twenty-two nurses" is the 22 of the abstract. */
const sentenceNaming = ({ sentences }: ReadDocument, part: SamplePart, n: number) =>
  sentences.find(
    (sentence) =>
      isInPart(part, sentence) &&
      [...sentence.text.matchAll(IN_WORDS)].some((match) => readNumberWords(match[0]) === n),
  )

function statementsOf({ sentences }: OwnStudy, part: SamplePart): Statement[] {
  return sentences
    .filter(
      (sentence) =>
        isInPart(part, sentence) && MAY_NAME_IT.test(sentence.text) && !SUBGROUP.test(sentence.text),
    )
    .flatMap((sentence) => {
      const named = NAMES_THE_SAMPLE.flatMap((form) => [...sentence.text.matchAll(form)])
        .map((match) => readCount(match[1]!))
        .filter((size) => size > 1)
      if (named.length === 0) return []
      const achieved = new Set(
        sizesIn(sentence)
          .filter(({ kind }) => kind === 'achieved')
          .map(({ size }) => size),
      )
      return named
        .filter((size) => achieved.has(size))
        .map((size) => ({ size, evidence: evidenceOf(sentence) }))
    })
}
