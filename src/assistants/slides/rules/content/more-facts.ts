/** Facts on no slide yet: put into the room slides have left, and onto additional slides. */
import { FACT_KINDS, type Fact, type FactKind } from '#capabilities/study/index.ts'
import { asPoints, asTitle, type DeckPart, type Draft } from './draft.ts'
import { openFactsByWorth } from './importance.ts'
import { type Material, pointFrom, sourceOfFact } from './material.ts'
import { hasRoomFor } from './room.ts'
import { familyOf, takeOne } from './take.ts'

/** Facts that belong to a slide beyond its plan. */
export const BELONGS_TO: Record<string, readonly FactKind[]> = {
  background: ['problem', 'setting', 'definition'],
  problem: ['problem', 'gap'],
  objectives: ['aim', 'objective'],
  questions: ['hypothesis', 'question'],
  significance: ['contribution'],
  literature: ['gap'],
  gap: ['gap'],
  framework: ['theory', 'definition'],
  design: ['design', 'approach', 'procedure', 'variables', 'instrument'],
  sample: ['sample-size', 'population', 'sampling', 'setting', 'period', 'procedure', 'instrument'],
  instruments: ['instrument', 'variables', 'procedure', 'period'],
  analysis: ['analysis', 'software', 'reliability', 'ethics', 'instrument', 'variables', 'procedure'],
  ethics: ['ethics', 'reliability'],
  'result-1': ['result', 'null-result'],
  'result-2': ['result', 'null-result'],
  'result-3': ['result', 'null-result'],
  discussion: ['null-result', 'result', 'limitation'],
  limits: ['limitation'],
  conclusion: ['conclusion', 'recommendation'],
}

export const HEADS: Partial<Record<FactKind, string>> = {
  aim: 'Aim',
  hypothesis: 'Hypothesis',
  question: 'Question',
  problem: 'Problem',
  gap: 'Gap',
  contribution: 'Contribution',
  design: 'Design',
  approach: 'Approach',
  population: 'Population',
  sampling: 'Sampling',
  setting: 'Setting',
  period: 'Period',
  objective: 'Objective',
  analysis: 'Analysis',
  software: 'Software',
  reliability: 'Validity',
  ethics: 'Ethics',
  instrument: 'Instrument',
  variables: 'Variables',
  procedure: 'Procedure',
  conclusion: 'Conclusion',
  recommendation: 'Recommendation',
  limitation: 'Limit',
  result: 'Finding',
  'null-result': 'No effect',
}

type PlacedFacts = { id: string; part: DeckPart; draft: Draft }

/** The most valuable facts go where there is room: on the slide of their kind, or of their part of the talk. */
export function fillRoom(placed: readonly PlacedFacts[], material: Material): void {
  for (const { fact } of openFactsByWorth(material)) {
    if (material.used.has(fact.evidence.sentenceId)) continue
    const own = placed.filter(({ id }) => BELONGS_TO[id]?.includes(fact.kind))
    const near = placed.filter(
      ({ id, part, draft }) => part === PART_OF_KIND[fact.kind] && !ALONE.has(id) && draft.form !== 'visual',
    )
    for (const { draft } of [...own, ...near]) if (added(draft, fact, material)) break
  }
}

/** Their content is of one kind, and labelled so. */
export const ALONE: ReadonlySet<string> = new Set([
  'problem',
  'gap',
  'objectives',
  'questions',
  'sample',
  'timetable',
  'literature',
  'limits',
])

function added(draft: Draft, fact: Fact, material: Material): boolean {
  const source = sourceOfFact(fact)
  const head = draft.form === 'cards' ? (HEADS[fact.kind] ?? 'Also') : undefined
  const tried = pointFrom(material, source, head)
  if (!tried || !hasRoomFor(draft, tried)) return false
  const point = takeOne(material, source, familyOf(fact.kind), head)
  if (point) draft.points.push(point)
  return point !== undefined
}

/** A title that is only a label is replaced by a statement of the document that is on no slide. */
export function sayInTitles(placed: readonly PlacedFacts[], material: Material): void {
  for (const { id, part, draft } of placed) {
    if (draft.says || KEEP_TITLE.has(id)) continue
    sayOwnPoint(draft, material)
    if (draft.says) continue
    const kinds = BELONGS_TO[id] ?? kindsOf(part)
    for (const { fact } of openFactsByWorth(material)) {
      if (!kinds.includes(fact.kind) || NO_MESSAGE.has(fact.kind)) continue
      const source = sourceOfFact(fact)
      const tried = pointFrom(material, source)
      const title = tried && asTitle(tried)
      const point = title && takeOne(material, source, familyOf(fact.kind))
      if (!title || !point) continue
      draft.title = title
      draft.says = true
      draft.said = [...(draft.said ?? []), point]
      break
    }
  }
}
/** The first of several that is short enough, if the work states it as a fact. */
function sayOwnPoint(draft: Draft, { book }: Material): void {
  const stated = new Set(
    book.facts.flatMap(({ kind, evidence }) => (NO_MESSAGE.has(kind) ? [] : [evidence.sentenceId])),
  )
  const least = draft.form === 'cards' ? 3 : 2
  if (draft.points.length < least || (draft.form !== 'points' && draft.form !== 'cards')) return
  for (const point of draft.points) {
    const title = point.sources.some(({ sentenceId }) => stated.has(sentenceId)) && asTitle(point)
    if (!title) continue
    draft.title = title
    draft.says = true
    draft.points = draft.points.filter((one) => one !== point)
    draft.said = [...(draft.said ?? []), point]
    return
  }
}

