/**
 * Requests in students' words against the plans they should become. Every line of these files has been looked at since: of the first,
 * odd lines while the planner was written and even lines later; those to the fifth were written by people who had not seen the planner,
 * the others beside it.
 * What the planner makes of words that nobody has looked at is printed from a file outside, as counts alone.
 *   node bench/data-analysis/requests.ts [--list] [--held-back]
 *   node bench/data-analysis/requests.ts --file <tsv> [--list]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '../../src/capabilities/data-analysis/rules/analyses/analyse.ts'
import type { Before } from '../../src/capabilities/data-analysis/rules/plan/follow-up.ts'
import { makePlan } from '../../src/capabilities/data-analysis/rules/plan/make-plan.ts'
import type { Plan } from '../../src/capabilities/data-analysis/rules/plan/plan.ts'
import type { Planned } from '../../src/capabilities/data-analysis/rules/plan/planned.ts'
import { readTables } from '../../src/capabilities/data-analysis/rules/table/read-tables.ts'
import { isScale, type Table } from '../../src/capabilities/data-analysis/rules/table/table.ts'
import { moreSheets } from './more-sheets.ts'
import { madeSheets } from './sheets.ts'

const tables = new Map(
  Object.entries({ ...madeSheets(), ...moreSheets() }).map(([name, sheets]) => [
    name,
    readTables(sheets)[0]!.table,
  ]),
)

export type Line = { at: number; table: Table; said: string[]; kind: string; wants: Map<string, string> }

const KEY =
  /(?:^| )(x|y|outcome|group|variables?|rows|columns|predictors|factors|control|first|second|measures|items|reversed|by|value|filter|method|dunn|variances|kind|test)=/g

function read(line: string, at: number): Line {
  const [sheet = '', request = '', kind = '', rest = ''] = line.split('\t')
  const starts = [...rest.matchAll(KEY)]
  const wants = new Map(
    starts.map((match, i) => [
      match[1]!,
      rest.slice(match.index + match[0].length, starts[i + 1]?.index ?? rest.length).trim(),
    ]),
  )
  return { at, table: tables.get(sheet)!, said: request.split(' >> '), kind, wants }
}

type Planner = typeof makePlan

function conversation({ said, table }: Line, planner: Planner): Planned {
  let before: Before | undefined
  let planned: Planned = { kind: 'none' }
  for (const one of said) {
    planned = planner(one, table, before)
    if (planned.kind === 'plan' || planned.kind === 'advise')
      before = { plan: planned.plan, wasAdvised: planned.kind === 'advise' }
    else before = { ...before, asked: planned.kind === 'ask' ? { said: one, fits: planned.fits } : undefined }
  }
  return planned
}

const named = (text: string, table: Table) =>
  table.variables.some(({ name }) => name === text)
    ? [text]
    : text.split(text.includes(';') ? ';' : ',').map((one) => one.trim())
const same = (a: readonly string[], b: readonly string[], ordered: boolean) =>
  ordered ? a.join('|') === b.join('|') : [...a].sort().join('|') === [...b].sort().join('|')

/** Whole columns with a comma in their name are not among the eight sheets. */
function rolesMatch(
  { roles, options, filter }: Plan,
  wants: ReadonlyMap<string, string>,
  table: Table,
): boolean {
  const pair = [wants.get('x'), wants.get('y')].filter((one) => one !== undefined)
  if (pair.length > 0 && !same(roles.variables ?? [], pair, false)) return false
  for (const [key, text] of wants) {
    if (key === 'x' || key === 'y' || key === 'filter') continue
    if (key === 'value' && options.value !== Number(text)) return false
    if (key === 'method' && !(options.method === text || options.extraction === text)) return false
    if (key === 'dunn' && !options.dunn) return false
    if (key === 'variances' && options.variances !== text) return false
    if (key === 'kind' && options.kind !== text) return false
    if (key === 'test' && options.test !== text.replace('independent-t', 't')) return false
    if (key === 'factors' && /^\d+$/.test(text)) {
      if (options.factorCount !== Number(text)) return false
      continue
    }
    const role = key === 'variable' ? (roles.outcome ? 'outcome' : 'variables') : key
    if (['value', 'method', 'dunn', 'variances', 'kind', 'test'].includes(key)) continue
    if (
      !same(
        roles[role as keyof typeof roles] ?? [],
        named(text, table),
        ['first', 'second', 'outcome'].includes(key),
      )
    )
      return false
  }
  const wantedFilter = wants.get('filter')
  const has = filter.map(
    ({ variable, is, value }) =>
      `${variable}${is === 'equal' ? ':' : '>'}${is === 'equal' ? table.variables.find(({ name }) => name === variable)?.levels.find((level) => level.value === value)?.label : value}`,
  )
  const coded = filter.map(({ variable, value }) => `${variable}:${value}`)
  return wantedFilter === undefined
    ? filter.length === 0
    : has.length === 1 && [has[0], coded[0]].includes(wantedFilter)
}

