/** Two groups told by mean, standard deviation and number: compared by Welch's t, without their data. */
import { pOfT, tQuantile } from '#kit/statistics/distributions.ts'

const NUMBER = String.raw`(-?\d+(?:\.\d+)?|-?\.\d+)`
const IS = String.raw`\s*(?:=|:|of|is|was)?\s*`
const GROUP = new RegExp(
  String.raw`\b(?:mean|average|m)\b${IS}${NUMBER}[\s,;(]*(?:and\s+)?(?:an?\s+)?(?:sd|s\.d\.?|std\.?(?: dev\w*)?|standard deviation)\b${IS}${NUMBER}[\s,;)]*(?:and\s+)?(?:n|size|number)\b${IS}(\d+)`,
  'gi',
)

type Group = { mean: number; sd: number; n: number }

export function meansAsked(question: string): readonly [Group, Group] | undefined {
  const groups = [...question.matchAll(GROUP)].map(([, mean, sd, n]) => ({
    mean: Number(mean),
    sd: Number(sd),
    n: Number(n),
  }))
  const [one, other] = groups
  const isUsable = groups.length === 2 && groups.every(({ sd, n }) => sd >= 0 && n >= 2 && n < 1e7)
  return isUsable && one!.sd + other!.sd > 0 ? [one!, other!] : undefined
}

const USUAL = 0.05
const shown = (value: number, places = 2) => value.toFixed(places).replace('-', '−')
const pShown = (p: number) => (p < 0.001 ? 'p < .001' : `p = ${p.toFixed(3).replace(/^0/, '')}`)

export function meansAnswer([one, other]: readonly [Group, Group]): string {
  const [first, second] = [one.sd ** 2 / one.n, other.sd ** 2 / other.n]
  const difference = one.mean - other.mean
  const error = Math.sqrt(first + second)
  const t = difference / error
  const df = (first + second) ** 2 / (first ** 2 / (one.n - 1) + second ** 2 / (other.n - 1))
  const p = pOfT(t, df)
  const reach = tQuantile(1 - USUAL / 2, df) * error
  const pooled = Math.sqrt(
    ((one.n - 1) * one.sd ** 2 + (other.n - 1) * other.sd ** 2) / (one.n + other.n - 2),
  )
  const verdict =
    p < USUAL
      ? 'so at the usual 5% level the means differ significantly'
      : 'so at the usual 5% level the means do not differ significantly; that does not show that they are equal'
  return `**t(${shown(df, 1)}) = ${shown(t)}, ${pShown(p)}**, ${verdict}.

- Difference: ${shown(difference)}, with a 95% interval from ${shown(difference - reach)} to ${shown(difference + reach)}.
- Size of the effect: d = ${shown(difference / pooled)}.

This is Welch’s t test from your figures: $t = \\frac{\\bar{x}_1 - \\bar{x}_2}{\\sqrt{s_1^2/n_1 + s_2^2/n_2}}$. It holds for two separate groups of people; the same people asked twice need their own differences.`
}

const P = /\bp(?:[- ]?values?)?\s*(?:=|<|of|is|was)\s*(0?\.\d+|0|1(?:\.0+)?)(?![\d.])/i
const ASKS_OF_P = /\b(?:means?|significan\w+|reject|accept|interpret\w*)\b/i
const P_ALONE = /^\W*(?:and\s+|so\s+|what (?:about|if)\s+)*p\b\W*(?:values?\W*)?(?:of|is|was)?[\s=<.\d]+\W*$/i
const MORE_THAN_P = 18

/** "p = 0.30": the p that is asked about, and nothing else. */
export function pAsked(question: string): string | undefined {
  const isShort = question.trim().split(/\s+/).length <= MORE_THAN_P
  return isShort && (ASKS_OF_P.test(question) || P_ALONE.test(question)) ? P.exec(question)?.[1] : undefined
}
