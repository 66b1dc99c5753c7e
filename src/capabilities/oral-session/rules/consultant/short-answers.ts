/** Questions with one short answer that is the same for every work; and sums that a student asks for with the numbers in hand. */
import { KNOWN, PAIRS } from './known-answers.ts'
import { marginOf } from './sample-size.ts'

const APART = /\bdifferen(?:ce|t)\b|\bwhich (?:one )?(?:comes )?first\b|\bwhat comes first\b|\bor\b/i

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

export function shortAnswer(asked: string): string | undefined {
  const sum = onReturn(asked) ?? onCorrelation(asked) ?? onRate(asked)
  if (sum) return sum
  const pair = APART.test(asked)
    ? PAIRS.find(([one, other]) => one.test(asked) && other.test(asked))
    : undefined
  return pair?.[2] ?? KNOWN.find(([words]) => words.test(asked))?.[1]
}
