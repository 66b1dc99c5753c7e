import { pOfChiSquare } from '../../src/kit/statistics/distributions.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { type Cells, type Draft, each, spss, sum, table } from './draft.ts'

export function crosstab(dice: Dice): Draft {
  const [rows, columns] = [dice.whole(2, 4), dice.whole(2, 3)]
  const counts = Array.from({ length: rows }, () => Array.from({ length: columns }, () => dice.whole(4, 60)))
  const down = counts[0]!.map((_, at) => sum(counts.map((row) => row[at]!)))
  const n = sum(down)
  const expected = counts.map((row) => down.map((total) => (sum(row) * total) / n))
  const inEach = (of: (count: number, expected: number) => number) =>
    sum(counts.map((row, r) => sum(row.map((count, at) => of(count, expected[r]![at]!)))))
  const chi = inEach((count, wanted) => (count - wanted) ** 2 / wanted)
  const ratio = inEach((count, wanted) => 2 * count * Math.log(count / wanted))
  const small = inEach((_, wanted) => (wanted < 5 ? 1 : 0))
  const df = (rows - 1) * (columns - 1)
  const cells: Cells = {
    chi: `${spss(chi)}a`,
    p: spss(pOfChiSquare(chi, df)),
    ratio: spss(ratio),
    q: spss(pOfChiSquare(ratio, df)),
  }
  const faulty = Object.keys(cells)
  counts.forEach((row, r) => {
    row.forEach((count, at) => {
      cells[`c${r}${at}`] = `${count}`
    })
    cells[`r${r}`] = `${sum(row)}`
    faulty.push(`r${r}`)
  })
  down.forEach((total, at) => {
    cells[`d${at}`] = `${total}`
    faulty.push(`d${at}`)
  })
  const categories = ['Low', 'Middle', 'High'].slice(0, columns).join('|')
  const empty = '|'.repeat(columns)
  const head = (layout: number) =>
    layout === 2
      ? [`Group|${categories}|Total`]
      : [`Group * Use Crosstabulation||${empty}`, `Count||${empty}`, `||${categories}|Total`]
  const nameOf = (r: number, layout: number) =>
    layout === 2 ? `Group ${r + 1}` : `${r === 0 ? 'Group' : ''}|Group ${r + 1}`
  const share = ((100 * small) / (rows * columns)).toFixed(1)
  const least = spss(Math.min(...expected.flat()), 2)
  return {
    cells,
    faulty,
    print: (c, layout) => [
      table(
        ...head(layout),
        ...each(
          rows,
          (r) => `${nameOf(r, layout)}|${each(columns, (at) => c[`c${r}${at}`]!).join('|')}|${c[`r${r}`]}`,
        ),
        `${layout === 2 ? 'Total' : 'Total|'}|${each(columns, (at) => c[`d${at}`]!).join('|')}|${n}`,
      ),
      table(
        'Chi-Square Tests|||',
        '|Value|df|Asymptotic Significance (2-sided)',
        `Pearson Chi-Square|${c.chi}|${df}|${c.p}`,
        `Likelihood Ratio|${c.ratio}|${df}|${c.q}`,
        `N of Valid Cases|${n}||`,
        `a. ${small} cells (${share}%) have expected count less than 5. The minimum expected count is ${least}.|||`,
      ),
    ],
  }
}

export function frequencies(dice: Dice): Draft {
  const parts = dice.whole(3, 7)
  const counts = Array.from({ length: parts }, () => dice.whole(3, 60))
  const missing = dice.whole(0, 2) * dice.whole(2, 15)
  const valid = sum(counts)
  const grand = valid + missing
  const share = (count: number, of: number) => ((100 * count) / of).toFixed(1)
  const cells: Cells = { total: `${valid}` }
  const faulty = ['total']
  counts.forEach((count, at) => {
    cells[`c${at}`] = `${count}`
    cells[`p${at}`] = share(count, grand)
    cells[`v${at}`] = share(count, valid)
    cells[`k${at}`] = share(sum(counts.slice(0, at + 1)), valid)
    faulty.push(`c${at}`, `p${at}`, `v${at}`)
  })
  return {
    cells,
    faulty,
    print: (c) => [
      table(
        'Level of education|||||',
        '||Frequency|Percent|Valid Percent|Cumulative Percent',
        ...each(parts, (at) => {
          const [count, percent, ofValid, running] = ['c', 'p', 'v', 'k'].map((name) => c[`${name}${at}`])
          return `${at === 0 ? 'Valid' : ''}|Level ${at + 1}|${count}|${percent}|${ofValid}|${running}`
        }),
        `|Total|${c.total}|${share(valid, grand)}|100.0|`,
        ...(missing > 0
          ? [`Missing|System|${missing}|${share(missing, grand)}||`, `Total||${grand}|100.0||`]
          : []),
      ),
    ],
  }
}

export function descriptives(dice: Dice): Draft {
  const n = dice.whole(20, 90)
  const items = dice.whole(4, 7)
  const cells: Cells = {}
  const faulty: string[] = []
  for (let at = 0; at < items; at += 1) {
    const answers = Array.from({ length: n }, () => dice.whole(1, 5))
    const mean = sum(answers) / n
    cells[`m${at}`] = mean.toFixed(2)
    cells[`s${at}`] = spss(Math.sqrt(sum(answers.map((one) => (one - mean) ** 2)) / (n - 1)))
    faulty.push(`m${at}!`)
  }
  return {
    cells,
    faulty,
    print: (c) => [
      'Respondents answered each statement on a five-point Likert scale from 1 (strongly disagree) to 5 (strongly agree).',
      table(
        'Descriptive Statistics|||||',
        'Statement|N|Minimum|Maximum|Mean|Std. Deviation',
        ...each(items, (at) => `Statement ${at + 1}|${n}|1|5|${c[`m${at}`]}|${c[`s${at}`]}`),
        `Valid N (listwise)|${n}||||`,
      ),
    ],
  }
}
