/** Two groups told by mean, standard deviation and number: compared by Welch's t, without their data. */
import {
  type Group,
  isSignificant,
  num,
  pooledVariance,
  pWords,
  welchT,
} from '#capabilities/data-analysis/index.ts'

const NUMBER = String.raw`(-?\d+(?:\.\d+)?|-?\.\d+)`
const IS = String.raw`\s*(?:=|:|of|is|was)?\s*`
const GROUP = new RegExp(
  String.raw`\b(?:mean|average|m)\b${IS}${NUMBER}[\s,;(]*(?:and\s+)?(?:an?\s+)?(?:sd|s\.d\.?|std\.?(?: dev\w*)?|standard deviation)\b${IS}${NUMBER}[\s,;)]*(?:and\s+)?(?:n|size|number)\b${IS}(\d+)`,
  'gi',
)

type ToldGroup = { mean: number; sd: number; n: number }
const groupOf = ({ mean, sd, n }: ToldGroup): Group => ({ mean, variance: sd ** 2, n })

export function meansAsked(question: string): readonly [ToldGroup, ToldGroup] | undefined {
  const groups = [...question.matchAll(GROUP)].map(([, mean, sd, n]) => ({
    mean: Number(mean),
    sd: Number(sd),
    n: Number(n),
  }))
  const [one, other] = groups
  const isUsable = groups.length === 2 && groups.every(({ sd, n }) => sd >= 0 && n >= 2 && n < 1e7)
  return isUsable && one!.sd + other!.sd > 0 ? [one!, other!] : undefined
}

export function meansAnswer(told: readonly [ToldGroup, ToldGroup]): string {
  const [one, other] = [groupOf(told[0]), groupOf(told[1])]
  const { t, df, p, difference, interval } = welchT(one, other)
  const [low, high] = interval
  const verdict = isSignificant(p)
    ? 'so at the usual 5% level the means differ significantly'
    : 'so at the usual 5% level the means do not differ significantly; that does not show that they are equal'
  return `**t(${num(df, 1)}) = ${num(t)}, ${pWords(p)}**, ${verdict}.

- Difference: ${num(difference)}, with a 95% interval from ${num(low)} to ${num(high)}.
- Size of the effect: d = ${num(difference / Math.sqrt(pooledVariance(one, other)))}.

This is Welch’s t test from your figures: $t = \\frac{\\bar{x}_1 - \\bar{x}_2}{\\sqrt{s_1^2/n_1 + s_2^2/n_2}}$. It holds for two separate groups of people; the same people asked twice need their own differences.`
}

const P = /\bp(?:[- ]?values?)?\s*(?:=|of|is|was)\s*(0?\.\d+|0|1(?:\.0+)?)(?![\d.])/i
const ASKS_OF_P = /\b(?:means?|significan\w+|reject|accept|interpret\w*)\b/i
const P_ALONE = /^\W*(?:and\s+|so\s+|what (?:about|if)\s+)*p\b\W*(?:values?\W*)?(?:of|is|was)?[\s=<.\d]+\W*$/i
const MORE_THAN_P = 18

/** "p = 0.30": the p that is asked about, and nothing else. */
export function pAsked(question: string): string | undefined {
  const isShort = question.trim().split(/\s+/).length <= MORE_THAN_P
  return isShort && (ASKS_OF_P.test(question) || P_ALONE.test(question)) ? P.exec(question)?.[1] : undefined
}
