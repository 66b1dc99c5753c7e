import type { Metric, SlideSource } from '../deck/deck.ts'
import { spoken } from '../words/clean.ts'

/** '58%' and what it is a share of, as the sentence prints them. */
export function metricsOf(source: SlideSource): Metric[] {
  const text = spoken(source.quote)
  return [...text.matchAll(/(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b)/g)]
    .flatMap(({ 0: whole, 1: number, index }) => {
      const label = text
        .slice(index + whole.length)
        .match(OF_WHOM)?.[0]
        .trim()
      return label ? [{ value: `${number}%`, label, sources: [source] }] : []
    })
    .slice(0, 2)
}
const OF_WHOM =
  /^\s*\)?\s*(?:of|were|had|have|who|said|reported|agreed|used|are) (?:(?!(?:and|while|whereas|but|followed)\b)[\p{L}'’-]+ ?){2,11}/u
