/** Whether the figures of one sentence can be true together, whatever their source says. */
import type { DeckSlide } from '../deck/deck.ts'
import type { SlideRule } from './check.ts'

export const RULES_OF_FIGURES: readonly SlideRule[] = [
  {
    id: 'possible',
    passes: 'No figure contradicts the words beside it',
    holds: (slide) => textsOf(slide).every((text) => IMPOSSIBLE.every((isSo) => !isSo(text))),
  },
]

const textsOf = ({ title, titleChosen, points, metrics }: DeckSlide): string[] => [
  ...(titleChosen ? [] : [title]),
  ...points.filter(({ edited }) => !edited).map(({ text }) => text),
  ...metrics.map(({ value, label }) => `${value} ${label}`),
]

const N = String.raw`(\d[\d,]*(?:\.\d+)?)`
const pairs = (text: string, pattern: RegExp): number[][] =>
  [...text.matchAll(pattern)].map((found) =>
    found.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one.replaceAll(',', ''))])),
  )

const MOST_ONE =
  /(?:\bp\b(?:[ -]?values?)?|\br\b|\brho\b|\balpha\b|\bR²|\bR2\b|\bcoefficient of (?:correlation|determination)|\bcorrelation(?: coefficient)?) ?(?:of|was|is|=|<|>|≤|≥) ?-?(\d+(?:\.\d+)?)(?![\d.]*\s?%)/gu
const RISE = new RegExp(
  String.raw`\b(?:rose|risen|rises|increas\w+|grew|grown|grows|improved?) (?:\p{L}+ )?from (?:\p{L}+ )?${N} ?%? to (?:\p{L}+ )?${N}`,
  'giu',
)
const FALL = new RegExp(
  String.raw`\b(?:fell|fallen|falls|decreas\w+|dropp\w+|declin\w+|reduced?) (?:\p{L}+ )?from (?:\p{L}+ )?${N} ?%? to (?:\p{L}+ )?${N}`,
  'giu',
)
const BETWEEN = new RegExp(String.raw`\bbetween (?:the ages of )?${N} ?(?:%|years)? and ${N}`, 'giu')
const OF_WHOLE =
  /(?<![\d.,–-])(\d[\d,]*) (?:out )?of (?:the |all )?(\d[\d,]*)(?![\d.]*\s?%)(?! (?:years|months))\b/gu
const WITH_SHARE =
  /(?<![\d.,–-])(\d[\d,]*) (?:out )?of (?:the |all )?(\d[\d,]*)[^()\d]{0,40}\((\d+(?:\.\d+)?) ?%\)/gu
const MAJORITY = /\bmajority(?: of [^,;()\d]{1,60})? ?\(?(?:\d+ ?[,;] ?)?(\d+(?:\.\d+)?) ?%/giu
/** "Significant (p = 0.32)". */
const FOUND_BY_P = /\bsignifican(?:t|tly|ce)\b[^.;]{0,40}\bp ?= ?(0?\.\d+)/giu
const DENIED_BY_P = /\b(?:not|no)\b[^.;,]{0,24}\bsignifican(?:t|tly|ce)\b[^.;]{0,40}\bp ?[=<] ?(0?\.\d+)/giu
const LEVEL = 0.05
const USUAL_LEVELS = 0.1

const IMPOSSIBLE: readonly ((text: string) => boolean)[] = [
  (text) => pairs(text, MOST_ONE).some(([one = 0]) => one > 1),
  (text) => pairs(text, RISE).some(([from = 0, to = 0]) => to < from),
  (text) => pairs(text, FALL).some(([from = 0, to = 0]) => to > from),
  (text) => pairs(text, BETWEEN).some(([from = 0, to = 0]) => to < from),
  (text) => pairs(text, OF_WHOLE).some(([part = 0, whole = 0]) => part > whole),
  (text) =>
    pairs(text, WITH_SHARE).some(
      ([part = 0, whole = 1, share = 0]) => Math.abs((100 * part) / whole - share) > 1.5,
    ),
  (text) => pairs(text, MAJORITY).some(([share = 100]) => share < 50),
  (text) =>
    !/\b(?:not|no|in)\b|insignifican/i.test(text) &&
    pairs(text, FOUND_BY_P).some(([p = 0]) => p > USUAL_LEVELS),
  (text) => pairs(text, DENIED_BY_P).some(([p = 1]) => p < LEVEL),
]