const EITHER_WAY: Record<string, true> = { crosstab: true }

function judge(
  line: Line,
  planned: Planned,
): 'right' | 'asked' | 'refused' | 'other analysis' | 'wrong columns' | 'missed' {
  const { kind, wants, table } = line
  if (kind === 'ask')
    return planned.kind === 'ask' ? 'right' : planned.kind === 'plan' ? 'other analysis' : 'missed'
  if (kind === 'refuse')
    return planned.kind === 'refuse'
      ? 'right'
      : planned.kind === 'plan'
        ? 'other analysis'
        : planned.kind === 'ask'
          ? 'right'
          : 'missed'
  if (kind === 'card' || kind === 'interpret' || kind === 'none')
    return planned.kind === kind ? 'right' : planned.kind === 'plan' ? 'other analysis' : 'missed'
  if (kind === 'advise')
    return planned.kind === 'advise'
      ? 'right'
      : planned.kind === 'plan'
        ? 'other analysis'
        : planned.kind === 'ask'
          ? 'asked'
          : 'refused'
  if (planned.kind === 'ask') return 'asked'
  if (planned.kind === 'refuse') return 'refused'
  if (planned.kind !== 'plan') return 'missed'
  if (planned.plan.analysis !== kind) return 'other analysis'
  const turned = EITHER_WAY[kind]
    ? new Map(
        [...wants].map(([key, text]) => [
          key === 'rows' ? 'columns' : key === 'columns' ? 'rows' : key,
          text,
        ]),
      )
    : wants
  return rolesMatch(planned.plan, wants, table) || rolesMatch(planned.plan, turned, table)
    ? 'right'
    : 'wrong columns'
}

type Verdict = ReturnType<typeof judge>
const wantsList = process.argv.includes('--list')
const isHeldBack = ({ at }: Line) => at % 2 === 1
const ownFile = process.argv.includes('--file') ? process.argv[process.argv.indexOf('--file') + 1] : undefined

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(read)
const ours = (file: string) => linesOf(join(import.meta.dirname, file))

const words = (planned: Planned): string => {
  if (planned.kind === 'plan' || planned.kind === 'advise')
    return `${planned.kind} ${planned.plan.analysis} ${JSON.stringify(planned.plan.roles)} ${JSON.stringify(planned.plan.options)} ${JSON.stringify(planned.plan.filter)}`
  if (planned.kind === 'ask') return `ask ${planned.question.slice(0, 120)}`
  return planned.kind === 'refuse' ? `refuse ${planned.words.slice(0, 90)}` : planned.kind
}

/** What a set must show: rightly planned, another analysis than the one asked, wrongly refused. */
const WANTED = { right: 0.92, other: 0, refused: 0.05 }

