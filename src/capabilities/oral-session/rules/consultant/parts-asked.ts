/** The part of a work that a question is about, and what the work says there. */
import type { SlotId, StudyEvidence } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { isStatement } from '../plan/speakable.ts'

type PartAsked = { words: RegExp; slots: readonly SlotId[]; about: readonly string[] }
/** One sentence on it can be held against advice. */
const WRITTEN: ReadonlySet<SlotId> = new Set([
  'sampling',
  'limits',
  'gap',
  'objectives',
  'questions',
  'hypotheses',
  'aim',
  'problem',
  'conclusions',
  'recommendations',
])
const PARTS: readonly PartAsked[] = [
  {
    words:
      /\bsampling\b|\b(?:sample|respondents|participants) (?:was |were |be )?(?:chosen|selected|drawn)\b/i,
    slots: ['sampling'],
    about: ['sampling'],
  },
  {
    words:
      /\bsampl\w*|\bhow many (?:people|respondents|participants|did i)\b|\brespondents\b|\bparticipants\b/i,
    slots: ['sampleAnalysed', 'samplePlanned', 'sampling', 'population'],
    about: ['sample', 'sampling'],
  },
  { words: /\blimit(?:s|ation|ations)?\b|\bweakness/i, slots: ['limits'], about: ['limits'] },
  { words: /\bgap\b/i, slots: ['gap'], about: ['gap'] },
  { words: /\bliterature\b|\bsources\b/i, slots: [], about: ['gap', 'closest study'] },
  { words: /\btheor\w+|\bframework\b/i, slots: [], about: ['theory'] },
  { words: /\bobjectives?\b/i, slots: ['objectives'], about: ['objectives'] },
  { words: /\b(?:research )questions?\b|\bmy questions?\b/i, slots: ['questions'], about: ['questions'] },
  { words: /\bhypothes[ie]s\b/i, slots: ['hypotheses'], about: ['hypotheses'] },
  { words: /\baim\b|\bpurpose\b|\babout\?*$/i, slots: ['aim'], about: ['aim'] },
  {
    words: /\bproblem statement\b|\bstatement of the problem\b|\bmy problem\b/i,
    slots: ['problem'],
    about: ['problem', 'background'],
  },
  { words: /\bethic\w*|\bconsent\b|\bconfidential\w*/i, slots: ['ethics'], about: ['ethics'] },
  {
    words: /\bquestionnaires?\b|\binterviews?\b|\binstruments?\b|\bdata collection\b/i,
    slots: ['instruments'],
    about: ['instruments', 'validity'],
  },
  { words: /\breliab\w+|\bvalid\w+/i, slots: ['validity'], about: ['validity'] },
  {
    words: /\banaly[sz]\w*|\bstatistic\w*|\bregression\b|\bthemes?\b/i,
    slots: ['analyses'],
    about: ['analysis'],
  },
  { words: /\bmethod\w*|\bdesign\b|\bapproach\b/i, slots: ['design', 'instruments'], about: ['design'] },
  {
    words: /\bresults?\b|\bfindings?\b|\bfound\b|\bfind out\b/i,
    slots: ['results'],
    about: ['results', 'main result'],
  },
  { words: /\bconclu\w+/i, slots: ['conclusions'], about: ['conclusion'] },
  { words: /\brecommend\w*/i, slots: ['recommendations'], about: ['recommendations'] },
  {
    words: /\bcontribution\b|\bsignificance of\b|\bbenefit\w*|\bimportan\w+\b/i,
    slots: ['contribution'],
    about: ['contribution'],
  },
  { words: /\bbudget\b|\bcosts?\b/i, slots: ['budget'], about: ['money'] },
  { words: /\btime ?(?:table|line|plan)\b|\bschedule\b/i, slots: ['timetable'], about: ['time'] },
]
export const partAsked = (asked: string): PartAsked | undefined =>
  PARTS.find(({ words }) => words.test(asked))

/** The sentences of the work on that part which can be understood alone. */
export function placesOn({ said }: Pick<ExamPlan, 'said'>, asked: string): StudyEvidence[] {
  const entries = partAsked(asked)?.slots.flatMap((slot) => said[slot] ?? []) ?? []
  return entries
    .map(({ place }) => place)
    .filter(
      (place, at, all) =>
        isStatement(place.quote) && all.findIndex((one) => one.sentenceId === place.sentenceId) === at,
    )
}

export const quotedAt = (place: StudyEvidence): string => `${quotedAloud(place.quote)} (${placeWords(place)})`

export function ownSentenceOn(plan: Pick<ExamPlan, 'said'>, asked: string): StudyEvidence | undefined {
  const [slot] = partAsked(asked)?.slots ?? []
  return slot && WRITTEN.has(slot) ? placesOn(plan, asked)[0] : undefined
}
