/** The design and how much of what it asks for the text shows, the missing things last and never as "not done". */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { listed } from '#kit/listed.ts'
import { topicOfCheck } from '../checklist/checklist-checks.ts'
import { isOpen, type Material } from '../checklist/material.ts'
import { MOST_POINTS, type Point, point } from '../words/point.ts'
import { sureSample } from '../words/sure-sample.ts'
import { capitalised, counted, ended, quoted } from '../words/wording.ts'
import { DESIGN_NAMES } from './executive-summary.ts'

const MOST_SHOWN = 7
const DESIGN = 'checklist-design'
/** That there is a chapter is seen in the list of contents. */
export const isPart = (id: string) => id.startsWith('part-')

export function methodologyEvaluation({ study, checks }: Material): Point[] {
  const own = checks.filter(({ area }) => area === 'methodology')
  const passed = own.filter(({ outcome, id }) => outcome === 'passed' && !isPart(id))
  const open = own.filter(isOpen)
  if (passed.length === 0 && open.length === 0) return []
  const first = [...design(study, own), ...sample(study)]
  const again = open.filter(({ outcome }) => outcome === 'look again').map(saysIt)
  // That no design was recognised is said already.
  const absent = missing(open.filter(({ outcome, id }) => outcome === 'not found' && id !== DESIGN))
  const room = Math.min(MOST_SHOWN, MOST_POINTS - first.length - again.length - absent.length)
  const used = new Set(first.flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)))
  const shown = byWeight(passed)
    .filter(({ evidence: [first] }) => first && !used.has(first.sentenceId) && used.add(first.sentenceId))
    .slice(0, Math.max(0, room))
    .map(shows)
  return [...first, ...shown, ...again, ...absent]
}

const byWeight = (checks: readonly Check[]) => [...checks].sort((a, b) => b.weight - a.weight)
export const saysIt = (check: Check): Point => point(ended(check.says), ...check.evidence)

export function shows(check: Check): Point {
  const topic = topicOfCheck(check)
  const quote = check.evidence[0]
  if (topic && quote) return point(`${capitalised(topic)}: ${quoted(quote.quote)}`, quote)
  // Without a figure of its own, the sentence it found says more.
  return quote && !/\d/.test(check.says)
    ? point(`${check.says.replace(/\.$/, '')}: ${quoted(quote.quote)}`, ...check.evidence)
    : saysIt(check)
}

function design(study: Material['study'], checks: readonly Check[]): Point[] {
  const found = study.design()
  const applicable = checks.filter(({ outcome }) => outcome !== 'does not apply')
  const passed = applicable.filter(({ outcome }) => outcome === 'passed').length
  const of = passed === 0 ? 'none of the' : passed === applicable.length ? 'all' : `${passed} of the`
  const share =
    applicable.length === 1
      ? `the one thing looked for in its methods was ${passed === 1 ? 'found' : 'not found in the text'}`
      : `${of} ${counted(applicable.length, 'thing')} looked for in its methods ${passed === 1 ? 'was' : 'were'} found`
  if (!found) return [point(`No design was recognised in the text; ${share}.`)]
  return [
    point(
      `The text describes ${DESIGN_NAMES[found.design]}: ${share}. ${quoted(found.evidence[0]!.quote)}`,
      found.evidence[0],
    ),
  ]
}

function sample(study: Material['study']): Point[] {
  const size = sureSample(study)
  if (!size) return []
  const planned = size.kind === 'planned' ? ' as planned' : ''
  return [
    point(
      `The sample${planned} is ${size.size.toLocaleString('en')}: ${quoted(size.evidence.quote)}`,
      size.evidence,
    ),
  ]
}

/** "How many were lost and the version of R" would be one thing. */
const inOneLine = (topics: readonly string[]) =>
  topics.length > 1 && topics.some((topic) => / (?:and|or) /.test(topic)) ? topics.join('; ') : listed(topics)

/** What weighs most gets a sentence of its own; the rest is one list. */
export function missing(checks: readonly Check[]): Point[] {
  const named = byWeight(checks).map((check) => ({ check, topic: topicOfCheck(check) }))
  const heavy = named.filter(({ check, topic }) => !topic || check.weight === 3).slice(0, 3)
  const rest = named.filter((one) => !heavy.includes(one) && one.topic)
  return [
    ...heavy.map(({ check }) => saysIt(check)),
    ...(rest.length > 0
      ? [
          point(
            `${heavy.length > 0 ? 'Also not found' : 'Not found'} in the text: ${inOneLine(rest.map(({ topic }) => topic!))}.`,
          ),
        ]
      : []),
  ]
}
