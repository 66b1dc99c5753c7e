/** Whether the numbers of the sample can follow from each other. */
import type { DeckSlide, Metric } from '../deck/deck.ts'
import { cameBack } from '../plan/sample-slide.ts'
import { quotesOf, type SlideRule } from './check.ts'

export const RULES_OF_SAMPLE: readonly SlideRule[] = [
  { id: 'returned', passes: 'The sample is the number that came back', holds: isSampleReturned },
  { id: 'chain', passes: 'No more came back than went out, and no more was analysed', holds: isFalling },
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
  return texts.every((text) => falls(stagesIn(text))) && (id !== 'sample' || falls(metrics.flatMap(stageOf)))
}

type Stage = { stage: number; n: number }
const stageOf = ({ value, label }: Metric): Stage[] => {
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
