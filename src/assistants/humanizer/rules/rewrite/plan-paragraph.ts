/** Plans the changes of one paragraph, and checks them, sentence by sentence. */
import { isOpening } from '../marks/find-marks.ts'
import { findSectionWords } from '../marks/find-section-words.ts'
import type { Mark } from '../marks/mark.ts'
import type { Mender } from '../mend/mistakes.ts'
import type { Settings } from '../settings.ts'
import { type Change, covers, overlaps, type TextSpan, withChanges } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'
import { changeOfMark, changeOfOpenings } from './change-of-mark.ts'
import { forSection } from './for-section.ts'
import { saysTheSame } from './gate.ts'

export type ParagraphPlan = {
  settings: Settings
  mender: Mender
  /** Takes the second choice if there is one: for a second proposal. */
  second?: boolean
}

/** The marks to change, given this strength, these options and this student's rules. */
export function marksToChange(
  paragraph: Paragraph,
  marks: readonly Mark[],
  { settings }: ParagraphPlan,
): Mark[] {
  const { options, strength } = settings
  const wantsPlain = options.includes('NonAcademic') || strength === 'strong'
  return marks.flatMap((mark) => {
    const isPlain = mark.weight === 0 && mark.since === 'strong'
    if (isPlain ? !wantsPlain : mark.since === 'strong' && strength !== 'strong') return []
    const words = paragraph.text.slice(mark.from, mark.to)
    const own = forSection(mark, options, { words })
    if (!own || own.choices.length === 0) return []
    return [own]
  })
}

export function planParagraph(paragraph: Paragraph, marks: readonly Mark[], plan: ParagraphPlan): Change[] {
  const wanted = marksToChange(paragraph, withSection(paragraph, marks, plan.settings), plan)
  const planned: Change[] = []
  let before = new Set<string>()
  for (const sentence of paragraph.sentences) {
    const own = wanted.filter((mark) => covers(sentence, mark))
    const changes = planSentence(paragraph, sentence, own, before, plan.second ?? false)
    const kept = keepWhatHolds(paragraph, sentence, changes, plan.mender)
    planned.push(...kept)
    before = wordsUsed(kept.map(({ text }) => text).join(' '))
  }
  return planned
}

/** Words out of place in this section take precedence over merely wordy ones. */
function withSection(
  { text, locked }: Paragraph,
  marks: readonly Mark[],
  { options, rulesOff }: Settings,
): Mark[] {
  const own = findSectionWords(text, options).filter(
    (mark) => !rulesOff.includes(mark.rule) && !locked.some((span) => overlaps(span, mark)),
  )
  const others = marks.filter((mark) => !own.some((one) => overlaps(one, mark)))
  return [...others, ...own].sort((a, b) => a.from - b.from)
}

function planSentence(
  { text, locked }: Paragraph,
  sentence: TextSpan,
  marks: readonly Mark[],
  before: ReadonlySet<string>,
  second: boolean,
): Change[] {
  const used = new Set([...wordsUsed(unmarked(text, sentence, marks)), ...before])
  const pick = ({ choices, weight }: Mark) => {
    const words = chooseWords(
      second && choices.length > 1 ? [...choices.slice(1), choices[0]!] : choices,
      used,
    )
    // What a person hardly ever writes goes, even if its plain word is there already.
    const chosen = words ?? (weight >= 2 ? choices[0] : undefined)
    for (const word of wordsUsed(chosen ?? '')) used.add(word)
    return chosen
  }
  const openings = marks.filter(isOpening)
  const changes = marks
    .filter((mark) => !isOpening(mark))
    .flatMap((mark) => {
      const words = pick(mark)
      return words === undefined ? [] : [changeOfMark(text, mark, words)]
    })
  if (openings.length > 0) {
    const end = openings.at(-1)!.to
    const lead = openings.find(({ choices }) => choices[0] !== '') ?? openings[0]!
    const words = pick(lead) ?? lead.choices[0] ?? ''
    const first = openings[0]!.from === sentence.from
    const next = words === '' && first ? changes.find(({ from }) => from === end) : undefined
    if (next) changes.splice(changes.indexOf(next), 1)
    const change = changeOfOpenings(text, { marks: openings, words, first }, next)
    changes.unshift(change)
  }
  const apart: Change[] = []
  for (const change of changes.sort((a, b) => a.from - b.from))
    if (![...locked, ...apart].some((span) => overlaps(span, change))) apart.push(change)
  return apart
}

const unmarked = (text: string, { from, to }: TextSpan, marks: readonly Mark[]) =>
  withChanges(
    text,
    marks.map((mark) => ({ ...mark, text: ' ' })),
  ).slice(from, to)

/** All of a sentence's changes, or those that pass on their own, or none: it says the same, and has no mistake it did not have. */
export function keepWhatHolds(
  { text }: Paragraph,
  within: TextSpan,
  changes: readonly Change[],
  mender: Mender,
): Change[] {
  const before = text.slice(within.from, within.to)
  const written = (some: readonly Change[]) =>
    withChanges(
      before,
      some.map((change) => ({ ...change, from: change.from - within.from, to: change.to - within.from })),
    )
  let faults: number | undefined
  const holds = (after: string) => {
    if (after === before) return true
    faults ??= mender.inSentence(before).length
    return saysTheSame(before, after) && mender.inSentence(after).length <= faults
  }
  if (holds(written(changes))) return [...changes]
  const alone = changes.filter((change) => holds(written([change])))
  return holds(written(alone)) ? alone : []
}

/** Chooses among replacements: the first not already used here or in the sentence before. */
const SMALL = new Set([
  'this',
  'that',
  'with',
  'from',
  'than',
  'them',
  'they',
  'into',
  'also',
  'much',
  'been',
  'have',
  'more',
])
const contentWords = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.slice(0, 4))

function wordsUsed(text: string): Set<string> {
  return new Set(contentWords(text))
}

/** Undefined where every choice would say a word twice. */
function chooseWords(choices: readonly string[], used: ReadonlySet<string>): string | undefined {
  const fresh = choices.find((choice) => !contentWords(choice).some((word) => used.has(word)))
  return fresh
}
