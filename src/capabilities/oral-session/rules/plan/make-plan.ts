/**
 * The plan of a session: the shape of a viva, each question on a place. Opening; the chain from question to method,
 * result and conclusion; the heaviest faults; limits and use; the close. What is left over waits for time that is left.
 */
import {
  evidenceOf,
  type OpenStudy,
  type ReadDocument,
  SLOT_IDS,
  type SlotId,
  type StudyEvidence,
  type StudyRecord,
  saidOf,
} from '#capabilities/study/index.ts'
import { contentStems, countOf } from '#kit/text/content-stems.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { placeWords } from '#product/place.ts'
import { isCommon } from '../examiner/common-words.ts'
import { methodsIn } from '../examiner/method-words.ts'
import { claimsOf, numbersOf } from './claims.ts'
import { type Fault, faultsOf } from './faults.ts'
import { type Ground, isGround, quotedLead, sectionsOf, tablesShown } from './grounds.ts'
import { isOrder } from './orders.ts'
import { quotedAloud } from './place-in-words.ts'
import type { ExamPlan, Phase, PlannedQuestion, SaidOfWork, WorkKind } from './plan.ts'
import { SECTION_TOPICS, TOPICS, type Topic } from './topics.ts'
import { BUILT_TOPICS, CLOSING, OPENING, PLAN_TOPICS } from './topics-of-plans.ts'

const MOST_FAULTS = 3
const MOST_TABLES = 4
const LEAST_QUESTIONS = 25
const MOST_SUPPORT = 3

export function makePlan(
  study: OpenStudy,
  { title, notes }: Pick<DocumentModel, 'title' | 'notes'>,
  name: string,
): ExamPlan {
  const { reading } = study
  const record = study.record()
  const kind = kindOf(record, reading)
  const said = saidOfWork(record)
  const titled = saidOf(record, 'title')[0]?.value || title || name
  const front = firstPlace(reading, said)
  const { faults, fixes, summary } = faultsOf(study, kind === 'planned')
  const drafts = front
    ? [
        ...onTopics(kind, said, reading, front),
        ...faults.map((fault, at) => onFault(fault, at < MOST_FAULTS ? 'faults' : 'more', said)),
        ...onTables(reading, said),
      ]
    : []
  const planned = enough(drafts, reading, said)
  return {
    title: titled,
    stage: record.stage,
    kind,
    questions: inOrder(named(planned)),
    said,
    fixes,
    fixSummary: summary,
    claims: claimsOf(record, reading).filter(({ place }) => !isOrder(place.quote)),
    numbers: numbersOf(reading),
    ...wordsOfWork(reading, said),
    methods: methodsIn(reading.sentences.map(({ text }) => text).join('\n')),
    readBy: study.read?.model ?? null,
    notes,
  }
}

const BUILT =
  /\b(?:system (?:analysis|design|implementation|architecture|requirements)|functional requirements|use case|software (?:design|testing|development)|database design|circuit|implementation and testing)\b/i

/** Its stage says so; or there are no results yet, and the methods are in the future tense. */
function kindOf(record: StudyRecord, reading: ReadDocument): WorkKind {
  const roles = new Set(reading.sentences.map(({ role }) => role))
  const told = reading.sentences.filter(({ role }) => role === 'methods').map(({ text }) => text)
  const toCome = told.filter((text) => /\b(?:will|shall)\b/i.test(text)).length
  const noResults = !roles.has('results') && saidOf(record, 'results').length === 0
  if (record.stage === 'proposal' || (noResults && toCome * 3 > told.length && toCome > 2)) return 'planned'
  const builds = reading.sections.filter(({ title }) => BUILT.test(title)).length
  return builds >= 2 || (builds > 0 && saidOf(record, 'tools').length > 0) ? 'built' : 'done'
}

const saidOfWork = (record: StudyRecord): SaidOfWork =>
  Object.fromEntries(
    SLOT_IDS.flatMap((slot) => {
      const entries = saidOf(record, slot).flatMap(({ value, evidence: [place] }) =>
        place && !isOrder(place.quote) ? [{ value, place }] : [],
      )
      return entries.length > 0 ? [[slot, entries]] : []
    }),
  )

/** Where a question on the whole work rests: its aim, or its first sentence. */
function firstPlace({ sentences }: ReadDocument, said: SaidOfWork): StudyEvidence | undefined {
  const aim = (['aim', 'objectives', 'questions', 'problem'] as const).flatMap(
    (slot) => said[slot]?.[0]?.place ?? [],
  )[0]
  const sentence =
    sentences.find((one) => one.role !== 'front-matter' && isGround(one)) ?? sentences.find(isGround)
  return aim ?? (sentence && evidenceOf(sentence))
}

