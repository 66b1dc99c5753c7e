/** Checks that the abstract's numbers occur in the document too, and that its aims are taken up at its end. */

import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { type BookOfFacts, shownOf } from '../../facts/book-of-facts.ts'
import type { FactKind } from '../../facts/fact.ts'
import { findNumbers, type NumberMention } from '../../text/numbers.ts'
import { plainly } from '../../text/plain-synonyms.ts'
import type { StudyCheck } from '../check.ts'
import { firstFew } from '../check-sentences.ts'
import { type About, again, notApplying, passed } from '../outcomes.ts'
import { isContentsLine } from './captions.ts'

export type NumberOnlyInAbstract = { number: string; sentence: ReadSentence }
export type Objective = { sentence: ReadSentence; answered: boolean }

export function abstractNumbers(reading: ReadDocument): { all: number; alone: NumberOnlyInAbstract[] } {
  const abstract = reading.sentences.filter(
    ({ role, kind, text }) =>
      role === 'abstract' && kind !== 'heading' && !isContentsLine(text) && !IMAGINED.test(text),
  )
  const numbers = abstract.flatMap((sentence) =>
    findNumbers(withoutSources(sentence.text))
      .filter((mention) => isTellingNumber(mention) && !isRoundedAloud(sentence.text, mention))
      .map((mention) => ({ mention, sentence })),
  )
  if (numbers.length === 0) return { all: 0, alone: [] }
  const wanted = new Set(numbers.map(({ mention: { key } }) => key))
  const isElsewhere = (values: ReadonlySet<string>) => (one: (typeof numbers)[number]) =>
    values.has(one.mention.key) || isRounded(one.mention.key, values)
  const inFigures = isElsewhere(valuesOutside(reading))
  const left = numbers.filter((one) => !inFigures(one))
  const inWords = left.length > 0 ? isElsewhere(wordsOutside(reading)) : () => true
  const alone = left.filter((one) => !inWords(one))
  return {
    all: wanted.size,
    alone: alone.map(({ mention, sentence }) => ({ number: mention.text, sentence })),
  }
}

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
  /\b(?:over|about|around|some|nearly|almost|approximately|roughly|more than|less than|fewer than)\s*$/i

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

/** Words of any aim, which do not show it was answered. */
const OF_EVERY_AIM = new Set(
  contentStems(
    'aim objective purpose question hypothesis study research thesis general specific main sought determine assess examine establish explore identify investigate evaluate describe find compare analyse analyze ascertain measure understand explain factor effect relationship influence extent',
  ),
)
/** Below this share of its words at the end, an aim was not taken up again; synonyms are common. */
const ANSWERED = 0.34
/** A few sentences at the end cannot hold every word of every aim. */
const LEAST_END = 5

const AIMS: readonly FactKind[] = ['aim', 'objective', 'question']

export function objectivesOf(reading: ReadDocument, book: BookOfFacts): Objective[] {
  const stated = new Set(
    AIMS.flatMap((kind) => shownOf(book, kind)).map(({ evidence }) => evidence.sentenceId),
  )
  const aims = reading.sentences.filter(
    ({ id, role }) => stated.has(id) && role !== 'conclusion' && role !== 'discussion' && role !== 'abstract',
  )
  const ends = reading.sentences.filter(
    (sentence) => isProse(sentence) && (sentence.role === 'conclusion' || sentence.role === 'discussion'),
  )
  const said = new Set(ends.flatMap(({ text }) => contentStems(text).map(plainly)))
  return aims.flatMap((sentence) => {
    const subject = [...new Set(contentStems(sentence.text))].filter((stem) => !OF_EVERY_AIM.has(stem))
    if (subject.length < 3) return []
    const shared = subject.filter((stem) => said.has(plainly(stem))).length
    return [{ sentence, answered: ends.length > 0 && shared / subject.length >= ANSWERED }]
  })
}

export function abstractChecks(reading: ReadDocument, book: BookOfFacts): StudyCheck[] {
  return [numbersAgree(reading), aimsReturn(reading, book)]
}

function numbersAgree(reading: ReadDocument): StudyCheck {
  const { all, alone } = abstractNumbers(reading)
  const names = [...new Set(alone.map(({ number }) => number))]
  const about: About = {
    id: 'abstract-numbers',
    area: 'interpretation',
    label: 'The numbers in the abstract stand in the document too',
    weight: 3,
  }
  if (all === 0) return notApplying(about, 'I found no numbers in an abstract.')
  return names.length === 0
    ? passed(
        about,
        `${all === 1 ? 'The number' : `All ${all} numbers`} in the abstract also ${all === 1 ? 'stands' : 'stand'} elsewhere in the document.`,
      )
    : again(
        about,
        `In the abstract and not found anywhere else: ${firstFew(names)}.`,
        'Compare the abstract with your results, number by number.',
        [...new Set(alone.map(({ sentence }) => sentence))].map(evidenceOf),
      )
}

function aimsReturn(reading: ReadDocument, book: BookOfFacts): StudyCheck {
  const objectives = objectivesOf(reading, book)
  const open = objectives.filter(({ answered }) => !answered)
  const isEnd = ({ role }: ReadSentence) => role === 'conclusion' || role === 'discussion'
  const hasEnd =
    reading.sentences.filter((sentence) => isEnd(sentence) && isProse(sentence)).length >= LEAST_END
  const about: About = {
    id: 'objectives-answered',
    area: 'interpretation',
    label: 'What was asked at the beginning comes back at the end',
    weight: 3,
  }
  const evidence = open.map(({ sentence }) => evidenceOf(sentence))
  const many = objectives.length
  if (many === 0 || !hasEnd)
    return notApplying(
      about,
      `I found no ${hasEnd ? 'aims or questions in the introduction' : 'discussion or conclusion long enough'} to compare.`,
      evidence,
    )
  return open.length === 0
    ? // Words that come back are no answer: whether there is one was not compared.
      notApplying(
        about,
        `The words of ${many === 1 ? 'the aim I found come' : `${many === 2 ? 'both' : `all ${many}`} aims and questions I found come`} back in the discussion or conclusion. Whether they are answered there, I did not judge.`,
      )
    : again(
        about,
        `The words of ${
          many === 1 ? 'the aim I found' : `${open.length} of the ${many} aims and questions I found`
        } hardly occur in the discussion and conclusion. The answer may be there in other words.`,
        'Answer each objective in the conclusion, in its own words.',
        evidence,
      )
}
