/** Questions on what the record says, or on the section that is headed so. */
import type { ReadDocument, SaidOfWork, SlotId, StudyEvidence, WorkKind } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { type Ground, OF_A_CHAPTER, OF_THE_BOOK, quotedLead, SENDS_ELSEWHERE, sectionsOf } from './grounds.ts'
import { sentenceLead } from './place-in-words.ts'
import {
  ASKS_IF_ANSWERED,
  answeringPlaces,
  besideResult,
  betterAnswer,
  isToAdvise,
  type QuestionDraft,
  reasonsBehind,
} from './question-draft.ts'
import { EXPLAINS_SIGNS, isSpeakable, isStatement } from './speakable.ts'
import { OF_PEOPLE, OF_THINGS, SECTION_TOPICS, TOPICS, type Topic } from './topics.ts'
import { BUILT_TOPICS, CLOSING, OPENING, PLAN_TOPICS } from './topics-of-plans.ts'

const MOST_SUPPORT = 3

/** Kinds of work of which a topic is not asked. */
const NOT_OF: Partial<Record<WorkKind, ReadonlySet<string>>> = {
  planned: new Set(['results', 'conclusion', 'recommendations']),
  built: new Set(['sample', 'sampling', 'variables']),
}

export function onTopics(
  kind: WorkKind,
  said: SaidOfWork,
  reading: ReadDocument,
  { front, title }: { front: StudyEvidence; title: string },
): QuestionDraft[] {
  const sections = sectionsOf(reading)
  const isOfSubject = sharing(title)
  const asked = new Set<string>()
  const carries = new Set<string>()
  const own = [
    ...TOPICS,
    ...(kind === 'planned' ? PLAN_TOPICS : []),
    ...(kind === 'built' ? BUILT_TOPICS : []),
    ...SECTION_TOPICS,
    ...CLOSING,
  ].filter(({ about }) => !NOT_OF[kind]?.has(about))
  const fits =
    ({ about }: Topic) =>
    ({ quote }: StudyEvidence) =>
      (about !== 'problem' && about !== 'gap') || (isOfSubject(quote) && !OF_THE_WORLD.test(quote))
  // What a sentence of its own says on a topic comes before what another sentence can be asked.
  const stated = new Map(
    own.map((topic): [string, QuestionDraft[]] => {
      const wordings = topic.of?.[kind]
      const places = wordings ? placesOf(topic, said).filter(fits(topic)) : []
      const found = readOut(topic, places.filter(isOfItsKind(topic, said)), asked)
      const shown = wordings && found.length === 0 ? sections.sentenceOn(topic, kind, asked) : undefined
      const quoted = shown && fits(topic)(shown) ? readOut(topic, [shown], asked) : found
      return [
        topic.about,
        quoted.map((place, at) =>
          draftOf(topic, nth(wordingsFor(topic, kind, place), at), quotedGround(place), {
            said,
            reading,
            at,
          }),
        ),
      ]
    }),
  )
  const drafts = own.flatMap((topic): QuestionDraft[] => {
    const own = stated.get(topic.about) ?? []
    if (own.length > 0) return own
    const wording = topic.on?.asks[kind]
    const near = wording && nearTo(topic, said, asked, carries)
    if (near) return [draftOf(topic, nth(wording, 0), quotedGround(near), { said, reading })]
    const open = topic.open[kind]
    const places = topic.of?.[kind] ? placesOf(topic, said).filter(fits(topic)) : []
    const ground =
      open &&
      (statedAt(places[0]) ??
        sections.forTopic(topic) ??
        (topic.roles === 'whole' ? { lead: '', place: front, title: '' } : undefined))
    return open && ground ? [draftOf(topic, nth(open, 0), ground, { said, reading })] : []
  })
  return [
    draftOf(OPENING, nth(OPENING.open[kind]!, 0), { lead: '', place: front, title: '' }, { said, reading }),
    ...drafts,
  ]
}

/** What was not looked at has changed no result in a direction; plants and records decide nothing; and advice is no finding. */
const LEFT_OUT =
  /\bnot (?:\w+ )?(?:measured|tested|included|covered|collected|considered|studied)\b|\b(?:delimited|confined|restricted|limited) to\b/i
function wordingsFor(
  { of, ofThings, toAdvise }: Topic,
  kind: WorkKind,
  place: StudyEvidence,
): string | readonly string[] {
  const words =
    (toAdvise && isToAdvise(place) && toAdvise[kind]) ||
    (ofThings && OF_THINGS.test(place.quote) && !OF_PEOPLE.test(place.quote) && ofThings[kind]) ||
    of![kind]!
  return typeof words !== 'string' && LEFT_OUT.test(place.quote)
    ? words.filter((asks) => !asks.startsWith('How may this have changed'))
    : words
}

/** What a work sets out to do is one of a list; of anything else a sentence says it. */
const IN_A_LIST: ReadonlySet<string> = new Set([
  'aim',
  'questions',
  'objectives',
  'hypotheses',
  'requirements',
])
function isOfItsKind({ about, area }: Topic, said: SaidOfWork): (place: StudyEvidence) => boolean {
  if (IN_A_LIST.has(about)) return () => true
  const setOut = new Set(
    (['objectives', 'questions', 'hypotheses'] as const).flatMap(
      (slot) => said[slot]?.map(({ place }) => place.sentenceId) ?? [],
    ),
  )
  return ({ quote, sentenceId }) =>
    (area !== 'method' || !setOut.has(sentenceId)) && (area === 'problem' || isStatement(quote))
}

