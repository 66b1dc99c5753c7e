/** Aim, objectives and questions: complete and in the author's order, or the student is asked for them. */
import { evidenceOf, type SlotEntry, saidOf } from '#capabilities/study/index.ts'
import type { Point } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { pointsAway } from '../words/points-away.ts'
import { shortened } from '../words/shorten.ts'
import { askFor, type Draft, draftOf, isStatable } from './draft.ts'
import { LEAST_SHARED, wholeList } from './goals.ts'
import { candidatesOf } from './sentences/candidates.ts'
import { withinSentence } from './speech.ts'
import { isHeadline, TITLE_LETTERS } from './stated.ts'
import { namesSubject, type Work } from './work.ts'

const LONGEST_LIST_LINE = 24
const MOST_ON_A_SLIDE = 6

const listPoint = (entry: SlotEntry): Point => {
  const { evidence } = entry
  const value = asPurpose(entry)
  const whole = unstopped(value.replace(/\s+/g, ' ').trim()) + (/\?\s*$/.test(value) ? '?' : '')
  // What an item goes on to explain is no part of it.
  const text = whole.replace(/\?.*$/su, '?').replace(/(?<=\p{L}{3}[^.]{20,})\. (?=\p{Lu}\p{Ll}).*$/u, '')
  // A list is complete: a long entry is shortened, and none is left out.
  const isLong = wordCount(text) > LONGEST_LIST_LINE
  const short = !isLong
    ? undefined
    : text.endsWith('?')
      ? text.replace(/\s*\([^()]*\)/g, '')
      : [LONGEST_LIST_LINE, 30, 36]
          .flatMap((most) => shortened(value, most) ?? [])
          // What is left still says what was to be done.
          .find((line) => /^To\b/.test(text) === /^To\b/.test(line))
  return { text: short ?? text, sources: [...evidence] }
}

/** "To measure …", where its sentence says so and the reader left the "to" out; a line begins with a capital. */
function asPurpose({ value, evidence }: SlotEntry): string {
  const [first = ''] = value.trim().split(/\s/)
  const isAction =
    /^\p{L}+$/u.test(first) &&
    !/^to$/i.test(first) &&
    evidence.some(({ quote }) => new RegExp(`\\bto ${first}\\b`, 'i').test(quote))
  return isAction
    ? `To ${value.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    : value.trim().replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())
}

const AS_QUESTIONS = {
  kicker: 'Questions',
  name: 'Research questions',
  opens: 'My study answers these questions',
}

function listSlides(
  work: Work,
  slot: 'objectives' | 'questions',
  about: { id: string; kicker: string; worth: number; name: string; title?: string; opens: string },
): Draft[] {
  const entries = wholeList(work, slot)
  // Questions under the heading of objectives are questions.
  const isAsked = entries.filter(({ value }) => /\?\s*$/.test(value)).length * 2 > entries.length
  const called = isAsked ? { ...about, ...AS_QUESTIONS } : about
  const parts = Math.ceil(entries.length / MOST_ON_A_SLIDE)
  const size = Math.ceil(entries.length / Math.max(1, parts))
  for (const { evidence } of entries) for (const { sentenceId } of evidence) work.used.add(sentenceId)
  return Array.from({ length: parts }, (_, part) => {
    const points = entries.slice(part * size, (part + 1) * size).map((entry, at) => ({
      ...listPoint(entry),
      ...(part > 0 && { head: String(part * size + at + 1) }),
    }))
    const [only] = points
    if (only && entries.length === 1)
      return draftOf({
        ...called,
        part: 'Purpose',
        ...(isStatable(only.text) && { title: only.text }),
        form: 'statement',
        points,
      })
    const made = draftOf({
      ...called,
      id: part === 0 ? called.id : `${called.id}-${part + 1}`,
      part: 'Purpose',
      ...(part > 0 && { title: `${called.name}, continued` }),
      points,
      whole: true,
      list: isAsked ? 'question' : 'objective',
    })
    return { ...made, form: part > 0 ? ('cards' as const) : ('questions' as const) }
  })
}

/** "To fill this gap" names no aim: then the sentence that says which one is the main. */
function aimOf(work: Work): SlotEntry | undefined {
  const { record } = work
  const [said = likelyAim(work)] = saidOf(record, 'aim')
  if (!said || said.by === 'student') return said
  const names = said.evidence.some(({ quote }) => NAMES_AIM.test(quote))
  if (names && !pointsAway(said.value)) return said
  const through = said.value.match(/\bby (?:utili[sz]ing|using|applying|employing) .*? to (.+)$/i)?.[1]
  if (through && !pointsAway(through)) return { ...said, value: through }
  const other = [...record.slots.aim.candidates, ...record.slots.objectives.candidates].find(
    ({ value }) => IS_MAIN.test(value) && !pointsAway(value),
  )
  if (!other && !pointsAway(said.value)) return said
  if (!other) return namedAim(work)
  return { ...other, value: unstopped(other.value.replace(IS_MAIN, '')) }
}
/** "The major aim of the study is the assessment of …", where the record has only a sentence that points away. */
function namedAim({ statements }: Work): SlotEntry | undefined {
  for (const { sentence, text, voice } of statements) {
    const named = text.match(NAMES_IT)?.[1]
    if (!named || voice.cites || voice.byOthers || pointsAway(named)) continue
    return {
      value: `The ${withinSentence(named.replace(/["“”]/g, ''))}`,
      evidence: [evidenceOf(sentence)],
      by: 'built-in',
    }
  }
  return undefined
}
const NAMES_IT =
  /^the (?:major|main|general|overall|primary|broad) (?:aim|objective|goal|purpose) of (?:the|this) (?:study|research|project|work) is (?:the |an? )?["“]?([^"“”.]{20,})["”]?\.?$/i

/** The record is sure of none: the sentence that says it in so many words and most likely does so. */
function likelyAim(work: Work): SlotEntry | undefined {
  const likely = work.record.slots.aim.candidates.flatMap((entry) => {
    const stated = work.statementOf.get(entry.evidence[0]?.sentenceId ?? '')
    const odds = stated ? work.study.roleOf(stated.sentence.id).odds('aim', 'asked') : 0
    const { cites, byOthers, quoted } = stated?.voice ?? {}
    return odds >= LIKELY_AIM &&
      !(cites || byOthers || quoted) &&
      SAYS_AIM.test(entry.value) &&
      !pointsAway(entry.value) &&
      namesSubject(work, entry.value, 1)
      ? [{ entry: { ...entry, value: entry.value.replace(LEADS_TO_AIM, '') }, odds }]
      : []
  })
  return likely.toSorted((a, b) => b.odds - a.odds)[0]?.entry
}
const LIKELY_AIM = 0.65
const SAYS_AIM =
  /\b(?:aim|objective|purpose|goal)s?\b.{0,60}\b(?:is|was|are|were) to\b|\b(?:this|the present|my|our) (?:study|research|project|thesis|work|paper)\b.{0,60}\b(?:examin|investigat|explor|assess|analy[sz]|evaluat|determin|aim|seek|propos)\w*|\bwe (?:examine|investigate|explore|assess|analy[sz]e|evaluate)/i
/** "So here our …" */
const LEADS_TO_AIM = /^(?:so|here|hence|thus|therefore|,|\s)+(?=the|our|my|this)/i

/** A bare item of a list may be one of several. */
const NAMES_AIM =
  /\b(?:aim|objective|purpose|goal)s?\b|\b(?:study|research|project|thesis|work|paper|report|dissertation)\b/i
const IS_MAIN =
  /^(?:the|this|our|my)\b.{0,30}\b(?:main|major|general|overall|primary|broad|principal) (?:objectives?|aim|goal|purpose)\b.{0,40}?\b(?:is|was|were|are) (?=to\b)/i

export function purposeSlides(work: Work): Draft[] {
  const { record, kind } = work
  const aim = aimOf(work)
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
    ...AS_QUESTIONS,
    worth: objectives.length > 0 ? 61 : 99,
    ...(objectives.length === 0 && title && { title }),
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
              // A work that tells its aim in one sentence may have no list.
              worth: aim && !hasMoreThan(aim, work) ? 62 : 99,
              name: 'Objectives of the study',
            },
            'Your objectives or questions, all of them and in your order',
            [...listedSoFar(work), ...candidatesOf(work, ['objectives', 'questions', 'aim'])],
          ),
        ]
      : []),
  ]
}

