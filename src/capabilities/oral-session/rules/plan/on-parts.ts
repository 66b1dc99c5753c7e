/** Questions on faults, on tables, and on single sentences of the work. */
import type { ReadDocument, SaidOfWork, WorkKind } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import type { Fault } from './faults.ts'
import { LOOKING_AT, tablesShown } from './grounds.ts'
import { onSections } from './on-sections.ts'
import { quotedAloud } from './place-in-words.ts'
import type { Phase } from './plan.ts'
import { betterAnswer, type QuestionDraft } from './question-draft.ts'
import { onTellingSentences } from './telling-sentences.ts'

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
      ...(shows ? [shows] : []),
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

/** Without a word of the work in it: it fits any. The first and the last question are always put. */
const isGeneral = ({ phase, lead, asks }: QuestionDraft): boolean =>
  phase !== 'opening' &&
  phase !== 'close' &&
  ((!lead.includes('“') && !asks.includes('“')) || (phase === 'more' && lead.startsWith(LOOKING_AT)))

/** What the work itself gives comes first; what can be asked of any work only fills the time. */
export function enough(
  kind: WorkKind,
  drafts: readonly QuestionDraft[],
  reading: ReadDocument,
  said: SaidOfWork,
): QuestionDraft[] {
  if (drafts.length === 0) return []
  const used = new Set(
    drafts.flatMap(({ place, also }) => [place, ...also].map(({ sentenceId }) => sentenceId)),
  )
  const own = drafts.filter((draft) => !isGeneral(draft))
  const missing = Math.max(0, LEAST_QUESTIONS - own.length)
  const isUsed = (id: string) => used.has(id)
  own.push(...onTellingSentences(kind, reading, said, isUsed, missing))
  own.push(
    ...onSections(kind, reading, isUsed, {
      least: LEAST_QUESTIONS - own.length,
      hasObjectives: (said.objectives ?? said.questions ?? []).length > 0,
    }),
  )
  // Of a thin work first those of a viva's chain.
  const general = drafts
    .filter(isGeneral)
    .sort((a, b) => Number(a.phase === 'more') - Number(b.phase === 'more'))
  return [...own, ...general.slice(0, Math.max(0, LEAST_QUESTIONS - own.length))]
}
