/** The numbers of the abstract, and the same numbers in the rest of the work. */
import { joinList } from '#kit/join-list.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadDocument } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { isContentsLine } from '../../text/contents-line.ts'
import { findNumbers, type NumberMention } from '../../text/numbers.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'

const MOST_NAMED = 5

export const abstractNumbers: Comparator = {
  about: {
    id: 'abstract-numbers',
    area: 'interpretation',
    label: 'The numbers in the abstract stand in the document too',
    weight: 3,
  },
  one: 'number of the abstract',
  many: 'numbers of the abstract',
  holds: 'stands elsewhere in the document too',
  hold: 'stand elsewhere in the document too',
  none: 'I found no numbers in an abstract.',
  advice: 'Compare the abstract with your results, number by number.',
  ofText: true,
  consequence: 'Many read the abstract alone, and will quote a number that your results do not have.',
  differ: (rows) =>
    `In the abstract and not found anywhere else: ${joinList(rows.slice(0, MOST_NAMED).map(({ writes }) => writes))}${rows.length > MOST_NAMED ? ' and others' : ''}.`,
  compare: ({ reading }) => {
    const numbers = numbersTold(reading)
    if (numbers.length === 0 || isAllOfIt(reading)) return comparisonOf([])
    const inFigures = isElsewhere(valuesOutside(reading))
    const left = numbers.filter((one) => !inFigures(one.mention))
    // The second look: numbers in words.
    const inWords = left.length > 0 ? isElsewhere(wordsOutside(reading)) : () => true
    const alone = new Set(left.filter((one) => !inWords(one.mention)))
    return comparisonOf(
      numbers.map((one): StatisticRow => {
        const { mention, sentence } = one
        const isAlone = alone.has(one)
        return {
          reports: `${mention.text}, in the abstract`,
          writes: mention.text,
          computes: isAlone ? 'not found anywhere else' : mention.text,
          verdict: isAlone ? 'look-again' : 'agrees',
          ...(isAlone ? { note: `It stands in the abstract alone. ${abstractNumbers.consequence}` } : {}),
          evidence: evidenceOf(sentence),
        }
      }),
    )
  },
}

/** Where the headings of a file were lost, its first part runs to the end. */
const isAllOfIt = ({ sentences }: ReadDocument): boolean =>
  !sentences.some(({ role }) => /^(?:methods|results|discussion|conclusion)$/.test(role)) ||
  sentences
    .filter(({ role }) => role === 'abstract')
    .reduce((all, { text }) => all + text.split(' ').length, 0) > LONGEST
/** Beyond this the introduction has run into it. */
const LONGEST = 700

const isElsewhere = (values: ReadonlySet<string>) => (mention: NumberMention) =>
  values.has(mention.key) || isRounded(mention.key, values)

function numbersTold(reading: ReadDocument) {
  const seen = new Set<string>()
  return reading.sentences
    .filter(
      ({ role, kind, text }) =>
        role === 'abstract' &&
        kind !== 'heading' &&
        !isContentsLine(text) &&
        !IMAGINED.test(text) &&
        !NO_ABSTRACT.test(text),
    )
    .flatMap((sentence) =>
      findNumbers(withoutSources(sentence.text))
        .filter((mention) => isTellingNumber(mention) && !isRoundedAloud(sentence.text, mention))
        .filter(({ key }) => !seen.has(key) && seen.add(key))
        .map((mention) => ({ mention, sentence })),
    )
}

