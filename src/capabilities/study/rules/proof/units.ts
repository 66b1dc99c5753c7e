/** Units of counts and measures: "12 weeks" is not "12 months". Percent and money are distinguished where numbers are read. */
import { tokensOf } from './tokens.ts'

const UNITS: readonly (readonly [unit: string, words: string])[] = [
  ['second', 'second seconds sec secs'],
  ['minute', 'minute minutes min mins'],
  ['hour', 'hour hours hr hrs'],
  ['day', 'day days'],
  ['week', 'week weeks'],
  ['month', 'month months'],
  ['year', 'year years yrs age aged old'],
  ['millimetre', 'mm millimetre millimetres millimeter millimeters'],
  ['centimetre', 'cm centimetre centimetres centimeter centimeters'],
  ['metre', 'm metre metres meter meters'],
  ['kilometre', 'km kilometre kilometres kilometer kilometers'],
  ['mile', 'mile miles'],
  ['hectare', 'ha hectare hectares'],
  ['milligram', 'mg milligram milligrams'],
  ['gram', 'g gram grams'],
  ['kilogram', 'kg kilogram kilograms'],
  ['tonne', 'tonne tonnes ton tons'],
  ['millilitre', 'ml millilitre millilitres milliliter milliliters'],
  ['litre', 'l litre litres liter liters'],
  ['percent', '% percent'],
]
const UNIT_OF = new Map(
  UNITS.flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** "12 week" for "12 weeks": each number with the unit that follows it. */
export function measuresIn(text: string): { number: string; unit: string }[] {
  const tokens = tokensOf(text.replace(/\bper\s?cent\b/gi, 'percent'))
  return tokens.flatMap((token, at) => {
    const unit = UNIT_OF.get(tokens[at + 1]?.form ?? '')
    return token.kind === 'number' && unit ? [{ number: token.form, unit }] : []
  })
}

/** Every unit that a line speaks of. */
export const unitsIn = (text: string): Set<string> =>
  new Set(
    tokensOf(text.replace(/\bper\s?cent\b/gi, 'percent')).flatMap(({ form }) => UNIT_OF.get(form) ?? []),
  )