type Draft = Omit<PlannedQuestion, 'id' | 'asked' | 'grounds' | 'quoted'> & { support: string }

/** Kinds of work of which a topic is not asked. */
const NOT_OF: Partial<Record<WorkKind, ReadonlySet<string>>> = {
  planned: new Set(['results', 'conclusion', 'recommendations']),
  built: new Set(['sample', 'sampling', 'variables', 'agrees with others']),
}

function onTopics(kind: WorkKind, said: SaidOfWork, reading: ReadDocument, front: StudyEvidence): Draft[] {
  const sections = sectionsOf(reading)
  const asked = new Set<string>()
  const whole = ({ lead }: { lead: string }): Ground => ({ lead, place: front, title: '' })
  const own = [
    ...TOPICS,
    ...(kind === 'planned' ? PLAN_TOPICS : []),
    ...(kind === 'built' ? BUILT_TOPICS : []),
    ...SECTION_TOPICS,
  ]
  const drafts = own
    .filter(({ about }) => !NOT_OF[kind]?.has(about))
    .flatMap((topic): Draft[] => {
      const stated = topic.of?.[kind] ? statedOf(topic, said, asked) : []
      if (stated.length > 0)
        return stated.map((place, at) =>
          draftOf(topic, nth(topic.of![kind]!, at), { lead: quotedLead(place), place, title: '' }, said, at),
        )
      const open = topic.open[kind]
      const ground =
        open && (sections.forTopic(topic) ?? (topic.roles === 'whole' ? whole({ lead: '' }) : undefined))
      return open && ground ? [draftOf(topic, nth(open, 0), ground, said, 0)] : []
    })
  const ends = [OPENING, ...CLOSING].flatMap((topic) => {
    const open = topic.open[kind]
    return open ? [draftOf(topic, nth(open, 0), whole({ lead: '' }), said, 0)] : []
  })
  return [...ends, ...drafts]
}

const nth = (words: string | readonly string[], at: number): string =>
  typeof words === 'string' ? words : words[at % words.length]!

/** What the record says on it, each sentence once in a session. */
function statedOf(
  { slots: [own], most = 1, about, needs, unless }: Topic,
  said: SaidOfWork,
  asked: Set<string>,
): StudyEvidence[] {
  const slots: SlotId[] =
    about === 'sample' ? ['sampleAnalysed', 'sampleReturned', 'samplePlanned'] : own ? [own] : []
  return slots
    .flatMap((slot) => said[slot] ?? [])
    .map(({ place }) => place)
    .filter(({ quote }) => (needs?.test(quote) ?? true) && !unless?.test(quote))
    .filter(
      ({ quote, sentenceId }) =>
        !asked.has(sentenceId) && quote.split(/\s+/).length > 3 && asked.add(sentenceId),
    )
    .slice(0, most)
}

/** A sentence that is read out in full is not also asked about a second time. */
function draftOf(
  topic: Omit<Topic, 'heading' | 'roles' | 'of'>,
  asks: string,
  { lead, place, title }: Ground,
  said: SaidOfWork,
  at: number,
): Draft {
  const support = topic.slots.flatMap((slot) => said[slot]?.map((one) => one.place) ?? [])
  const also = support.filter(({ sentenceId }) => sentenceId !== place.sentenceId).slice(0, MOST_SUPPORT)
  const isStated = title === ''
  return {
    phase: at >= (topic.inChain ?? 1) ? 'more' : topic.phase,
    area: topic.area,
    about: topic.about,
    lead,
    asks,
    easier: topic.easier,
    why: topic.why,
    place,
    also,
    weak: false,
    weight: 5 - at,
    better: betterAnswer(
      isStated ? [place, ...also] : also,
      topic.holds,
      isStated ? undefined : { title, place },
    ),
    deeper: topic.deeper,
    advice: topic.holds,
    within: topic.within,
    support: title,
  }
}

/** Two to four sentences: what the work itself says, and what an answer adds. */
function betterAnswer(
  places: readonly StudyEvidence[],
  holds: string,
  section?: { title: string; place: StudyEvidence },
): string[] {
  const told = places
    .slice(0, section ? 1 : 2)
    .map((place) => `${quotedAloud(place.quote)} (${placeWords(place)}).`)
  const begins = section ? [`Begin with what “${section.title}” says (${placeWords(section.place)}).`] : []
  return [...begins, ...told, holds]
}