function countsOf(lines: readonly Line[], planner: Planner, isListed = false) {
  const counts = new Map<Verdict, number>()
  let failed = 0
  for (const line of lines) {
    const planned = conversation(line, planner)
    const verdict = judge(line, planned)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (planned.kind === 'plan' && !analyse(line.table, planned.plan).ok) failed += 1
    if (isListed && verdict !== 'right')
      console.log(
        `${verdict}: [${line.at + 1}] ${line.said.join(' >> ')}\n    wanted ${line.kind} ${[...line.wants].map(([k, v]) => `${k}=${v}`).join(' ')}\n    got    ${words(planned)}`,
      )
  }
  const share = (verdict: Verdict) => (counts.get(verdict) ?? 0) / lines.length
  const isGood =
    share('right') >= WANTED.right &&
    share('other analysis') <= WANTED.other &&
    share('refused') <= WANTED.refused
  return { counts, failed, isGood }
}

/** Counts alone, unless a list is asked for: requests that nobody looks at stay unseen. */
function printCounts(name: string, lines: readonly Line[], isListed: boolean) {
  const { counts, failed, isGood } = countsOf(lines, makePlan, isListed)
  console.log(
    `${name}: ${lines.length} requests; ${[...counts].map(([verdict, count]) => `${verdict} ${count} (${((100 * count) / lines.length).toFixed(1)} %)`).join(', ')}; plans that could not run ${failed}`,
  )
  if (!isGood) process.exitCode = 1
}

/** Planners that are wrong on purpose: a count that lets one of them pass counts nothing. */
function alwaysCorrelates(_: string, { variables }: Table): Planned {
  const scales = variables.filter(isScale).slice(0, 2)
  const roles = { variables: scales.map(({ name }) => name) }
  return { kind: 'plan', plan: { analysis: 'pearson', roles, options: {}, filter: [] } }
}
const PLANTED: Record<string, Planner> = {
  'always correlates': alwaysCorrelates,
  'always asks back': () => ({ kind: 'ask', question: '', fits: [] }),
  'always refuses': () => ({ kind: 'refuse', words: '' }),
  'turns outcome and predictors round': (said, table, before) => {
    const planned = makePlan(said, table, before)
    if (planned.kind !== 'plan') return planned
    const { outcome, predictors, group, ...rest } = planned.plan.roles
    const roles = outcome && predictors ? { ...rest, outcome: predictors, predictors: outcome } : undefined
    return roles ? { kind: 'plan', plan: { ...planned.plan, roles } } : planned
  },
  'runs the nearest where it should ask': (said, table, before) => {
    const planned = makePlan(said, table, before)
    return planned.kind === 'ask' ? alwaysCorrelates(said, table) : planned
  },
}

function printPlanted(lines: readonly Line[]) {
  for (const [name, planner] of Object.entries(PLANTED)) {
    const { counts, isGood } = countsOf(lines, planner)
    console.log(
      `planted, ${name}: right ${counts.get('right') ?? 0} of ${lines.length}, another analysis ${counts.get('other analysis') ?? 0}, wrong columns ${counts.get('wrong columns') ?? 0}: ${isGood ? 'NOT caught' : 'caught'}`,
    )
    if (isGood) process.exitCode = 1
  }
}

if (ownFile) {
  printCounts(ownFile, linesOf(ownFile), wantsList)
  printPlanted(linesOf(ownFile))
} else {
  const lines = ours('requests.tsv')
  printCounts(
    'looked at',
    lines.filter((line) => !isHeldBack(line)),
    wantsList,
  )
  printCounts('held back', lines.filter(isHeldBack), wantsList && process.argv.includes('--held-back'))
  const files = [
    'requests-of-another.tsv',
    'requests-of-a-third.tsv',
    'requests-of-a-fourth.tsv',
    'requests-of-a-fifth.tsv',
    'requests-of-a-sixth.tsv',
    'requests-of-a-seventh.tsv',
    'requests-of-an-eighth.tsv',
    'requests-of-a-ninth.tsv',
    'requests-of-a-tenth.tsv',
    'requests-of-an-eleventh.tsv',
    'requests-of-a-twelfth.tsv',
  ]
  for (const file of files) printCounts(file, ours(file), wantsList)
  printPlanted(files.flatMap(ours))
}
