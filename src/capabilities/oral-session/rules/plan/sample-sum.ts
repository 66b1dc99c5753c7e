/** A formula of a sample size that is named and not worked out: done with the numbers of the work itself. */
import { evidenceOf, type OpenStudy, type ReadSentence, saidOf } from '#capabilities/study/index.ts'
import { type Fault, leadOf } from './fault-words.ts'
import { inDigits } from './in-digits.ts'

const NAMED = /\b(?:Yamane|Slovin)(?:[’']?s)?\b/i
/** More are asked than it gives where some will not answer, and fewer in a small population. */
const CHANGED =
  /\bnon-?respon\w+|\battrition|\bdrop-?outs?\b|\badjust\w+|\bcontingency|\breserve\b|\bfinite population|\bdesign effect|\brounded\b/i
const YEAR = /^(?:19|20)\d\d$/
const ERROR = [
  /\be\s*=\s*(?:[\p{L} ]{2,40})?\(?\s*(0?\.\d+|\d+(?:\.\d+)? ?%)/iu,
  /(?<!confidence )\b(?:margin of error|error margin|sampling error|level of precision|level of significance)\b[^\d.]{0,30}(0?\.\d+|\d+(?:\.\d+)? ?%)/i,
  /(0?\.\d+|\d+(?:\.\d+)? ?%) (?:margin of error|error margin|sampling error|level of (?:precision|significance))/i,
]
const LEAST_PEOPLE = 100
const MOST_ERROR = 0.2
/** Rounding, and a few who were added or lost. */
const NEARLY = 0.02

export function onSampleSum(study: Pick<OpenStudy, 'reading' | 'record'>): Fault[] {
  const own = [...study.reading.sentences, ...study.reading.blocks].filter(({ role }) => role === 'methods')
  const named = own.find(({ text }) => NAMED.test(text))
  const record = study.record()
  const [told] = [...saidOf(record, 'samplePlanned'), ...saidOf(record, 'sampleAnalysed')]
  const place = told?.evidence[0]
  const size = told && only(inDigits(told.value).match(/\d[\d,]*/g) ?? [])
  const people = peopleIn(own)
  const error = errorIn(own)
  if (!named || !place || !size || !people || !error || own.some(({ text }) => CHANGED.test(text))) return []
  const due = Math.round(people / (1 + people * error ** 2))
  // A sum with another population is not this one.
  if (Math.abs(due - size) <= Math.max(1, NEARLY * due) || size > people) return []
  const by = /slovin/i.test(named.text) ? 'Slovin' : 'Yamane'
  const sum = `With ${people.toLocaleString('en')} people and an error of ${error}, the formula of ${by} comes to about ${due.toLocaleString('en')}`
  return [
    {
      about: 'sum of the sample',
      area: 'method',
      weight: 18,
      lead: leadOf(place),
      asks: `${sum}. You give ${size.toLocaleString('en')}. How did you come to it?`,
      easier: `Which numbers did you put into the formula of ${by}, and what came out?`,
      deeper: 'And what in your work rests on that number?',
      shows: `${sum}; the text gives ${size.toLocaleString('en')}.`,
      advice: 'Do the sum again with your own numbers, and say where another number comes from.',
      within: 'day',
      place,
      also: [evidenceOf(named)],
    },
  ]
}

/** One number, wherever it is told; nothing where there are two. */
function only(printed: readonly string[]): number | undefined {
  const numbers = new Set(printed.map((one) => Number(one.replace(/[,%\s]/g, ''))))
  const [one] = numbers
  return numbers.size === 1 ? one : undefined
}

function peopleIn(own: readonly ReadSentence[]): number | undefined {
  return only(
    own
      .filter(({ text }) => /\bpopulation\b/i.test(text) && !/\bsample\b/i.test(text))
      .flatMap(({ text }) => text.match(/(?<![\d.])\d[\d,]*\d(?![\d.]*\d|\s*%)/g) ?? [])
      .filter((one) => !YEAR.test(one) && Number(one.replace(/,/g, '')) >= LEAST_PEOPLE),
  )
}

function errorIn(own: readonly ReadSentence[]): number | undefined {
  const found = new Set(
    own.flatMap(({ text }) =>
      ERROR.flatMap((pattern) => {
        const printed = pattern.exec(text)?.[1]
        return printed ? [Number.parseFloat(printed) / (printed.includes('%') ? 100 : 1)] : []
      }),
    ),
  )
  const [error] = found
  return found.size === 1 && error! > 0 && error! <= MOST_ERROR ? error : undefined
}
