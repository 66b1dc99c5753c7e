/** The short table whose caption says nearly all that a question asks. */
import { contentStems } from '#kit/text/content-stems.ts'
import { captionsOf } from '../../checks/words/captions.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { placeAsked } from '../../summarisation/places-asked.ts'

export type FromTable = { says: string; evidence: StudyEvidence }

const LEAST_TOPICS = 2
const OF_CAPTION = 0.7
const MOST_ROWS = 8

const stemSet = (text: string) => new Set(contentStems(text))
const topicsOf = (question: string) => readQuestion(question).words.filter(({ weighs }) => weighs !== 'light')

/** The table whose caption says nearly all that is asked, where it is short enough to be read whole. */
export function captionedTable(question: string, { reading }: Pick<OpenStudy, 'reading'>): FromTable[] {
  const topics = topicsOf(question).filter(({ asked }) => !MEASURES.has(asked))
  if (topics.length < LEAST_TOPICS) return []
  const [best] = captionsOf(reading)
    .filter(({ kind }) => kind === 'table')
    .flatMap(({ number, sentence }) => {
      const said = stemSet(sentence.text)
      const held = topics.filter((word) => said.has(word.asked)).length
      return held >= LEAST_TOPICS && held / topics.length >= OF_CAPTION
        ? [{ number, caption: sentence.text, worth: held / topics.length - said.size / 1000 }]
        : []
    })
    .toSorted((one, other) => other.worth - one.worth)
  const table =
    best &&
    placeAsked(`table ${best.number}`, reading)?.evidence.find(({ quote: said }) => said.includes(' | '))
  return best && table && table.quote.split('\n').length <= MOST_ROWS
    ? [{ says: `${best.caption.trim()}:`, evidence: table }]
    : []
}
const MEASURES = stemSet(
  'mean average percent percentage number score rate standard deviation table result people respondents',
)
