/** "Where does that 49.5% come from?": the places where exactly this figure stands. */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isProse, type ReadDocument } from '../../document/reading.ts'

const ASKS =
  /\bwhere\b[^?]*\b(?:from|come|comes|got|get|stand|find|found|written|say)\b|\b(?:which|what) (?:page|table|section)\b|\bwhat (?:is|does|was) (?:the |that |this )?\d/i
const FIGURE = /(?<![\d.,])\d+(?:[.,]\d+)?\s?%|(?<![\d.,])\d+[.,]\d+(?![\d.,])/g
const MOST = 2

export function figureNamed(question: string, { sentences, blocks }: ReadDocument): StudyEvidence[] {
  const figures = ASKS.test(question) ? (question.replace(OF_A_PLACE, ' ').match(FIGURE) ?? []) : []
  if (figures.length === 0) return []
  // In a table the sign may stand over the column.
  const [ways, inCells] = [true, false].map((wantsSign) =>
    figures.map((figure) => {
      const [whole = '', part] = figure.replace(/\s?%/, '').split(/[.,]/)
      return new RegExp(
        String.raw`(?<![\d.,])${whole}${part === undefined ? '' : `[.,]${part}`}${wantsSign && figure.includes('%') ? String.raw`\s?(?:%|per ?cent)` : String.raw`(?![\d])`}`,
        'i',
      )
    }),
  ) as [RegExp[], RegExp[]]
  const inText = sentences.filter(
    ({ text, role, kind }) =>
      role !== 'references' && kind !== 'contents-line' && ways.every((way) => way.test(text)),
  )
  const rows = blocks
    .filter(({ kind }) => kind === 'table')
    .flatMap((one) =>
      one.text
        .split('\n')
        .flatMap((text) => (inCells.every((way) => way.test(text)) ? [{ ...one, text }] : [])),
    )
  return [...inText.filter(isProse), ...rows, ...inText.filter((one) => !isProse(one))]
    .slice(0, MOST)
    .map(evidenceOf)
}
/** Their numbers are no figures. */
const OF_A_PLACE = /\b(?:tables?|figures?|sections?|chapters?|page)\s*\d+(?:[.-]\d+)*/gi
