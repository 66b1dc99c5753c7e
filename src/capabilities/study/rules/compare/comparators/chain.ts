/** The thread of a study: each question has its objective. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { plainly } from '../../text/plain-synonyms.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import type { Stated } from '../places.ts'

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
  openly: {
    asks: 'Which of your objectives takes this question up, and which of your data answer it?',
    easier: 'How does your study answer this one?',
  },
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
