/**
 * What is to be mended: figures that do not follow, places that disagree, a model's remarks. The heaviest are asked
 * about; all of them are the first lines of the report.
 */
import type { OpenStudy, StatisticRow, WeakPoint } from '#capabilities/study/index.ts'
import { joinList } from '#kit/join-list.ts'
import type { ExamArea } from '../names.ts'
import { type Fault, firstNumber, isPlain, leadOf } from './fault-words.ts'
import { onComparisons } from './on-comparisons.ts'
import { onScales } from './on-scales.ts'
import type { Fix } from './plan.ts'
import { onSampleSum } from './sample-sum.ts'

const SAME_ROW_KIND = 1
/** Rows that a reader of the report can look up in an hour. */
const MOST_FIXES = 20

export function faultsOf(study: OpenStudy): { faults: Fault[]; fixes: Fix[]; summary: string } {
  const others = literatureOf(study)
  const rows = study
    .statisticRows()
    .filter((row) => row.verdict === 'look-again' && !others.has(row.evidence.sentenceId) && isPlain(row))
  const faults = onePerPlace([
    ...onComparisons(study, others),
    ...onSampleSum(study),
    ...onScales(study),
    ...onRows(rows.filter(isTelling)),
    ...remarksOf(study),
  ]).sort((a, b) => b.weight - a.weight)
  const inRows = new Set(rows.map(({ evidence }) => evidence.sentenceId))
  const passages = faults.filter(
    ({ about, shows, place }) =>
      about !== 'figures' && shows !== '' && !(about === 'comparison' && inRows.has(place.sentenceId)),
  )
  const fixes = [
    ...rows.map(fixOfRow),
    ...passages.map(({ shows, advice, place }) => ({ says: shows, advice, place })),
  ].slice(0, MOST_FIXES)
  return { faults, fixes, summary: fixesInWords(rows.length, passages.length) }
}

function fixesInWords(rows: number, places: number): string {
  const parts = [
    rows > 0 && `${rows} ${rows === 1 ? 'figure' : 'figures'}`,
    places > 0 && `${places} ${places === 1 ? 'passage' : 'passages'}`,
  ].filter((one): one is string => Boolean(one))
  return parts.length === 0 ? '' : `${joinList(parts)} to look at again before anybody else does.`
}

/** Of the figure: below this it may have been rounded on the way. */
const TELLING = 0.05
const isTelling = ({ writes, computes }: StatisticRow): boolean => {
  const [a, b] = [writes, computes].map(firstNumber)
  return Math.abs(a! - b!) > TELLING * Math.max(Math.abs(a!), Math.abs(b!))
}

/** Published numbers of others are theirs to defend. */
const literatureOf = ({ reading }: OpenStudy): ReadonlySet<string> =>
  new Set(
    [...reading.sentences, ...reading.blocks].filter(({ role }) => role === 'literature').map(({ id }) => id),
  )

export function onePerPlace(faults: readonly Fault[]): Fault[] {
  const used = new Set<string>()
  return faults.filter(({ place }) => !used.has(place.sentenceId) && used.add(place.sentenceId))
}

const fixOfRow = ({ reports, writes, computes, evidence }: StatisticRow): Fix => ({
  says: `${namedFigures(reports).replace(/,$/, '')}: the text gives ${writes}; the figures beside it give ${computes}.`,
  advice: 'Compare it with your data, and correct it wherever it stands.',
  place: evidence,
})

/** One question for each kind of figure: the first is asked about, the others are told with it. */
function onRows(rows: readonly StatisticRow[]): Fault[] {
  const kinds = Map.groupBy(rows, ({ evidence }) => evidence.sentenceId)
  return [...kinds.values()].map((alike) => {
    const [{ reports, writes, computes, evidence }] = alike as [StatisticRow]
    const more =
      alike.length === SAME_ROW_KIND ? '' : ` ${alike.length} figures in this place differ in this way.`
    const what = namedFigures(reports)
    return {
      about: 'figures',
      area: 'results',
      weight: 12 + Math.min(2, alike.length / 4),
      lead: leadOf(evidence),
      asks: `For ${what} you report ${writes}; from your own figures I get ${computes}.${more} Which is right, and does a conclusion change?`,
      easier: `You give ${writes} here, and the figures beside it give ${computes}. Which of the two is right?`,
      deeper: 'How will you make sure that no other figure is wrong?',
      shows: `For ${what} the text gives ${writes}; computed from the figures beside it, it is ${computes}.`,
      advice: `Compute ${what} again from your data, and correct it wherever it stands.`,
      within: 'day',
      place: evidence,
      also: [],
    } satisfies Fault
  })
}

/** "Age: B = 0.4, SE = 0.2" is table notation that cannot be spoken. */
function namedFigures(reports: string): string {
  const [, name, figures] = /^(.+?): (.+=.+)$/.exec(reports) ?? []
  return name && figures ? `${name}, with ${joinList(figures.split(/,\s+/))},` : reports
}

/** A model's remarks: its evidence is proved; what could not be proved is not asked. */
const remarksOf = (study: OpenStudy): Fault[] =>
  study
    .record()
    .remarks.flatMap(({ kind, says, ask, do: advice, weight, evidence: [place, ...also], isUnproved }) =>
      place && ask && !isUnproved && kind !== 'strength'
        ? [
            {
              about: `remark ${kind}`,
              area: AREA_OF_REMARK[kind] ?? 'results',
              weight: 6 + weight,
              lead: leadOf(place),
              asks: ask,
              easier: says,
              deeper: 'What follows from that for your conclusion?',
              shows: says,
              advice: advice || says,
              within: 'day' as const,
              place,
              also: also.slice(0, 2),
            },
          ]
        : [],
    )

/** What an examiner of such a design asks for, where the work claims it and does not show it. */
const AREA_OF_WEAK: Partial<Record<WeakPoint['about'], ExamArea>> = {
  effect: 'limits',
  users: 'results',
  search: 'method',
  reliability: 'method',
  clusters: 'method',
  model: 'method',
  name: 'ethics',
  sources: 'literature',
  aims: 'results',
}
export const faultsOfDesign = (weak: readonly WeakPoint[]): Fault[] =>
  weak.flatMap(({ about, weight, asks, says, next, limit, place }) => {
    const area = AREA_OF_WEAK[about]
    return area && place
      ? [
          {
            about: `weak ${about}`,
            area,
            weight,
            lead: leadOf(place),
            // The sentence itself is read out before it.
            asks: about === 'aims' ? 'Which result of yours stands behind this?' : asks,
            easier: asks,
            deeper: 'And what does that do to your conclusion?',
            shows: about === 'users' ? '' : limit ? `${limit}.` : says,
            advice: next,
            within: 'day',
            place,
            also: [],
          },
        ]
      : []
  })

const AREA_OF_REMARK: Partial<Record<string, ExamArea>> = {
  method: 'method',
  'missing-reason': 'method',
  overclaim: 'limits',
  unanswered: 'contribution',
}
