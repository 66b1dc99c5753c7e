/** Sums that a student asks for with the numbers in hand. */
import { marginOf } from '#capabilities/study/index.ts'
import type { Turn } from './turn.ts'

const OF_SO_MANY = /\b(\d[\d,]*)\s+(?:out )?of\s+(?:the )?(\d[\d,]*)\b/i
const asNumber = (text: string | undefined): number => Number((text ?? '').replace(/,/g, ''))

function onReturn(asked: string): string | undefined {
  const [, back, out] = OF_SO_MANY.exec(asked) ?? []
  const [n, of] = [asNumber(back), asNumber(out)]
  if (!(n > 0 && of >= n) || !/\b(?:enough|good|ok|okay|fine|response|return|rate|problem)\b/i.test(asked))
    return undefined
  return `${n} of ${of} is ${Math.round((1000 * n) / of) / 10} per cent. Many take half as the least that will do; more important is whether those who did not answer are different. A share from ${n} answers is right to about ${marginOf(n)} points either way, if they were drawn by chance. Compare those who answered late with those who answered early, and say what you found in your limitations.`
}

function onCorrelation(asked: string): string | undefined {
  const r = Number(/\bcorrelation\b\D*(-?0?\.\d+)/i.exec(asked)?.[1] ?? Number.NaN)
  if (Number.isNaN(r) || Math.abs(r) >= 1) return undefined
  const size = Math.abs(r) < 0.3 ? 'a weak' : Math.abs(r) < 0.5 ? 'a moderate' : 'a strong'
  return `${r} is ${size} link in most fields: the two share about ${Math.round(100 * r * r)} per cent of their variation (${r} times itself). ${r < 0 ? 'As one rises, the other falls.' : 'As one rises, the other tends to rise too.'} It does not say that one causes the other; give the p value and the number of cases with it.`
}

function onRate(asked: string): string | undefined {
  const kg = /(\d+(?:\.\d+)?) ?(?:kg|kilo\w*)/i.exec(asked)?.[1]
  if (!kg || !/\b(?:hectare|ha)\b/i.test(asked)) return undefined
  const tonnes = Math.round((Number(kg) / 6) * 100) / 10
  return `Divide the kilograms by the area of one plot in square metres, and multiply by 10: that is tonnes per hectare. On a plot of 2 by 3 metres, ${kg} kg are ${tonnes} tonnes per hectare. Hold every rate in your text against that sum; an examiner will.`
}

function onP(asked: string): string | undefined {
  const p = pIn(asked)
  if (p === undefined) return undefined
  if (p === 0.05)
    return 'Look at the third decimal in your output: 0.05 has been rounded, and below it a result is called statistically significant at the usual level, from it on not. Write three decimals, and the size of the effect with it; on so narrow a line say that the evidence is weak either way.'
  const below = p < 0.05
  const often =
    p < 0.001 ? 'less than once in 1,000 times' : `about ${Math.round(p * 1000) / 10} times in 100`
  return `${p} is ${below ? 'below' : 'above'} 0.05, so at the usual level this is called ${below ? 'statistically significant' : 'not significant'}. It says that, if nothing were going on, a result at least this large would still turn up ${often}; it does not say how large or important it is. Write the test, its value, p ${p < 0.001 ? '< .001' : `= ${String(p).replace(/^0/, '')}`} and the size of the effect in one sentence, and ${below ? 'say what it means for your objective' : 'keep it: a result that shows no difference is a result'}.`
}

function onShareExplained(asked: string): string | undefined {
  const share = Number(/\br[- ]?(?:squared?|2|²)\D{0,12}(0?\.\d+)/i.exec(asked)?.[1] ?? Number.NaN)
  if (!(share > 0 && share < 1)) return undefined
  return `${share} means that your predictors together account for ${Math.round(share * 1000) / 10} per cent of the variation in the outcome; the rest has other reasons. No size is good by itself: about people much less than a half is usual. Give the adjusted value, the F test and the number of cases with it, and say what may be missing from the model.`
}

function onAlpha(asked: string): string | undefined {
  const alpha = Number(/\balpha\b\D{0,20}(0?\.\d+)/i.exec(asked)?.[1] ?? Number.NaN)
  if (!(alpha > 0 && alpha < 1) || /\b0?\.0[15]\b/.test(asked)) return undefined
  if (alpha >= 0.7)
    return `${alpha} is above the 0.70 that most people ask for, so the items hang together well enough${alpha > 0.95 ? '; above 0.95 some of them may say the same thing twice' : ''}. Give it for each scale with its number of items, and never one alpha for the whole questionnaire.`
  return `${alpha} is below the 0.70 that most people ask for. Before you give up: turn round the items that are worded negatively, look which item raises alpha when it is left out, and compute it for each scale by itself. A scale of three or four items may pass at 0.60. If it stays low, report it, treat the items one by one instead of as a score, and name it among your limitations.`
}

