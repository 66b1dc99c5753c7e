/** Aim, objectives and questions: complete and in the author's order, or the student is asked for them. */
import { type SlotEntry, type SlotId, saidOf } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Point } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { candidatesOf } from './slots.ts'
import { isHeadline, TITLE_LETTERS } from './stated.ts'
import type { Work } from './work.ts'

/** One question or objective that results are to answer. */
export type Goal = {
  n: number
  kind: 'objective' | 'question'
  text: string
  entry: SlotEntry
  stems: ReadonlySet<string>
}

/** Objectives where there are any, else questions. */
export function goalsOf({ record }: Work): Goal[] {
  const objectives = saidOf(record, 'objectives')
  const kind = objectives.length > 0 ? 'objective' : 'question'
  const entries = objectives.length > 0 ? objectives : saidOf(record, 'questions')
  return entries.map((entry, at) => ({
    n: at + 1,
    kind,
    text: unstopped(entry.value),
    entry,
    stems: new Set(contentStems(entry.value).filter((stem) => !OF_ANY_GOAL.has(stem))),
  }))
}
/** What every objective does, and what every result says. */
const OF_ANY_GOAL = new Set(
  contentStems(
    'assess determine evaluate ascertain identify investigate examine explore establish compare find know study analyse analyze describe measure estimate whether extent among area selected related relationship effect effects level research data result results table distribution respondents based various using factors',
  ),
)
const LEAST_SHARE = 0.4
const LEAST_MARGIN = 1.3

/**
 * The goal that each text is about, where one clearly is. A word that many results share tells none of them apart: it
 * counts by how few of them have it.
 */
export function goalsFor(texts: readonly string[], goals: readonly Goal[]): (Goal | undefined)[] {
  const stems = texts.map((text) => new Set(contentStems(text)))
  const weightOf = (stem: string) =>
    1 /
    Math.max(
      1,
      stems.filter((own) => own.has(stem)).length,
      goals.filter((goal) => goal.stems.has(stem)).length,
    )
  return stems.map((own) => {
    const [best, next] = goals
      .map((goal) => {
        // What no result speaks of tells none of them apart.
        const all = [...goal.stems].filter((stem) => stems.some((one) => one.has(stem)))
        const shared = all.filter((stem) => own.has(stem))
        const sum = (some: readonly string[]) => some.reduce((total, stem) => total + weightOf(stem) ** 2, 0)
        return { goal, shared: sum(shared), share: sum(shared) / Math.max(0.001, sum(all)) }
      })
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.shared - a.shared)
    return best && best.shared >= LEAST_MARGIN * (next?.shared ?? 0) ? best.goal : undefined
  })
}

/** "To estimate the effect of rainfall on yields" names "the effect of rainfall on yields". */
export function topicOf({ text, kind, n }: Goal): string {
  const topic = text.replace(/^to\s+\p{L}+\s+(?:and\s+\p{L}+\s+)?(?:(?:if|whether|that)\s+)?/iu, '')
  const isTopic =
    kind === 'objective' && topic !== text && topic.length <= TITLE_LETTERS && wordCount(topic) >= 2
  return isTopic ? topic.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : `Result on ${kind} ${n}`
}

const LONGEST_LIST_LINE = 24
const MOST_ON_A_SLIDE = 6

const listPoint = ({ value, evidence }: SlotEntry): Point => {
  const whole = unstopped(value.replace(/\s+/g, ' ').trim()) + (/\?\s*$/.test(value) ? '?' : '')
  const text = whole.replace(/\?\?$/, '?')
  // A list is complete: a long entry is shortened, and none is left out.
  const short =
    wordCount(text) > LONGEST_LIST_LINE && !text.endsWith('?')
      ? shortened(value, LONGEST_LIST_LINE)
      : undefined
  return { text: short ?? text, sources: [...evidence] }
}

function listSlides(
  work: Work,
  slot: SlotId,
  about: { id: string; kicker: string; worth: number; name: string; title?: string; opens: string },
): Draft[] {
  const entries = saidOf(work.record, slot)
  const parts = Math.ceil(entries.length / MOST_ON_A_SLIDE)
  const size = Math.ceil(entries.length / Math.max(1, parts))
  for (const { evidence } of entries) for (const { sentenceId } of evidence) work.used.add(sentenceId)
  return Array.from({ length: parts }, (_, part) => {
    const points = entries.slice(part * size, (part + 1) * size).map(listPoint)
    const made = draftOf({
      ...about,
      id: part === 0 ? about.id : `${about.id}-${part + 1}`,
      part: 'Purpose',
      ...(part > 0 && { title: `${about.name}, continued` }),
      points,
      whole: true,
    })
    return { ...made, form: 'questions' as const }
  })
}

export function purposeSlides(work: Work): Draft[] {
  const { record, kind } = work
  const [aim] = saidOf(record, 'aim')
  // One of the objectives is not the aim of all.
  const isOne = saidOf(record, 'objectives').some(({ value }) => aim && isSameGoal(value, aim.value))
  const title = aim && !isOne ? aimTitle(aim, kind === 'proposal') : undefined
  const objectives = listSlides(work, 'objectives', {
    id: 'objectives',
    kicker: title ? 'Aim and objectives' : 'Objectives',
    worth: 100,
    name: 'Objectives of the study',
    ...(title && { title }),
    opens: title ? `${title}. To get there I set myself these objectives` : 'I set myself these objectives',
  })
  const questions = listSlides(work, 'questions', {
    id: 'questions',
    kicker: 'Questions',
    worth: objectives.length > 0 ? 74 : 99,
    name: 'Research questions',
    ...(objectives.length === 0 && title && { title }),
    opens: 'My study answers these questions',
  })
  const alone =
    aim && !isOne && (!title || (objectives.length === 0 && questions.length === 0))
      ? aimSlide(work, aim)
      : []
  const isAsked = objectives.length === 0 && questions.length === 0
  return [
    ...alone,
    ...objectives,
    ...questions,
    ...(isAsked
      ? [
          askFor(
            {
              id: 'objectives',
              part: 'Purpose',
              kicker: 'Objectives',
              worth: 99,
              name: 'Objectives of the study',
            },
            'Your objectives or questions, all of them and in your order',
            candidatesOf(work, ['objectives', 'questions', 'aim']),
          ),
        ]
      : []),
  ]
}

const isSameGoal = (one: string, other: string): boolean => {
  const bare = (text: string) => text.toLowerCase().replace(/^to\s+|[^\p{L}]+/gu, '')
  return bare(one) === bare(other)
}

function aimSlide(work: Work, aim: SlotEntry): Draft[] {
  for (const { sentenceId } of aim.evidence) work.used.add(sentenceId)
  const text = `${aim.value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
  return [
    draftOf({
      id: 'aim',
      part: 'Purpose',
      kicker: 'Aim',
      worth: 90,
      name: 'The aim of the study',
      title: 'The aim of the study',
      points: [{ text: unstopped(text), sources: [...aim.evidence] }],
      opens: 'What I wanted to reach can be said in one sentence',
    }),
  ]
}

function aimTitle({ value }: SlotEntry, isPlan: boolean): string | undefined {
  const action = unstopped(value.replace(/^to\s+/i, ''))
  if (!/^\p{L}+/u.test(action) || /^(?:the|a|an|this)\b/i.test(action)) return undefined
  const whole = `${isPlan ? 'The aim is' : 'My aim was'} to ${action.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  for (const title of [whole, shortened(whole, 17)])
    if (title && title.length <= TITLE_LETTERS + 10 && isHeadline(title.slice(0, TITLE_LETTERS))) return title
  return undefined
}
