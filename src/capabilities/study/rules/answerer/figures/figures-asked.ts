/** The figures a question asks for: a named statistic, the most or the least of a table, a row, or a short table whole. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'
import { asksYesOrNo } from '../yes-or-no.ts'
import { captionedTable } from './captioned-table.ts'
import { besides, cellsAsked } from './cells-asked.ts'
import { mostOrLeast } from './most-or-least.ts'
import { plannedFor } from './planned-for.ts'
import { isInWords, stemSet } from './rows.ts'
import { rowsAdded } from './rows-added.ts'
import { withShortNames } from './short-names.ts'
import { statisticIn, statisticSaid } from './statistic-asked.ts'

const ASKS_FIGURES =
  /\b(?:how (?:many|much)|percent(?:age)?|per cent|proportion|share|mean|average|rate|score)\b/i

/** `added`: what a question that follows another speaks of. */
export function figuresAsked(asked: string, study: OpenStudy, added: string | undefined): AnswerSegment[] {
  const question = withShortNames(asked, study.reading)
  const planned = plannedFor(question, study)
  if (planned.length > 0) return planned.map(({ says, evidence }) => quote(evidence, `${says} `))
  const made = rowsAdded(question, study)
  if (made)
    return [
      toldSegment(STUDY_SENTENCES.workedOut(made.sum)),
      ...made.rows.map(({ says, evidence }) => quote(evidence, `${says} `)),
    ]
  const isYesOrNo = asksYesOrNo(question)
  const extreme = mostOrLeast(question, study)
  const rows = extreme.length > 0 ? extreme : cellsAsked(question, study, added)
  const statistic = statisticIn(question)
  const said = statistic ? statisticSaid(question, statistic, besides(question, statistic), study) : []
  const isInCaption = rows.length === 0 && said.length === 0 && (ASKS_FIGURES.test(question) || isYesOrNo)
  const tables = isInCaption ? captionedTable(question, study) : rows
  const quoted = said.map((evidence) => quote(evidence))
  if (tables.length === 0) return quoted
  const others = OVERALL.test(question) ? saidOtherwise(question, tables, study) : []
  const lead = isYesOrNo ? [toldSegment(STUDY_SENTENCES.figuresNotYes)] : []
  return [...quoted, ...lead, ...tables.map(({ says, evidence }) => quote(evidence, `${says} `)), ...others]
}

const OVERALL = /\b(?:overall|altogether|in total)\b/i
const NOT_OWN: ReadonlySet<string> = new Set(['literature', 'references', 'front-matter', 'appendix'])
const SHARE = /(\d+(?:\.\d+)?)\W{0,2}\s?(?:%|per ?cent)/gi
const MOST_OTHERS = 2

/** Where the text gives another overall share than the table, both are told. */
function saidOtherwise(
  question: string,
  told: readonly { says: string }[],
  { reading }: OpenStudy,
): AnswerSegment[] {
  const words = besides(question, undefined).filter(({ weighs }) => weighs !== 'light')
  const shown = new Set(told.flatMap(({ says }) => says.match(/\d+(?:\.\d+)?/g) ?? []).map(Number))
  const others = reading.sentences.filter(({ text, role, ...one }) => {
    const shares = [...text.matchAll(SHARE)].map(([, share]) => Number(share))
    const stems = stemSet(text)
    return (
      isProse({ ...one, text, role }) &&
      !NOT_OWN.has(role) &&
      OVERALL.test(text) &&
      words.length > 0 &&
      words.every((word) => isInWords(stems, word)) &&
      shares.length > 0 &&
      !shares.some((share) => shown.has(share))
    )
  })
  return others.length === 0
    ? []
    : [
        toldSegment(STUDY_SENTENCES.countedElsewhere),
        ...others.slice(0, MOST_OTHERS).map((one) => quote(evidenceOf(one))),
      ]
}
