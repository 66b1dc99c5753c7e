/** Questions on faults, on tables, and on single sentences of the work. */
import { evidenceOf, type ReadDocument } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import type { Fault } from './faults.ts'
import { isGround, quotedLead, tablesShown } from './grounds.ts'
import { quotedAloud } from './place-in-words.ts'
import type { Phase, SaidOfWork } from './plan.ts'
import { betterAnswer, type QuestionDraft } from './question-draft.ts'

const MOST_TABLES = 4
const LEAST_QUESTIONS = 25

export function onFault(fault: Fault, phase: Phase, said: SaidOfWork): QuestionDraft {
  const { shows, also, ...rest } = fault
  const conclusion = [...(said.conclusions ?? []), ...(said.results ?? [])].find(
    ({ place }) => place.sentenceId !== fault.place.sentenceId,
  )
  return {
    ...rest,
    phase,
    also,
    why: 'An examiner who finds this alone trusts the rest less.',
    weak: true,
    better: [
      shows,
      'Say which is right, and that you will correct it wherever it stands.',
      ...(conclusion
        ? [
            `Then say whether this still holds: ${quotedAloud(conclusion.place.quote)} (${placeWords(conclusion.place)}).`,
          ]
        : ['Then say whether any conclusion changes.']),
    ],
    support: '',
  }
}

const ON_TABLE = [
  {
    asks: 'Take me through it: what is the one thing in it that a reader should see?',
    easier: 'What does it show?',
    deeper: 'And what in it does not fit the rest?',
  },
  {
    asks: 'What does your study need it for? Which of your questions does it answer?',
    easier: 'Why is it in your work?',
    deeper: 'What would be missing without it?',
  },
  {
    asks: 'Which number in it matters most, and how was it computed?',
    easier: 'Which number in it is the important one?',
    deeper: 'How sure is that number?',
  },
  {
    asks: 'If somebody saw only this, what could they believe wrongly?',
    easier: 'How could it be misread?',
    deeper: 'How would you show it so that this cannot happen?',
  },
] as const

const NUMBERS_AT = 2

export function onTables(reading: ReadDocument, said: SaidOfWork): QuestionDraft[] {
  const tables = tablesShown(reading)
  const every = Math.max(1, Math.floor(tables.length / MOST_TABLES))
  return [...tables.filter(({ name }) => /^t/i.test(name)), ...tables.filter(({ name }) => !/^t/i.test(name))]
    .filter((_, at) => at % every === 0)
    .slice(0, MOST_TABLES)
    .map(({ lead, place, name }, at): QuestionDraft => {
      // A figure has no one number.
      const on = ON_TABLE[/^f/i.test(name) && at === NUMBERS_AT ? 0 : at % ON_TABLE.length]!
      const also = (said.results ?? []).map((one) => one.place).slice(0, 2)
      return {
        ...on,
        phase: 'more',
        area: 'results',
        about: 'table',
        lead,
        place,
        also,
        why: 'A panel opens a work at its tables.',
        weak: false,
        weight: 3 - at,
        better: betterAnswer(
          also.slice(0, 1),
          `Name the one number in ${name} that matters, and what it answers.`,
          {
            title: name,
            place,
          },
        ),
        advice: `Have one sentence ready for ${name}: what it shows, and which question it answers.`,
        within: 'hour',
        support: '',
      }
    })
}

/** A work that gives less is asked what its own sentences mean: from all its parts, evenly. */
export function enough(
  drafts: readonly QuestionDraft[],
  reading: ReadDocument,
  said: SaidOfWork,
): QuestionDraft[] {
  const missing = LEAST_QUESTIONS - drafts.length
  if (missing <= 0 || drafts.length === 0) return [...drafts]
  const used = new Set(
    drafts.flatMap(({ place, also }) => [place, ...also].map(({ sentenceId }) => sentenceId)),
  )
  const inParts = reading.sentences.filter(({ role }) => OWN_PARTS.has(role))
  const all =
    inParts.length > missing * 3 ? inParts : reading.sentences.filter(({ role }) => !NOT_OWN.has(role))
  const own = all.filter(
    (one) =>
      isGround(one) &&
      !SPEAKS.test(one.text) &&
      !used.has(one.id) &&
      SAYS_ENOUGH.test(one.text) &&
      !POINTS_BACK.test(one.text),
  )
  const every = Math.max(1, Math.floor(own.length / missing))
  const more = own
    .filter((_, at) => at % every === 0)
    .slice(0, missing)
    .map((sentence, at): QuestionDraft => {
      const place = evidenceOf(sentence)
      const on = ON_SENTENCE[at % ON_SENTENCE.length]!
      return {
        ...on,
        phase: 'more',
        area: sentence.role === 'results' ? 'results' : sentence.role === 'methods' ? 'method' : 'problem',
        about: 'sentence',
        lead: quotedLead(place),
        place,
        also: [],
        why: 'A panel reads sentences aloud and asks what stands behind them.',
        weak: false,
        weight: 1,
        better: betterAnswer([place, ...(said.aim?.map((one) => one.place) ?? [])], on.holds),
        advice: on.holds,
        within: 'hour',
        support: '',
      }
    })
  return [...drafts, ...more]
}

const OWN_PARTS: ReadonlySet<string> = new Set([
  'introduction',
  'methods',
  'results',
  'discussion',
  'conclusion',
  'abstract',
])
const NOT_OWN: ReadonlySet<string> = new Set(['literature', 'references', 'appendix', 'front-matter'])
/** Participants who are quoted. */
const SPEAKS = /\b(?:I|my|me)\b|["“”]/
const SAYS_ENOUGH = /\b\p{L}{7,}\b.*\b\p{L}{7,}\b.*\b\p{L}{6,}\b/u
const POINTS_BACK =
  /^(?:it|they|he|she|these|those|this|that|such|here|there|however|therefore|thus|hence|moreover|furthermore|also)\b|[:;]\s*$/i
const ON_SENTENCE = [
  {
    asks: 'What stands behind this sentence? How do you know it?',
    easier: 'How do you know this?',
    deeper: 'And if somebody doubted it, where would you send them?',
    holds: 'Name what it rests on: a source, your own data, or a reason.',
  },
  {
    asks: 'Say this to somebody who has never studied your subject.',
    easier: 'What does this mean, in plain words?',
    deeper: 'What would they ask you next?',
    holds: 'Say it in plain words, with one example.',
  },
  {
    asks: 'Why does your work need this sentence? What would be missing without it?',
    easier: 'What is this sentence for?',
    deeper: 'Which of your questions does it serve?',
    holds: 'Say which of your questions it serves, and how.',
  },
] as const
