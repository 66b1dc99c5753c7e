/** Questions on what the record says, or on the section that is headed so. */
import type { ReadDocument, SlotId, StudyEvidence } from '#capabilities/study/index.ts'
import { type Ground, quotedLead, sectionsOf } from './grounds.ts'
import { spokenPlace } from './place-in-words.ts'
import type { SaidOfWork, WorkKind } from './plan.ts'
import { betterAnswer, type QuestionDraft } from './question-draft.ts'
import { isSpeakable } from './speakable.ts'
import { SECTION_TOPICS, TOPICS, type Topic } from './topics.ts'
import { BUILT_TOPICS, CLOSING, OPENING, PLAN_TOPICS } from './topics-of-plans.ts'

const MOST_SUPPORT = 3

/** Kinds of work of which a topic is not asked. */
const NOT_OF: Partial<Record<WorkKind, ReadonlySet<string>>> = {
  planned: new Set(['results', 'conclusion', 'recommendations']),
  built: new Set(['sample', 'sampling', 'variables', 'agrees with others']),
}

export function onTopics(
  kind: WorkKind,
  said: SaidOfWork,
  reading: ReadDocument,
  front: StudyEvidence,
): QuestionDraft[] {
  const sections = sectionsOf(reading)
  const asked = new Set<string>()
  const whole = ({ lead }: { lead: string }): Ground => ({ lead, place: front, title: '' })
  const own = [
    ...TOPICS,
    ...(kind === 'planned' ? PLAN_TOPICS : []),
    ...(kind === 'built' ? BUILT_TOPICS : []),
    ...SECTION_TOPICS,
  ]
  const drafts = own
    .filter(({ about }) => !NOT_OF[kind]?.has(about))
    .flatMap((topic): QuestionDraft[] => {
      const places = topic.of?.[kind] ? placesOf(topic, said) : []
      const stated = readOut(topic, places, asked)
      if (stated.length > 0)
        return stated.map((place, at) =>
          draftOf(topic, nth(topic.of![kind]!, at), { lead: quotedLead(place), place, title: '' }, said, at),
        )
      const open = topic.open[kind]
      const ground =
        open &&
        (sections.forTopic(topic) ??
          statedAt(places[0]) ??
          (topic.roles === 'whole' ? whole({ lead: '' }) : undefined))
      return open && ground ? [draftOf(topic, nth(open, 0), ground, said, 0)] : []
    })
  const ends = [OPENING, ...CLOSING].flatMap((topic) => {
    const open = topic.open[kind]
    return open ? [draftOf(topic, nth(open, 0), whole({ lead: '' }), said, 0)] : []
  })
  return [...ends, ...drafts]
}

const nth = (words: string | readonly string[], at: number): string =>
  typeof words === 'string' ? words : words[at % words.length]!

/** What the record says on it. */
function placesOf({ slots: [own], about, needs, unless }: Topic, said: SaidOfWork): StudyEvidence[] {
  const slots: SlotId[] =
    about === 'sample' ? ['sampleAnalysed', 'sampleReturned', 'samplePlanned'] : own ? [own] : []
  return slots
    .flatMap((slot) => said[slot] ?? [])
    .map(({ place }) => place)
    .filter(({ quote }) => (needs?.test(quote) ?? true) && !unless?.test(quote))
}

/** Those that a listener can follow, each sentence once in a session. */
const readOut = (
  { most = 1 }: Topic,
  places: readonly StudyEvidence[],
  asked: Set<string>,
): StudyEvidence[] =>
  places
    .filter(({ quote, sentenceId }) => isSpeakable(quote) && !asked.has(sentenceId) && asked.add(sentenceId))
    .slice(0, most)

/** A sentence too long to be read out is pointed at, and asked about openly. */
const statedAt = (place: StudyEvidence | undefined): Ground | undefined =>
  place && { title: 'this passage', place, lead: `I am looking at ${spokenPlace(place)}.` }

/** A sentence that is read out in full is not also asked about a second time. */
function draftOf(
  topic: Omit<Topic, 'heading' | 'roles' | 'of'>,
  asks: string,
  { lead, place, title }: Ground,
  said: SaidOfWork,
  at: number,
): QuestionDraft {
  const support = topic.slots.flatMap((slot) => said[slot]?.map((one) => one.place) ?? [])
  const also = support.filter(({ sentenceId }) => sentenceId !== place.sentenceId).slice(0, MOST_SUPPORT)
  const isStated = title === ''
  return {
    phase: at >= (topic.inChain ?? 1) ? 'more' : topic.phase,
    area: topic.area,
    about: topic.about,
    lead,
    asks,
    easier: topic.easier,
    why: topic.why,
    place,
    also,
    weak: false,
    weight: 5 - at,
    better: betterAnswer(
      isStated ? [place, ...also] : also,
      topic.holds,
      isStated ? undefined : { title, place },
    ),
    deeper: topic.deeper,
    advice: topic.holds,
    within: topic.within,
    support: title,
  }
}
