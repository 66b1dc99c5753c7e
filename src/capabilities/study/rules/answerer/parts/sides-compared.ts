/** Two parts or two kinds of statement side by side, with the comparisons that lie between them. */
import { STUDY_SENTENCES } from '../../../spec.ts'
import { heaviestComparisons } from '../../compare/heaviest.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { comparisonsMade } from '../judgement.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { limit, quote, toldSegment } from '../segments.ts'
import { eachGroup } from '../slots/slots-answer.ts'
import type { Side } from '../understand.ts'
import { partInBrief } from './part-in-brief.ts'
import { findPart } from './parts.ts'

const OF_COMPARING =
  /\b(?:compare|compared|comparison|chapter|section|part|say|says|said|about|different|difference|differ|agree|match|between|and|with)\b|\b\d+(?:\.\d+)*\b|\b(?:one|two|three|four|five|six|seven|eight)\b/gi

export function* compared(
  sides: readonly [Side, Side],
  study: OpenStudy,
  question: string,
): Generator<AnswerSegment, void, undefined> {
  const about = question.replace(OF_COMPARING, ' ')
  const isNarrowed =
    sides.every((side) => 'part' in side && side.part.by !== 'role') &&
    readQuestion(about).words.some(({ weighs }) => weighs !== 'light')
  const held: Set<string>[] = []
  const told = new Set<string>()
  for (const side of sides) {
    const part = 'part' in side ? findPart(study.reading, side.part) : undefined
    if ('part' in side && !part) yield limit(STUDY_SENTENCES.noSuchPlace(side.part.words))
    else if (part && isNarrowed) {
      const found = lookUpIn(study, about, new Set(part.sections))
      yield toldSegment(`${part.title.replace(/\s+/g, ' ')}:`)
      if (!found.isAnswered) yield limit(STUDY_SENTENCES.notInPart('it'))
      for (const evidence of found.isAnswered ? found.evidence : []) yield quote(evidence)
    } else if (part) yield* partInBrief(part, study, 3)
    else if ('slots' in side) {
      const said = [...eachGroup(side.slots, [], study)].filter(
        ({ text }) => text !== STUDY_SENTENCES.maybeMore,
      )
      if (said.length === 0) yield limit(STUDY_SENTENCES.notInDocument)
      yield* said.slice(0, MOST_OF_SIDE)
      for (const { sources } of said)
        for (const source of sources) if (source.kind === 'document') told.add(source.sentenceId)
    }
    held.push(new Set(part?.sections))
  }
  const sectionOf = new Map(
    [...study.reading.sentences, ...study.reading.blocks].map(({ id, section }) => [id, section]),
  )
  const touches = (ids: (string | undefined)[]) =>
    held.every((some) => some.size === 0 || ids.some((id) => id && some.has(sectionOf.get(id) ?? '')))
  const between = heaviestComparisons(study, 50).filter(
    ({ here, there }) =>
      told.has(here.place.sentenceId) ||
      (there.place && touches([here.place.sentenceId, there.place.sentenceId])),
  )
  for (const { says, here } of between.slice(0, 3)) {
    yield toldSegment(says)
    yield quote(here.place)
  }
  yield toldSegment(
    between.length > 0 ? STUDY_SENTENCES.judgeRest : STUDY_SENTENCES.needsReader(comparisonsMade(study)),
  )
}

const MOST_OF_SIDE = 5
