/** How many were to be asked, were asked, answered and were analysed: large, as the work prints them. */
import { evidenceOf, type SentenceRole, type SlotId, saidOf } from '#capabilities/study/index.ts'
import type { Metric, Point } from '../deck/deck.ts'
import { hasPlainVerb } from '../words/verbs.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { plainlySaid, sizeIn } from './plainly.ts'
import { cameBack, formsIn, handedOut, tablesCount } from './sample-counts.ts'
import { candidatesOf } from './sentences/candidates.ts'
import { pointOf, pointOfStated } from './stated.ts'
import { flawsOf, type Work } from './work.ts'

const CHAIN: readonly (readonly [SlotId, string])[] = [
  ['samplePlanned', 'planned'],
  ['sampleAsked', 'asked'],
  ['sampleReturned', 'answered'],
  ['sampleAnalysed', 'analysed'],
]
const WHO =
  /^\s*((?:\p{L}[\p{L}-]*\s+){0,2}(?:participants?|respondents?|women|men|patients?|farmers?|students?|pupils?|learners?|teachers?|households?|nurses?|workers?|employees?|mothers?|children|adults?|firms?|enterprises|businesses|schools?|clinics?|users?|records?|cases|samples|interviews|observations|questionnaires|people|persons|youths?|staff|traders|officers))\b/iu
const END: Readonly<Record<string, string>> = {
  asked: 'were asked',
  answered: 'answered',
  analysed: 'were analysed',
  out: 'were handed out',
  returned: 'were returned',
  back: 'came back',
}
/** People are asked; forms are handed out. */
const OF_FORMS = /\b(?:questionnaires|forms|copies)$/i
const FORMS_ARE: Readonly<Record<string, string>> = { asked: 'handed out', answered: 'returned' }
const OWED = { id: 'sample', part: 'Methods', kicker: 'Sample', worth: 84, name: 'The sample' } as const

export function sampleSlide(work: Work): Draft | undefined {
  const draft = draftOfSample(work)
  // A section does not tell it again.
  for (const { sources } of draft?.points ?? [])
    for (const { sentenceId } of sources) {
      work.used.add(sentenceId)
      work.shown.add(sentenceId)
    }
  return draft
}

/** More cannot come back than went out: what rises is another number. How many were planned binds nobody. */
function fallingChain() {
  let most = Number.POSITIVE_INFINITY
  return (slot: SlotId, printed: string): boolean => {
    const count = Number(printed.replace(/[, ]/g, ''))
    if (slot === 'samplePlanned') return true
    if (count > most) return false
    most = count
    return true
  }
}

function draftOfSample(work: Work): Draft | undefined {
  const metrics: Metric[] = []
  const points: Point[] = []
  const falls = fallingChain()
  for (const [slot, stage] of CHAIN)
    for (const { value, evidence } of saidOf(work.record, slot).slice(0, 1)) {
      const [place] = evidence
      const printed = value.match(/\d[\d,. ]*\d|\d/)?.[0]
      if (!place || !printed || metrics.some((one) => one.value === printed)) continue
      // "26 out of the 34 answered": 34 is the whole, and no answer.
      const isWhole = new RegExp(`\\d\\s+(?:out )?of (?:the |a total of )?${printed}\\b`, 'i').test(
        place.quote,
      )
      if (isWhole && (slot === 'sampleReturned' || slot === 'sampleAnalysed')) continue
      if (isOfRange(printed, place.quote) || !falls(slot, printed)) continue
      const who = place.quote.slice(place.quote.indexOf(printed) + printed.length).match(WHO)?.[1]
      const label = who ? `${who} ${OF_FORMS.test(who) ? (FORMS_ARE[stage] ?? stage) : stage}` : stage
      metrics.push({ value: printed, label, sources: [...evidence] })
      const point = pointOf(place)
      if (point && !work.used.has(place.sentenceId)) points.push(point)
    }
  if (!metrics.some(({ label }) => /answered|analysed|returned/.test(label))) {
    const forms = [formsIn(work), handedOut(work)].find(({ length }) => length > 0) ?? []
    if (forms.length > 0) metrics.splice(0, metrics.length, ...forms)
  }
  // "Of the 133 that were sent out, 100 were returned": the second number stands in the sentence of the first.
  const [sent] = metrics
  const [said] = sent?.sources ?? []
  const back =
    metrics.length === 1 && said && !/answered|analysed|returned/.test(sent!.label)
      ? cameBack(said.quote)
      : undefined
  if (back && said && back !== sent!.value)
    metrics.splice(
      0,
      1,
      { ...sent!, label: sent!.label.replace(/\basked$/, 'sent out') },
      { value: back, label: 'came back', sources: [said] },
    )
  const plain = metrics.length === 0 ? plainSize(work) : undefined
  const isCounted = takesCounted(work, metrics, points, plain)
  if (plain && !isCounted) return plain
  // An experiment tells its size by its design: "four treatments, replicated four times".
  const isTrial = [...work.shown].some((id) => /\breplicat/i.test(work.statementOf.get(id)?.text ?? ''))
  // It stands on another slide already, in the words of the work.
  const isTold = CHAIN.flatMap(([slot]) => work.record.slots[slot].candidates).some(({ evidence }) =>
    evidence.some(({ sentenceId }) => work.used.has(sentenceId)),
  )
  // Another slide gives the number already.
  const isSized = [...work.shown].some((id) => GIVES_SIZE.test(work.statementOf.get(id)?.text ?? ''))
  if (metrics.length === 0)
    return isTold ||
      isSized ||
      isTrial ||
      work.isSystem ||
      !speaksOfPeople(work) ||
      work.record.slots.sampleAnalysed.state === 'not-mine'
      ? undefined
      : askFor(
          OWED,
          work.kind === 'proposal'
            ? 'Your sample: how many will you study, and how will they be chosen?'
            : 'Your sample: how many did you study, and how were they chosen?',
          candidatesOf(
            work,
            CHAIN.map(([slot]) => slot),
          ),
        )
  const [first] = metrics
  const isSaid = [...work.shown].some(
    (id) =>
      GIVES_SIZE.test(work.statementOf.get(id)?.text ?? '') &&
      work.statementOf.get(id)!.text.includes(first!.value),
  )
  // One number that another slide has told already.
  if (metrics.length === 1 && isSaid) return undefined
  const sources = metrics.flatMap((one) => one.sources)
  const marks = flawsOf(
    work,
    sources.map(({ sentenceId }) => sentenceId),
  )
  const title = sampleTitle(metrics)
  // One number alone, and no sentence to stand beside it.
  const isAlone = metrics.length === 1 && points.length === 0
  return draftOf({
    ...OWED,
    title,
    ...(isAlone && { form: 'statement' as const }),
    points: isAlone ? [{ text: title, computed: true, sources }] : points.slice(0, 2),
    metrics: isAlone ? [] : metrics.slice(-2),
    ...(marks.length > 0 && { marks: marks.map(({ says }) => says) }),
    opens: work.kind === 'proposal' ? 'How many will I study?' : 'How many did I study?',
  })
}

