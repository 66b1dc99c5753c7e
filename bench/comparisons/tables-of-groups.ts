/** Counts, means and comparisons of groups as SPSS prints them. */
import { multiplierOf } from '../../src/capabilities/study/rules/program-tables/models/coefficient-intervals.ts'
import { pOfChiSquare, pOfF, pOfR, pOfT } from '../../src/kit/statistics/distributions.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { type Cells, type Draft, each, real, spss, sum, table } from './draft.ts'

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

export function independent(dice: Dice): Draft {
  const df = dice.whole(30, 200)
  const error = real(dice, 0.2, 3)
  const t = real(dice, 0.4, 4) * (dice.whole(0, 1) ? 1 : -1)
  const by = multiplierOf(df)
  const F = real(dice, 0.1, 6)
  return {
    cells: {
      F: spss(F),
      g: spss(pOfF(F, 1, df)),
      t: spss(t),
      p: spss(pOfT(t, df)),
      d: spss(error * t, 5),
      e: spss(error, 5),
      l: spss(error * (t - by), 5),
      u: spss(error * (t + by), 5),
    },
    faulty: ['t', 'p', 'd', 'l', 'u', 'g'],
    print: (c, layout) => [
      table(
        ...(layout === 2
          ? []
          : [
              'Independent Samples Test||||||||||',
              '||Levene’s Test for Equality of Variances||t-test for Equality of Means|||||95% Confidence Interval of the Difference|',
            ]),
        '||F|Sig.|t|df|Sig. (2-tailed)|Mean Difference|Std. Error Difference|Lower|Upper',
        `Score|Equal variances assumed|${c.F}|${c.g}|${c.t}|${df}|${c.p}|${c.d}|${c.e}|${c.l}|${c.u}`,
      ),
    ],
  }
}

export function paired(dice: Dice): Draft {
  const n = dice.whole(12, 120)
  const sd = real(dice, 0.8, 9)
  const error = sd / Math.sqrt(n)
  const t = real(dice, 0.4, 5)
  const by = multiplierOf(n - 1)
  return {
    cells: {
      m: spss(error * t, 5),
      sd: spss(sd, 5),
      e: spss(error, 5),
      l: spss(error * (t - by), 5),
      u: spss(error * (t + by), 5),
      t: spss(t),
      p: spss(pOfT(t, n - 1)),
    },
    faulty: ['m', 'e', 'l', 'u', 't', 'p'],
    print: (c, layout) => [
      table(
        ...(layout === 2
          ? ['||Mean|Std. Deviation|Std. Error Mean|Lower|Upper|t|df|Sig. (2-tailed)']
          : [
              'Paired Samples Test|||||||||',
              '||Paired Differences|||95% Confidence Interval of the Difference||t|df|Sig. (2-tailed)',
              '||Mean|Std. Deviation|Std. Error Mean|Lower|Upper|||',
            ]),
        `Pair 1|After - Before|${c.m}|${c.sd}|${c.e}|${c.l}|${c.u}|${c.t}|${n - 1}|${c.p}`,
      ),
    ],
  }
}

export function correlations(dice: Dice): Draft {
  const n = dice.whole(25, 250)
  const r = real(dice, 0.08, 0.7) * (dice.whole(0, 1) ? 1 : -1)
  return {
    cells: { r: spss(r), p: spss(pOfR(r, n - 2)) },
    faulty: ['p'],
    print: (c) => [
      table(
        'Correlations|||',
        '||Income|Savings',
        `Income|Pearson Correlation|1|${c.r}`,
        `|Sig. (2-tailed)||${c.p}`,
        `|N|${n}|${n}`,
        `Savings|Pearson Correlation|${c.r}|1`,
        `|Sig. (2-tailed)|${c.p}|`,
        `|N|${n}|${n}`,
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
    faulty.push(`c${at}`, `p${at}`, `v${at}`, `k${at}`)
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
