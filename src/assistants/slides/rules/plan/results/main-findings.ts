/** What the author names as found: in the abstract, in the summary of findings, in the conclusion. It leads the results. */
import { type CandidateSentence, evidenceOf, saidOf } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Point } from '../../deck/deck.ts'
import { capitalised, spoken, unstopped, withoutLead, wordCount } from '../../words/clean.ts'
import { shortened } from '../../words/shorten.ts'
import { isResult } from '../no-result.ts'
import { onceEach } from '../once-each.ts'
import { isFragment, isOfThisWork, isSayable } from '../stated.ts'
import type { Work } from '../work.ts'
import type { TableResult } from './result-tables.ts'

const SUMMARISES =
  /\b(?:summary|overview|major|main|key|principal) (?:of )?(?:the )?(?:(?:main|major|key|research) )?(?:findings?|results?)\b|^(?:the )?(?:findings?|summary)\b/
const CONCLUDES = /\bconclu/
const MOST = 6
/** From fewer, one looks on: an abstract may name one of several. */
const ENOUGH = 2
const LIKELY = 0.6
const LIKELY_SAID = 0.35
const SAYS_FOUND =
  /\b(?:results?|findings?|study|research|analys[ei]s|survey|project)\b.{0,40}?\b(?:show|reveal|indicat|found|finds|establish|demonstrat|suggest|confirm)\w*|\bwe (?:also )?(?:find|found|show|showed|observed?|demonstrated?)\b|\bit (?:was|is|has been) (?:also )?(?:found|noticed|observed|revealed|established|discovered)\b/i

/** None where the student or a model has said what the results are. */
export function mainFindings(work: Work): Point[] {
  if (work.kind === 'proposal' || saidOf(work.record, 'results').some(({ by }) => by !== 'built-in'))
    return []
  const concluded = new Set(
    saidOf(work.record, 'conclusions').flatMap(({ evidence }) =>
      evidence.map(({ sentenceId }) => sentenceId),
    ),
  )
  const found: Point[] = []
  for (const { isOf, part } of PLACES) {
    if (found.length >= ENOUGH) break
    const here = work.statements.filter(isOf).flatMap((stated): Point[] => {
      const { role, sentence, text } = stated
      const isTaken = role === 'abstract' && concluded.has(sentence.id)
      const line = !isTaken && isFound(work, stated) ? lineOfFinding(ownWords(text)) : undefined
      return line ? [{ text: line, sources: [evidenceOf({ ...sentence, text })] }] : []
    })
    found.push(...here.slice(0, Math.ceil(here.length * part)))
  }
  const led = onceEach(found).slice(0, MOST)
  for (const { sources } of led)
    for (const { sentenceId } of sources) {
      work.used.add(sentenceId)
      work.shown.add(sentenceId)
    }
  return led
}

type FindingPlace = { isOf: (stated: CandidateSentence) => boolean; part: number }
/** Half of a conclusion is left to the slide of its name, and all that is no finding in so many words. */
const PLACES: readonly FindingPlace[] = [
  { isOf: ({ role }) => role === 'abstract', part: 1 },
  {
    isOf: ({ role, heading }) => role !== 'literature' && role !== 'methods' && SUMMARISES.test(heading),
    part: 1,
  },
  {
    isOf: ({ role, heading, text }) =>
      role === 'conclusion' && CONCLUDES.test(heading) && (SAYS_FOUND.test(text) || /\d/.test(text)),
    part: 0.5,
  },
]

function isFound(work: Work, stated: CandidateSentence): boolean {
  const { sentence, voice } = stated
  const text = ownWords(stated.text)
  const { odds } = work.study.roleOf(sentence.id)
  const saysSo = SAYS_FOUND.test(text)
  // What "the study found" of clients in general, or against the studies before it, it found of its own.
  const own = { ...voice, generic: false, ...(text !== stated.text && { byOthers: false }) }
  return (
    odds('result', 'conclusion') >= (saysSo ? LIKELY_SAID : LIKELY) &&
    (saysSo || !SETS_OUT.test(text)) &&
    isOfThisWork(saysSo ? { ...stated, text, voice: own } : stated, false) &&
    isResult(text) &&
    !work.isUntold(text) &&
    !work.used.has(sentence.id)
  )
}
/** "In contrast to earlier work, we found …" */
const HELD_AGAINST =
  /^(?:in (?:line|contrast|support|agreement|keeping)|consistent|contrary|similar|unlike|as in|like)\b[^,]{3,80}, (?=(?:we|this|our|the (?:present|current|study|results?|findings?))\b)/i
const ownWords = (text: string): string => {
  const own = text.replace(HELD_AGAINST, '')
  return own === text ? text : capitalised(own)
}
/** What the study is about, and not what came of it. */
const SETS_OUT =
  /^(?:this|the|our) (?:present |current )?(?:study|paper|thesis|research|project|work) (?:documents|examine[sd]?|describe[sd]?|presents?|explore[sd]?|investigate[sd]?|reports? on|provides?)\b/i

/** With all its figures: a result whose numbers went with their brackets has lost what it says. */
export function lineOfFinding(printed: string): string | undefined {
  if (isFragment(printed)) return undefined
  const most = tellingFigures(printed).length
  const whole = unstopped(withoutLead(printed))
  const lines = [...SHORT.flatMap((limit) => shortened(printed, limit) ?? []), whole].filter(
    (line) => wordCount(line) <= LONGEST && isSayable(line),
  )
  return lines.find((line) => tellingFigures(line).length === most) ?? lines[0]
}
const SHORT = [26, 36]
const LONGEST = 45

/** Numbers that tell one table from another: no year, and no single digit. */
export const tellingFigures = (text: string): string[] =>
  (
    spoken(text)
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .match(/\d+(?:\.\d+)?/g) ?? []
  )
    .filter((one) => one.length > 1 && !/^(?:19|20)\d\d$/.test(one))
    .map((one) => String(Number(one)))

/** Each finding beside the table that carries most of its figures. */
export function carriedBy(
  tables: readonly TableResult[],
  findings: readonly Point[],
): ReadonlyMap<TableResult, readonly Point[]> {
  const carried = new Map<TableResult, Point[]>()
  for (const finding of findings) {
    const stems = new Set(contentStems(finding.text))
    const figures = new Set(tellingFigures(finding.text))
    const ranked = tables
      .map((table) => {
        const shared = new Set(
          table.read.columns.flatMap(({ values }) =>
            values.flatMap((one) => (one && figures.has(String(one.value)) ? [String(one.value)] : [])),
          ),
        )
        const near = contentStems(table.about).filter((stem) => stems.has(stem)).length
        return { table, near, shared: shared.size }
      })
      .filter(({ shared, near }) => shared >= (near > 0 ? 1 : 2))
      .toSorted((a, b) => b.shared - a.shared || b.near - a.near)
    const table = ranked[0]?.table
    if (table) carried.set(table, [...(carried.get(table) ?? []), finding])
  }
  return carried
}