/** "Of 240 asked, 231 answered" */
function sampleTitle(metrics: readonly Metric[]): string {
  const [first] = metrics
  return metrics.length > 1
    ? `Of ${first!.value} ${first!.label}, ${metrics.at(-1)!.value} ${END[metrics.at(-1)!.label.split(' ').at(-1)!] ?? 'were planned'}`
    : /^asked$|handed out$/.test(first!.label)
      ? `${first!.value} ${first!.label.replace(/asked$|handed out$/, 'were $&')}`
      : first!.label.includes(' ')
        ? `The study rests on ${first!.value} ${first!.label.replace(/ (?:analysed|answered|planned)$/, '')}`
        : `The study rests on a sample of ${first!.value}`
}

/** A laboratory owes no respondents: nothing in the work is likely to say who or how many were studied. */
const speaksOfPeople = ({ statements, study }: Work): boolean =>
  statements.some(({ sentence }) => study.roleOf(sentence.id).odds(...OF_PEOPLE) >= LEAST_OF_PEOPLE)
const OF_PEOPLE: readonly SentenceRole[] = ['population', 'sample-size', 'sampling', 'who-answered']
const LEAST_OF_PEOPLE = 0.4

/** Of "200–300" neither end is the size. */
const isOfRange = (printed: string, quote: string): boolean =>
  new RegExp(`\\b${printed} ?(?:[-–—]|to) ?\\d|\\d ?(?:[-–—]|to) ?${printed}\\b`).test(quote)

const GIVES_SIZE =
  /(?<![\d.])\d[\d,]* (?:[\p{L}/-]+ ){0,5}(?:(?:were|was) (?:\p{L}+ )?)?(?:chosen|selected|sampled|drawn|recruited|interviewed|surveyed|enrolled)\b|\ba total of \d[\d,]* (?:[\p{L}-]+ ){0,3}(?:samples?|respondents|participants|patients|students|farmers|households)\b|\bsample(?: size)? (?:of the study |of this study )?(?:of|is|was|=) (?:\p{L}+ ){0,3}\d/iu

/** True where the number that the tables count stands in the place of what was planned. */
function takesCounted(work: Work, metrics: Metric[], points: Point[], plain: Draft | undefined): boolean {
  const counted = tablesCount(work)
  const [only] = metrics
  if (!counted || metrics.some(({ label }) => /answered|analysed|returned|came back/.test(label)))
    return false
  if ([...(plain?.points ?? []), ...metrics].some(saysWill) && counted.value !== only?.value) {
    metrics.splice(0, metrics.length, counted)
    points.length = 0
    return true
  }
  if (only && numberOf(counted) < numberOf(only)) metrics.push(counted)
  return false
}

/** "25 persons will be selected" is a plan, where the tables of the work count fifty. */
const saysWill = ({ sources }: Pick<Point, 'sources'>): boolean =>
  sources.some(({ quote }) => WILL_BE.test(quote))
const WILL_BE = /\bwill (?:\p{L}+ )?be\b/iu
const numberOf = ({ value }: Metric): number => Number(value.replace(/[, ]/g, ''))

/** One number that the work says in so many words, and no other beside it. */
function plainSize(work: Work): Draft | undefined {
  const said = plainlySaid(work, 'sample')
  const numbers = new Set(said.flatMap(({ text }) => sizeIn(text) ?? []))
  const [number] = numbers
  const points: Point[] = said
    .filter(({ text }) => !/^(?:table|figure)\b/i.test(text))
    .flatMap((one) => pointOfStated(one) ?? [])
    .filter(({ text }) => hasPlainVerb(text) && text.includes(number ?? ''))
    .slice(0, 1)
  const [first] = said
  const what = first && number && first.text.slice(first.text.indexOf(number) + number.length).match(WHO)?.[1]
  if (points.length === 0 && first && what)
    points.push({
      text: `The study rests on ${number} ${what}`,
      computed: true,
      sources: [evidenceOf(first.sentence)],
    })
  if (number && numbers.size === 1 && points.length > 0)
    return draftOf({
      ...OWED,
      ...(points[0]!.computed && { title: points[0]!.text }),
      leads: () => true,
      points,
      opens: work.kind === 'proposal' ? 'How many will I study?' : 'How many did I study?',
    })
  return undefined
}
