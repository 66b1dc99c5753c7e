/**
 * The four scores. The bands are the specification's; the position within a band depends on the checks alone, so that one
 * document has one score, every point of it can be opened and read, and a better version scores higher.
 */
import type { Assessed } from '#capabilities/study/contract.ts'
import type { FactKind } from '#capabilities/study/index.ts'
import { pluralise } from '#kit/pluralise.ts'
import type { AnalysisCheck, Score } from '../../contract.ts'
import { isOpen } from '../checklist/analysis-material.ts'
import { factOf, WELCOME } from '../facts/checks-of-facts.ts'
import type { Kind, ScoreKey, WorkStage } from '../keys.ts'
import { KIND_NAMES } from '../words/kinds.ts'

type Band = readonly [low: number, high: number]

const METHODOLOGY = { base: 65, insight: 4, band: [50, 95] } as const
const WITHOUT_EVIDENCE: Band = [25, 49]
const WITHOUT_METHODS: Band = [15, 34]
/** This band begins at half of the expected checks: below that, no student is ready. */
const READY_FROM = 0.5
const BANDS = { dataQuality: [50, 79], statisticalRigor: [45, 69], defenseReadiness: [60, 84] } as const
/** Copied lines are no data, whatever else adds up. */
const COPIED: Band = [50, 54]
const isCopied = ({ id, outcome }: AnalysisCheck): boolean =>
  id === 'numbers.equal-tables' && outcome === 'look-again'
const NOT_RESEARCH: Record<ScoreKey, Band> = {
  methodologyScore: [5, 19],
  dataQuality: [5, 19],
  statisticalRigor: [0, 9],
  defenseReadiness: [5, 19],
}
/** The check for a methods part: it tells where to look, and is no methodology itself. */
const METHODS_PART = 'part-methods'
/** A passing mention is no methodology: three different things have to be shown. */
const LEAST_EVIDENCE = 3
/** The aim, the place and the time: shown, but not a method. */
const NO_METHOD: ReadonlySet<FactKind | undefined> = new Set<FactKind>([
  'aim',
  'objective',
  'question',
  'hypothesis',
  'setting',
  'period',
])
const METHOD: ReadonlySet<FactKind | undefined> = new Set<FactKind>(['sample-size', 'instrument', 'analysis'])

/** Requirements differ by field. A work with few is judged by the other method facts it shows. */
const FEW_OWED = 5

function methodsIn(applicable: Judged): Judged {
  const own = applicable.filter(isOfMethod)
  const owed = own.filter((check) => !isWelcome(check))
  return owed.filter(({ id }) => id !== METHODS_PART).length < FEW_OWED ? own : owed
}

const isWelcome = ({ id }: AnalysisCheck): boolean => WELCOME.some((kind) => factOf(id) === kind)

function isOfMethod({ id, area }: AnalysisCheck): boolean {
  const fact = factOf(id)
  return METHOD.has(fact) || (area === 'methodology' && !NO_METHOD.has(fact))
}

/** Required at this stage, and neither shown nor missing: what is unsure is not shown. */
const isUnsure = ({ unsure, stages }: AnalysisCheck, { stage }: ScoredWork): boolean =>
  unsure === true && (!stages || !stage || stages.includes(stage))

/** Without a reference list no claim about sources can be checked: it weighs as much as those checks do. */
const NO_LIST = 12

type Judged = readonly AnalysisCheck[]
export type Scores = Record<ScoreKey, Score>

/** The stage of a work, as far as its type tells. */
export type ScoredWork = {
  stage?: WorkStage | undefined
  chapters?: readonly string[] | undefined
  /** What a model holds against the work. */
  opinions?: readonly Assessed[] | undefined
}

/** A literature review, and a chapter on something else, need no methods. */
const owesMethods = ({ stage, chapters }: ScoredWork): boolean =>
  stage !== 'literature-review' && !(stage === 'chapter' && !chapters?.includes('methods'))