/** Beside its aim it has sentences that may be a list. */
const hasMoreThan = (aim: SlotEntry, { record }: Work): boolean =>
  new Set(
    [
      ...record.slots.objectives.candidates,
      ...record.slots.questions.candidates,
      ...record.slots.aim.candidates.filter(({ value }) => /\bobjectives?\b/i.test(value)),
    ]
      .filter(({ value }) => !isSameGoal(value, aim.value))
      .map(({ evidence: [place] }) => place?.sentenceId),
  ).size >= LEAST_SHARED

/** What of a list was read for certain: the student goes on from there. */
const listedSoFar = ({ record }: Work) =>
  (['objectives', 'questions'] as const).flatMap((slot) =>
    saidOf(record, slot).map(({ value, evidence }) => ({ text: value, sources: [...evidence] })),
  )

const isSameGoal = (one: string, other: string): boolean => {
  const bare = (text: string) => text.toLowerCase().replace(/^to\s+|[^\p{L}]+/gu, '')
  return bare(one) === bare(other)
}

function aimSlide(work: Work, aim: SlotEntry): Draft[] {
  for (const { sentenceId } of aim.evidence) work.used.add(sentenceId)
  const whole = unstopped(
    asPurpose(aim)
      .replace(HEADED, '')
      .replace(IS_THE_STUDY, 'To')
      .replace(/,? (?:while|and) the specific objectives?\b.*$/i, ''),
  )
  const text = isStatable(whole) ? whole : (shortened(whole, LONGEST_LIST_LINE) ?? whole)
  return [
    draftOf({
      id: 'aim',
      part: 'Purpose',
      kicker: 'Aim',
      worth: 90,
      name: 'The aim of the study',
      title: isStatable(text) ? text : 'The aim of the study',
      points: [{ text, sources: [...aim.evidence] }],
      opens: 'What I wanted to reach can be said in one sentence',
      list: work.kind === 'proposal' ? 'plan' : 'aim',
    }),
  ]
}

/** "Aims and Research Questions: The aim is …" */
const HEADED = /^(?:(?:aims?|objectives?|purpose|research|questions?|and|of the study) ?){1,5}: /i
/** "This study is to identify …" */
const IS_THE_STUDY =
  /^(?:this|the|our|my) (?:present |current )?(?:study|research|project|work|thesis) (?:is|was) to\b/i

function aimTitle({ value }: SlotEntry, isPlan: boolean): string | undefined {
  const action = unstopped(value.replace(/^to\s+/i, ''))
  if (!/^\p{L}+/u.test(action) || /^(?:the|a|an|this)\b/i.test(action)) return undefined
  const whole = `${isPlan ? 'The aim is' : 'My aim was'} to ${action.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  for (const title of [whole, shortened(whole, 17)])
    if (title && title.length <= TITLE_LETTERS + 10 && isHeadline(title.slice(0, TITLE_LETTERS))) return title
  return undefined
}
