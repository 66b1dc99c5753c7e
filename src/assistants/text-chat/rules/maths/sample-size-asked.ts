/** Sample size for a population: the two formulas used in student theses, with their figures. */
const ASKED = /\bsample size\b/i
const POPULATION = /\bpopulation\s*(?:size\s*)?(?:of|is|=|:)?\s*([\d,]+)\b|\bN\s*=\s*([\d,]+)/
const MARGIN = /\b(?:margin(?: of error)?|precision|error|e)\s*(?:of|is|=|:)?\s*(0?\.\d+|\d+(?:\.\d+)?\s*%)/i
const USUAL_MARGIN = 0.05
/** For 95 % confidence, and the proportion that needs the largest sample. */
const Z = 1.96
const SHARE = 0.5

export type SampleSizeAsked = { population: number; margin: number }

export function sampleSizeAsked(question: string): SampleSizeAsked | undefined {
  const found = ASKED.test(question) && POPULATION.exec(question)
  const population = found ? Number((found[1] ?? found[2] ?? '').replaceAll(',', '')) : 0
  if (!Number.isSafeInteger(population) || population < 2) return undefined
  const written = MARGIN.exec(question)?.[1]
  const margin = written?.endsWith('%') ? Number.parseFloat(written) / 100 : Number(written ?? USUAL_MARGIN)
  return margin > 0 && margin < 0.5 ? { population, margin } : undefined
}

export function sampleSizeAnswer({ population: n, margin: e }: SampleSizeAsked): string {
  const yamane = n / (1 + n * e * e)
  const endless = (Z * Z * SHARE * (1 - SHARE)) / (e * e)
  const cochran = endless / (1 + (endless - 1) / n)
  const shown = n.toLocaleString('en')
  return `For a population of ${shown} and a margin of error of ${(100 * e).toFixed(1).replace('.0', '')} %:

- **Yamane**: $n = \\frac{N}{1 + N e^2} = \\frac{${n}}{1 + ${n} \\cdot ${e}^2} = ${yamane.toFixed(1)}$, so **${Math.ceil(yamane)}**.
- **Cochran**, at 95 % confidence, corrected for the population: $n_0 = \\frac{z^2 p (1 - p)}{e^2} = ${endless.toFixed(1)}$, $n = \\frac{n_0}{1 + (n_0 - 1)/N} = ${cochran.toFixed(1)}$, so **${Math.ceil(cochran)}**.

Both assume a simple random sample. Invite more people than this, because some will not answer: divide by the response rate you expect.`
}
