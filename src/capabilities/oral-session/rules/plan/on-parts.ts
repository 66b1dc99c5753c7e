/** Questions on faults, on tables, and on single sentences of the work. */

import type { SaidOfWork, WorkKind } from '#capabilities/study/index.ts'
import { evidenceOf, type ReadDocument } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Fault } from './fault-words.ts'
import { LOOKING_AT, tablesShown } from './grounds.ts'
import { onSections } from './on-sections.ts'
import { atPlace, quotedAloud } from './place-in-words.ts'
import type { Phase } from './plan.ts'
import {
  betterAnswer,
  isOutcome,
  isToAdvise,
  ofTheWhole,
  ownStems,
  type QuestionDraft,
} from './question-draft.ts'
import { onTellingSentences } from './telling-sentences.ts'

const MOST_TABLES = 5
const LEAST_QUESTIONS = 25

export function onFault(fault: Fault, phase: Phase): QuestionDraft {
  const { shows, also, ...rest } = fault
  return {
    ...rest,
    phase,
    also,
    why: 'An examiner who finds this alone trusts the rest less.',
    weak: true,
    better: shows ? [shows] : [],
    support: '',
  }
}

/** Who was asked is described in any work; its questions are answered in other tables. */
const OF_THE_ASKED =
  /\b(?:age|sex|gender|marital|religio\w+|educat\w+|demographic\w*|socio\w*|characteristics|profiles?|occupation|qualifications?|position|experience|respondents? by|bio-?data)\b/i
const LEAST_SHARED = 2

/** A table is asked about beside what it is there to answer: the objective, the question or the hypothesis that has most of its words. */
export function onTables(reading: ReadDocument, said: SaidOfWork, kind: WorkKind): QuestionDraft[] {
  const everywhere = ofTheWhole(said)
  const setOut = (['objectives', 'questions', 'hypotheses'] as const).flatMap((slot) =>
    (said[slot] ?? []).map(({ place }) => ({ place, isSetOut: true })),
  )
  const found = reading.sentences.filter(isOutcome)
  const times = new Map<string, number>()
  return tablesShown(reading)
    .filter(({ name, title }) => /^table/i.test(name) && !OF_THE_ASKED.test(title))
    .flatMap((table) => {
      const stems = ownStems(table.title)
      const beside = found
        .filter(({ section }) => section === table.section)
        .map((one) => ({ place: evidenceOf(one), isSetOut: false }))
      const [nearest] = [...setOut, ...beside]
        .map(({ place, isSetOut }) => {
          const theirs = new Set(ownStems(place.quote))
          const shared = stems.filter((stem) => theirs.has(stem))
          const own = shared.filter((stem) => !everywhere.has(stem)).length
          return { place, isSetOut, shared: shared.length, own }
        })
        .filter(
          ({ shared, own, place, isSetOut }) =>
            shared >= LEAST_SHARED && own >= (isSetOut ? 1 : LEAST_SHARED) && !isToAdvise(place),
        )
        .sort(
          (one, other) =>
            Number(other.isSetOut) - Number(one.isSetOut) || other.own - one.own || other.shared - one.shared,
        )
      return nearest ? [{ table, nearest }] : []
    })
    .filter(({ nearest: { place } }) => {
      const before = times.get(place.sentenceId) ?? 0
      times.set(place.sentenceId, before + 1)
      return before < MOST_OF_ONE
    })
    .slice(0, MOST_TABLES)
    .map(({ table: { lead, place, name, title }, nearest }, at): QuestionDraft => {
      const stems = new Set(ownStems(title))
      const also = [
        nearest.place,
        ...(said.results ?? [])
          .map((one) => one.place)
          .filter(({ quote }) => ownStems(quote).filter((stem) => stems.has(stem)).length >= LEAST_SHARED)
          .slice(0, 2),
      ]
      return {
        phase: 'more',
        area: 'results',
        about: 'table',
        lead: `${lead} ${atPlace(nearest.place)} ${nearest.isSetOut ? 'you set out' : 'you write'}: ${quotedAloud(nearest.place.quote)}`,
        asks: nearest.isSetOut
          ? (kind === 'built' ? ON_TABLE_OF_TESTS : ON_TABLE)[at % ON_TABLE.length]!
          : COMPARES.test(nearest.place.quote)
            ? 'Is the difference in this table large enough to say so, and how do you know?'
            : 'Which figures of this table show that, and is there one in it that does not fit?',
        easier: `What does ${name} say to that?`,
        deeper: 'And what in it does not fit that answer?',
        place,
        also,
        why: 'A panel opens a work at its tables.',
        weak: false,
        weight: 4 - at,
        better: betterAnswer(also.slice(1)),
        advice: `Have one sentence ready for ${name}: what it shows, and which question it answers.`,
        within: 'hour',
        support: '',
      }
    })
}
const OF_ITS_OWN: ReadonlySet<SectionRole> = new Set(['methods', 'results', 'discussion', 'other'])
const ON_PICTURE = [
  'Which decision of yours does it show, and what would be missing from your work without it?',
  'What did you leave out of it, and why?',
]
/** A picture is asked about by its caption. */
function onPictures(reading: ReadDocument): QuestionDraft[] {
  return tablesShown(reading, OF_ITS_OWN)
    .filter(({ name }) => /^fig/i.test(name))
    .slice(0, ON_PICTURE.length)
    .map(
      ({ lead, place, name, title }, at): QuestionDraft => ({
        phase: 'more',
        area: 'method',
        about: 'picture',
        lead,
        asks: ON_PICTURE[at]!,
        easier: `What does ${name} show?`,
        deeper: 'And what in your work turned out otherwise?',
        place,
        also: [],
        why: 'A panel opens a work at its pictures.',
        weak: false,
        weight: 2,
        better: [],
        advice: `Have one sentence ready for ${name}: what it shows, and what it is there for.`,
        within: 'hour',
        support: title,
      }),
    )
}
const ON_TABLE = [
  'What does this table answer of that, and which of its figures carries it?',
  'Which row of this table speaks to that most clearly, and what would a reader be wrong to take from it?',
]
/** Trials of what was built have no figures. */
const ON_TABLE_OF_TESTS = [
  'Which line of this table shows that, and what did you not try?',
  'What in this table did not come out as you expected, and what did you change?',
]
const COMPARES = /\b(?:significan\w+|differ\w*|higher|lower|more|less|than)\b/i
const MOST_OF_ONE = 1

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
  own.push(...onPictures(reading).slice(0, Math.max(0, LEAST_QUESTIONS - own.length)))
  own.push(
    ...onSections(kind, reading, isUsed, {
      least: LEAST_QUESTIONS - own.length,
      hasObjectives: (said.objectives ?? said.questions ?? []).length > 0,
    }),
  )
  // Of a thin work first those of a viva's chain; into each part of it a question is asked once, and only where there is
  // time left another one.
  const leads = new Set<string>()
  const general = drafts
    .filter(isGeneral)
    .map((draft) => ({
      draft,
      again: draft.lead !== '' && !(!leads.has(draft.lead) && leads.add(draft.lead)),
    }))
    .sort(
      (a, b) =>
        Number(a.again) - Number(b.again) ||
        Number(a.draft.phase === 'more') - Number(b.draft.phase === 'more'),
    )
    .map(({ draft }) => draft)
  return [...own, ...general.slice(0, Math.max(0, LEAST_QUESTIONS - own.length))]
}
