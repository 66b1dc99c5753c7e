/** A mean of answers held against the scale it was measured on: which end stands for agreeing, and where agreeing begins. */
import { evidenceOf, type OpenStudy, type ReadSentence } from '#capabilities/study/index.ts'
import { citesSomebody } from '#capabilities/study/text.index.ts'
import { type Fault, leadOf } from './fault-words.ts'

/** The number of each end, and the mean from which on an item counts as agreed to. */
type Coding = { agree: number; disagree: number; from: number; isStated: boolean; told: ReadSentence }

const SIGN = String.raw`\s*(?:=|:|[-–]|\(|\bas\b|\bis\b|\bfor\b|\bto\b|,)?\s*\(?`
const end = (name: string): readonly RegExp[] => [
  new RegExp(String.raw`\b(\d)${SIGN}${name}\b`, 'gi'),
  new RegExp(String.raw`\b${name}\)?${SIGN}(\d)\b`, 'gi'),
]
const AGREE = end('(?:strongly[ -]agreed?|SA)')
const DISAGREE = end('(?:strongly[ -]disagreed?|SD)')
const CRITERION =
  /\b(?:criterion|cut-?off|decision|benchmark|acceptance|mid-?point)\b[^.]{0,60}?\b(?:mean|rule|score|point|level)?\b[^.\d]{0,40}(\d\.\d{1,2})\b/i

/** The only one that the pattern finds: where two numbers may be meant, none is. */
function numberAt(text: string, [before, behind]: readonly RegExp[]): number | undefined {
  for (const way of [before!, behind!]) {
    const found = new Set([...text.matchAll(way)].map(([, digit]) => Number(digit)))
    if (found.size === 1) return [...found][0]
  }
  return undefined
}

/** Undefined where the work names no coding, or two of them. */
function codingIn(sentences: readonly ReadSentence[]): Coding | undefined {
  const own = sentences.filter(({ role, text }) => role !== 'literature' && !citesSomebody(text))
  const found = own.flatMap((told) => {
    const [agree, disagree] = [numberAt(told.text, AGREE), numberAt(told.text, DISAGREE)]
    return agree !== undefined && disagree !== undefined && Math.abs(agree - disagree) >= 2
      ? [{ agree, disagree, told }]
      : []
  })
  const [first] = found
  if (!first || found.some(({ agree, disagree }) => agree !== first.agree || disagree !== first.disagree))
    return undefined
  const stated = own.flatMap(({ text }) => CRITERION.exec(text)?.[1] ?? []).map(Number)
  const middle = (first.agree + first.disagree) / 2
  const from = stated.length > 0 && new Set(stated).size === 1 ? stated[0]! : middle
  return { ...first, from, isStated: stated.length > 0 }
}

const MEAN =
  /\bmeans?\b(?:\s+(?:score|value|rating|response)s?)?\s*(?:\(?[xX]̅?\)?\s*)?(?:of|was|is|were|=|:|at|\()+\s*(\d\.\d{1,3})\b/gi
const AGREES = /\b(?:agree[ds]?|agreement|accepted|positive)\b/i
const DISAGREES = /\b(?:disagree[ds]?|disagreement|rejected|negative)\b/i
const TURNS =
  /\b(?:not|neither|nor|neutral|undecided|hypothes[ie]s|while|whereas|but|however|although)\b|n't\b/i
/** A mean near the border may be told either way. */
const SURELY = 0.3
const ON_REMARK = /^(?:strongly )?(?:dis)?agreed?$|^(?:accepted|rejected)$/i
const A_MEAN = /^\d\.\d{1,3}$/

type Told = { mean: number; says: string; place: ReadSentence }

/** Sentences and rows that give one mean and say whether it is agreed to. */
function toldIn({ reading }: OpenStudy): Told[] {
  const sentences = reading.sentences.flatMap((place): Told[] => {
    const means = [...place.text.matchAll(MEAN)].map(([, mean]) => Number(mean))
    const isOurs = place.role !== 'literature' && place.kind !== 'table' && !citesSomebody(place.text)
    const says = DISAGREES.exec(place.text)?.[0] ?? AGREES.exec(place.text)?.[0]
    const isPlain = AGREES.test(place.text) !== DISAGREES.test(place.text) && !TURNS.test(place.text)
    return isOurs && means.length === 1 && says && isPlain ? [{ mean: means[0]!, says, place }] : []
  })
  const rows = reading.blocks
    .filter(({ kind, text, role }) => kind === 'table' && role !== 'literature' && /\bmean\b/i.test(text))
    .flatMap((table) =>
      table.text.split('\n').flatMap((text): Told[] => {
        const cells = text.split(' | ').map((cell) => cell.trim())
        const says = cells.find((cell) => ON_REMARK.test(cell))
        const means = cells.filter((cell) => A_MEAN.test(cell)).map(Number)
        // The mean stands before its deviation, which is the smaller one.
        return says && (means.length === 1 || (means.length === 2 && means[1]! < means[0]!))
          ? [{ mean: means[0]!, says, place: { ...table, text } }]
          : []
      }),
    )
  return [...sentences, ...rows]
}

export function onScales(study: OpenStudy): Fault[] {
  const coding = codingIn(study.reading.sentences)
  if (!coding) return []
  const { agree, disagree, from, isStated, told } = coding
  const [low, high] = [Math.min(agree, disagree), Math.max(agree, disagree)]
  const scale = `Strongly disagree is ${disagree} and strongly agree ${agree}`
  return toldIn(study).flatMap(({ mean, says, place }): Fault[] => {
    const isOff = mean < low || mean > high
    const isAgreed = agree > disagree ? mean >= from : mean <= from
    const saysAgreed = !DISAGREES.test(says)
    if (!isOff && (isAgreed === saysAgreed || Math.abs(mean - from) < SURELY)) return []
    const reads = isOff
      ? `no mean of it can be ${mean}`
      : `with ${isStated ? 'your mark' : 'the middle'} at ${from} a mean of ${mean} says that they ${isAgreed ? 'agreed' : 'disagreed'}`
    return [
      {
        about: 'scale',
        area: 'results',
        weight: 13,
        lead: leadOf(evidenceOf(place)),
        asks: `${scale}, so ${reads}; you call it “${says}”. Which is right, the scale or the words?`,
        easier: `Does a mean of ${mean} stand for agreeing or for disagreeing on your scale?`,
        deeper: 'Which of your other means were read in the same way?',
        shows: `${scale}: ${reads}, and the text calls it “${says}”.`,
        advice: 'Look at how the answers were coded, and read every mean of the scale in the same way.',
        within: 'day',
        place: evidenceOf(place),
        also: [evidenceOf(told)],
      },
    ]
  })
}
