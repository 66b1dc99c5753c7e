/** The thread of a study: each question has its objective, each objective comes back, each hypothesis is decided. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { plainly } from '../../text/plain-synonyms.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import type { Places, Stated } from '../places.ts'
import { hypothesesForgotten } from './numbered-aims.ts'

export const isPlan = ({ record }: Places) =>
  record?.stage === 'proposal' || record?.stage === 'chapter' || record?.stage === 'literature-review'

const OF_EVERY_AIM = new Set(
  contentStems(
    'aim objective purpose question hypothesis study research thesis general specific main sought determine assess examine establish explore identify investigate evaluate describe find compare analyse analyze ascertain measure understand explain effect relationship influence extent significant selected what which how there first second third fourth fifth',
  ),
)
const stemsOf = (text: string): string[] => [
  ...new Set(
    contentStems(text)
      .filter((stem) => !OF_EVERY_AIM.has(stem))
      .map(plainly),
  ),
]
/** What most of them share is the topic of the study, and tells no two of them apart. */
function sharedBy(entries: readonly Stated[]): (stem: string) => boolean {
  const all = entries.map(({ value }) => stemsOf(value))
  return (stem) => all.length > 2 && all.filter((stems) => stems.includes(stem)).length * 2 > all.length
}

export const quotedShort = (text: string) =>
  text.length > 90 ? `${text.slice(0, 88).replace(/\s+\S*$/, '')}…` : text

export const questionsMet: Comparator = {
  about: {
    id: 'numbers.questions-objectives',
    area: 'methodology',
    label: 'Each question has its objective',
    weight: 2,
  },
  one: 'research question beside the objectives',
  many: 'research questions beside the objectives',
  holds: 'has its objective',
  hold: 'have their objectives',
  none: 'There are no complete lists of questions and of objectives to hold against each other.',
  advice: 'Write one objective for each question, in the same order and the same words.',
  ofText: true,
  consequence: 'A question without an objective is one that nothing in the study is planned to answer.',
  inEnglish: true,
  compare: (places) => {
    const { record } = places
    const [questions, objectives] = [places.asked.questions, places.asked.objectives]
    const isWhole = record?.slots.questions.isComplete && record.slots.objectives.isComplete
    if (!isWhole || questions.length < 2 || objectives.length < 2) return comparisonOf([])
    const isTopic = sharedBy([...questions, ...objectives])
    const own = (value: string) => stemsOf(value).filter((stem) => !isTopic(stem))
    const aims = objectives.map(({ value }) => new Set(own(value)))
    const unmet = questions.filter(({ value }) => {
      const stems = own(value)
      return stems.length > 1 && !aims.some((aim) => stems.some((stem) => aim.has(stem)))
    })
    // Only a list that is longer has one too many: other words may say the same.
    const isShort = objectives.length < questions.length
    return comparisonOf(
      questions.map(({ value, evidence }): StatisticRow => {
        const isUnmet =
          isShort &&
          unmet.length <= questions.length - objectives.length &&
          unmet.some((one) => one.value === value)
        return {
          reports: `“${quotedShort(value)}”`,
          writes: isUnmet ? `${questions.length} questions` : 'an objective',
          computes: isUnmet ? `${objectives.length} objectives, none of them on it` : 'an objective',
          verdict: isUnmet ? 'look-again' : isShort ? 'cannot-be-computed' : 'agrees',
          ...(isUnmet ? { note: `No objective takes it up. ${questionsMet.consequence}` } : {}),
          evidence,
          ...(isUnmet ? { against: objectives.at(-1)!.evidence } : {}),
        }
      }),
    )
  },
}

const DECIDES =
  /\b(?:reject\w*|accept\w*|retain\w*|support\w*|confirm\w*|not supported|fail\w* to reject|refut\w+|proved|disproved|upheld|sustained)\b/i
const ON_HYPOTHESES = /\bhypothes[ie]s\w*|\bhypothesi[sz]e\w*|(?<!\p{L})H\s?(?:[0-9₀₁]|[oaA]\b)/u
const EXPECTED = /\b(?:as (?:we )?expected|contrary to (?:our )?expectations?|predicted|anticipated)\b/i

