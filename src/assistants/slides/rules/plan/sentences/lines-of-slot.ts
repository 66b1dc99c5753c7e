/** The lines of one slide: of the record, of headings that announce the same, of plain words, of what sentences most likely do. */
import { type CandidateSentence, type SlotEntry, saidOf } from '#capabilities/study/index.ts'
import type { SectionRole } from '#product/document-model.ts'
import type { Point } from '../../deck/deck.ts'
import { unstopped } from '../../words/clean.ts'
import type { DeckPart } from '../draft.ts'
import { isAdvice, isDone, isMethod, isWish } from '../no-result.ts'
import { onceEach } from '../once-each.ts'
import { hasPlainForm, plainlySaid, TROUBLE } from '../plainly.ts'
import type { SlotSlide } from '../slot-slides.ts'
import { isStatedHere, pointOfStated } from '../stated.ts'
import { LEAST_OF_SUBJECT, namesSubject, repeatsSubject, statedUnder, type Work } from '../work.ts'
import { byPlace, comesLast } from './at-the-end.ts'
import { doesFor } from './does.ts'
import { likelySaid, MAY_PLAN } from './likely.ts'
import { adviceLine, isWhole, itemsOf, pointOfEntry } from './lines-of-entry.ts'

export const MOST_POINTS = 4
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
export const MOST_MORE = 6
const SURELY_CONCLUDED = 0.75

type SlotLines = { told: Point[]; entries: SlotEntry[]; isList: boolean }

export function linesOfSlot(slide: SlotSlide, work: Work): SlotLines {
  const { id, part, slots } = slide
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
  const entries = byPlace(filled, slots, work).filter((entry) => isOwnEntry(slide, work, entry, isWanted))
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
    (does(sentence.id) || (id === 'recommendations' && ADVISES.test(text))) &&
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
        ...entries
          .flatMap(itemsOf)
          .flatMap(
            (entry) => pointOfEntry(entry) ?? (id === 'recommendations' ? (adviceLine(entry) ?? []) : []),
          ),
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
  // What was promised is not what was done.
  if (id === 'ethics' && work.kind !== 'proposal' && told.every(({ text }) => /\bwill\b/.test(text)))
    return { told: [], entries: [], isList }
  if (id === 'instruments' && work.isSystem && !told.some(({ text }) => GATHERS.test(text)))
    return { told: [], entries: [], isList }
  if (told.length === 1 && !isList) told.push(...followers(told[0]!, slide, work))
  return { told, entries, isList }
}

/** What the record holds for this slide, unless a reader was wrong about it. */
function isOwnEntry(
  slide: SlotSlide,
  work: Work,
  { by, value, evidence }: SlotEntry,
  isWanted: (text: string) => boolean,
): boolean {
  const { id, slots } = slide
  if (by !== 'built-in' || id === 'conclusion') return true
  const does = evidence.every(({ sentenceId }) => doesFor(work, slide, sentenceId))
  // Of several slots, one may be filled by a sentence that does something else; the form of words of a single one is proof enough.
  if (slots.length > 1 && id !== 'sampling' && does && !work.isUntold(value) && !isAdvice(value)) return true
  return (
    (isWanted(value) || (id === 'recommendations' && does)) &&
    (id !== 'tests' || isDone(value)) &&
    (id !== 'limits' || evidence.every(({ sentenceId }) => mayLimit(work, sentenceId)))
  )
}

/** Nobody asks people in PHP. */
const GATHERS =
  /\b(?:interview\w*|questionnaires?|observ\w+|survey\w*|respondents?|participants?|sensors?|data ?sets?|(?:data|requirements|information) (?:\p{L}+ )?(?:was|were|are|is) (?:\p{L}+ )?(?:collected|gathered|obtained|elicited))\b/iu

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

/** Under its own heading it is told in so many words. */
const ADVISES = /\b(?:recommend(?:s|ed)? (?:that|to)|should|ought to)\b/i

/** "The scope is focused to ensure depth" praises what it leaves out. */
function mayLimit({ study }: Work, sentenceId: string): boolean {
  const { odds } = study.roleOf(sentenceId)
  return odds('none') === 0 || odds('limitation', 'further-work') >= LEAST_LIMIT
}
const LEAST_LIMIT = 0.2

const isAnswer = (text: string): boolean => !isWish(text) && (!isMethod(text) || BUILT.test(text))
/** What was made is what a system comes to. */
const BUILT = /\b(?:created|built|developed|implemented|deployed|put (?:it )?into use)\b/i

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
