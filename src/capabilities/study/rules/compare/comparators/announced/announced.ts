/** What is announced, and what comes of it: an analysis and its figures, a number of things and the things listed. */
import { capitalised } from '#kit/text/articles.ts'
import { evidenceOf } from '../../../document/evidence.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../../../text/number-words.ts'
import { type Comparator, comparisonOf } from '../../comparison.ts'
import { amongResults, type Places } from '../../places.ts'
import { ANALYSES } from './announced-analyses.ts'
import { numberedAims } from './numbered-aims.ts'

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

const COUNTED_LIST = new RegExp(
  String.raw`\b(${NUMBER_IN_WORDS}|\d{1,2})\s+(?:\p{Ll}+\s+){0,2}?(items|variables|factors|questions|parts|sections|components|schools|districts|wards|villages|markets|hospitals|facilities|groups|themes|objectives|stages|steps|dimensions|categories|departments)\b\s*(?:\(?(?:namely|such as|i\.e\.,?|which (?:are|include)|including)\)?\s*:?|:)\s+([^.:;?]{20,400})[.;]?$`,
  'iu',
)

export const countedLists: Comparator = {
  about: {
    id: 'numbers.counted-lists',
    area: 'data',
    label: 'Lists hold as many things as they announce',
    weight: 1,
  },
  one: 'list with its number',
  many: 'lists with their numbers',
  holds: 'holds as many',
  hold: 'hold as many',
  none: 'No list stands with the number of its things.',
  advice: 'Count the list again, and give the number it has.',
  ofText: true,
  consequence: 'A reader who counts asks what the missing one was.',
  inEnglish: true,
  compare: (places) => {
    const { reading } = places
    return comparisonOf([
      ...numberedAims(places, countedLists.consequence),
      ...reading.sentences
        .filter(({ role }) => role !== 'literature' && role !== 'references')
        .flatMap(listRow),
      ...sectionsOfInstrument(reading.sentences, [...reading.signposts, ...reading.sentences]),
    ])
  },
}

function listRow(sentence: ReadSentence): StatisticRow[] {
  const [, number = '', things = '', list = ''] = COUNTED_LIST.exec(sentence.text) ?? []
  if (
    !list ||
    /\betc\b|\bamong others\b|\bsuch as\b|\bincluding\b|\bplus\b|\bas well as\b|\btogether with\b|\b[A-H] to [A-H]\b/i.test(
      sentence.text,
    )
  )
    return []
  const told = /\d/.test(number) ? Number(number) : readNumberWords(number)
  const items = list
    .replace(/\([^)]*\)/g, '')
    .split(/,|;|\band\b/i)
    .map((item) => item.trim())
    .filter(Boolean)
  // Where 'and' joins words within one thing, the list may be one shorter.
  const ands = (list.match(/\band\b/gi) ?? []).length
  const counts = [items.length, ...Array.from({ length: ands }, (_, at) => items.length - at - 1)]
  if (told < 2 || items.length < 3) return []
  const fits = counts.includes(told)
  return [
    {
      reports: `How many ${things} are listed`,
      writes: `${told} ${things}`,
      computes: `${items.length} listed`,
      verdict: fits ? 'agrees' : 'look-again',
      ...(fits ? {} : { note: `The list holds another number of things. ${countedLists.consequence}` }),
      evidence: evidenceOf(sentence),
    },
  ]
}

const SECTIONS_TOLD = new RegExp(
  String.raw`\b(?:questionnaire|instrument|tool|schedule)\b[^.]{0,80}?\b(?:compris\w+|consist\w+|contain\w*|divided into|has|had|made up|structured|of)\b[^.]{0,30}?\b(${NUMBER_IN_WORDS}|\d)\s+(?:main |major |different )?(?:sections|parts)\b`,
  'iu',
)
const LETTERED = /^\s*(?:section|part)\s+([A-H])\b/i

/** 'Five sections' in the methods, and Section A to D in the questionnaire at the end. */
function sectionsOfInstrument(
  sentences: readonly ReadSentence[],
  lines: readonly ReadSentence[],
): StatisticRow[] {
  const told = sentences.find(
    ({ text, role }) => role !== 'literature' && role !== 'appendix' && SECTIONS_TOLD.test(text),
  )
  const [, number = ''] = SECTIONS_TOLD.exec(told?.text ?? '') ?? []
  const size = /\d/.test(number) ? Number(number) : readNumberWords(number)
  const letters = lines
    .filter(({ role, text }) => role === 'appendix' && LETTERED.test(text))
    .map((line) => ({ line, at: (LETTERED.exec(line.text)?.[1] ?? '').toUpperCase().charCodeAt(0) - 64 }))
  const seen = new Set(letters.map(({ at }) => at))
  const last = Math.max(0, ...seen)
  if (!told || size < 2 || last < 2 || seen.size !== last) return []
  const fits = last === size
  const end = letters.find(({ at }) => at === last)!
  return [
    {
      reports: 'Sections of the attached questionnaire',
      writes: `${number} sections`,
      computes: `Section A to ${String.fromCharCode(64 + last)}`,
      verdict: fits ? 'agrees' : 'look-again',
      ...(fits
        ? {}
        : {
            note: `The questionnaire that is attached has another number of sections. ${countedLists.consequence}`,
          }),
      evidence: evidenceOf(told),
      against: evidenceOf(end.line),
    },
  ]
}