/** Intentions and terms are lines, not messages of a slide. */
const NO_MESSAGE: ReadonlySet<FactKind> = new Set([
  'aim',
  'objective',
  'question',
  'hypothesis',
  'definition',
  'ethics',
  'recommendation',
])
const KEEP_TITLE: ReadonlySet<string> = new Set(['objectives', 'questions', 'sample', 'timetable'])

type FactGroup = {
  part: DeckPart
  kicker: string
  title: string
  /** A list told as a whole has a slide even when only one item is left. */
  whole?: { title: string }
  kinds: readonly FactKind[]
}
/** Likeliest questions first; each group has its turn before one repeats. */
const GROUPS: readonly FactGroup[] = [
  {
    part: 'Results',
    kicker: 'Further results',
    title: 'The data also give these answers',
    kinds: ['result', 'null-result'],
  },
  {
    part: 'Methods',
    kicker: 'Analysis',
    title: 'The data are analysed with these tools',
    kinds: ['analysis', 'software', 'reliability'],
  },
  {
    part: 'Purpose',
    kicker: 'Aims',
    title: 'The study also has these aims',
    whole: { title: 'The study also has this aim' },
    kinds: ['aim', 'objective', 'hypothesis', 'question'],
  },
  {
    part: 'Methods',
    kicker: 'Procedure',
    title: 'The study follows these steps',
    kinds: ['procedure', 'variables', 'instrument', 'period', 'setting'],
  },
  {
    part: 'Conclusion',
    kicker: 'What follows',
    title: 'The study also leads to this',
    kinds: ['conclusion', 'recommendation'],
  },
  {
    part: 'Background',
    kicker: 'Problem',
    title: 'The problem has these aspects',
    kinds: ['problem', 'gap'],
  },
  {
    part: 'Methods',
    kicker: 'Design',
    title: 'The design has these features',
    kinds: ['approach', 'design', 'sampling', 'population', 'sample-size'],
  },
  {
    part: 'Literature',
    kicker: 'Concepts',
    title: 'The study uses these ideas',
    kinds: ['theory', 'definition'],
  },
  { part: 'Purpose', kicker: 'Contribution', title: 'The study contributes this', kinds: ['contribution'] },
  {
    part: 'Conclusion',
    kicker: 'Limits',
    title: 'The study has these limitations',
    kinds: ['limitation', 'ethics'],
  },
]
export type Filler = { part: DeckPart; kicker: string; draft: Draft }

/** The most valuable group, if it has at least this many. */
export function nextFacts(
  material: Material,
  least: number,
  { isPlan }: { isPlan: boolean },
): Filler | undefined {
  const open = openFactsByWorth(material).filter(
    ({ fact, worth }) => worth > 0 && pointFrom(material, sourceOfFact(fact)),
  )
  const byWorth = GROUPS.filter(({ part }) => !isPlan || part !== 'Results')
    .map((group) => ({ group, facts: open.filter(({ fact }) => group.kinds.includes(fact.kind)) }))
    .filter(({ group, facts }) => facts.length >= (group.whole ? 1 : least))
    .map((one) => ({ ...one, worth: one.facts.slice(0, USUAL).reduce((sum, { worth }) => sum + worth, 0) }))
    .sort((a, b) => b.worth - a.worth)
  for (const { group, facts } of byWorth) {
    const draft = draftOf(
      group,
      material,
      facts.map(({ fact }) => fact),
    )
    if (draft) return { part: group.part, kicker: group.kicker, draft }
  }
  return undefined
}
const USUAL = 3

function draftOf(
  { title, whole, kinds }: FactGroup,
  material: Material,
  facts: readonly Fact[],
): Draft | undefined {
  const full: Draft = { title, form: 'points', points: [] }
  for (const fact of facts) if (!material.used.has(fact.evidence.sentenceId)) added(full, fact, material)
  // An intention or a null hypothesis as a slide's title would be read as a finding.
  if (kinds.every((kind) => NO_MESSAGE.has(kind)) && full.points.length > 1) return full
  return asPoints(full.points, full.points.length === 1 ? (whole?.title ?? title) : title)
}

/** The part of the talk it belongs to. */
export const PART_OF_KIND: Record<FactKind, DeckPart> = {
  aim: 'Purpose',
  question: 'Purpose',
  objective: 'Purpose',
  hypothesis: 'Purpose',
  contribution: 'Purpose',
  problem: 'Background',
  gap: 'Literature',
  theory: 'Literature',
  definition: 'Literature',
  approach: 'Methods',
  design: 'Methods',
  population: 'Methods',
  'sample-size': 'Methods',
  sampling: 'Methods',
  setting: 'Methods',
  period: 'Methods',
  instrument: 'Methods',
  variables: 'Methods',
  procedure: 'Methods',
  analysis: 'Methods',
  software: 'Methods',
  reliability: 'Methods',
  ethics: 'Methods',
  result: 'Results',
  'null-result': 'Results',
  conclusion: 'Conclusion',
  limitation: 'Conclusion',
  recommendation: 'Conclusion',
}

const kindsOf = (part: DeckPart): FactKind[] => FACT_KINDS.filter((kind) => PART_OF_KIND[kind] === part)
