/** The figures a question asks for: a named statistic, the most or the least of a table, a row, or a short table whole. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { quote, toldSegment } from '../segments.ts'
import { asksYesOrNo } from '../yes-or-no.ts'
import { captionedTable } from './captioned-table.ts'
import { besides, cellsAsked } from './cells-asked.ts'
import { mostOrLeast } from './most-or-least.ts'
import { plannedFor } from './planned-for.ts'
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
  const lead = isYesOrNo ? [toldSegment(STUDY_SENTENCES.figuresNotYes)] : []
  return [...quoted, ...lead, ...tables.map(({ says, evidence }) => quote(evidence, `${says} `))]
}