export function scoresOf(checks: Judged, kind: Kind, work: ScoredWork = {}): Scores {
  const applicable = checks.filter((check) => check.outcome !== 'does-not-apply' || isUnsure(check, work))
  const of = (area: AnalysisCheck['area']) => applicable.filter((check) => check.area === area)
  const parts: Record<ScoreKey, Judged> = {
    // What needs no methods has no score for them.
    methodologyScore: owesMethods(work) ? methodsIn(applicable) : [],
    // A plan has no results, and so no score for them.
    dataQuality: work.stage === 'proposal' ? [] : of('data'),
    statisticalRigor: work.stage === 'proposal' ? [] : of('statistics'),
    defenseReadiness: applicable.filter(({ area }) => area !== 'writing'),
  }
  if (kind !== 'research') {
    const why = `This was read as ${KIND_NAMES[kind]}, so the score stays`
    const score = (key: ScoreKey): Score => {
      const [low, high] = NOT_RESEARCH[key]
      const says = `${why} between ${low} and ${high}. The scores are for research only, and say nothing about the quality of the writing.`
      return { ...placed(parts[key], NOT_RESEARCH[key], why), says }
    }
    return {
      methodologyScore: score('methodologyScore'),
      dataQuality: score('dataQuality'),
      statisticalRigor: score('statisticalRigor'),
      defenseReadiness: score('defenseReadiness'),
    }
  }
  const placedIn = (key: keyof typeof BANDS, from?: number) =>
    placed(enoughOf(parts[key]), BANDS[key], 'Research documents score', from)
  const { method, all } = remarksIn(work)
  return {
    methodologyScore: owesMethods(work)
      ? asJudged(methodology(parts.methodologyScore), work.opinions !== undefined, {
          many: method,
          each: METHODOLOGY.insight,
          least: METHODOLOGY.band[0],
        })
      : unscored(METHODOLOGY.band),
    dataQuality: checks.some(isCopied)
      ? placed(
          enoughOf(parts.dataQuality),
          COPIED,
          'Lines under different names hold the same figures, so the score stays',
        )
      : placedIn('dataQuality'),
    statisticalRigor: placedIn('statisticalRigor'),
    defenseReadiness: lessRemarks(placedIn('defenseReadiness', READY_FROM), {
      many: all,
      each: 1,
      least: BANDS.defenseReadiness[0],
    }),
  }
}

const PRAISE = 'strength'
function remarksIn({ opinions = [] }: ScoredWork) {
  // What code could not prove is shown, and counts for nothing.
  const proved = opinions.filter(({ isUnproved, kind }) => !isUnproved && kind !== PRAISE)
  return { method: proved.filter(({ kind }) => kind === 'method').length, all: proved.length }
}

/** That the parts of a method are named says nothing of how good they are: it is told only where somebody judged them. */
const asJudged = (score: Score, isJudged: boolean, remarks: Parameters<typeof lessRemarks>[1]): Score =>
  isJudged ? lessRemarks(score, remarks) : { ...score, restsOn: [] }

/** Checks count what is there; a reader who doubts it weighs against them, or the score would praise what is criticised below it. */
function lessRemarks(
  score: Score,
  { many, each, least }: { many: number; each: number; least: number },
): Score {
  if (many === 0 || score.restsOn.length === 0 || score.value <= least) return score
  return {
    ...score,
    value: Math.max(least, score.value - each * many),
    says: `${score.says} Minus ${each} for ${many === 1 ? 'the one remark' : `each of ${many} remarks`} of the model, and never below ${least}.`,
  }
}

function methodology(checks: Judged): Score {
  const hasPart = checks.some(({ id, outcome }) => id === METHODS_PART && outcome !== 'not-found')
  const things = checks.filter(({ id }) => id !== METHODS_PART)
  const insights = things.filter(({ outcome }) => outcome === 'passed').length
  if (insights < LEAST_EVIDENCE)
    return hasPart
      ? placed(
          enoughOf(things),
          WITHOUT_EVIDENCE,
          'Little was found in the section on methods, so the score stays',
        )
      : placed(
          enoughOf(things),
          WITHOUT_METHODS,
          'Little about methods was found in the text, so the score stays',
        )
  if (settledOf(things).length < FEWEST_OF_METHODS || enoughOf(things).length === 0)
    return unscored(METHODOLOGY.band)
  const { base, insight, band } = METHODOLOGY
  const open = things.filter(isOpen).length
  const value = Math.min(band[1], Math.max(band[0], base + insight * (insights - open)))
  return {
    value,
    says:
      `Starts at ${base}, plus ${insight} for each of ${pluralise(insights, 'thing')} found` +
      lessFor(open, insight) +
      `; never below ${band[0]} or above ${band[1]}. How good they are is not judged.`,
    restsOn: idsOf(things),
    most: band[1],
    ...raisedBy(things),
  }
}