/** Two shares in one table of four cells. */
function onTwoShares(asked: string): string | undefined {
  const [one, two, ...more] = [...asked.matchAll(/\b(\d[\d,]*)\s+(?:out )?of\s+(?:the )?(\d[\d,]*)\b/gi)]
  if (!one || !two || more.length > 0) return undefined
  const [a, n, b, m] = [one[1], one[2], two[1], two[2]].map(asNumber) as [number, number, number, number]
  if (!(n >= a && m >= b && a + b > 0 && a + b < n + m)) return undefined
  const yes = a + b
  const no = n + m - yes
  const chi = ((n + m) * (a * (m - b) - b * (n - a)) ** 2) / (n * m * yes * no)
  const least = (Math.min(n, m) * Math.min(yes, no)) / (n + m)
  const p = tailOf(Math.sqrt(chi))
  const share = (x: number, of: number) => `${Math.round((1000 * x) / of) / 10} per cent`
  return `${a} of ${n} is ${share(a, n)} and ${b} of ${m} is ${share(b, m)}. Chi-square without correction is ${chi.toFixed(2)} with one degree of freedom, p ${p < 0.001 ? 'below .001' : `about ${p.toFixed(2)}`}: ${p < 0.05 ? 'so large a difference is not easily chance' : 'so small a difference is easily chance, so say that the two do not differ noticeably here'}.${least < 5 ? ' A cell expects fewer than five, so use Fisher’s exact test instead.' : ''} Check it in your program before you print it.`
}
/** Of the normal curve, both sides (Abramowitz and Stegun 26.2.17). */
function tailOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 2 * Math.exp((-z * z) / 2) * 0.3989422804 * poly
}

/** "What about 0.08?", after a sum; and what a p that was named before does to a hypothesis. */
export function sumsOn({ asked, before }: Pick<Turn, 'asked' | 'before'>): string | undefined {
  const earlier = before.slice(-BACK).toReversed()
  const [number, ...more] = asked.match(/\d*\.?\d+/g) ?? []
  if (number && more.length === 0 && BARE_NUMBER.test(asked))
    return earlier
      .slice(0, 1)
      .map((one) => summedUp(one.replace(/\d*\.?\d+/, number)))
      .find((one) => one !== undefined)
  if (!OF_REJECTING.test(asked)) return undefined
  const p = pAlone(earlier) ?? earlier.map(pIn).find((one) => one !== undefined)
  return p === undefined
    ? undefined
    : p < 0.05
      ? `At p = ${p}, yes: it is below 0.05, so the null hypothesis is rejected. Say “the data speak against it”, give the test, its value and p, and how large the difference or link is.`
      : `At p = ${p}, no: it is not below 0.05, so the null hypothesis is not rejected. That does not prove it: say that the data do not show a difference or a link, and how many cases you had to see one.`
}
const BARE_NUMBER =
  /^\W*(?:(?:and|so|ok(?:ay)?|but)\W+)*(?:what about|how about|if it (?:is|was)|what if it (?:is|was)|and)\W*(?:p )?(?:=|is|of)?\W*[\d.]+\W*$/i
const OF_REJECTING = /\b(?:reject|accept|retain)\w*\b/i
const BACK = 2
const pIn = (text: string): number | undefined => {
  const p = Number(/\bp(?:[- ]?values?)?\s*(?:=|is|of|was|:)?\s*(0?\.\d+)/i.exec(text)?.[1] ?? Number.NaN)
  return p >= 0 && p < 1 ? p : undefined
}
/** The later of two, the first of which was called by its name. */
const pAlone = ([last, first]: readonly string[]): number | undefined =>
  last && first && pIn(first) !== undefined && BARE_NUMBER.test(last)
    ? Number(/\d*\.\d+/.exec(last)?.[0])
    : undefined

export const summedUp = (asked: string): string | undefined =>
  onTwoShares(asked) ??
  onReturn(asked) ??
  onCorrelation(asked) ??
  onRate(asked) ??
  onShareExplained(asked) ??
  onP(asked) ??
  onAlpha(asked)
