/** How many people are needed, or what chance a study of this size has. */

import type { Options } from '../plan/plan.ts'
import { bounded, num, percent, whole } from '../printing/figures.ts'
import {
  cochran,
  krejcieMorgan,
  neededFor,
  type PowerOf,
  powerOfAnova,
  powerOfChiSquare,
  powerOfR,
  powerOfRegression,
  powerOfT,
  yamane,
} from '../statistics/power.ts'
import { type Analysis, cannot, type Findings } from './analysis.ts'

const ALPHA = 0.05
type Design = { words: string; letter: string; effect: number; power: PowerOf; each: string; least: number }

function designOf({ test, effect, groups = 3 }: Options): Design | undefined {
  switch (test) {
    case 't':
      return {
        words: 'an independent-samples t test',
        letter: 'd',
        effect: effect ?? 0.5,
        power: powerOfT(effect ?? 0.5, ALPHA, 'independent'),
        each: 'in each group',
        least: 2,
      }
    case 'paired-t':
      return {
        words: 'a paired t test',
        letter: 'd',
        effect: effect ?? 0.5,
        power: powerOfT(effect ?? 0.5, ALPHA, 'paired'),
        each: 'people',
        least: 2,
      }
    case 'anova':
      return {
        words: `a one-way analysis of variance with ${groups} groups`,
        letter: 'f',
        effect: effect ?? 0.25,
        power: powerOfAnova(effect ?? 0.25, groups, ALPHA),
        each: 'in each group',
        least: 2,
      }
    case 'r':
      return {
        words: 'a correlation',
        letter: 'r',
        effect: effect ?? 0.3,
        power: powerOfR(effect ?? 0.3, ALPHA),
        each: 'people',
        least: 4,
      }
    case 'chi-square':
      return {
        words: `a chi-square test with ${groups} degrees of freedom`,
        letter: 'w',
        effect: effect ?? 0.3,
        power: powerOfChiSquare(effect ?? 0.3, groups, ALPHA),
        each: 'people',
        least: 4,
      }
    case 'regression':
      return {
        words: `a multiple regression with ${groups} predictors`,
        letter: 'f²',
        effect: effect ?? 0.15,
        power: powerOfRegression(effect ?? 0.15, groups, ALPHA),
        each: 'people',
        least: groups + 3,
      }
    default:
      return undefined
  }
}

const bare = (figures: Record<string, number>, sentences: string[]): Findings => ({
  figures,
  sentences,
  tables: [],
  assumptions: [],
  charts: [],
})

export const power: Analysis = {
  name: 'power',
  title: 'Sample size and power',
  roles: [],
  run(_, options): Findings {
    const { test, population, margin = 0.05, n, power: wanted = 0.8 } = options
    if (test === 'yamane' || test === 'krejcie-morgan' || test === 'cochran')
      return ofPopulation(test, population, margin)
    const design = designOf(options)
    if (!design)
      return cannot(
        'Say for which test: a t test, an analysis of variance, a correlation, a chi-square test or a regression; or Yamane, Cochran or Krejcie and Morgan with the size of the population.',
      )
    if (design.letter === 'r' && design.effect >= 1) return cannot('A correlation lies below 1.')
    const given = `${design.letter} = ${num(design.effect)}${options.effect === undefined ? ' (a medium-sized effect, taken as you named none)' : ''} and α = .05 in a two-sided test`
    if (n !== undefined) {
      if (n < design.least) return cannot(`This needs at least ${design.least} ${design.each}.`)
      const chance = design.power(n)
      return bare({ power: chance }, [
        `For ${design.words} with ${n} ${design.each}, ${given.replace(' in a two-sided test', '')}, the power is ${bounded(chance)}.`,
        `If the effect is real and of this size, ${percent(chance)} of such studies would find it significant.`,
      ])
    }
    const needed = neededFor(design.power, wanted, design.least)
    if (needed === undefined) return cannot('An effect this small would need more than a million people.')
    return bare({ n: needed, power: design.power(needed) }, [
      `For ${design.words} with ${given}, and a power of ${bounded(wanted)}, ${whole(needed)} ${design.each} ${design.each === 'people' ? 'are needed' : `are needed, ${whole(needed * (options.test === 't' ? 2 : (options.groups ?? 3)))} in all`}.`,
      'Take the effect from earlier studies where you can, and add for those who will not answer.',
    ])
  },
}

function ofPopulation(
  test: 'yamane' | 'cochran' | 'krejcie-morgan',
  population: number | undefined,
  margin: number,
): Findings {
  if (population === undefined && test !== 'cochran')
    return cannot('This formula needs the size of the population. How many people are there?')
  const exact =
    test === 'yamane'
      ? yamane(population!, margin)
      : test === 'cochran'
        ? cochran({ share: 0.5, margin, confidence: 0.95, population })
        : krejcieMorgan(population!, margin)
  const needed = Math.ceil(exact - 1e-9)
  const name = {
    yamane: 'Yamane’s formula',
    cochran: 'Cochran’s formula',
    'krejcie-morgan': 'Krejcie and Morgan’s formula',
  }[test]
  const formula =
    test === 'yamane'
      ? `n = N / (1 + N e²) = ${whole(population!)} / (1 + ${whole(population!)} × ${margin}²) = ${num(exact)}`
      : `n = ${num(exact)}`
  return bare({ exact, n: needed }, [
    `By ${name}${population === undefined ? '' : ` for a population of ${whole(population)}`} and a margin of error of ${percent(margin)}: ${formula}, so ${whole(needed)} people.`,
    'The formula is for a percentage in a simple random sample; a comparison of groups may need more.',
  ])
}