export const hypothesesDecided: Comparator = {
  about: {
    id: 'hypotheses-return',
    area: 'interpretation',
    label: 'Its hypotheses are decided where results are told',
    weight: 2,
  },
  one: 'stated hypothesis',
  many: 'stated hypotheses',
  holds: 'is decided in the results or after them',
  hold: 'are decided in the results or after them',
  none: 'No hypotheses are stated beside results of its own.',
  advice: 'Say of each hypothesis whether your results speak for it or against it.',
  ofText: true,
  consequence: 'A hypothesis that is never decided was never tested.',
  inEnglish: true,
  compare: (places) => {
    const { reading } = places
    const forgotten = isPlan(places) ? [] : forgottenRows(places)
    if (forgotten.length > 0) return comparisonOf(forgotten)
    const hypotheses = places.asked.hypotheses.filter(({ evidence }) => ON_HYPOTHESES.test(evidence.quote))
    const isAfter = ({ role }: ReadSentence) =>
      role === 'results' || role === 'discussion' || role === 'conclusion' || role === 'other'
    const results = reading.sentences.filter((sentence) => sentence.role === 'results' && isProse(sentence))
    // A paper takes up its one supposition in its own words.
    const isAside = hypotheses.length === 1 && places.record?.stage === 'paper'
    if (isPlan(places) || isAside || hypotheses.length === 0 || results.length < LEAST_RESULTS)
      return comparisonOf([])
    const own = new Set(hypotheses.map(({ evidence }) => evidence.sentenceId))
    const after = [...reading.sentences, ...reading.signposts].filter(
      (sentence) => isAfter(sentence) && !own.has(sentence.id),
    )
    const taken = after.filter(({ text }) => ON_HYPOTHESES.test(text) || EXPECTED.test(text))
    const decided = taken.filter(({ text }) => DECIDES.test(text) || EXPECTED.test(text))
    return comparisonOf(
      hypotheses.map(
        ({ value, evidence }): StatisticRow => ({
          reports: `“${quotedShort(value)}”`,
          writes: taken.length === 0 ? 'stated, and not named again' : 'stated',
          computes: 'decided',
          // Named again, but by which words it was decided is not for sure: neither praise nor blame.
          verdict:
            taken.length === 0
              ? 'look-again'
              : decided.length >= hypotheses.length
                ? 'agrees'
                : 'cannot-be-computed',
          ...(taken.length === 0
            ? {
                note: `No sentence of the results or after them names a hypothesis. ${hypothesesDecided.consequence}`,
              }
            : {}),
          evidence,
        }),
      ),
    )
  },
}

/** Others are decided by their number, and this one is named nowhere after the methods. */
const forgottenRows = (places: Places): StatisticRow[] =>
  hypothesesForgotten(places).map(({ number, sentence }) => ({
    reports: `“${quotedShort(sentence.text)}”`,
    writes: `hypothesis ${number} is stated`,
    computes: 'others are decided by their numbers, and this one is not named after the methods',
    verdict: 'look-again',
    note: `No place after the methods names it. ${hypothesesDecided.consequence}`,
    evidence: evidenceOf(sentence),
  }))

const LEAST_RESULTS = 5
/** Below this share of its words anywhere after the methods, an objective was not taken up; synonyms are common. */
const TAKEN_UP = 0.2

export const objectivesAnswered: Comparator = {
  about: {
    id: 'objectives-answered',
    area: 'interpretation',
    label: 'What was asked at the beginning comes back in results and conclusion',
    weight: 3,
  },
  one: 'objective or question',
  many: 'objectives and questions',
  holds: 'comes back after the methods',
  hold: 'come back after the methods',
  none: 'No objectives stand beside results and a conclusion long enough to compare. Words that come back are no answer, and no praise.',
  advice: 'Answer each objective in the conclusion, in its own words.',
  ofText: true,
  consequence: 'What was promised at the beginning and never comes is asked about first.',
  isOpen: true,
  inEnglish: true,
  compare: (places) => {
    const { reading, tables } = places
    const asked = [...places.asked.objectives, ...places.asked.questions]
    const after = reading.sentences.filter(
      ({ role }) => role === 'results' || role === 'discussion' || role === 'conclusion',
    )
    const hasEnd = after.filter((one) => isProse(one) && one.role !== 'results').length >= LEAST_RESULTS
    if (isPlan(places) || asked.length === 0 || !hasEnd || after.length < 3 * LEAST_RESULTS)
      return comparisonOf([])
    // Titles of parts, tables and figures are looked through as well.
    const texts = [
      ...after.map(({ text }) => text),
      ...reading.sections.map(({ title }) => title),
      ...tables.map(({ table }) => `${table.caption ?? ''} ${table.headings.join(' ')}`),
      ...reading.pictures.map(({ caption }) => caption),
    ]
    const isTopic = sharedBy(asked)
    const told = new Set(texts.flatMap((text) => contentStems(text).map(plainly)))
    return comparisonOf(
      asked.flatMap(({ value, evidence }): StatisticRow[] => {
        const all = stemsOf(value)
        const own = all.filter((stem) => !isTopic(stem))
        const subject = own.length > 1 ? own : all
        if (all.length < 3) return []
        const isTaken = subject.filter((stem) => told.has(stem)).length / subject.length >= TAKEN_UP
        return [
          {
            reports: `“${quotedShort(value)}”`,
            writes: isTaken ? 'taken up' : 'asked',
            computes: isTaken ? 'taken up' : 'hardly one of its words after the methods',
            verdict: isTaken ? 'agrees' : 'look-again',
            ...(isTaken
              ? {}
              : {
                  note: `Nothing after the methods speaks of it, in its words or others. ${objectivesAnswered.consequence}`,
                }),
            evidence,
          },
        ]
      }),
    )
  },
}
