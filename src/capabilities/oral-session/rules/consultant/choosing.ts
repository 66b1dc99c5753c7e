/** "This or that?": what decides between two ways, which of them this study points to, and what was done already. */
import type { Appraisal } from '#capabilities/study/index.ts'
import { capitalised } from '#kit/text/articles.ts'
import { placeWords } from '#product/place.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './own-parts.ts'
import type { Turn } from './turn.ts'

/** `why`: for who asks on. */
export type Decided = { says: string; short: string; why: string }

type Way = { name: string; words: RegExp; when: string; costs: string; for?: Appraisal['traits'][number] }
type TwoWays = { theme: string; ways: readonly [Way, Way]; open?: RegExp }

/** In each, what would have to be known for the one or the other. */
const CHOICES: readonly TwoWays[] = [
  {
    theme: 'sampling',
    open: /\b(?:which|what) (?:type of |kind of )?sampling\b/i,
    ways: [
      {
        name: 'random sampling',
        words: /(?<!non[- ]?)(?:\brandom\w*|\bprobability)\b/i,
        when: 'you want to give shares or test a difference that shall hold for all, and there is a list to draw from',
        costs: 'It needs the list and the patience to reach those who were drawn.',
        for: 'figures',
      },
      {
        name: 'purposive sampling',
        words: /\b(?:purposiv\w+|judge?ment(?:al)?|convenien\w+|non[- ]?probability|snowball)\b/i,
        when: 'you talk at length with a few people because of what they know',
        costs: 'What you find then speaks for those you reached, and no share of it holds for all.',
        for: 'interviews',
      },
    ],
  },
  {
    theme: 'sampling',
    ways: [
      {
        name: 'stratified sampling',
        words: /\bstratif\w+/i,
        when: 'you will compare groups such as classes, sexes or villages, and know how large each is',
        costs: 'It needs a list for each group.',
      },
      {
        name: 'simple random or systematic sampling',
        words: /\b(?:simple random|random|systematic)\b/i,
        when: 'there is one list, and you want a picture of all together',
        costs: 'A small group may come out too small to be compared.',
      },
    ],
  },
  {
    theme: 'design',
    open: /\b(?:which|what) (?:research )?approach\b/i,
    ways: [
      {
        name: 'a quantitative approach',
        words: /\bquantitative\b/i,
        when: 'your questions ask how many, how much or whether two things go together',
        costs: 'It counts answers and cannot say what lies behind them.',
        for: 'figures',
      },
      {
        name: 'a qualitative approach',
        words: /\bqualitative\b/i,
        when: 'your questions ask how people see something, or why they do it',
        costs: 'It cannot say how many see it so.',
        for: 'interviews',
      },
    ],
  },
  {
    theme: 'instrument',
    open: /\b(?:which|what) (?:data collection )?(?:instrument|tool)s?\b/i,
    ways: [
      {
        name: 'a questionnaire',
        words: /\b(?:questionnaires?|surveys?)\b/i,
        when: 'you know which answers are possible and want to count them',
        costs: 'You cannot ask back.',
        for: 'figures',
      },
      {
        name: 'interviews',
        words: /\b(?:interviews?|focus groups?)\b/i,
        when: 'you do not know beforehand what people will say, or it needs trust',
        costs: 'They take an hour each, and several more to write down.',
        for: 'interviews',
      },
    ],
  },
]

const ASKS_ONE =
  /\bor\b|\bversus\b|\bvs\b|\b(?:should|can|do|must|could) i (?:use|choose|pick|take|go for)\b/i
const NO_CHOICE =
  /\bdifferences? between\b|\bi (?:used|chose|took|picked|wrote|said)\b|\bor not\W*$|\b(?:they|panel|examiner) (?:will |may |might )?asks?\b/i

export function decidedFor(plan: ExamPlan, { asked }: Pick<Turn, 'asked'>): Decided | undefined {
  if (NO_CHOICE.test(asked)) return undefined
  const both = CHOICES.find(({ ways }) => ways.every(({ words }) => words.test(asked)))
  const choice =
    both && ASKS_ONE.test(asked)
      ? both
      : CHOICES.find(({ open }) => open?.test(asked) && ASKS_ONE.test(asked))
  if (!choice) return undefined
  const [one, other] = choice.ways
  const rule = `Take ${one.name} if ${one.when}; ${other.name} if ${other.when}.`
  const own = plan.appraisal.themes[choice.theme]
  const place = own?.state === 'stated' ? own.says[0] : undefined
  const named = place && choice.ways.filter(({ words }) => words.test(place.quote))
  const [used] = named?.length === 1 ? named : []
  const { traits } = plan.appraisal
  const [fits, ...more] = choice.ways.filter(
    (way) => way.for && traits.includes('people') && traits.includes(way.for),
  )
  const why = `Because ${one.name} fits where ${one.when}, and ${other.name} where ${other.when}. ${one.costs} ${other.costs}`
  if (used && place && plan.kind !== 'planned')
    return {
      says: `Stay with ${used.name}: your text says so (${placeWords(place)}), and once the data are in, the way they came about can be named and no longer chosen. ${used.costs} For another study: ${rule}`,
      short: `${capitalised(used.name)}, because that is what you did (${placeWords(place)}).`,
      why,
    }
  if (fits && more.length === 0)
    return {
      says: `For a study like yours, ${fits.name}: take it if ${fits.when}, and that is how your text speaks. ${fits.costs} ${used && used !== fits ? `Your text names ${used.name} (${placeWords(place!)}), so see which of the two you mean and write one.` : `The other way: ${(fits === one ? other : one).name}, if ${(fits === one ? other : one).when}.`}`,
      short: `${capitalised(fits.name)}, as far as I can tell from how your text speaks of what you collect.`,
      why,
    }
  return {
    says: `${rule} ${one.costs} Read your first objective once more: which of the two does it ask for?`,
    short: hangsOn(plan, choice),
    why,
  }
}

const hangsOn = ({ said }: ExamPlan, { ways: [one, other] }: TwoWays): string => {
  const [first] = said.objectives ?? said.questions ?? []
  return `That hangs on what you want to find out${first ? `, and your first objective reads ${quotedAt(first.place)}` : ''}. ${capitalised(one.name)} if that is so: ${one.when}. Else ${other.name}.`
}
