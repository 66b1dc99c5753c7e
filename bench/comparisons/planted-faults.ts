/** One place of a made work that is changed, for each comparator that has to see it. */
import type { Dice } from '../../tests/support/dice.ts'
import { type Figures, type Printed, percent } from './figures-of-works.ts'

export const FAULTS: Record<string, (figures: Figures, dice: Dice) => Partial<Printed>> = {
  'numbers.totals': ({ n }, dice) => ({ total: n + dice.whole(1, 9) * (dice.chance(0.5) ? 1 : -1) }),
  'numbers.text-table': ({ counts, n }, dice) => {
    const told = counts[1]! + dice.one([1, 2, 10, -1, -2])
    return dice.chance(0.5) ? { told } : { toldShare: percent(counts[1]! + dice.one([3, -3]), n) }
  },
  'numbers.part-whole': (_, dice) => ({ infected: 64 + dice.whole(0, 30) }),
  'numbers.equal-tables': (_, dice) => (dice.chance(0.5) ? { copied: true } : { copiedLines: true }),
  'numbers.percentages': (_, dice) => ({ share: percent(18 + dice.one([3, 6, -4]), 105) }),
  'numbers.rates': () => ({ rate2: 'cases' }),
  'numbers.told-twice': (_, dice) => ({ overall: `${dice.one([13.2, 16.4, 14.9])}` }),
  'numbers.significance': () => ({ significant: 'not significant' }),
  'numbers.announced': () => ({
    announced: 'The Kruskal-Wallis test was used to compare the markets.',
  }),
  'abstract-numbers': (_, dice) => ({ abstract: `9${dice.whole(1, 8)}.${dice.whole(1, 9)}7` }),
  'unwritten-parts': (_, dice) => ({
    placeholder: dice.one([
      'The stalls were built with several materials (mention specific materials) in both markets.',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
      'This section will be written after the next visit to the market.',
    ]),
  }),
  'numbers.scale': (_, dice) => ({ weighed: dice.one(['3.97', '2.61', '4.40']) }),
  'numbers.sample-formula': ({ asked }, dice) => ({ drawn: asked + 60 + dice.whole(10, 90) }),
  'numbers.changes': (_, dice) => ({ fall: dice.one(['12', '61', '9']) }),
  'numbers.instruments': (_, dice) => ({
    collected: dice.one(['interviews with officers', 'focus group discussions']),
  }),
  'numbers.tables-agree': (_, dice) => ({ moved: dice.whole(2, 5) }),
}

export const FAULT_KINDS = Object.keys(FAULTS)
