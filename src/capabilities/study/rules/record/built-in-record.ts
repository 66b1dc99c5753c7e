/**
 * The built-in reader of the record: certain, or silent. A slot is filled by the few patterns of `knowledge/` alone; what
 * stands under a heading of its name, or sounds like it, is a candidate: the student is asked about it, and nobody says it.
 */
import { plainWords } from '#kit/text/plain-words.ts'
import { evidenceOf } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { FactKind, Topic } from '../facts/fact.ts'
import type { WorkStage } from '../facts/stage.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import type { SentenceRoles } from '../roles/sentence-roles.ts'
import { readNumberWords } from '../text/number-words.ts'
import { frontPage } from './front/front-page.ts'
import { KNOWLEDGE } from './knowledge/all.ts'
import { isScope, saysOtherwise } from './knowledge/says-otherwise.ts'
import { candidacyOf, likelihoodOf } from './likely-slots.ts'
import { isInTime } from './match-slot.ts'
import { type OwnList, ownLists } from './own-lists.ts'
import type { SlotKnowledge } from './slot-pattern.ts'
import {
  emptySlots,
  KIND_OF_SLOT,
  SAMPLE,
  SLOTS,
  type Slot,
  type SlotEntry,
  type SlotId,
  type StudyRecord,
} from './study-record.ts'
import type { ToldSlot, ToldSlots } from './told-slots.ts'

export type ReadWork = {
  reading: ReadDocument
  kind: DocumentKind
  stage: WorkStage | null
  statements: readonly CandidateSentence[]
  toldIn: (statement: CandidateSentence) => ToldSlots
  roles: SentenceRoles
}

const MOST_CANDIDATES = 3
const MOST: Partial<Record<SlotId, number>> = {
  results: 6,
  conclusions: 3,
  limits: 6,
  recommendations: 6,
  analyses: 2,
}
const MOST_OF_OTHERS = 3
/** A figure that differs from place to place is a contradiction to be shown, not a choice to be made. */
const COUNTED: ReadonlySet<SlotId> = new Set(SAMPLE)
const LIST_NOUNS = {
  objectives: /\b(\d{1,2}|two|three|four|five|six|seven) (?:specific |research |main )?objectives\b/i,
  questions: /\b(\d{1,2}|two|three|four|five|six|seven) (?:specific |main |key )?research questions\b/i,
  hypotheses: /\b(\d{1,2}|two|three|four|five|six|seven) (?:research |null |main )?hypotheses\b/i,
} as const

export function builtInRecord(work: ReadWork): StudyRecord {
  const slots: Record<SlotId, Slot> = emptySlots()
  for (const [id, { entries, candidates }] of Object.entries(frontPage(work.reading)) as [SlotId, OwnPage][])
    slots[id] = slotOf(entries, candidates)
  if (work.kind === 'research') {
    for (const known of KNOWLEDGE) slots[known.slot] = slotOf(statedIn(work, known), [])
    fillLists(slots, work)
    for (const [id, kind] of Object.entries(KIND_OF_SLOT) as [SlotId, FactKind][])
      slots[id] = slotOf(
        slots[id].entries,
        [...slots[id].candidates, ...candidatesOf(work, id, kind, slots[id])],
        slots[id].isComplete,
      )
  }
  return { version: 1, kind: work.kind, stage: work.stage, slots, remarks: [], absences: [], summary: [] }
}

type OwnPage = { entries: SlotEntry[]; candidates: SlotEntry[] }

const slotOf = (
  entries: readonly SlotEntry[],
  candidates: readonly SlotEntry[],
  isComplete = false,
): Slot => ({
  state: entries.length > 0 ? 'proved' : candidates.length > 0 ? 'unsure' : 'empty',
  entries,
  candidates: candidates.slice(0, MOST_CANDIDATES),
  isComplete,
})

function fillLists(slots: Record<SlotId, Slot>, { reading }: ReadWork): void {
  const { aim, ...lists } = ownLists(reading)
  for (const [id, { entries, isComplete }] of Object.entries(lists) as [keyof typeof lists, OwnList][])
    if (entries.length > 0)
      // Four of eight objectives are not the objectives: the student is asked.
      slots[id] =
        isComplete && !isShort(entries, reading.sentences, LIST_NOUNS[id]) && areDistinct(entries)
          ? slotOf(entries, [], true)
          : slotOf([], entries)
  if (aim.length > 0) slots.aim = slotOf(aim.slice(0, 1), [])
}