const nth = (words: string | readonly string[], at: number): string =>
  typeof words === 'string' ? words : words[at % words.length]!

const quotedGround = (place: StudyEvidence): Ground => ({ lead: quotedLead(place), place, title: '' })

/** What is so everywhere is nobody's problem here. */
const OF_THE_WORLD =
  /\b(?:all over the world|worldwide|globally|around the (?:world|globe)|across the globe|in the world|internationally)\b/i
/** The background of a problem has hardly a word of the title. */
function sharing(title: string): (quote: string) => boolean {
  const stems = new Set(contentStems(title).filter((stem) => !isCommon(stem)))
  return (quote) =>
    stems.size < FEW || new Set(contentStems(quote).filter((stem) => stems.has(stem))).size >= SHARED
}
const FEW = 3
const SHARED = 2

/** A sentence on something near, which carries no other question so: first one that was not read out yet. */
function nearTo(
  { on, unless }: Topic,
  said: SaidOfWork,
  asked: ReadonlySet<string>,
  carries: Set<string>,
): StudyEvidence | undefined {
  const places = (on?.slots ?? [])
    .flatMap((slot) => said[slot]?.map(({ place }) => place) ?? [])
    .filter(
      ({ quote, sentenceId }) =>
        isSpeakable(quote) &&
        !OF_A_CHAPTER.test(quote) &&
        !carries.has(sentenceId) &&
        !unless?.test(quote) &&
        (on?.needs?.test(quote) ?? true),
    )
  const near = places.find(({ sentenceId }) => !asked.has(sentenceId)) ?? places[0]
  if (near) carries.add(near.sentenceId)
  return near
}

/** A method is defended in one's own words. */
const AS_ANOTHER_SAYS =
  /^as \p{Lu}[\p{L}-]+(?: (?:and|&) \p{Lu}[\p{L}-]+| et al\.?)? (?:\([^()]*\) )?(?:explain|argue|note|state|say|suggest|observe|put|point)\w*/iu

/** What the record says on it. */
function placesOf(
  { slots: [own], about, area, needs, unless, shows }: Topic,
  said: SaidOfWork,
): StudyEvidence[] {
  const slots: SlotId[] =
    about === 'sample' ? ['sampleAnalysed', 'sampleReturned', 'samplePlanned'] : own ? [own] : []
  return slots
    .flatMap((slot) => said[slot] ?? [])
    .map(({ place }) => place)
    .filter(
      ({ quote }) =>
        (needs?.test(quote) ?? true) &&
        !unless?.test(quote) &&
        !SENDS_ELSEWHERE.test(quote) &&
        !EXPLAINS_SIGNS.test(quote) &&
        !OF_A_CHAPTER.test(quote) &&
        (about !== 'instruments' || /\bdata\b/i.test(quote) || (shows?.test(quote) ?? true)) &&
        !(area === 'method' && (OF_THE_BOOK.test(quote) || AS_ANOTHER_SAYS.test(quote))),
    )
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

const PASSAGE = 'this passage'
/** A sentence too long to be read out is pointed at by its beginning, and asked about openly. */
const statedAt = (place: StudyEvidence | undefined): Ground | undefined =>
  place && { title: PASSAGE, place, lead: sentenceLead(place) }

/** A sentence that is read out in full is not also asked about a second time. */
function draftOf(
  topic: Topic,
  asks: string,
  { lead, place, title }: Ground,
  { said, reading, at = 0 }: { said: SaidOfWork; reading: ReadDocument; at?: number },
): QuestionDraft {
  const isStated = title === '' || title === PASSAGE
  const answers = answeringPlaces(topic.about, place, said, reading.sentences)
  // Of one objective the others are no answer.
  const slots = IN_A_LIST.has(topic.about) ? topic.slots.slice(1) : topic.slots
  const also = [
    ...new Map(
      [...answers, ...slots.flatMap((slot) => said[slot]?.map((one) => one.place) ?? [])].map((one) => [
        one.sentenceId,
        one,
      ]),
    ).values(),
  ]
    .filter(({ sentenceId }) => sentenceId !== place.sentenceId)
    .slice(0, MOST_SUPPORT)
  const beside = title === '' ? besideResult(topic.about, place, answers) : undefined
  const reasons = reasonsBehind(asks, place, reading)
  const own = topic.slots
    .slice(0, 1)
    .flatMap((slot) => said[slot]?.map((one) => one.place) ?? [])
    .filter(({ quote }) => !OF_A_CHAPTER.test(quote))
  return {
    phase: at >= (topic.inChain ?? 1) ? 'more' : topic.phase,
    area: topic.area,
    about: topic.about,
    lead: beside ? `${lead} ${beside}` : lead,
    asks: beside ? ASKS_IF_ANSWERED : asks,
    easier: topic.easier,
    why: topic.why,
    place,
    also,
    weak: false,
    weight: 5 - at,
    better: betterAnswer([...reasons, ...answers, ...(isStated && lead !== '' ? [] : own)]),
    deeper: topic.deeper,
    advice: topic.holds,
    within: topic.within,
    support: title,
  }
}
