/** The slides that a slot of the record fills, or headings of the work that announce the same, or the student. */
import type { CandidateSentence, SlotEntry, SlotId } from '#capabilities/study/index.ts'
import { saidOf } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Point } from '../deck/deck.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { askFor, type DeckPart, type Draft, draftOf } from './draft.ts'
import type { SlotSlide } from './slot-slides.ts'
import { lineOf, lineOfValue, pointOfStated } from './stated.ts'
import { flawsOf, statedUnder, type Work } from './work.ts'

const MOST_POINTS = 4
/** A method is not told among results, nor a problem among methods. */
const NOT_IN: Partial<Record<DeckPart, readonly SectionRole[]>> = {
  Background: ['methods', 'results', 'discussion', 'conclusion'],
  Purpose: ['methods', 'results', 'discussion', 'conclusion', 'literature'],
  Methods: ['results', 'discussion', 'conclusion', 'literature'],
  Conclusion: ['literature'],
}
const MOST_MORE = 6
const SHORTEST_ENTRY = 4

export function pointOfEntry({ value, evidence, by }: SlotEntry): Point | undefined {
  const text = by === 'student' ? unstopped(value) : lineOfValue(value)
  return text
    ? { text, sources: [...evidence], ...(by === 'student' && evidence.length === 0 && { edited: true }) }
    : undefined
}

/** Undefined where nobody filled it and the work can do without. */
export function slotSlide(slide: SlotSlide, work: Work): Draft | undefined {
  const { id, part, kicker, name, worth, slots, opens, prompt, owedIn } = slide
  if (slide.only && !slide.only.includes(work.kind)) return undefined
  if (slots.some((slot) => work.record.slots[slot].state === 'not-mine')) return undefined
  const entries = byPlace(slots.flatMap((slot) => saidOf(work.record, slot)).filter(isWhole), slots, work)
  const known = new Set(entries.flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)))
  const isHeaded = ({ topics, heading, role, text }: CandidateSentence): boolean =>
    ((slide.topics ?? []).some((topic) => topics.includes(topic)) ||
      (slide.headed?.test(heading) ?? false)) &&
    !NOT_IN[part]?.includes(role) &&
    (slide.wants?.test(text) ?? true)
  const under = statedUnder(work, isHeaded, MOST_POINTS + MOST_MORE).filter(
    ({ sentence }) => !known.has(sentence.id),
  )
  const points = [
    ...entries.flatMap((entry) => pointOfEntry(entry) ?? []),
    ...under.flatMap((one) => pointOfStated(one) ?? []),
  ]
  const told = onceEach(points)
  const isList = entries.length > 0 && id === 'hypotheses'
  // A system that is planned studies nobody yet.
  const isOwed =
    owedIn?.includes(work.kind) && !(work.isSystem && work.kind === 'proposal' && part === 'Methods')
  if (told.length === 0)
    return prompt && isOwed
      ? askFor({ id, part, kicker, worth, name }, prompt, candidatesOf(work, slots))
      : undefined
  const shown = told.slice(0, Math.max(MOST_POINTS, isList ? entries.length : 0))
  for (const { sources } of told) for (const { sentenceId } of sources) work.used.add(sentenceId)
  const marks = flawsOf(
    work,
    shown.flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)),
  )
  return draftOf({
    id,
    part,
    kicker,
    worth: entries.length > 0 ? worth : worth - 8,
    name,
    points: shown,
    more: told.slice(shown.length, shown.length + MOST_MORE),
    opens,
    ...(isList && { whole: true }),
    ...(marks.length > 0 && { marks: marks.map(({ says }) => says) }),
  })
}

/** A conclusion drawn on the way, of one test, comes after those of the whole work. */
function byPlace(entries: readonly SlotEntry[], slots: readonly SlotId[], { statements }: Work): SlotEntry[] {
  if (!slots.includes('conclusions')) return [...entries]
  const roles = new Map(statements.map(({ sentence, role }) => [sentence.id, role]))
  const isLast = ({ evidence }: SlotEntry) =>
    !['results', 'methods'].includes(roles.get(evidence[0]?.sentenceId ?? '') ?? '')
  return entries.some(isLast) ? entries.filter(isLast) : [...entries]
}

/** A value that is a word or a loose end is no line. */
const isWhole = ({ value }: SlotEntry): boolean =>
  wordCount(value) >= SHORTEST_ENTRY &&
  !/[:,]\s*$/.test(value) &&
  !/\b(?:given below|are as follows)\b/i.test(value)

export function candidatesOf({ record, study }: Work, slots: readonly SlotId[]) {
  const ids = new Set(study.reading.sentences.map(({ id }) => id))
  return slots
    .flatMap((slot) => record.slots[slot].candidates)
    .flatMap(({ value, evidence }) => {
      const text = lineOf(value)
      return text && evidence.every(({ sentenceId }) => ids.has(sentenceId))
        ? [{ text, sources: [...evidence] }]
        : []
    })
}

const plainLine = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same thought in an abstract and a conclusion is one line. */
export function onceEach(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const words = new Set(
      plainLine(point.text)
        .split(' ')
        .filter((word) => word.length > 3),
    )
    const isSaid = kept.some((one) => {
      const other = new Set(
        plainLine(one.text)
          .split(' ')
          .filter((word) => word.length > 3),
      )
      const both = [...words].filter((word) => other.has(word)).length
      return both / Math.max(1, Math.min(words.size, other.size)) > 0.7
    })
    if (!isSaid) kept.push(point)
  }
  return kept
}
