/** Checks on the writing. They are conventions, and called so: a long sentence may be a good one. */
import { pluralise } from '#kit/pluralise.ts'
import type { SectionRole } from '#product/document-model.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isEnglish, type ReadDocument } from '../../document/reading.ts'
import type { StudyCheck } from '../check.ts'
import type { WordCheckId } from '../check-ids.ts'
import { firstFew, share } from '../check-sentences.ts'
import { type About, again, notApplying, passed } from '../outcomes.ts'
import { abbreviationsOf } from './abbreviations-used.ts'
import { LONG_SENTENCE, type PartReadability, type Readability, readabilityOf } from './readability.ts'

const LEAST_SENTENCES = 10
const MOST_LONG = 0.1
const MOST_AVERAGE = 28
/** A part with sentences about as long as the average is not named. */
const MUCH_LONGER = 1
const MOST_PASSIVE = 0.5
const LEAST_EASE = 10
/** Methods are conventionally in the passive. */
const PASSIVE_BY_CUSTOM: ReadonlySet<SectionRole> = new Set(['methods'])

export function readabilityChecks(reading: ReadDocument): StudyCheck[] {
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

const about = (id: WordCheckId, label: string): About => ({ id, area: 'writing', label, weight: 1 })
const LENGTH = about('sentence-length', 'Its sentences are of a readable length')

const tooLittle = (reading: ReadDocument): StudyCheck =>
  notApplying(
    LENGTH,
    isEnglish(reading)
      ? 'There is too little running text here to say how it reads.'
      : 'I judge how a text reads in English only.',
  )

const NAMES: Partial<Record<SectionRole, string>> = {
  literature: 'literature review',
  other: 'rest of the text',
  'front-matter': 'opening pages',
}
const partName = (role: SectionRole) => NAMES[role] ?? role

function sentenceLength({ long, parts }: Readability, whole: PartReadability): StudyCheck {
  const isLong = long.length / whole.sentences > MOST_LONG || whole.wordsPerSentence > MOST_AVERAGE
  const longest = [...parts].sort((a, b) => b.wordsPerSentence - a.wordsPerSentence)[0]
  const where =
    longest && parts.length > 1 && longest.wordsPerSentence >= whole.wordsPerSentence + MUCH_LONGER
      ? `, most in the ${partName(longest.role)} (${longest.wordsPerSentence})`
      : ''
  const says = `${whole.wordsPerSentence} words a sentence on average${where}; ${
    long.length === 0 ? 'no sentence is' : pluralise(long.length, 'sentence is', 'sentences are')
  } longer than ${LONG_SENTENCE} words${long.length === 0 ? '' : ` (${share(long.length, whole.sentences)})`}.`
  const evidence = long.map(({ sentence }) => evidenceOf(sentence))
  return isLong
    ? again(LENGTH, says, 'Cut the longest sentences in two where a second thought begins.', evidence)
    : passed(LENGTH, says, evidence)
}

function passive({ parts }: Readability): StudyCheck {
  const acted = about('passive-voice', 'It says who did what')
  const judged = parts.filter(({ role }) => !PASSIVE_BY_CUSTOM.has(role))
  if (judged.length === 0)
    return notApplying(acted, 'There is too little text outside the methods to look at.')
  const percent = ({ passive: of }: PartReadability) => `${Math.round(100 * of)}%`
  const list = parts.map((part) => `${partName(part.role)} ${percent(part)}`).join(', ')
  const says =
    parts.length === 1
      ? `${percent(parts[0]!)} of the sentences seem to be in the passive.`
      : `Sentences that seem to be in the passive: ${list}.${parts.length > judged.length ? ' In methods this is usual.' : ''}`
  return judged.some(({ passive: of, sentences }) => of > MOST_PASSIVE && sentences >= LEAST_SENTENCES)
    ? again(acted, says, 'Where it matters who acted, name them.')
    : passed(acted, says)
}

function ease({ parts }: Readability, whole: PartReadability): StudyCheck {
  const easy = about('reading-ease', 'It can be read without strain')
  const hardest = [...parts].sort((a, b) => a.readingEase - b.readingEase)[0]
  const where =
    hardest && parts.length > 1 ? ` The ${partName(hardest.role)} is hardest (${hardest.readingEase}).` : ''
  const says = `Flesch reading ease is about ${whole.readingEase}; research writing is mostly between 10 and 50, and higher is easier.${where}`
  return whole.readingEase < LEAST_EASE
    ? again(easy, says, 'Shorter sentences and shorter words raise it; technical terms may stay.')
    : passed(easy, says)
}

function paragraphs({ longParagraphs, wordsPerPage }: Readability): StudyCheck {
  const short = about('paragraph-length', 'No paragraph is longer than a page')
  return longParagraphs.length === 0
    ? passed(short, `No paragraph is longer than about a page (${wordsPerPage} words).`)
    : again(
        short,
        `${pluralise(longParagraphs.length, 'paragraph is', 'paragraphs are')} longer than about a page (${wordsPerPage} words); the longest has ${longParagraphs[0]!.words}.`,
        'Begin a new paragraph where a new point begins.',
        longParagraphs.map(({ first }) => evidenceOf(first)),
      )
}

const SPELT = about('abbreviations-spelt', 'Every abbreviation is spelt out')
const FIRST = about('abbreviations-first', 'Abbreviations are spelt out where they first stand')

function abbreviations(reading: ReadDocument): StudyCheck[] {
  const used = abbreviationsOf(reading)
  if (used.length === 0)
    return [SPELT, FIRST].map((each) =>
      notApplying(each, 'I found no abbreviations that need to be spelt out.'),
    )
  const never = used.filter(({ speltOut }) => !speltOut)
  const late = used.filter(({ usedBefore }) => usedBefore)
  const names = (of: typeof used) => firstFew(of.map(({ letters }) => letters))
  const evidenceFor = (of: typeof used) => of.map(({ first }) => evidenceOf(first))
  return [
    never.length === 0
      ? passed(
          SPELT,
          `I found what ${used.length === 1 ? 'the one abbreviation stands' : `all ${used.length} abbreviations stand`} for.`,
        )
      : again(
          SPELT,
          `Not found in the text: what ${names(never)} ${never.length === 1 ? 'stands' : 'stand'} for.`,
          'Spell each out where it first stands, or in a list of abbreviations.',
          evidenceFor(never),
        ),
    late.length === 0
      ? passed(FIRST, 'None is used before it is spelt out.')
      : again(
          FIRST,
          `Used before ${late.length === 1 ? 'it is' : 'they are'} spelt out: ${names(late)}.`,
          'Move the full name to the first place.',
          evidenceFor(late),
        ),
  ]
}
