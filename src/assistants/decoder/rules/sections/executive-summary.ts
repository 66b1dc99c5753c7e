/** What the document is, what it wanted, and what it found, mostly in its own words. */

import { stem } from '#capabilities/documents/rules/stem.ts'
import type { Design } from '#capabilities/study/rules/design/design.ts'
import { evidenceOf } from '#capabilities/study/rules/document/evidence.ts'
import type { Reading } from '#capabilities/study/rules/document/reading.ts'
import type { KeyPhrase } from '#capabilities/study/rules/gist/key-phrases.ts'
import type { SummaryPoint } from '#capabilities/study/rules/gist/summary.ts'
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import { listed } from '#kit/listed.ts'
import { pagesWords } from '#product/place.ts'
import type { Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point, withoutRepeats } from '../words/point.ts'
import { sureSample } from '../words/sure-sample.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { quoted } from '../words/wording.ts'

export const DESIGN_NAMES: Record<Design, string> = {
  trial: 'a randomised trial',
  'quasi-experiment': 'a quasi-experiment',
  experiment: 'an experiment',
  cohort: 'a cohort study',
  'case-control': 'a case-control study',
  'cross-sectional': 'a cross-sectional study',
  qualitative: 'a qualitative study',
  mixed: 'a mixed-methods study',
  'case study': 'a case study',
  'action research': 'an action research study',
  review: 'a review of studies',
  'secondary data': 'a study of data that existed before',
  simulation: 'a simulation study',
  'computational experiment': 'a computational experiment',
}

const LEADS: Record<SummaryPoint['move'], string> = {
  aim: 'The aim',
  question: 'The question',
  gap: 'Why it was needed',
  method: 'How it was done',
  sample: 'Who or what was studied',
  finding: 'A main result',
  'no effect': 'What showed no clear difference',
  surprise: 'What surprised',
  limitation: 'A limit it names itself',
  conclusion: 'What it concludes',
  recommendation: 'What it recommends',
  contribution: 'What it adds',
  theory: 'The theory behind it',
  'further work': 'What is left to do',
  'main point': 'A main point',
}

const leadOf = (move: SummaryPoint['move'], quote: string) =>
  LEADS[
    move === 'finding' &&
    /\b(?:not|no) (?:\w+ )?(?:significant|difference|association|relationship|effect)|\bdid not (?:significantly )?differ/i.test(
      quote,
    )
      ? 'no effect'
      : move
  ]

const ORDER: readonly SummaryPoint['move'][] = [
  'aim',
  'gap',
  'method',
  'sample',
  'finding',
  'no effect',
  'conclusion',
  'recommendation',
  'limitation',
  'main point',
]

export function executiveSummary({ study, checks }: Material): Point[] {
  const said = withMainAim(study.summary(), study.reading).filter(isWorthSaying)
  const findings = said.filter(({ move }) => move === 'finding')
  const withFigures = findings.filter(({ evidence }) => hasOwnFigure(evidence.quote))
  const kept = said.filter(
    (one) => one.move !== 'finding' || withFigures.length === 0 || withFigures.includes(one),
  )
  const points = kept
    .sort((a, b) => ORDER.indexOf(a.move) - ORDER.indexOf(b.move))
    .map(({ move, evidence }) =>
      point(`${leadOf(move, evidence.quote)}: ${quoted(evidence.quote)}`, evidence),
    )
  const reads = howItReads(checks)
  return withoutRepeats([...inShort(study), ...points.slice(0, MOST_POINTS - 2), ...reads])
}

const MAIN_AIM = /\b(?:main|central|general|overall|primary|overarching) (?:aim|objective|purpose|goal)\b/i
const LIMIT =
  /\blimit|\bshortcoming|\bgenerali[sz]|\bcaution|\bbias|\bself-report|\bsmall sample|\bnot possible/i

/** A thesis of several papers has several objectives, and one aim. */
function withMainAim(summary: readonly SummaryPoint[], { sentences }: Reading): SummaryPoint[] {
  const main = sentences.find(
    ({ role, text }) =>
      (role === 'abstract' || role === 'introduction') && MAIN_AIM.test(text) && isWholeSentence(text),
  )
  const aim = main ?? (summary.some(({ move }) => move === 'aim') ? undefined : whatItDoes(sentences))
  return aim
    ? [{ move: 'aim', evidence: evidenceOf(aim) }, ...summary.filter(({ move }) => move !== 'aim')]
    : [...summary]
}