/** "Three objectives" of which two were read: the list lacks one. */
const isShort = (entries: readonly SlotEntry[], sentences: readonly ReadSentence[], noun: RegExp): boolean =>
  sentences.some(({ text }) => {
    const said = text.match(noun)?.[1]
    const count = said ? Number(said) || readNumberWords(said) : null
    return typeof count === 'number' && count > entries.length
  })

/** One item printed twice is a list that was read or written wrongly. */
const areDistinct = (entries: readonly SlotEntry[]): boolean =>
  entries.every((one, at) => entries.findIndex((other) => isSame(one, other)) === at)

/** Where a work states a thing best. */
const PLACES: Partial<Record<SlotId, readonly string[]>> = {
  gap: ['introduction', 'abstract', 'literature'],
  aim: ['introduction', 'abstract', 'other'],
  results: ['abstract', 'conclusion', 'discussion', 'results'],
  conclusions: ['conclusion', 'abstract', 'discussion'],
}

type Weighed = { entry: SlotEntry; worth: number; at: number }

function statedIn({ statements, stage, toldIn, roles }: ReadWork, known: SlotKnowledge): SlotEntry[] {
  const isPlan = stage === 'proposal'
  if (isPlan && (known.slot === 'results' || known.slot === 'conclusions')) return []
  const found: Weighed[] = []
  for (const stated of statements) {
    if (!isInTime(known, stated, isPlan)) continue
    if (isOfAStep(known.slot, stated) || isElsewhere(known.slot, stated)) continue
    const { isLikely, isLikelyAlone, worth } = likelihoodOf(known.slot, stated, roles)
    if (!isLikely || saysOtherwise(known.slot, stated.text)) continue
    const told = toldIn(stated).get(known.slot)
    if (!told && !isLikelyAlone) continue
    if (known.slot === 'tools' && !NAMES_SOMETHING.test(told?.match.value ?? '')) continue
    found.push({
      entry: entryOf(known.slot, stated, told?.match ?? {}),
      worth: worth + wordsWorth(known.slot, stated, told) + placeWorth(known.slot, stated),
      at: stated.at,
    })
  }
  const entries = chosen(known.slot, found)
  return known.slot === 'recommendations' && leavesOut(entries, statements) ? [] : entries
}

/** A form of words under its heading, before the heading alone or the words elsewhere. */
function wordsWorth(slot: SlotId, stated: CandidateSentence, told: ToldSlot | undefined): number {
  if (!told) return 0
  const underHeading = !told.isUnderItsTopic && isUnderItsHeading(slot, stated) ? 2 : 0
  return underHeading - told.order * (slot === 'aim' ? 1 : 0.1)
}

function placeWorth(slot: SlotId, { role, text }: CandidateSentence): number {
  const places = PLACES[slot] ?? []
  return (
    (places.includes(role) ? places.length - places.indexOf(role) : 0) +
    (slot === 'results' && /\d/.test(text) ? 1 : 0) -
    (/^\p{Ll}/u.test(text) ? 3 : 0)
  )
}

/** What others may study is not what a work recommends, where its recommendations stand under their heading unread. */
const leavesOut = (entries: readonly SlotEntry[], statements: readonly CandidateSentence[]): boolean =>
  entries.every(({ value }) => /\b(?:future|further) (?:research|stud(?:y|ies)|work)\b/i.test(value)) &&
  statements.some(
    ({ heading, text }) =>
      /\brecommendations?\b/.test(heading) && !entries.some(({ value }) => value === text),
  )

const NAMES_AIM = /\b(?:aims?|purpose|goal|(?:general|main|overall|broad) objective)\b/i
const isUnderItsHeading = (slot: SlotId, { topics, heading }: CandidateSentence): boolean => {
  if (slot === 'aim' && NAMES_AIM.test(heading)) return true
  const kind = KIND_OF_SLOT[slot]
  return kind !== undefined && topics.includes(kind)
}

/** "Built with Flutter" names a tool, "built with users in mind" does not. */
const NAMES_SOMETHING = /\p{Lu}/u

/** Far into a work, "we sought to" is the aim of a step; a conclusion looks back. */
const OPENING = 0.4
const isOfAStep = (slot: SlotId, { at, role }: CandidateSentence): boolean =>
  slot === 'aim' && at > OPENING && !['abstract', 'introduction', 'conclusion'].includes(role)

