/** The built-in rewriter: the same in the browser and on the server, and the same text every time. */
import { withoutInvisible } from '#kit/invisible.ts'
import { evidenceOf, isActedOn } from '../marks/evidence.ts'
import { findMarks } from '../marks/find-marks.ts'
import { LIGHT_MENDER } from '../mend/light-mender.ts'
import type { Mender } from '../mend/mistakes.ts'
import type { Settings } from '../settings.ts'
import { type Change, type ChangeKind, overlaps, withChanges } from '../text/change.ts'
import { composed } from '../text/compose.ts'
import { isEnglish } from '../text/language.ts'
import { countWords, type Paragraph, readProse } from '../text/read-prose.ts'
import { measureVoice, voiceDistance } from '../voice/measure-voice.ts'
import { otherSpellings, type Spelling } from '../voice/spelling.ts'
import type { VoiceProfile } from '../voice/voice-profile.ts'
import { findContractions } from './contractions.ts'
import { keepWhatHolds, type ParagraphPlan, planParagraph } from './plan-paragraph.ts'
import type { Notice, Rewriting } from './rewriting.ts'
import { RHYTHM, rhythmChanges } from './rhythm.ts'

type Mending = {
  mender: Mender
  /** Mistakes that somebody else found in the text without invisible characters. */
  found?: readonly Change[]
}
const LIGHT: Mending = { mender: LIGHT_MENDER }

export function rewrite(given: string, settings: Settings, mending: Mending = LIGHT): Rewriting {
  const text = withoutInvisible(given)
  const hidden = given.length - text.length
  const untouched = (notice: Notice): Rewriting => ({ text, changes: [], notice, hidden })
  const paragraphs = readProse(text, settings.terms)
  if (paragraphs.length === 0) return untouched('only-fixed')
  if (!isEnglish(paragraphs.map((paragraph) => paragraph.text).join(' '))) return untouched('other-language')
  const mended = mistakesOf(paragraphs, settings, mending)
  const changes = settings.strength === 'mend' ? mended : restyled(text, mended, settings, mending.mender)
  return changes.length === 0 ? untouched('nothing-to-change') : { text, changes, hidden }
}

/** Mistakes first: the rest reads a text without them. */
function restyled(text: string, mended: readonly Change[], settings: Settings, mender: Mender): Change[] {
  const right = withChanges(text, mended)
  const paragraphs = readProse(right, settings.terms)
  return composed(text, mended, inVoice(right, paragraphs, changesOf(paragraphs, settings, mender), settings))
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
  const plan: ParagraphPlan = { settings, mender, seen: new Set() }
  const read = paragraphs.map((paragraph) => {
    const marks = findMarks(paragraph, settings.rulesOff)
    return { paragraph, marks, evidence: evidenceOf(marks, countWords(paragraph.text)) }
  })
  const whole = {
    weight: read.reduce((sum, { evidence }) => sum + evidence.weight, 0),
    words: read.reduce((sum, { evidence }) => sum + evidence.words, 0),
  }
  return read.flatMap(({ paragraph, marks, evidence }) => {
    const wanted =
      settings.strength !== 'mend' && isActedOn(evidence, whole, settings.strength)
        ? planParagraph(paragraph, marks, plan)
        : []
    return inText(paragraph, withRhythm(paragraph, withTone(paragraph, wanted, settings), settings, mender))
  })
}

/** With an earlier chapter as the measure, no change may lead away from its style. */
function inVoice(
  text: string,
  paragraphs: readonly Paragraph[],
  changes: Change[],
  { voice, rulesOff }: Settings,
): Change[] {
  if (!voice) return changes
  const spelled =
    voice.spelling && !rulesOff.includes('spelling')
      ? spellingChanges(paragraphs, changes, voice.spelling)
      : []
  return keepNear(
    text,
    [...changes, ...spelled].sort((a, b) => a.from - b.from),
    voice,
  )
}

function spellingChanges(
  paragraphs: readonly Paragraph[],
  planned: readonly Change[],
  wanted: Spelling,
): Change[] {
  return paragraphs.flatMap(({ from, text, locked }) =>
    otherSpellings(text, wanted)
      .filter((place) => !locked.some((span) => overlaps(span, place)))
      .map((place) => ({
        ...place,
        from: place.from + from,
        to: place.to + from,
        rule: 'spelling',
        kind: 'spelling' as const,
      }))
      .filter((change) => !planned.some((other) => overlaps(other, change))),
  )
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
      return { from, to, rule, kind, text: isLarge ? put.charAt(0).toUpperCase() + put.slice(1) : put }
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

/**
 * No change may lead away from the author's style. Changes of one kind move the same measure, so a kind is accepted or rejected
 * as a whole: an author who writes connectives keeps them, and one with long sentences has none split.
 */
function keepNear(text: string, changes: readonly Change[], voice: VoiceProfile): Change[] {
  const distance = (some: readonly Change[]) => voiceDistance(measureVoice(withChanges(text, some)), voice)
  const before = distance([])
  let kept = [...changes]
  while (kept.length > 0 && distance(kept) > before) {
    const kinds = [...new Set(kept.map(({ kind }) => kind))]
    const without = (kind: ChangeKind) => kept.filter((change) => change.kind !== kind)
    const [nearest] = kinds
      .map((kind) => ({ left: without(kind), distance: distance(without(kind)) }))
      .sort((a, b) => a.distance - b.distance)
    kept = nearest?.left ?? []
  }
  return kept
}
