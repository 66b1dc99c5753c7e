/** What speaks for a sentence as an answer, or against it, beside the words it shares with the question. */
import type { SentenceRole, SentenceRoles } from '../../roles/sentence-roles.ts'
import type { AskedQuestion, AskedWord } from '../../summarisation/asked.ts'
import { fulfils, MONEY } from '../../summarisation/question-kinds.ts'
import {
  ASKS_CHOSEN,
  IS_CHOSEN,
  isSaidBy,
  NEGATES,
  newNames,
  OF_THE_STUDY,
  saidOfWhat,
  saysNoMore,
  speakerIn,
} from './answer-signs.ts'
import type { HeldLine } from './held-lines.ts'
import { holds, IS_TOTAL } from './in-brief.ts'
import { ASKS_MOST, ASKS_NAMES, ASKS_WHICH, NAMES_SEVERAL, NOT_DONE, STATES_NOTHING } from './wanted.ts'

const OF_STUDY = /\b(?:study|research|project|paper|thesis|dissertation|we|our|my)\b/i
/** "How much will it cost?": of all sums only those. */
const OF_COST = /\b(?:total|budget|costs?|expens\w+|prices?|amount)\b/i

/** It only repeats the question, or speaks of another sum, another study or another speaker. */
export function ruledOut(
  question: string,
  asked: AskedQuestion,
  form: RegExp | undefined,
): (line: HeldLine) => boolean {
  const speaker = speakerIn(question, asked)
  // "The scope of the study": of nothing else.
  const isOfThisStudy = asked.words.length === 1 && OF_THE_STUDY.test(question)
  return (line) =>
    saysNoMore(line, asked) ||
    (form === MONEY && !isSumAsked(asked.words, line)) ||
    (isOfThisStudy && !OF_STUDY.test(line.unit.text) && !holds(asked.words[0]!, line.above)) ||
    (speaker !== undefined && !isSaidBy(speaker, line.stems))
}

/** Of all sums those for what is spoken of, or, where nothing is, those of the whole. */
function isSumAsked(words: readonly AskedWord[], { unit, stems, above }: HeldLine): boolean {
  const others = words.filter(({ asked, weighs }) => weighs === 'topic' && !fulfils(asked, unit.text))
  return words.length === 1
    ? OF_COST.test(unit.text)
    : others.length === 0 || others.some((word) => holds(word, stems) || holds(word, above))
}

/** What a sentence does, has and is, beside the words it shares. */
const ADDS = { role: 0.35, counted: 0.3, several: 0.15, names: 0.2, quotable: 0.1, chosen: 0.2 }
const TAKES = {
  others: 0.3,
  literature: 0.3,
  appendix: 0.1,
  vague: 0.2,
  otherRole: 0.25,
  noRole: 0.1,
  table: 0.15,
}

type Does = ReturnType<SentenceRoles>

export function weighSigns(
  question: string,
  asked: AskedQuestion,
  form: RegExp | undefined,
  roles: readonly SentenceRole[],
): (line: HeldLine, does: Does, odds: number, isCounted: boolean) => number {
  const wantsSeveral = ASKS_WHICH.test(question)
  const wantsNames = ASKS_NAMES.test(question)
  const wantsMost = ASKS_MOST.test(question)
  const negates = NEGATES.test(question)
  const saidOf = saidOfWhat(question)
  const wantsChosen = ASKS_CHOSEN.test(question)
  // A theory is told where others wrote of it.
  const isOfOthers = asked.kinds[0] === 'theory'
  const wantsDone = !roles.some((role) => NOT_DONE.includes(role))
  return ({ unit: { text, kind, role }, isByOthers }, does, odds, isCounted) =>
    ADDS.role * odds +
    ADDS.quotable * does.quotable +
    (isCounted ? ADDS.counted : 0) +
    (wantsSeveral && NAMES_SEVERAL.test(text) ? ADDS.several : 0) +
    (wantsNames && newNames(text, asked) > 1 ? ADDS.names : 0) +
    (form === MONEY && IS_TOTAL.test(text) ? ADDS.several : 0) +
    (saidOf?.test(text) ? ADDS.chosen : 0) +
    (wantsChosen && IS_CHOSEN.test(text) ? ADDS.chosen : 0) +
    (negates && NEGATES.test(text) ? ADDS.several : 0) +
    (wantsMost && /\d\s?%|\d\.\d/.test(text) ? ADDS.several : 0) -
    (kind === 'caption' || (kind === 'table' && asked.counting.counted === null) ? TAKES.table : 0) -
    TAKES.noRole * does.odds('none') -
    (wantsDone ? TAKES.otherRole * does.odds(...NOT_DONE) : 0) -
    (isByOthers && !isOfOthers ? TAKES.others : 0) -
    (role === 'literature' && !isOfOthers ? TAKES.literature : role === 'appendix' ? TAKES.appendix : 0) -
    (STATES_NOTHING.test(text) ? TAKES.vague : 0)
}
