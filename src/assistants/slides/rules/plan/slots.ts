/** The slides that a slot of the record fills, or headings of the work that announce the same, or the student. */

import type { CandidateSentence, SlotEntry, SlotId } from '#capabilities/study/index.ts'
import { saidOf } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { candidatesOf } from './candidates.ts'
import { doesFor } from './does.ts'
import { askFor, type DeckPart, type Draft, draftOf } from './draft.ts'
import { likelySaid, MAY_PLAN } from './likely.ts'
import { isAdvice, isDone, isMethod, isWish } from './no-result.ts'
import { onceEach } from './once-each.ts'
import { hasPlainForm, plainlySaid, TROUBLE } from './plainly.ts'
import type { SlotSlide } from './slot-slides.ts'
import {
  isDefinition,
  isFragment,
  isStatedHere,
  lineOfValue,
  OPENS_NOTHING,
  pointOfStated,
} from './stated.ts'
import { flawsOf, LEAST_OF_SUBJECT, namesSubject, repeatsSubject, statedUnder, type Work } from './work.ts'

const MOST_POINTS = 4
const isOfSlide = ({ id, part, wants }: SlotSlide, text: string): boolean =>
  (wants?.test(text) ?? true) && !(part === 'Methods' && id !== 'requirements' && isAdvice(text))
/** Slides that would only say the title again. */
const SAYS_MORE = new Set(['scope', 'significance', 'background'])
/** A method is not told among results, nor a problem among methods. */
const NOT_IN: Partial<Record<DeckPart, readonly SectionRole[]>> = {
  Background: ['methods', 'results', 'discussion', 'conclusion'],
  Purpose: ['methods', 'results', 'discussion', 'conclusion', 'literature'],
  Methods: ['results', 'discussion', 'conclusion', 'literature'],
  Conclusion: ['literature'],
}
const MOST_MORE = 6
const SHORTEST_ENTRY = 4
const LEAST_ALONE = 8
const SURELY_CONCLUDED = 0.75

export function pointOfEntry({ value, evidence, by }: SlotEntry): Point | undefined {
  if (by === 'built-in' && (OPENS_NOTHING.test(value) || isDefinition(value))) return undefined
  const text = by === 'student' ? unstopped(value) : isFragment(value) ? undefined : lineOfValue(value)
  if (by === 'built-in' && text && OPENS_NOTHING.test(text)) return undefined
  return text
    ? { text, sources: [...evidence], ...(by === 'student' && evidence.length === 0 && { edited: true }) }
    : undefined
}