/** What a cover counts, and the sections of a list of contents. */
const NO_ABSTRACT = /\b[Ww]ord [Cc]ount\b|(?:\b\d{1,2}\.\d{1,2}\.? \p{Lu}\p{Ll}+.*){2}/u
/** An amount in an illustration is not a result. */
const IMAGINED = /^(?:Imagine|Suppose|Think of|Consider|Picture|Say,)\b|\bfor (?:example|instance)\b/i
/** How long ago something happened is not a result. */
/** A range of differences is worked out from results, and rarely printed with them. */
const DIFFERS = /\bby (?:up to |about |around |some )?[\d.]+ ?%? ?(?:[-–]|to) ?[\d.]+ ?%/gi
const AGO = /\b\d+(?=\s+(?:years?|decades?|months?|centur(?:y|ies)) ago\b)/gi
/** "PHP 5.3.4" is a name. */
const VERSION = /\b\d+(?:\.\d+){2,}\b/g
/** The permitted length of a text comes from its template. */
const LENGTH = /\b\d+(?=\s+words\b)/gi
/** The page of a source is no result: "(Banda, 2015, p. 111)". */
const withoutSources = (text: string) =>
  text
    .replace(/\([^()]*\b(?:1[89]|20)\d\d[a-z]?\b[^()]*\)/g, ' ')
    .replace(/\bpp?\.\s?\d[\d–-]*/g, ' ')
    .replace(VERSION, ' ')
    .replace(AGO, ' ')
    .replace(LENGTH, ' ')
    .replace(DIFFERS, ' ')

/** Years, and numbers that any page may hold, prove nothing either way. */
function isTellingNumber({ key, unit, inWords }: NumberMention): boolean {
  const value = Number(key)
  if (Number.isNaN(value) || inWords) return false
  if (unit === '' && Number.isInteger(value) && (Math.abs(value) < 11 || (value > 1800 && value < 2100)))
    return false
  return true
}

const ALOUD =
  /\b(?:over|about|around|some|nearly|almost|approximately|roughly|more than|less than|fewer than|at least|at most|up to|minimum of)\s*$/i

/** 'Over 250,000' does not promise that exact number; 'about 59%' does. */
function isRoundedAloud(sentence: string, { key, text }: NumberMention): boolean {
  const isRound = /^\d{1,2}0+$/.test(key) && Number(key) >= 1_000
  return isRound && ALOUD.test(sentence.slice(0, Math.max(0, sentence.indexOf(text))))
}

/** Plain figures are enough here, and much faster than interpreting each of them. */
const FIGURE = /(?<![\d.])(?:\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)/g
const IN_WORDS =
  /\b(?:(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|eleven|twelve|twenty|forty|hundred|thousand|million)\b/i

const services = (reading: ReadDocument) =>
  [...reading.sentences, ...reading.blocks].filter(
    ({ role, kind }) => role !== 'abstract' && role !== 'references' && kind !== 'reference',
  )

function valuesOutside(reading: ReadDocument): Set<string> {
  const values = new Set<string>()
  for (const { text } of services(reading))
    for (const [figure] of text.matchAll(FIGURE)) {
      values.add(String(Number(figure.replace(/[,\u00a0\u2009\u202f ](?=\d{3})/g, '').replace(',', '.'))))
      // '3,506' is one number, and in a list '3, 506' two: both are accepted.
      if (/[,\s]/.test(figure)) for (const part of figure.split(/[,\s]/)) values.add(String(Number(part)))
    }
  return values
}

/** 'Forty-five' for 45: tried only if the figures did not contain the number. */
const wordsOutside = (reading: ReadDocument): Set<string> =>
  new Set(
    services(reading)
      .filter(({ text }) => IN_WORDS.test(text))
      .flatMap(({ text }) => findNumbers(text).filter(({ inWords }) => inWords))
      .map(({ key }) => key),
  )

/** 58% in the abstract for 58.3% in the results. */
function isRounded(key: string, values: ReadonlySet<string>): boolean {
  const places = key.split('.')[1]?.length ?? 0
  const size = Math.abs(Number(key))
  for (const other of values) {
    const exact = Number(other)
    if (
      Math.abs(exact - size) < 1 &&
      other.length > key.length &&
      exact.toFixed(places) === size.toFixed(places)
    )
      return true
  }
  return values.has(String(size))
}
