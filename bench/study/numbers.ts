import { openStudy } from '#capabilities/study/rules/open-study.ts'
import { modelOf, type WrittenSection } from '../../tests/support/model-of.ts'
import type { GoldNumbers } from './gold-numbers.ts'

export type NumberTally = {
  wanted: number
  made: number
  hits: number
  checks: number
  right: number
  wrong: string[]
}

function sectionsOf({ text, role = 'results', methods }: GoldNumbers): WrittenSection[] {
  const blocks = typeof text === 'string' ? [text] : text
  const own: WrittenSection = { title: 'Part', role, blocks }
  return methods ? [{ title: 'Methods', role: 'methods', blocks: [methods] }, own] : [own]
}

/** Rows found against rows worked out by hand; every row on a trap is a false alarm. */
export function tallyNumbers(golds: readonly GoldNumbers[]): NumberTally {
  const tally: NumberTally = { wanted: 0, made: 0, hits: 0, checks: 0, right: 0, wrong: [] }
  for (const gold of golds) {
    const study = openStudy(modelOf(sectionsOf(gold)))
    const found = study.statisticRows().map(({ reports, verdict }) => `${reports} → ${verdict}`)
    const outcomes = new Map<string, string>(study.numberChecks().map(({ id, outcome }) => [id, outcome]))
    tally.wanted += gold.rows.length
    tally.made += found.length
    tally.hits += found.filter((row) => gold.rows.includes(row)).length
    for (const row of gold.rows) if (!found.includes(row)) tally.wrong.push(`not found: ${row}`)
    for (const row of found) if (!gold.rows.includes(row)) tally.wrong.push(`false: ${row}`)
    for (const [id, outcome] of Object.entries(gold.checks ?? {})) {
      tally.checks += 1
      if (outcomes.get(id) === outcome) tally.right += 1
      else tally.wrong.push(`${id} is ${outcomes.get(id)}, not ${outcome}`)
    }
  }
  return tally
}

/** The printed figure of every row that agrees, changed so that it cannot be right, and whether the row then says so. */
export function changedFigures(golds: readonly GoldNumbers[]): {
  made: number
  caught: number
  missed: string[]
} {
  const missed: string[] = []
  let made = 0
  for (const gold of golds) {
    if (typeof gold.text !== 'string') continue
    for (const row of openStudy(modelOf(sectionsOf(gold))).statisticRows()) {
      const printed = row.writes.match(/^p = (0?\.\d+)$|^(\d+(?:\.\d+)?)%$/)
      const [figure] = printed?.slice(1).filter((one) => one !== undefined) ?? []
      if (row.verdict !== 'agrees' || !figure || Number(figure) === 0 || !gold.text.includes(figure)) continue
      const text = gold.text.replace(figure, otherThan(figure, row.writes.startsWith('p')))
      made += 1
      const again = openStudy(modelOf(sectionsOf({ ...gold, text }))).statisticRows()
      if (!again.some(({ verdict }) => verdict === 'look-again')) missed.push(text)
    }
  }
  return { made, caught: made - missed.length, missed }
}

/** A p three times as large or small: twice would be the other side of a one-sided test. */
function otherThan(figure: string, isP: boolean): string {
  const decimals = figure.split('.')[1]?.length ?? 0
  const value = Number(figure)
  const changed = isP ? (value > 0.3 ? value / 3 : value * 3) : value > 50 ? value - 7 : value + 7
  return isP ? changed.toFixed(decimals).replace(/^0/, '') : changed.toFixed(decimals)
}
