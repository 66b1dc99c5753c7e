/** Whether the numbers of the sample can follow from each other. */
import type { Deck, DeckSlide, Metric } from '../deck/deck.ts'
import { cameBack } from '../plan/sample-counts.ts'
import { bodySlides, groundsOf, quotesOf, type SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'

export const RULES_OF_SAMPLE: readonly SlideRule[] = [
  { id: 'returned', passes: 'The sample is the number that came back', holds: isSampleReturned },
  { id: 'chain', passes: 'No more came back than went out, and no more was analysed', holds: isFalling },
  {
    id: 'one-sample',
    passes: 'The sample has one size on all slides',
    holds: (slide, at, deck) => isOneSize(slide, at, deck) && isSameSize(slide, deck),
  },
]

/** "The study rests on 133 questionnaires", of which 100 were returned. */
function isSampleReturned({ id, title, titleChosen, points, metrics }: DeckSlide): boolean {
  if (id !== 'sample' || titleChosen) return true
  const back = quotesOf([...points, ...metrics]).flatMap((quote) => cameBack(quote) ?? [])
  return back.every((n) => title.includes(n) || metrics.some(({ value }) => value === n))
}

const STAGES = [
  /\b(?:asked|sent(?: out)?|handed out|distributed|administered|issued|approached|invited|contacted)\b/i,
  /\b(?:answered|returned|came back|completed|responded|retrieved|filled|received)\b/i,
  /\b(?:analysed|analyzed|usable|valid|included in the analysis|studied)\b/i,
] as const
const COUNT = String.raw`(?<![\d.,–-])(\d[\d,]*)(?![\d.]*\s?%)`
/** A number, and what became of so many: in one clause. */
const TOLD = new RegExp(
  String.raw`${COUNT} (?:(?!(?:and|but|of which|while|out)\b)[\p{L}-]+ ){0,5}?(?:(?:was|were|had been|have been) )?(?:[\p{L}]+ly )?(asked|sent out|sent|handed out|distributed|administered|issued|approached|invited|contacted|answered|returned|came back|completed|responded|retrieved|analysed|analyzed|usable|valid)\b`,
  'giu',
)

function isFalling({ id, title, titleChosen, points, metrics, script }: DeckSlide): boolean {
  const texts = [
    ...(titleChosen ? [] : [title]),
    ...points.filter(({ edited }) => !edited).map(({ text }) => text),
    ...script.map(({ text }) => text),
  ]
  return (
    texts.every((text) => falls(stagesIn(text))) && (id !== 'sample' || falls(metrics.flatMap(stageNamed)))
  )
}

type Stage = { stage: number; n: number }
const stageNamed = ({ value, label }: Metric): Stage[] => {
  const stage = STAGES.findLastIndex((names) => names.test(label))
  const n = Number(value.replace(/[, ]/g, ''))
  return stage >= 0 && Number.isInteger(n) ? [{ stage, n }] : []
}
const stagesIn = (text: string): Stage[] =>
  [...text.matchAll(TOLD)].map(({ 1: n = '', 2: what = '' }) => ({
    stage: STAGES.findIndex((names) => names.test(what)),
    n: Number(n.replaceAll(',', '')),
  }))
const falls = (stages: readonly Stage[]): boolean =>
  stages.every((one) => stages.every((other) => other.stage <= one.stage || other.n <= one.n))

const SIZE =
  /\b(?:sample (?:size )?(?:of|was|is|comprised|consisted of|included)|(?:study|survey) (?:rests on|included|involved|comprised)) (?:a total of |about )?(\d[\d,]*)(?![\d.]*\s?%)(?: \p{L}+){0,2}? (?:respondents|participants|people|patients|students|traders|farmers|households|women|men|teachers|pupils|children|employees|individuals)\b|\bsample size (?:of|was|is) (\d[\d,]*)/giu

function isOneSize({ id, title, titleChosen, points }: DeckSlide, _: number, deck: Deck): boolean {
  const sample = bodySlides(deck).find((slide) => slide.id === 'sample' && !slide.ask)
  if (!sample || id === 'sample') return true
  const known = new Set([sample.title, ...groundsOf(sample)].flatMap(plainTokens))
  return [...(titleChosen ? [] : [title]), ...points.filter(({ edited }) => !edited).map(({ text }) => text)]
    .flatMap((text) => [...text.matchAll(SIZE)])
    .every(({ 1: first, 2: second }) => known.has((first ?? second ?? '').replaceAll(',', '')))
}

const PEOPLE =
  '(respondents|participants|people|persons|patients|students|traders|farmers|households|women|men|teachers|pupils|children|learners|workers|employees|individuals|customers|clients|mothers|nurses|samples)'
const SIZES: readonly RegExp[] = [
  String.raw`\bsamples? (?:size )?(?:of (?:the|this|my) (?:study|research|survey) )?(?:of|was|is|comprised|consisted of|included) (?:a total of |about )?${COUNT} (?:[\p{L}-]+ )?${PEOPLE}\b`,
  String.raw`\ba total of ${COUNT} (?:[\p{L}-]+ )?${PEOPLE}\b[^.;]{0,60}?\b(?:was|were) (?:\p{L}+ly )?(?:selected|sampled|collected|included|chosen|studied|surveyed)\b`,
  String.raw`(?<!(?<!\btotal )\bof (?:the |these )?)${COUNT} (?:[\p{L}-]+ )?${PEOPLE} (?:took part|participated)\b`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** A part of the sample, or another one. */
const IS_PART =
  /\b(?:pilot\w*|pre-?test\w*|interview\w*|focus|discussions?|informants?|qualitative|population|returned|returns?|response|completed|analysed|analyzed|excluded|drop(?:ped|out)?|each|per|every|stud(?:y|ies) (?:by|of|in)|et al|strat\w+|cluster|control|group)\b/i
/** Whoever is asked for an answer is counted the same. */
const ASKED = /^(?:respondents|participants|people|persons|individuals)$/i

type ToldSample = { n: string; whom: string }
const sizesIn = (text: string): ToldSample[] =>
  IS_PART.test(text)
    ? []
    : SIZES.flatMap((size) =>
        [...text.matchAll(size)].map(({ 1: n = '', 2: whom = '' }) => ({
          n: n.replaceAll(',', ''),
          whom: whom.toLowerCase(),
        })),
      )

/** Another number of the same people on another line, and no sentence that has both. */
function isSameSize({ part, title, titleChosen, points }: DeckSlide, deck: Deck): boolean {
  if (part === 'Literature') return true
  const told = [
    ...(titleChosen ? [] : [title]),
    ...points.filter(({ edited }) => !edited).map(({ text }) => text),
  ]
  const others = bodySlides(deck).filter((one) => one.part !== 'Literature')
  const all = others.flatMap((one) =>
    [...(one.titleChosen ? [] : [one.title]), ...one.points.map(({ text }) => text)].flatMap(sizesIn),
  )
  const quotes = others.flatMap(groundsOf).map((quote) => new Set(plainTokens(quote)))
  return told
    .flatMap(sizesIn)
    .every(({ n, whom }) =>
      all.every(
        (other) =>
          other.n === n ||
          !(other.whom === whom || ASKED.test(whom) || ASKED.test(other.whom)) ||
          quotes.some((words) => words.has(n) && words.has(other.n)),
      ),
    )
}
