/** The built-in rewriter: the same in the browser and on the server, and the same text every time. */

import { withoutInvisible } from '#kit/invisible.ts'
import { capitalised } from '#kit/text/articles.ts'
import { evidenceOf, isActedOn } from '../marks/evidence.ts'
import { findMarks } from '../marks/find-marks.ts'
import { LIGHT_MENDER } from '../mend/light-mender.ts'
import type { Mender } from '../mend/mistakes.ts'
import type { Settings } from '../settings.ts'
import { type Change, overlaps, withChanges } from '../text/change.ts'
import { composed } from '../text/compose.ts'
import { isEnglish } from '../text/language.ts'
import { countWords, type Paragraph, readProse } from '../text/read-prose.ts'
import type { InVoice } from '../voice/in-voice.ts'
import { findContractions } from './contractions.ts'
import { keepWhatHolds, type ParagraphPlan, planParagraph } from './plan-paragraph.ts'
import type { Notice, Rewriting } from './rewriting.ts'
import { RHYTHM, rhythmChanges } from './rhythm.ts'

type Mending = {
  mender: Mender
  /** Mistakes that somebody else found in the text without invisible characters. */
  found?: readonly Change[]
  /** For a student with an earlier chapter as the measure; a phone loads it only then. */
  inVoice?: InVoice | undefined
}
const LIGHT: Mending = { mender: LIGHT_MENDER }

export function rewrite(given: string, settings: Settings, mending: Mending = LIGHT): Rewriting {
  const text = withoutInvisible(given)
  const hidden = given.length - text.length
  const untouched = (notice: Notice): Rewriting => ({ text, changes: [], notice, hidden })
  const paragraphs = readProse(text, settings.terms)
  if (paragraphs.length === 0) return untouched('only-fixed')
  if (!isEnglish(paragraphs.map((paragraph) => paragraph.text).join(' '))) return untouched('other-language')
  const mended = mendedTwice(text, mistakesOf(paragraphs, settings, mending), settings, mending)
  const changes = settings.strength === 'mend' ? mended : restyled(text, mended, settings, mending)
  return changes.length === 0 ? untouched('nothing-to-change') : { text, changes, hidden }
}

/** "The researcher beleive": the verb is only seen once it is spelt. */
function mendedTwice(text: string, first: Change[], settings: Settings, { mender }: Mending): Change[] {
  if (first.length === 0) return first
  const paragraphs = readProse(withChanges(text, first), settings.terms)
  return composed(text, first, mistakesOf(paragraphs, settings, { mender }))
}

/** Mistakes first: the rest reads a text without them. */
function restyled(
  text: string,
  mended: readonly Change[],
  settings: Settings,
  { mender, inVoice }: Mending,
): Change[] {
  const right = withChanges(text, mended)
  const paragraphs = readProse(right, settings.terms)
  const changes = changesOf(paragraphs, settings, mender)
  return composed(text, mended, inVoice ? inVoice(right, paragraphs, changes, settings) : changes)
}

function mistakesOf(
  paragraphs: readonly Paragraph[],
  { rulesOff }: Settings,
  { mender, found = [] }: Mending,
): Change[] {
  const own = paragraphs.flatMap((paragraph) => inText(paragraph, mender.find(paragraph, rulesOff)))
  const locked = paragraphs.flatMap(({ from, locked: spans }) =>
    spans.map((span) => ({ from: span.from + from, to: span.to + from })),
  )
  const others = found.filter(
    (one) =>
      !rulesOff.includes(one.rule) &&
      ![...own, ...locked].some((span) => overlaps(span, one)) &&
      paragraphs.some(({ from, text }) => from <= one.from && one.to <= from + text.length),
  )
  return [...own, ...others].sort((a, b) => a.from - b.from)
}

function changesOf(paragraphs: readonly Paragraph[], settings: Settings, mender: Mender): Change[] {
  const plan: ParagraphPlan = { settings, mender }
  const read = paragraphs.map((paragraph) => {
    const marks = findMarks(paragraph, settings.rulesOff)
    return { paragraph, marks, evidence: evidenceOf(marks, countWords(paragraph.text)) }
  })
  const whole = {
    weight: read.reduce((sum, { evidence }) => sum + evidence.weight, 0),
    words: read.reduce((sum, { evidence }) => sum + evidence.words, 0),
  }
  return read.flatMap(({ paragraph, marks, evidence }) => {
    // What a part of a thesis is written like was asked for, and needs no evidence.
    const isMarked = settings.strength !== 'mend' && isActedOn(evidence, whole, settings.strength)
    const wanted = planParagraph(paragraph, isMarked ? marks : [], plan)
    return inText(paragraph, withRhythm(paragraph, withTone(paragraph, wanted, settings), settings, mender))
  })
}

const inText = ({ from }: Paragraph, changes: readonly Change[]): Change[] =>
  [...changes]
    .sort((a, b) => a.from - b.from)
    .map((change) => ({ ...change, from: change.from + from, to: change.to + from }))

function withTone(paragraph: Paragraph, planned: Change[], { options, rulesOff }: Settings): Change[] {
  if (!options.includes('NonAcademic') || rulesOff.includes('contractions')) return planned
  return [...planned, ...contractionsIn(paragraph, planned)]
}

function contractionsIn(paragraph: Paragraph, planned: readonly Change[]): Change[] {
  const { text, locked } = paragraph
  const taken = [...locked, ...planned]
  return findContractions(text)
    .filter((mark) => !taken.some((span) => span.from < mark.to && mark.from < span.to))
    .map(({ from, to, rule, kind, choices }) => {
      const [put = ''] = choices
      const isLarge = /^\p{Lu}/u.test(text.slice(from))
      return { from, to, rule, kind, text: isLarge ? capitalised(put) : put }
    })
}

/** Only when something else is changed: the rhythm of good prose is its author's. */
function withRhythm(
  paragraph: Paragraph,
  planned: Change[],
  { strength, rulesOff }: Settings,
  mender: Mender,
): Change[] {
  const rhythm = strength === 'mend' ? undefined : RHYTHM[strength]
  if (!rhythm || planned.length === 0) return planned
  const wanted = rhythmChanges(paragraph, planned, rhythm).filter(({ rule }) => !rulesOff.includes(rule))
  if (wanted.length === 0) return planned
  const all = [...planned, ...wanted].sort((a, b) => a.from - b.from)
  const whole = { from: 0, to: paragraph.text.length }
  return keepWhatHolds(paragraph, whole, all, mender).length === all.length ? all : planned
}