/** Undefined where nobody filled it and the work can do without. */
export function slotSlide(slide: SlotSlide, work: Work): Draft | undefined {
  const { id, part, kicker, worth, slots, prompt, owedIn } = slide
  const { name, opens } = { ...slide, ...(work.kind === 'proposal' && slide.planned) }
  if (slide.only && !slide.only.includes(work.kind)) return undefined
  if (slots.some((slot) => work.record.slots[slot].state === 'not-mine')) return undefined
  // What is on a slide already is not said again, unless the student gave it a second place.
  const isFree = ({ by, evidence }: SlotEntry) =>
    by === 'student' ||
    evidence.length === 0 ||
    evidence.some(({ sentenceId }) => !work.shown.has(sentenceId))
  const isWanted = (text: string) =>
    isOfSlide(slide, text) &&
    // A hypothesis and its denial are both told where they are put to the test.
    (id === 'hypotheses' || !work.isUntold(text)) &&
    !(SAYS_MORE.has(id) && repeatsSubject(work, text))
  const filled = slots
    .flatMap((slot) => saidOf(work.record, slot))
    .filter(isWhole)
    .filter(isFree)
  const does = (sentenceId: string) => doesFor(work, slide, sentenceId)
  const entries = byPlace(filled, slots, work).filter(
    ({ by, value, evidence }) =>
      by !== 'built-in' ||
      (evidence.every(({ sentenceId }) => does(sentenceId)) &&
        slots.length > 1 &&
        id !== 'sampling' &&
        !work.isUntold(value) &&
        !isAdvice(value)) ||
      id === 'conclusion' ||
      (isWanted(value) && (id !== 'tests' || isDone(value))),
  )
  const isLate = comesLast(work)
  const isSure = (sentenceId = '') =>
    work.study.roleOf(sentenceId).odds('conclusion', 'result') >= SURELY_CONCLUDED
  const confirmed = new Set(
    entries.flatMap(({ by, evidence }) =>
      by === 'student' ? evidence.map(({ sentenceId }) => sentenceId) : [],
    ),
  )
  const known = new Set(entries.flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)))
  const isHeaded = ({ sentence, topics, heading, role, text, isItem }: CandidateSentence): boolean =>
    ((slide.topics ?? []).some((topic) => topics.includes(topic)) ||
      (slide.headed?.test(heading) ?? false)) &&
    does(sentence.id) &&
    !NOT_IN[part]?.includes(role) &&
    (id !== 'conclusion' ||
      (isLate(sentence.id) &&
        (isWanted(text) || namesSubject(work, text, LEAST_OF_SUBJECT) || isSure(sentence.id)))) &&
    // Lines of a list under "The problem" are what is to be done about it; much else stands there than the problem.
    !(id === 'problem' && (isItem || !TROUBLE.test(text) || !namesSubject(work, text, 1))) &&
    !(id === 'background' && !namesSubject(work, text, LEAST_OF_SUBJECT)) &&
    !((part === 'Methods' || id === 'tests') && work.kind !== 'proposal' && !isDone(text)) &&
    (id === 'conclusion' || isWanted(text))
  const isPlan = work.kind === 'proposal' || MAY_PLAN.has(id)
  const headed = (mayPlan: boolean) =>
    statedUnder(work, isHeaded, MOST_POINTS + MOST_MORE, mayPlan).filter(
      ({ sentence }) => !known.has(sentence.id),
    )
  const strictly = headed(isPlan)
  const under = strictly.length + entries.length > 0 || part === 'Conclusion' ? strictly : headed(true)
  const isList = entries.length > 0 && id === 'hypotheses'
  const told = isList
    ? entries.map(({ value, evidence }) => ({ text: unstopped(value), sources: [...evidence] }))
    : onceEach([
        ...entries.flatMap(itemsOf).flatMap((entry) => pointOfEntry(entry) ?? []),
        ...under
          .flatMap((one) => pointOfStated(one) ?? [])
          .filter(
            ({ text }) =>
              !text.endsWith('?') &&
              (part !== 'Conclusion' || !isMethod(text) || (work.isSystem && BUILT.test(text))),
          ),
      ]).filter(
        ({ text, edited, sources }) =>
          edited ||
          id !== 'conclusion' ||
          sources.some(({ sentenceId }) => confirmed.has(sentenceId)) ||
          (isAnswer(text) &&
            (/\d/.test(text) || isSure(sources[0]?.sentenceId) || namesSubject(work, text, 1))),
      )
  const form = id === 'problem' ? 'trouble' : id
  if (told.length === 0 && hasPlainForm(form))
    told.push(
      ...onceEach(
        plainlySaid(work, form)
          .filter(({ sentence }) => does(sentence.id))
          .flatMap((one) => pointOfStated(one) ?? []),
      ).slice(0, 1),
    )
  if (told.length === 0) told.push(...likelyPoints(work, slide, isWanted, isLate))
  if (told.length === 1 && !isList) told.push(...followers(told[0]!, slide, work))
  // A system that is planned studies nobody yet.
  const isOwed =
    owedIn?.includes(work.kind) && !(work.isSystem && work.kind === 'proposal' && part === 'Methods')
  // One short line that merely stands under a heading fills no slide.
  const isStub = entries.length === 0 && told.length === 1 && wordCount(told[0]!.text) < LEAST_ALONE
  if (told.length === 0 || isStub)
    return prompt && isOwed
      ? askFor({ id, part, kicker, worth, name }, prompt, [
          ...told,
          ...candidatesOf(work, slots),
          ...(id === 'problem' ? plainlySaid(work, id).flatMap((one) => pointOfStated(one) ?? []) : []),
        ])
      : undefined
  const shown = told.slice(0, Math.max(MOST_POINTS, isList ? entries.length : 0))
  const idsOf = (points: readonly Point[]) =>
    points.flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId))
  for (const sentenceId of idsOf(told)) work.used.add(sentenceId)
  for (const sentenceId of idsOf(shown)) work.shown.add(sentenceId)
  const marks = flawsOf(work, idsOf(shown)).map(({ says }) => says)
  return draftOf({
    id,
    part,
    kicker,
    worth: entries.length > 0 ? worth : worth - 8,
    name,
    points: shown,
    more: told.slice(shown.length, shown.length + MOST_MORE),
    opens,
    ...(isList && { whole: true, list: 'hypothesis' as const }),
    // The answer is what the conclusion says first.
    leads: (text, point) =>
      (id !== 'conclusion' || point === shown[0]) &&
      slide.leads?.test(text) === true &&
      namesSubject(work, text, LEAST_IN_LEAD[id] ?? 0),
    marks,
  })
}

