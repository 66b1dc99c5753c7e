/** Sentences of a work that an examiner stops at, each kind with the question it calls for. */

import {
  evidenceOf,
  type ReadDocument,
  type ReadSentence,
  type SaidOfWork,
  type WorkKind,
} from '#capabilities/study/index.ts'
import { authorOf } from '#capabilities/study/text.index.ts'
import { isGround, OF_THE_BOOK, quotedLead } from './grounds.ts'
import { KINDS, type Telling } from './kinds-of-sentences.ts'
import { FILLING } from './kinds-that-fill.ts'
import {
  answeringPlaces,
  betterAnswer,
  ownStems,
  type QuestionDraft,
  reasonsBehind,
} from './question-draft.ts'
import { isStatement, POINTS_BACK } from './speakable.ts'

const MOST_OF_A_KIND = 3
const LEAST_KNOWN = 5
/** A work that gives few kinds gives more of each. */
const MORE_OF_A_KIND = 10
/** Participants who are quoted, and what was taken from a handbook. */
const SPEAKS = /\b(?:I|[Mm]y|[Mm]e|[Yy]ou|[Yy]our)\b|["“”]/
/** “Frontend: the part that …” */
const TELLS_A_WORD = /^[\p{L} ]{2,30}: /u
/** In finished work this is left from its plan, or told of any such work. */
const TO_COME = /\b(?:will|shall)\b/i
/** What a picture or a table shows cannot be listened to. */
const POINTS_AT = /\b(?:figures?|fig\.|tables?|appendix|equations?|below|above|following|chapter|section)\b/i

export function onTellingSentences(
  kind: WorkKind,
  reading: ReadDocument,
  said: SaidOfWork,
  isUsed: (sentenceId: string) => boolean,
  least: number,
): QuestionDraft[] {
  const used = new Set<string>()
  const texts = new Set<string>()
  // What stands twice is asked about once.
  const isNew = (text: string) => !texts.has(text) && texts.add(text)
  // What is still to be built works in no way yet.
  const ahead = new Set(
    reading.sections.flatMap(({ id, title }) => (/\b(?:future|recommend\w*)\b/i.test(title) ? [id] : [])),
  )
  const own = reading.sentences.filter(
    (one) =>
      isGround(one) &&
      isStatement(one.text) &&
      !SPEAKS.test(one.text) &&
      !POINTS_BACK.test(one.text) &&
      !POINTS_AT.test(one.text) &&
      (kind === 'planned' || !TO_COME.test(one.text)) &&
      !(one.role === 'methods' && OF_THE_BOOK.test(one.text)) &&
      !(kind === 'built' && ahead.has(one.section)) &&
      !(kind === 'built' && TELLS_A_WORD.test(one.text)) &&
      !isUsed(one.id) &&
      isNew(one.text),
  )
  const about = new Set(
    (['title', 'aim', 'objectives', 'questions'] as const).flatMap((slot) =>
      (said[slot] ?? []).flatMap(({ place }) => ownStems(place.quote)),
    ),
  )
  // A figure of something that the work never set out to look at is asked about in no viva.
  const isOfSubject = (text: string) =>
    about.size < LEAST_KNOWN || ownStems(text).some((stem) => about.has(stem))
  const times = new Map<string, number>()
  const told = new Set<string>()
  const drawn = (kinds: readonly Telling[], most: number, fits: (text: string) => boolean) =>
    kinds
      .filter(({ of }) => of.includes(kind))
      .flatMap((telling) => {
        const fit = own.filter(
          ({ id, role, text }) =>
            !used.has(id) && telling.roles.includes(role) && telling.says(text) && fits(text),
        )
        const left = telling.asks.length - (times.get(telling.about) ?? 0)
        return evenly(fit, Math.min(most, left)).map((sentence) => {
          used.add(sentence.id)
          const at = times.get(telling.about) ?? 0
          times.set(telling.about, at + 1)
          return questionOn(telling, sentence, { at, kind, said, reading, told })
        })
      })
  const drafts = drawn(KINDS, MOST_OF_A_KIND, isOfSubject)
  // Of a work that gives little, more of each, and in the end of anything it says.
  for (const fits of [isOfSubject, () => true])
    for (const kinds of [KINDS, FILLING])
      drafts.push(...drawn(kinds, MORE_OF_A_KIND, fits).slice(0, Math.max(0, least - drafts.length)))
  return drafts
}

/** What a figure is compared with is not asked where the sentence says it. */
const COMPARES = /\b(?:compared (?:to|with)|relative to|than)\b/i
const ASKS_WITH_WHAT = /^Compared with what\b/

function evenly<One>(all: readonly One[], most: number): One[] {
  if (most === 0) return []
  const every = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, at) => at % every === 0).slice(0, most)
}

function questionOn(
  telling: Telling,
  sentence: ReadSentence,
  {
    at,
    kind,
    said,
    reading,
    told,
  }: { at: number; kind: WorkKind; said: SaidOfWork; reading: ReadDocument; told: Set<string> },
): QuestionDraft {
  const all = (kind === 'planned' && telling.asksOfPlan) || telling.asks
  const asks = COMPARES.test(sentence.text) ? all.filter((ask) => !ASKS_WITH_WHAT.test(ask)) : all
  const place = evidenceOf(sentence)
  const answers = answeringPlaces(telling.about, place, said)
  // In the same words nothing is asked twice.
  const wording = asks.find((ask) => !told.has(ask)) ?? asks[0]!
  told.add(wording)
  const asked = wording.replaceAll('{author}', authorOf(sentence.text))
  return {
    about: telling.about,
    area: sentence.role === 'methods' && telling.area === 'problem' ? 'method' : telling.area,
    easier: telling.easier,
    deeper: telling.deeper,
    asks: asked,
    phase: 'more',
    lead: quotedLead(place),
    place,
    also: [],
    why: 'A panel reads sentences aloud and asks what stands behind them.',
    weak: false,
    weight: 3 - at / MOST_OF_A_KIND,
    better: betterAnswer([...reasonsBehind(asked, place, reading), ...answers]),
    advice: telling.holds,
    within: 'hour',
    support: '',
  }
}
