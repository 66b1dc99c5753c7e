/** What is said of the writing. Conventions, and called so: a long sentence may be a good one. */
import { counted } from '#kit/counted.ts'
import type { SectionRole } from '#product/document-model.ts'
import { evidenceOf } from '../evidence.ts'
import type { Reading } from '../reading.ts'
import { abbreviationsOf } from './abbreviations-used.ts'
import type { Check } from './check.ts'
import { LONG_SENTENCE, type PartReadability, type Readability, readabilityOf } from './readability.ts'
import { makeCheck, share, shown } from './say.ts'

const LEAST_SENTENCES = 10
const MOST_LONG = 0.1
const MOST_AVERAGE = 28
/** A part that is as long as the whole is not named. */
const MUCH_LONGER = 1
const MOST_PASSIVE = 0.5
const LEAST_EASE = 10
/** Methods are told in the passive by convention. */
const PASSIVE_BY_CUSTOM: ReadonlySet<SectionRole> = new Set(['methods'])

export function readabilityChecks(reading: Reading): Check[] {
  const readability = readabilityOf(reading)
  const { whole } = readability
  if (!whole || whole.sentences < LEAST_SENTENCES || !isEnglish(reading)) return [tooLittle(reading)]
  return [
    sentenceLength(readability, whole),
    passive(readability),
    ease(readability, whole),
    paragraphs(readability),
    ...abbreviations(reading),
  ]
}

const isEnglish = ({ language }: Reading) => language === 'en' || language === 'und'

const tooLittle = (reading: Reading): Check =>
  makeCheck('sentence-length', {
    area: 'writing',
    label: 'Its sentences are of a readable length',
    outcome: 'does not apply',
    says: isEnglish(reading)
      ? 'There is too little running text here to say how it reads.'
      : 'I judge how a text reads in English only.',
    weight: 1,
    evidence: [],
  })

const NAMES: Partial<Record<SectionRole, string>> = {
  literature: 'literature review',
  other: 'rest of the text',
  'front-matter': 'opening pages',
}
const nameOf = (role: SectionRole) => NAMES[role] ?? role

function sentenceLength({ long, parts }: Readability, whole: PartReadability): Check {
  const isLong = long.length / whole.sentences > MOST_LONG || whole.wordsPerSentence > MOST_AVERAGE
  const longest = [...parts].sort((a, b) => b.wordsPerSentence - a.wordsPerSentence)[0]
  const where =
    longest && parts.length > 1 && longest.wordsPerSentence >= whole.wordsPerSentence + MUCH_LONGER
      ? `, most in the ${nameOf(longest.role)} (${longest.wordsPerSentence})`
      : ''
  return makeCheck('sentence-length', {
    area: 'writing',
    label: 'Its sentences are of a readable length',
    outcome: isLong ? 'look again' : 'passed',
    says: `${whole.wordsPerSentence} words a sentence on average${where}; ${
      long.length === 0 ? 'no sentence is' : counted(long.length, 'sentence is', 'sentences are')
    } longer than ${LONG_SENTENCE} words${long.length === 0 ? '' : ` (${share(long.length, whole.sentences)})`}.`,
    advice: 'Cut the longest sentences in two where a second thought begins.',
    weight: 1,
    evidence: shown(long.map(({ sentence }) => evidenceOf(sentence))),
  })
}

function passive({ parts }: Readability): Check {
  const judged = parts.filter(({ role }) => !PASSIVE_BY_CUSTOM.has(role))
  const heavy = judged.filter(
    ({ passive: of, sentences }) => of > MOST_PASSIVE && sentences >= LEAST_SENTENCES,
  )
  const list = (of: readonly PartReadability[]) =>
    of.map(({ role, passive: part }) => `${nameOf(role)} ${Math.round(100 * part)}%`).join(', ')
  return makeCheck('passive-voice', {
    area: 'writing',
    label: 'It says who did what',
    outcome: judged.length === 0 ? 'does not apply' : heavy.length === 0 ? 'passed' : 'look again',
    says:
      judged.length === 0
        ? 'There is too little text outside the methods to look at.'
        : parts.length === 1
          ? `${Math.round(100 * parts[0]!.passive)}% of the sentences seem to be in the passive.`
          : `Sentences that seem to be in the passive: ${list(parts)}.${parts.length > judged.length ? ' In methods this is usual.' : ''}`,
    advice: 'Where it matters who acted, name them.',
    weight: 1,
    evidence: [],
  })
}

function ease({ parts }: Readability, whole: PartReadability): Check {
  const hardest = [...parts].sort((a, b) => a.readingEase - b.readingEase)[0]
  const where =
    hardest && parts.length > 1 ? ` The ${nameOf(hardest.role)} is hardest (${hardest.readingEase}).` : ''
  return makeCheck('reading-ease', {
    area: 'writing',
    label: 'It can be read without strain',
    outcome: whole.readingEase < LEAST_EASE ? 'look again' : 'passed',
    says: `Flesch reading ease is about ${whole.readingEase}; research writing is mostly between 10 and 50, and higher is easier.${where}`,
    advice: 'Shorter sentences and shorter words raise it; technical terms may stay.',
    weight: 1,
    evidence: [],
  })
}

function paragraphs({ longParagraphs, wordsPerPage }: Readability): Check {
  return makeCheck('paragraph-length', {
    area: 'writing',
    label: 'No paragraph is longer than a page',
    outcome: longParagraphs.length === 0 ? 'passed' : 'look again',
    says:
      longParagraphs.length === 0
        ? `No paragraph is longer than about a page (${wordsPerPage} words).`
        : `${counted(longParagraphs.length, 'paragraph is', 'paragraphs are')} longer than about a page (${wordsPerPage} words); the longest has ${longParagraphs[0]!.words}.`,
    advice: 'Begin a new paragraph where a new point begins.',
    weight: 1,
    evidence: shown(longParagraphs.map(({ first }) => evidenceOf(first))),
  })
}

function abbreviations(reading: Reading): Check[] {
  const used = abbreviationsOf(reading)
  const never = used.filter(({ speltOut }) => !speltOut)
  const late = used.filter(({ usedBefore }) => usedBefore)
  const names = (of: readonly { letters: string }[]) =>
    `${shown(of.map(({ letters }) => letters)).join(', ')}${of.length > 5 ? ` and ${of.length - 5} more` : ''}`
  const check = (
    id: string,
    label: string,
    of: typeof used,
    says: string,
    good: string,
    advice: string,
  ): Check =>
    makeCheck(id, {
      area: 'writing',
      label,
      outcome: used.length === 0 ? 'does not apply' : of.length === 0 ? 'passed' : 'look again',
      says:
        used.length === 0
          ? 'I found no abbreviations that need to be spelt out.'
          : of.length === 0
            ? good
            : says,
      advice,
      weight: 1,
      evidence: shown(of.map(({ first }) => evidenceOf(first))),
    })
  return [
    check(
      'abbreviations-spelt',
      'Every abbreviation is spelt out',
      never,
      `Not found in the text: what ${names(never)} ${never.length === 1 ? 'stands' : 'stand'} for.`,
      `I found what ${used.length === 1 ? 'the one abbreviation stands' : `all ${used.length} abbreviations stand`} for.`,
      'Spell each out where it first stands, or in a list of abbreviations.',
    ),
    check(
      'abbreviations-first',
      'Abbreviations are spelt out where they first stand',
      late,
      `Used before ${late.length === 1 ? 'it is' : 'they are'} spelt out: ${names(late)}.`,
      'None is used before it is spelt out.',
      'Move the full name to the first place.',
    ),
  ]
}
