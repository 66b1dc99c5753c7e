/** An analysis that is announced, and its figures. */
import { capitalised } from '#kit/text/articles.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { amongResults, type Places } from '../places.ts'
import { ANALYSES } from './analyses-announced.ts'

const ANNOUNCES =
  /\b(?:was|were|is|are|will be)\s+(?:\w+ly |also |then |further )*(?:used|applied|employed|conducted|carried out|performed|run|computed|calculated|proposed|adopted|done|provided)\b|\bwe (?:\w+ )?(?:used|applied|employed|ran|performed)\b|\b(?:using|by means of|with the (?:aid|help) of|by the|through) (?:the |a |an )?/i
const NOT_OWN =
  /\b(?:most common|commonly used|can be|may be|could be|should be|is called|assumes?|not|instead of)\b/i
/** A work of a few lines of results was not read in full. */
const LEAST_RESULTS = 12

export const announcedAnalyses: Comparator = {
  about: {
    id: 'numbers.announced',
    area: 'statistics',
    label: 'Analyses that are announced are shown with their figures',
    weight: 2,
  },
  one: 'announced analysis',
  many: 'announced analyses',
  holds: 'is shown with its figures',
  hold: 'are shown with their figures',
  none: 'No analysis is announced beside results of its own.',
  advice: 'Print the statistic, its degrees of freedom and its p; or take the analysis out of the methods.',
  ofText: true,
  consequence: 'What was to be decided by this analysis is decided by nothing.',
  inEnglish: true,
  compare: (places) => {
    const { reading, record, unread } = places
    const isResult = amongResults(reading)
    const results = reading.sentences.filter(isResult)
    if (record?.stage === 'proposal' || results.length < LEAST_RESULTS) return comparisonOf([])
    const told = figureTexts(places)
    const own = reading.sentences.filter(
      ({ role, text, kind }) =>
        (role === 'methods' || role === 'results' || role === 'abstract') &&
        kind !== 'heading' &&
        ANNOUNCES.test(text) &&
        !NOT_OWN.test(text),
    )
    const rows = ANALYSES.flatMap(({ name, cue, shown }): StatisticRow[] => {
      const announced = own.find(({ text }) => cue.test(text))
      if (!announced) return []
      const isShown =
        told.some((text) => cue.test(text) || shown.test(text)) ||
        // The sentence that announces a coefficient may give it.
        own.some(({ text }) => cue.test(text) && shown.test(text.replace(cue, ' ')) && /\d?\.\d/.test(text))
      // Its figures may stand in a table that was not read.
      const verdict = isShown ? 'agrees' : unread.length > 0 ? 'cannot-be-computed' : 'look-again'
      return [
        {
          reports: capitalised(name),
          writes: isShown ? 'announced, and shown' : 'announced',
          computes: isShown ? 'shown' : 'no statistic and no p of it found',
          verdict,
          ...(isShown
            ? {}
            : { note: `No figure of it was found in the text or a table. ${announcedAnalyses.consequence}` }),
          evidence: evidenceOf(announced),
        },
      ]
    })
    return comparisonOf(rows)
  },
}

/** Everything that may hold a figure of an analysis: sentences with digits, and tables with their titles. */
function figureTexts({ reading, programTables }: Places): string[] {
  const isResult = amongResults(reading)
  const mayShow = (one: ReadSentence) =>
    isResult(one) || ['abstract', 'discussion', 'conclusion', 'appendix'].includes(one.role)
  return [
    ...reading.sentences
      .filter((one) => mayShow(one) && /\d\.\d|[<=>]\s*\.?\d/.test(one.text))
      .map(({ text }) => text),
    ...reading.blocks
      .filter((one) => mayShow(one) && one.kind !== 'reference' && /\d/.test(one.text))
      .map(({ text, table }) => `${table?.caption ?? ''} ${table?.headings.join(' | ') ?? ''} ${text}`),
    ...reading.pictures.map(({ caption }) => caption),
    // What was computed again is shown, wherever it stands.
    ...Object.values(programTables).flatMap((rows) =>
      rows.map(({ reports, writes }) => `${reports} ${writes}`),
    ),
  ]
}