/** A score speaks of the work only where most of what it weighs was settled, one way or the other. */
const FEWEST_SETTLED = 4
const MOSTLY_SETTLED = 0.9
/** That three things of a method are named approves of none of them. */
const FEWEST_OF_METHODS = 6

const settledOf = (checks: Judged) => checks.filter(({ outcome }) => outcome !== 'does-not-apply')

function enoughOf(checks: Judged): Judged {
  const settled = settledOf(checks)
  return settled.length >= FEWEST_SETTLED && weightOf(settled) >= MOSTLY_SETTLED * weightOf(checks)
    ? checks
    : []
}

/** What would raise it most: two places that disagree before what is missing, the heaviest first. */
function raisedBy(checks: Judged): Pick<Score, 'raise'> {
  const [first] = checks
    .filter((check) => isOpen(check) && check.advice)
    .toSorted((one, other) => rankOf(other) - rankOf(one))
  return first ? { raise: `What would raise it most: ${first.advice}` } : {}
}

const rankOf = ({ weight, outcome }: AnalysisCheck) => weight + (outcome === 'look-again' ? 0.5 : 0)

function lessFor(open: number, each: number): string {
  if (open === 0) return ''
  const which = open === 1 ? 'the one' : `each of the ${open}`
  return `, minus ${each} for ${which} not found or to be checked again`
}

/** With fewer checks than this, others are assumed half passed: a score from one check stays near the middle. */
const FEW = 4
const BEFOREHAND = 3

function placed(checks: Judged, [low, high]: Band, why: string, from = 0): Score {
  const between = `${why} between ${low} and ${high}`
  if (checks.length === 0) return unscored([low, high])
  const passed = checks.filter(({ outcome }) => outcome === 'passed')
  const beforehand = checks.length <= FEW ? BEFOREHAND : 0
  const unsure = checks.filter((check) => check.unsure && check.outcome === 'does-not-apply')
  const shown = weightOf(passed)
  // One figure that cannot be weighs more than one that can.
  const differing = weightOf(
    checks.filter(
      ({ outcome, area }) => outcome === 'look-again' && (area === 'data' || area === 'statistics'),
    ),
  )
  const passedShare = (shown + beforehand / 2) / (weightOf(checks) + differing + beforehand)
  const share = Math.max(0, (passedShare - from) / (1 - from))
  return {
    value: Math.round(low + (high - low) * share),
    says: `${between}; ${restingOn(passed.length, checks.length, unsure.length)}`,
    restsOn: idsOf(checks),
    most: high,
    ...raisedBy(checks),
  }
}

/** A score from two checks looks like one from twenty; the sentence has to reveal the difference. */
function restingOn(passed: number, all: number, unsure: number): string {
  const share = `${passed === 0 ? 'none' : passed} of ${pluralise(all, 'check')} passed${unsure > 0 ? ` and ${unsure} ${unsure === 1 ? 'is' : 'are'} uncertain, which counts as not shown` : ''}`
  return all <= FEW
    ? `${share}. So few checks say little, so the score stays nearer the middle.`
    : `${share}, each weighted by how much it matters.`
}

const weightOf = (checks: Judged) =>
  checks.reduce(
    (sum, { id, outcome, weight }) =>
      sum + (id === 'part-references' && outcome === 'not-found' ? NO_LIST : weight),
    0,
  )
/** A score that rests on no check is none; the specification's bands want a number, and the screen does not show it. */
const unscored = ([low, high]: Band): Score => ({
  value: low,
  says: 'Too little of it could be checked to score this.',
  restsOn: [],
  most: high,
})

const idsOf = (checks: Judged) => checks.map(({ id }) => id)