/** Many papers never write "aim". */
const whatItDoes = (sentences: Reading['sentences']) =>
  sentences.find(
    ({ role, text }) =>
      /^(?:abstract|introduction|front-matter)$/.test(role) &&
      isWholeSentence(text) &&
      IN_THIS_WORK.test(text),
  )
const IN_THIS_WORK =
  /\b(?:in this (?:work|paper|thesis|study|article|dissertation),? (?:we|I)|this (?:work|paper|thesis|article|dissertation) (?:presents|proposes|shows|describes|examines|investigates|explores)|we (?:propose|present|introduce|investigate))\b/i

const isWorthSaying = ({ move, evidence: { quote } }: SummaryPoint): boolean =>
  isWholeSentence(quote) &&
  (move !== 'limitation' || LIMIT.test(quote)) &&
  (move !== 'finding' || !/\b(?:findings|results) (?:may|can|could|will)\b/i.test(quote))

/** Years, numbers of figures and tables, and names such as BM25 are no results. */
const hasOwnFigure = (text: string): boolean =>
  /(?<![\p{L}\d]|\p{L}-)\d/u.test(
    text.replace(
      /\b(?:Fig(?:ure|s)?|Table|Section|Chapter)s?\.?\s*[A-Z]?\d[\d.]*[a-z]?|\b(?:19|20)\d\d\b/g,
      '',
    ),
  )

const howItReads = (checks: Material['checks']): Point[] =>
  checks
    .filter(({ id, outcome }) => id === 'sentence-length' && outcome !== 'does not apply')
    .map(({ says, evidence }) => point(`How it reads: ${says}`, ...evidence))

const MOST_TOPICS = 3
/** "Keeps coming back" has to be true. */
const LEAST_TIMES = 3

function topicsOf(study: OpenStudy): KeyPhrase[] {
  const often = study.keyPhrases().filter(({ phrase, count }) => count >= LEAST_TIMES && phrase.includes(' '))
  return often
    .filter(({ phrase }, at) => !often.some((other, i) => i !== at && isWithin(phrase, other.phrase, i < at)))
    .slice(0, MOST_TOPICS)
}

/** "Late booking" is said in "late antenatal booking", and "booked late" is "late booking" again. */
function isWithin(phrase: string, other: string, isEarlier: boolean): boolean {
  const stemsOf = (words: string) => words.split(' ').map(stem)
  const [own, others] = [stemsOf(phrase), stemsOf(other)]
  return own.every((one) => others.includes(one)) && (own.length < others.length || isEarlier)
}

/** Topics are found in small letters; names keep theirs. */
function asWritten({ phrase, evidence }: KeyPhrase, { sentences }: Reading): string {
  const words = phrase.split(' ').map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
  const [found] = evidence.quote.match(new RegExp(words.join('[\\s–-]+'), 'i')) ?? [phrase]
  // What is written small elsewhere is a word at the head of a sentence, or in a heading, here.
  return sentences.some(({ text }) => text.includes(phrase)) || /^.\P{Lu}*$/u.test(found) ? phrase : found
}

/** Nothing in it depends on what kind of document it was taken for: that may be corrected. */
function inShort(study: OpenStudy): Point[] {
  const design = study.design()
  const sample = sureSample(study)
  const topics = topicsOf(study)
  if (!design && !sample && topics.length === 0) return []
  const pages = pagesWords(study.reading.pages, study.reading.paged)
  const size = sample ? ` with a sample of ${sample.size.toLocaleString('en')}` : ''
  const name = design ? `${DESIGN_NAMES[design.design]}${size}, in ${pages}` : `${pages}${size && `,${size}`}`
  const about =
    topics.length > 0
      ? ` It keeps coming back to ${listed(topics.map((topic) => asWritten(topic, study.reading)))}.`
      : ''
  return [point(`In short: ${name}.${about}`, design?.evidence[0], sample?.evidence, topics[0]?.evidence)]
}