function onFault(fault: Fault, phase: Phase, said: SaidOfWork): Draft {
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

function onTables(reading: ReadDocument, said: SaidOfWork): Draft[] {
  const tables = tablesShown(reading)
  const every = Math.max(1, Math.floor(tables.length / MOST_TABLES))
  return [...tables.filter(({ name }) => /^t/i.test(name)), ...tables.filter(({ name }) => !/^t/i.test(name))]
    .filter((_, at) => at % every === 0)
    .slice(0, MOST_TABLES)
    .map(({ lead, place, name }, at): Draft => {
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
function enough(drafts: readonly Draft[], reading: ReadDocument, said: SaidOfWork): Draft[] {
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
    .map((sentence, at): Draft => {
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

const stemsOf = (text: string): string[] => [...new Set(contentStems(text))]

function named(drafts: readonly Draft[]): PlannedQuestion[] {
  const ids = new Set<string>()
  return drafts.flatMap(({ support, ...draft }) => {
    const id = `${draft.about} ${draft.place.sentenceId}`
    if (ids.has(id) || isAskedAsObjective(draft, drafts)) return []
    ids.add(id)
    return [
      {
        ...draft,
        id,
        quoted: draft.lead !== '' && support === '',
        asked: stemsOf([draft.asks, draft.easier].join(' ')),
        grounds: stemsOf([support, ...[draft.place, ...draft.also].map(({ quote }) => quote)].join(' ')),
      },
    ]
  })
}

/** A question and an objective in nearly the same words are one thing. */
const NEARLY_ALL = 0.7
function isAskedAsObjective(
  { about, place }: Pick<Draft, 'about' | 'place'>,
  drafts: readonly Draft[],
): boolean {
  if (about !== 'questions') return false
  const stems = stemsOf(place.quote)
  return drafts.some((one) => {
    if (one.about !== 'objectives') return false
    const other = new Set(stemsOf(one.place.quote))
    return stems.filter((stem) => other.has(stem)).length >= NEARLY_ALL * Math.min(stems.length, other.size)
  })
}

const ORDER: readonly Phase[] = ['opening', 'chain', 'faults', 'limits', 'close', 'more']
/** The chain runs from question to method, result and conclusion. */
const ALONG: readonly string[] = [
  'problem',
  'aim',
  'questions',
  'objectives',
  'hypotheses',
  'requirements',
  'design',
  'architecture',
  'tools',
  'sample',
  'sampling',
  'instruments',
  'access',
  'analysis',
  'tests',
  'main result',
  'results',
  'first finding',
  'time',
  'money',
  'conclusion',
]

function inOrder(questions: readonly PlannedQuestion[]): PlannedQuestion[] {
  const along = ({ about }: PlannedQuestion) => ALONG.indexOf(about) + 1 || ALONG.length + 1
  const rank = ({ phase }: PlannedQuestion) => ORDER.indexOf(phase)
  return [...questions].sort(
    (a, b) => rank(a) - rank(b) || (a.phase === 'chain' ? along(a) - along(b) : 0) || b.weight - a.weight,
  )
}

const MOST_WORDS_KEPT = 160
const MOST_VOCABULARY = 1_500
const LEAST_TIMES = 3

/** The words a work is made of, apart from those of any work: an answer on it has some of them. */
function wordsOfWork(
  { sentences, title }: ReadDocument,
  said: SaidOfWork,
): Pick<ExamPlan, 'words' | 'vocabulary'> {
  const own = sentences.filter(({ role }) => role !== 'references')
  const often = [...countOf(own.flatMap(({ text }) => contentStems(text)))]
    .filter(([stem, times]) => times > 1 && !isCommon(stem) && /\p{L}{3,}/u.test(stem))
    .sort((a, b) => b[1] - a[1])
  const core = (['aim', 'objectives', 'questions', 'population', 'setting'] as const).flatMap(
    (slot) => said[slot]?.map(({ value }) => value) ?? [],
  )
  const named = contentStems([title, ...core].join(' ')).filter((stem) => !isCommon(stem))
  const most = often.filter(([, times]) => times >= LEAST_TIMES).slice(0, MOST_WORDS_KEPT)
  return {
    words: [...new Set([...most.map(([stem]) => stem), ...named])],
    vocabulary: often.slice(0, MOST_VOCABULARY).map(([stem]) => stem),
  }
}
