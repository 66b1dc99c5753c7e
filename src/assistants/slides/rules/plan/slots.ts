/** The slides that a slot of the record fills, or headings of the work that announce the same, or the student. */
import type { Point } from '../deck/deck.ts'
import { wordCount } from '../words/clean.ts'
import { askFor, type Draft, draftOf } from './draft.ts'
import { plainlySaid } from './plainly.ts'
import { tellingFigures } from './results/main-findings.ts'
import { candidatesOf } from './sentences/candidates.ts'
import { linesOfSlot, MOST_MORE, MOST_POINTS } from './sentences/lines-of-slot.ts'
import type { SlotSlide } from './slot-slides.ts'
import { isHeadline, pointOfStated } from './stated.ts'
import { flawsOf, namesSubject, type Work } from './work.ts'

const LEAST_ALONE = 8

/** Undefined where nobody filled it and the work can do without. */
export function slotSlide(slide: SlotSlide, work: Work): Draft | undefined {
  const { id, part, kicker, worth, slots, prompt, owedIn } = slide
  const { name, opens } = { ...slide, ...(work.kind === 'proposal' && slide.planned) }
  if (slide.only && !slide.only.includes(work.kind)) return undefined
  if (slots.some((slot) => work.record.slots[slot].state === 'not-mine')) return undefined
  const { told: all, entries, isList } = linesOfSlot(slide, work)
  const told = isList ? all : withoutDisputed(all, work)
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
  const inTurn = id === 'conclusion' ? withAnswerFirst(told, work) : told
  const shown = inTurn.slice(0, Math.max(MOST_POINTS, isList ? entries.length : 0))
  const idsOf = (points: readonly Point[]) =>
    points.flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId))
  for (const sentenceId of idsOf(told)) work.used.add(sentenceId)
  for (const sentenceId of idsOf(shown)) work.shown.add(sentenceId)
  const marks = flawsOf(work, idsOf(shown)).map(({ says }) => says)
  const [called, leadsIn] = id === 'ethics' ? ofEthics(shown, kicker, opens) : [kicker, opens]
  return draftOf({
    id,
    part,
    kicker: called,
    worth: entries.length > 0 ? worth : worth - 8,
    name,
    points: shown,
    more: inTurn.slice(shown.length, shown.length + MOST_MORE),
    opens: leadsIn,
    ...(isList && { whole: true, list: 'hypothesis' as const }),
    // The answer is what the conclusion says first; a line of one table is no answer.
    ...(!(id === 'conclusion' && isTableLine(work, shown[0]!)) && {
      leads: (text: string, point: Point) =>
        (id !== 'conclusion' || point === shown[0]) &&
        slide.leads?.test(text) === true &&
        namesSubject(work, text, LEAST_IN_LEAD[id] ?? 0),
    }),
    marks,
  })
}

/** What a comparison disputes is said only where there is nothing else to say. */
function withoutDisputed(told: readonly Point[], work: Work): readonly Point[] {
  const sound = told.filter(
    ({ sources, edited }) =>
      edited ||
      flawsOf(
        work,
        sources.map(({ sentenceId }) => sentenceId),
      ).length === 0,
  )
  return sound.length > 0 ? sound : told
}

/** A first sentence that winds on leaves the lead to the next that can be said in one breath. */
function withAnswerFirst(told: readonly Point[], work: Work): Point[] {
  const isAnswer = (point: Point) =>
    isHeadline(point.text) &&
    namesSubject(work, point.text, LEAST_IN_LEAD.conclusion!) &&
    !isTableLine(work, point)
  const answer = told.slice(0, MOST_POINTS).find(isAnswer)
  return answer ? [answer, ...told.filter((point) => point !== answer)] : [...told]
}

/** Several figures of one table: one of its lines, and not the answer. */
function isTableLine({ tables }: Work, { text }: Point): boolean {
  const figures = tellingFigures(text)
  return (
    figures.length > 1 &&
    tables.some(({ table }) => {
      const printed = new Set(
        table.rows.flatMap(({ cells }) => cells.flatMap((cell) => tellingFigures(cell.text))),
      )
      return figures.every((figure) => printed.has(figure))
    })
  )
}

/** Consent and permission are one thing, trust in the data another: neither is claimed where the work tells only of the other. */
function ofEthics(points: readonly Point[], kicker: string, opens: string): [string, string] {
  const ethical = points.filter(({ text }) => OF_ETHICS.test(text)).length
  if (ethical === 0) return ['Quality of the data', opens]
  return ethical < points.length
    ? [kicker, 'A word on ethics and on how sound the data are']
    : ['Ethics', 'A word on ethics']
}
const OF_ETHICS =
  /\b(?:ethic\w*|consent\w*|confidential\w*|anonym\w*|permission|voluntar\w*|privacy|approv\w*|clearance|assent|withdraw\w*|harm\w*)\b/i

/** Words of the subject in a headline. */
const LEAST_IN_LEAD: Readonly<Record<string, number>> = { problem: 1, conclusion: 2 }