/** Under a heading that announces something else, a form of words of the methods is told of that. */
const OF_THE_METHODS: ReadonlySet<SlotId> = new Set([
  'design',
  'setting',
  'population',
  'sampling',
  'instruments',
  'analyses',
  'ethics',
])
const SOMETHING_ELSE: ReadonlySet<Topic> = new Set([
  'theory',
  'definition',
  'problem',
  'question',
  'contribution',
  'limitation',
])
const isElsewhere = (slot: SlotId, { topics, text, heading, role, voice }: CandidateSentence): boolean =>
  // Held against what others found: their figures are in it.
  (slot === 'results' && voice.cites) ||
  // A summary in front tells what the work is for.
  (slot === 'recommendations' && role === 'introduction' && !topics.includes('recommendation')) ||
  (slot === 'limits' && isScope(heading, text, role)) ||
  (slot === 'conclusions' && !CONCLUDES.has(role) && !topics.includes('conclusion')) ||
  (OF_THE_METHODS.has(slot) &&
    topics.some((one) => SOMETHING_ELSE.has(one) || (one === 'approach' && slot !== 'design'))) ||
  // Torn from the sentence before.
  ((slot === 'results' || slot === 'conclusions') && !/^[^\p{L}]*\p{Lu}/u.test(text))

/** "We can conclude" below a table is the reading of one test. */
const CONCLUDES: ReadonlySet<string> = new Set(['conclusion', 'discussion', 'abstract'])

function entryOf(
  slot: SlotId,
  { sentence, text, isItem }: CandidateSentence,
  { value, n }: { value?: string; n?: string },
): SlotEntry {
  const words = isItem ? text.replace(/^\s*(?:[-•*◦▪–○●]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)])\s*/i, '') : text
  const short = slot === 'aim' && value ? value.replace(/\.$/, '') : undefined
  return { value: (COUNTED.has(slot) ? n : short) ?? words, evidence: [evidenceOf(sentence)], by: 'built-in' }
}

function chosen(slot: SlotId, found: readonly Weighed[]): SlotEntry[] {
  const best = found.toSorted((a, b) => b.worth - a.worth || a.at - b.at)
  const distinct = best.filter(({ entry }, at) => best.findIndex((one) => isSame(one.entry, entry)) === at)
  if (COUNTED.has(slot)) return distinct.map(({ entry }) => entry).slice(0, MOST_OF_OTHERS)
  if (SLOTS[slot] === 'one') return distinct.slice(0, 1).map(({ entry }) => entry)
  return distinct
    .slice(0, MOST[slot] ?? MOST_OF_OTHERS)
    .sort((a, b) => (slot === 'results' ? 0 : a.at - b.at))
    .map(({ entry }) => entry)
}

const isSame = (one: SlotEntry, other: SlotEntry): boolean =>
  one === other ||
  plainWords(one.value) === plainWords(other.value) ||
  plainWords(one.value).slice(0, 60) === plainWords(other.value).slice(0, 60)

/** As likely as not to be something else, but worth asking about. */
const LEAST_CANDIDACY = 0.25
/** Its heading announces it. */
const ANNOUNCED = 0.3

/** What else may be meant: offered where nothing is certain, or where the student says that what was found is not it. */
function candidatesOf(
  { statements, roles }: ReadWork,
  slot: SlotId,
  kind: FactKind,
  read: Slot,
): SlotEntry[] {
  const taken = new Set(
    [...read.entries, ...read.candidates].flatMap(({ evidence }) =>
      evidence.map(({ sentenceId }) => sentenceId),
    ),
  )
  return statements
    .filter(
      ({ sentence, role, voice, text, isItem }) =>
        !taken.has(sentence.id) &&
        // The end of a line that stands above says nothing without its beginning.
        (isItem || !/^[^\p{L}]*\p{Ll}/u.test(text)) &&
        role !== 'literature' &&
        !voice.byOthers &&
        !voice.quoted &&
        !voice.signpost &&
        !/[:;]$/.test(text),
    )
    .map((stated) => ({
      stated,
      worth: candidacyOf(slot, stated, roles) + (stated.topics.includes(kind) ? ANNOUNCED : 0),
    }))
    .filter(({ worth }) => worth >= LEAST_CANDIDACY)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_CANDIDATES)
    .map(({ stated: { sentence } }) => ({
      value: sentence.text,
      evidence: [evidenceOf(sentence)],
      by: 'built-in',
    }))
}