const likelyPoints = (
  work: Work,
  { id, part }: SlotSlide,
  isWanted: (text: string) => boolean,
  isLate: (sentenceId: string) => boolean,
): Point[] =>
  onceEach(
    likelySaid(
      work,
      id,
      ({ sentence, role, text }) =>
        !NOT_IN[part]?.includes(role) &&
        isWanted(text) &&
        (id !== 'conclusion' || (isLate(sentence.id) && namesSubject(work, text, 1) && !isWish(text))),
    ).flatMap((one) => pointOfStated(one) ?? []),
  )

const isAnswer = (text: string): boolean => !isWish(text) && (!isMethod(text) || BUILT.test(text))
/** What was made is what a system comes to. */
const BUILT = /\b(?:created|built|developed|implemented|deployed|put (?:it )?into use)\b/i

/** Words of the subject in a headline. */
const LEAST_IN_LEAD: Readonly<Record<string, number>> = { problem: 1, conclusion: 2 }

/** One line alone is followed by what the work goes on to say in the same section. */
function followers({ sources: [source] }: Point, slide: SlotSlide, work: Work): Point[] {
  const { part, wants } = slide
  const at = work.statements.findIndex(({ sentence }) => sentence.id === source?.sentenceId)
  const section = work.statements[at]?.sentence.section
  // An abstract goes from one thing to the next with every sentence.
  if (at < 0 || !section || part === 'Conclusion' || work.statements[at]?.role === 'abstract') return []
  return work.statements
    .slice(at + 1, at + 1 + REACH)
    .filter(
      (one) =>
        one.sentence.section === section &&
        !work.used.has(one.sentence.id) &&
        doesFor(work, slide, one.sentence.id) &&
        (part === 'Methods' ? !isAdvice(one.text) : (wants?.test(one.text) ?? true)) &&
        isStatedHere(one, work.kind === 'proposal'),
    )
    .flatMap((one) => pointOfStated(one) ?? [])
    .filter(({ text }) => !text.endsWith('?'))
    .slice(0, MOST_FOLLOWERS)
}
const REACH = 3
const MOST_FOLLOWERS = 2

/** A conclusion drawn on the way, of one test or at the end of an earlier chapter, is not that of the whole work. */
function byPlace(entries: readonly SlotEntry[], slots: readonly SlotId[], work: Work): SlotEntry[] {
  const isLate = slots.includes('conclusions') ? comesLast(work) : () => true
  return entries.filter(({ by, evidence }) => by !== 'built-in' || isLate(evidence[0]?.sentenceId ?? ''))
}

/** In the abstract or the discussion, or after the last results. */
function comesLast({ statements, statementOf }: Work): (sentenceId: string) => boolean {
  // What follows the conclusion is an appendix, whatever it tells.
  const end =
    statements.findLast(({ topics }) => topics.includes('conclusion'))?.at ?? Number.POSITIVE_INFINITY
  const isEarlier = ({ role, heading, at }: CandidateSentence) =>
    (role === 'results' || role === 'methods') && at < end && !OF_THE_END.test(heading)
  const last = statements.findLast(isEarlier)?.at ?? 0
  // An abstract begins with what is known.
  const abstract = statements.filter(({ role }) => role === 'abstract')
  const middle = abstract[Math.floor(abstract.length / 2)]?.at ?? 0
  return (sentenceId) => {
    const stated = statementOf.get(sentenceId)
    return (
      !stated ||
      (stated.role === 'abstract' && stated.at >= middle) ||
      (stated.role === 'discussion' && !isEarlier(stated)) ||
      stated.at > last
    )
  }
}
const OF_THE_END = /\b(?:conclu|summary|recommend|limitation|implication|future|discussion)/i

/** Bullets that the file ran together: each is a line of its own. */
const itemsOf = (entry: SlotEntry): SlotEntry[] =>
  entry.by === 'student' || !RAN_TOGETHER.test(entry.value)
    ? [entry]
    : entry.value
        .split(RAN_TOGETHER)
        .map((value) => value.trim())
        .filter((value) => wordCount(value) >= SHORTEST_ENTRY)
        .map((value) => ({ ...entry, value }))
const RAN_TOGETHER = /\s*[\uf000-\uf0ff•▪●◦]\s+/u

/** A value that is a word or a loose end is no line. */
const isWhole = ({ value }: SlotEntry): boolean =>
  wordCount(value) >= SHORTEST_ENTRY &&
  !/(?:[:,;]|\bnamely\W*)\s*$/.test(value) &&
  !/\b(?:given below|are as follows)\b/i.test(value)
