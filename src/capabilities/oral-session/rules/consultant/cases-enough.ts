/** Is the sample enough: for a share, by the work's own margin and population, and for as many predictors as it has. */

import { marginOf, neededFor, type StudyEvidence, yamane } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './own-parts.ts'
import type { Turn } from './turn.ts'

const num = (text: string | undefined): number => Number((text ?? '').replace(/,/g, ''))
const OF_SIZE =
  /\bsample(?: size)?\b|\b(?:respondents|participants|households|people|students|farmers|women|mothers|customers|answers|patients|teachers|questionnaires)\b/i
const ENOUGH = /\b(?:enough|sufficient|too (?:small|few|little)|good enough|still fine|big enough)\b/i
const SIZE_WRONG =
  /\b(?:sample size|formula|yamane|slovin|cochran|calculation)\b.*\b(?:wrong|check|correct|right)\b/i
const MARGIN = /(\d{1,2}(?:\.\d)?)\s*(?:%|per ?cent)/gi

/** The formula as the work used it: a total, a margin and what came out. */
function formulaOf({ lines }: ExamPlan): { population: number; margin: number } | undefined {
  const near = lines.filter(
    (line) =>
      /yamane|slovin|taro|margin of error|level of precision|sampling error/i.test(line) ||
      /\bN\s*\/\s*\(?\s*1\s*\+/.test(line),
  )
  const text = near.join(' ')
  const margin =
    /\b(?:e|error|precision|margin)\b[^.]{0,60}?(?:(0\.(?:0[1-9]|1))\b|(\d{1,2})\s*(?:%|per ?cent))/i.exec(
      text,
    )
  const whole =
    /\bN\s*=\s*([\d,]{3,})/.exec(text) ??
    /\b(\d[\d,]{2,})\s*\/\s*\(?\s*1\s*\+/.exec(text) ??
    /\bpopulation\b[^.]{0,40}?\b(\d{1,3}(?:,\d{3})+|\d{4,})\b/i.exec(text)
  const share = margin ? (margin[1] ? Number(margin[1]) : Number(margin[2]) / 100) : Number.NaN
  return share > 0 && share < 0.2 ? { population: num(whole?.[1]), margin: share } : undefined
}

const PREDICTORS =
  /\b(\d{1,2}) (?:\w+ ){0,2}(?:variables|predictors|independent variables|explanatory variables|factors)\b/i
const FEWER =
  /\bonly (\d[\d,]*)\b|\b(\d[\d,]*) (?:are|were|had|did) |\b(?:respondents|participants|cases|sample(?: size)?) (?:were|are|is|was|of) (\d[\d,]*)\b|\b(?:with|have|had) (\d[\d,]*) (?:respondents|participants|cases|people|answers)\b/i

/** "And if I only have 60?" */
const BACK = 5
const IF_SO_MANY = /\b(?:if|only|what about|how about|suppose)\b.*?\b\d{2,}\b/i

export function enoughCases(
  plan: ExamPlan,
  { asked, whole, topic, before, isFollowUp }: Turn,
): string | undefined {
  const text = inDigits(asked)
  const model = /\b(?:regression|model|predictors?)\b/i.test(text)
  if (model && (ENOUGH.test(text) || /\bcan i (?:use|run|do)\b/i.test(text))) return forModel(plan, text)
  if (/\bdrop\b.*\b(?:model|regression)\b|\bwhat could i drop\b/i.test(text)) return toDrop(inDigits(whole))
  if (SIZE_WRONG.test(text)) return formulaChecked(plan)
  if (isFollowUp && /\bwhat margin\b|\bhow (?:exact|precise|accurate)\b/i.test(text)) {
    const n = (inDigits(before.slice(-BACK).join(' ')).match(/\d[\d,]*/g) ?? [])
      .map(num)
      .find((one) => one >= LEAST)
    return n
      ? `From ${n}, about ${marginOf(n)} points either way for a share near a half, if they were drawn by chance; for shares near nothing or all it is less.`
      : undefined
  }
  const margins = [...text.matchAll(MARGIN)].map(([, one]) => Number(one))
  const known = formulaOf(plan)
  if (
    margins.length > 0 &&
    (margins[0]! <= WIDEST || /\b(?:margin|error|precision)\b/i.test(text)) &&
    /\b(?:why|friend|same|instead|should i|could i|choose|chose)\b/i.test(text) &&
    !OF_SIZE.test(text)
  )
    return onMargin(plan, margins[0]!, known, /\bwhy\b/i.test(text))
  if (BACK_TO_FIELD.test(text)) return notBack(plan)
  const goesOn = isFollowUp && IF_SO_MANY.test(text) && (ENOUGH.test(topic) || OF_SIZE.test(topic))
  const isOfNumber = /\b(?:is|are) (?:only )?\d[\d,]* enough\b/i.test(text)
  if (!goesOn && (!ENOUGH.test(text) || !(OF_SIZE.test(text) || isOfNumber))) return undefined
  if (!/\bsample\b/i.test(text) && !/\d{2}/.test(text)) return undefined
  const { said } = plan
  const own = said.sampleAnalysed?.[0] ?? said.sampleReturned?.at(-1) ?? said.samplePlanned?.[0]
  const numbers = (text.replace(MARGIN, ' ').match(/\d[\d,]*/g) ?? []).map(num).filter((one) => one >= LEAST)
  if (/\b(?:population|in all|out of)\b/i.test(text)) return undefined
  const recorded = num(own?.value.match(/\d[\d,]*/)?.[0])
  // A number above the sample is of those it was drawn from.
  const n =
    recorded >= LEAST &&
    numbers[0] &&
    numbers[0] > recorded &&
    !isOfNumber &&
    !goesOn &&
    !/\b(?:sample of|i (?:have|had|asked))\b/i.test(text)
      ? recorded
      : (numbers[0] ?? recorded)
  if (!(n >= LEAST)) return undefined
  if (isOfTalks(plan)) return ofTalks(n, own)
  const population = numbers.find((one) => one > n) ?? known?.population
  return forShare(
    plan,
    n,
    population,
    known?.margin ?? (margins[0] ? margins[0] / 100 : undefined),
    recorded === n && own ? placeWords(own.place) : '',
    recorded !== n && recorded >= LEAST && own
      ? ` Your text has ${recorded.toLocaleString('en')} (${placeWords(own.place)}), which is known to about ${marginOf(recorded)}.`
      : '',
  )
}
const LEAST = 20
/** A larger share is a share of something, and no margin. */
const WIDEST = 10

const BACK_TO_FIELD = /\bback to the field\b|\bcollect (?:more|again)\b|\bask more people\b/i
function notBack({ said }: ExamPlan): string | undefined {
  const own = said.sampleReturned?.at(-1) ?? said.sampleAnalysed?.[0]
  const n = num(own?.value.match(/\d[\d,]*/)?.[0])
  return own && n >= LEAST
    ? `No. ${n} answers (${placeWords(own.place)}) carry a description: a share is known to about ${marginOf(n)} points either way if they were drawn by chance. Report the number you have with that margin, correct the formula above it, and say in one sentence how many fewer it is than was planned.`
    : undefined
}

function forShare(
  plan: ExamPlan,
  n: number,
  population: number | undefined,
  margin: number | undefined,
  where: string,
  beside: string,
): string {
  const drawn = plan.appraisal.weak.find(({ about }) => about === 'sampling')
  const first = `${n >= 100 ? 'For describing all of them, yes' : 'Only for a rough picture'}: a share from ${n}${where && ` (${where})`} is known to about ${marginOf(n)} points either way.${beside}`
  const byMargin =
    population && margin && population > n
      ? ` By Yamane, ${population.toLocaleString('en')} at ${percent(margin)} per cent asks for ${yamane(population, margin)}, and at 5 per cent for ${yamane(population, 0.05)}.`
      : population && population > n
        ? ` Of ${population.toLocaleString('en')} one would ask ${neededFor(0.05, population)} for 5 points.`
        : ''
  const caveat = drawn?.place
    ? ` But that sum takes chance for granted, and yours ${plan.kind === 'planned' ? 'is not to be' : 'was not'} drawn so (${placeWords(drawn.place)}): the number does not mend it, so say “among the ${n}”.`
    : ' That holds only if they were drawn by chance; for groups inside them it is less, so give the size of each group in your tables.'
  return `${first}${byMargin}${caveat}`
}

export const isOfTalks = ({ appraisal: { traits } }: ExamPlan): boolean =>
  traits.includes('interviews') && !traits.includes('figures')
const ofTalks = (n: number, own: { place: StudyEvidence } | undefined): string =>
  `For talks it is not the number that decides: they are enough when the last ones brought nothing new, often after 12 to 20 in one group, so ${n} would be more than most can read closely.${own ? ` Your text has this on it: ${quotedAt(own.place)}.` : ''} Say which talk was the first that brought nothing new, and why these people.`
const percent = (share: number): number => Math.round(share * 1000) / 10

function onMargin(
  plan: ExamPlan,
  points: number,
  known: { population: number; margin: number } | undefined,
  isWhy: boolean,
): string {
  const yours = known?.margin ?? points / 100
  const population = known?.population && known.population > 100 ? known.population : undefined
  const sum = population
    ? ` Of ${population.toLocaleString('en')}, ${percent(yours)} per cent asks for ${yamane(population, yours)} and 5 per cent for ${yamane(population, 0.05)}.`
    : ` In a large population ${percent(yours)} per cent asks for about ${neededFor(yours)} and 5 per cent for about ${neededFor(0.05)}.`
  const reason = plan.lines.find(
    (line) =>
      /\b(?:time|budget|cost|resource|financ)\w*\b/i.test(line) &&
      /\b(?:sample|precision|error|margin)\b/i.test(line),
  )
  return isWhy
    ? `Say: “I chose ${percent(yours)} per cent because of ${reason ? 'the time and money I had, as my text says' : 'what I could reach in the time I had'}, and I read my shares with that margin.”${sum} Then add that you draw no conclusion from a difference smaller than that.`
    : `You did not have to: 5 per cent is usual and not a rule, and a wider margin is allowed if you say so.${sum} What it costs is that a share may be ${percent(yours)} points off either way, so call no smaller difference a finding.`
}

function forModel(plan: ExamPlan, text: string): string | undefined {
  const line = plan.lines.find((one) => PREDICTORS.test(inDigits(one)))
  const count = num(PREDICTORS.exec(text)?.[1] ?? (line && PREDICTORS.exec(inDigits(line))?.[1]))
  const fewer = FEWER.exec(text)
  const own =
    plan.said.sampleAnalysed?.[0] ?? plan.said.sampleReturned?.at(-1) ?? plan.said.samplePlanned?.[0]
  const events = num(fewer?.slice(1).find(Boolean)) || num(own?.value.match(/\d[\d,]*/)?.[0])
  if (!(events > 0))
    return 'Count first: ten cases for each variable that goes in, and with a yes-or-no outcome ten in its smaller group. Then look at three things and report each in one sentence: no two variables say the same (VIF below 10), no single case pulls the line, and for a linear one the residuals lie evenly.'
  if (!(count > 1))
    return `It hangs on how many variables go in: ten cases for each is the usual least, so ${events} carry about ${Math.max(1, Math.floor(events / PER_PREDICTOR))}. If the outcome is yes or no, count the smaller of its two groups instead of all. Keep those that your objectives name.`
  const each = Math.round((events / count) * 10) / 10
  return each >= PER_PREDICTOR
    ? `Yes: ${events} cases on ${count} variables are ${each} for each, and ten is the usual least. Give that sum in one sentence below the table, with how you checked that no two of them say the same.`
    : `It is thin: ${events} in the smaller group on ${count} variables are about ${each} for each, and ten is the usual least, so the sum carries ${Math.max(1, Math.floor(events / PER_PREDICTOR))}. Keep those that your question names, or keep all and say that the coefficients are unsteady; give a confidence interval for each.`
}
const PER_PREDICTOR = 10

function toDrop(text: string): string | undefined {
  const fewer = FEWER.exec(text)
  const events = num(fewer?.[1] ?? fewer?.[2])
  const most =
    events >= PER_PREDICTOR
      ? ` With ${events} in the smaller group keep about ${Math.floor(events / PER_PREDICTOR)}.`
      : ''
  return `Drop by reason and not by p value: first of two that say nearly the same, then what no objective and no theory of yours names, then categories with hardly anybody in them.${most} Keep what your objective is about, and what would explain both it and the outcome. Say in one sentence which you left out and why, before you run it again.`
}

function formulaChecked({ appraisal: { weak } }: ExamPlan): string | undefined {
  const found = weak.find(({ says }) => /sample size by the formula/i.test(says))
  return (
    found &&
    `Yes, look at it again: ${found.says} ${found.next} It does not mean more fieldwork by itself: report what you collected, and what margin that number gives.`
  )
}
