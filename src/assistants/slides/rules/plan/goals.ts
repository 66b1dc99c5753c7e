/** The objectives or questions of the work, and which of them a text is about. */
import { type SlotEntry, saidOf } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { listedIn } from './listed.ts'
import type { Work } from './work.ts'

/** One question or objective that results are to answer. */
export type Goal = {
  n: number
  kind: 'objective' | 'question'
  text: string
  entry: SlotEntry
  stems: ReadonlySet<string>
  /** Words of the whole study, which its title has. */
  subject: ReadonlySet<string>
}

/** A list is shown whole or not at all: where the reader is not sure of its end, the student is asked. */
export function wholeList(work: Work, slot: 'objectives' | 'questions'): readonly SlotEntry[] {
  const { state, isComplete } = work.record.slots[slot]
  const entries = apart(saidOf(work.record, slot)).filter(
    // The first of a numbered list whose others were not read.
    ({ by, evidence: [place] }, _, { length }) =>
      length > 1 || by !== 'built-in' || !/^\W*(?:1|i|a)[.)]\s/i.test(place?.quote ?? ''),
  )
  if (isComplete || state === 'not-mine' || entries.some(({ by }) => by === 'student')) return entries
  return listedIn(work, slot)
}

/** Items that the file ran together, their bullets still in the text. */
function apart(entries: readonly SlotEntry[]): readonly SlotEntry[] {
  if (!entries.some(({ by, value }) => by === 'built-in' && RAN_TOGETHER.test(value))) return entries
  const evidence = entries.flatMap((one) => one.evidence)
  return entries
    .map(({ value }) => value.trim())
    .join(' ')
    .split(RAN_TOGETHER)
    .filter((value) => wordCount(value) >= LEAST_OF_ITEM)
    .map((value) => ({ value, evidence, by: 'built-in' }))
}
const RAN_TOGETHER = /\s*[\uf000-\uf0ff\ufffd•▪●◦]\s*/u
const LEAST_OF_ITEM = 4

/** Objectives where there are any, else questions. */
export function goalsOf(work: Work): Goal[] {
  const { record, study } = work
  const subject = new Set(contentStems(saidOf(record, 'title')[0]?.value ?? study.title()))
  const objectives = wholeList(work, 'objectives')
  const kind = objectives.length > 0 ? 'objective' : 'question'
  const entries = objectives.length > 0 ? objectives : wholeList(work, 'questions')
  const questions = wholeList(work, 'questions')
  // As many questions as objectives: each asks in other words what its objective names, where none of the others is nearer to it.
  const asked = questions.length === entries.length ? questions : []
  const stemsOf = (value: string) => contentStems(value).filter((stem) => !OF_ANY_GOAL.has(stem))
  const owns = entries.map(({ value }) => stemsOf(value))
  return entries.map((entry, at) => {
    const own = owns[at]!
    const also = stemsOf(asked[at]?.value ?? '').filter((stem) => !subject.has(stem))
    const shared = owns.map((stems) => also.filter((stem) => stems.includes(stem)).length)
    const isPair = shared[at]! > 0 && shared[at] === Math.max(...shared)
    const stems = new Set(isPair ? [...own, ...also] : own)
    return { n: at + 1, kind, text: unstopped(entry.value), entry, subject, stems }
  })
}
/** What every objective does, and what every result says. */
const OF_ANY_GOAL = new Set(
  contentStems(
    'assess determine evaluate ascertain identify investigate examine explore establish compare find know study analyse analyze describe measure estimate whether extent among area selected related relationship effect effects level research data result results table distribution respondents based various using factors option options response responses survey surveys dataset year years variation variations overall explain contribute include significant participants people',
  ),
)
/** One word in common is none: a table under the wrong objective is worse than under none. */
export const LEAST_SHARED = 2

/**
 * The goal that a text shares two words with, two of them its own or half of what it has: words of every goal and of the title tell none of them apart.
 * A text linked to no goal is still a result: it stands without the link.
 */
export function goalsFor(texts: readonly string[], goals: readonly Goal[]): (Goal | undefined)[] {
  const isTelling = (stem: string) =>
    goals.filter((goal) => goal.stems.has(stem)).length * 2 <= Math.max(2, goals.length)
  return texts.map((text) => {
    const said = new Set(contentStems(text))
    const [best, next] = goals
      .map((goal) => {
        const shared = [...goal.stems].filter((stem) => said.has(stem))
        const own = shared.filter((stem) => isTelling(stem) && !goal.subject.has(stem)).length
        const all = [...goal.stems].filter((stem) => isTelling(stem) && !goal.subject.has(stem)).length
        const isNamed = shared.length >= LEAST_SHARED && (own >= LEAST_SHARED || own * 2 >= all)
        return { goal, own: isNamed ? own : 0 }
      })
      .sort((a, b) => b.own - a.own)
    // What it says of several goals is the answer to none of them alone.
    const whole = goals.filter(({ stems, subject }) => {
      const own = [...stems].filter((stem) => isTelling(stem) && !subject.has(stem))
      return own.length > 0 && own.every((stem) => said.has(stem))
    })
    return best && best.own > (next?.own ?? 0) && whole.every((goal) => goal === best.goal)
      ? best.goal
      : undefined
  })
}

/** "To estimate the effect of rainfall on yields" names "the effect of rainfall on yields". */
export function topicOf({ text, kind, n }: Goal): string {
  // What is yet to be found out is not named as if it had been found.
  const topic = text
    .replace(/^to\s+\p{L}+\s+(?:(?:and|out)\s+(?:\p{L}+\s+)?)?(?=(?:if|whether|that)\s)/iu, '')
    .replace(/^(?:if|that)\s/i, 'whether ')
    .replace(/^to\s+\p{L}+\s+(?:and\s+\p{L}+\s+)?/iu, '')
  // A long one is named without those and the place it is studied in.
  const named =
    topic.length <= LONGEST_TOPIC ? topic : topic.replace(/ (?:among|in|at|from|within)\b.*$/i, '')
  const isTopic =
    kind === 'objective' &&
    topic !== text &&
    named.length <= LONGEST_TOPIC &&
    wordCount(named.replace(/^(?:the|an?) /i, '')) >= 2
  return isTopic ? named.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : `Result on ${kind} ${n}`
}

const LONGEST_TOPIC = 90
