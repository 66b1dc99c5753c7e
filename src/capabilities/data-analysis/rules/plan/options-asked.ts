/** What the words of a request add to an analysis: methods, counts. */
import type { Options } from './plan.ts'

const UNEQUAL =
  /\bwelch|\bunequal variances?|\b(?:without|not|n't) assum\w* equal|\bvariances? (?:are|is) (?:not equal|unequal|different)|\bheterogene\w+/

export function optionsOf(text: string): Options {
  const count = /\b(\d+|two|three|four|five)[- ]?(?:factors?|components?)\b/.exec(text)?.[1]
  const words = ['', 'one', 'two', 'three', 'four', 'five']
  return {
    ...(/\bgames[- ]?howell/.test(text)
      ? { method: 'games-howell' as const }
      : /\bbonferroni/.test(text)
        ? { method: 'bonferroni' as const }
        : /\btukey/.test(text)
          ? { method: 'tukey' as const }
          : {}),
    ...(/\bdunn/.test(text) ? { dunn: true } : {}),
    ...(!UNEQUAL.test(text) && /\bequal variances?|\bstudent'?s? t/.test(text)
      ? { variances: 'equal' as const }
      : UNEQUAL.test(text)
        ? { variances: 'unequal' as const }
        : {}),
    ...(/\bprincipal components?|\bpca\b/.test(text) ? { extraction: 'components' as const } : {}),
    ...(count ? { factorCount: words.includes(count) ? words.indexOf(count) : Number(count) } : {}),
  }
}
