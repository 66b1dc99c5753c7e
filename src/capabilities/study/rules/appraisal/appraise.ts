/**
 * A work held against what a supervisor looks for, theme by theme: what it says, which points are there, and which were
 * looked for in the whole text and not found. Whether what stands there is good is nobody's verdict here.
 */

import { contentStems } from '#kit/text/content-stems.ts'
import { eachOnce, evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import { isEnglish, type ReadSentence } from '../document/reading.ts'
import { bareHeading } from '../document/role-of-heading.ts'
import { readCount } from '../statistics/printed-number.ts'
import { isCommon } from '../text/common-words.ts'
import type { Appraisal, Appraised, PointSeen, SaidOfWork, ThemeSeen } from './appraised.ts'
import { kindOfWork, saidOfWork, traitsOf } from './kind-of-work.ts'
import { isQuotable, type Lines, linesToSearch } from './lines.ts'
import { pairingsOf } from './pairings.ts'
import { isFor, type LookedFor, type Theme, type Trait } from './themes/theme.ts'
import { THEMES } from './themes/themes.ts'
import { weakPointsOf } from './weak-points.ts'

export function appraise(study: Appraised): Appraisal {
  const record = study.record()
  const said = saidOfWork(record)
  const kind = kindOfWork(record, study.reading)
  const traits = traitsOf(study, kind)
  const lines = linesToSearch(study.reading)
  const seen = THEMES.filter(({ for: only }) => isFor(only, traits)).map((theme) => [
    theme.id,
    seenOf(theme, { study, said, lines, traits }),
  ])
  return {
    kind,
    title: study.title(),
    traits,
    themes: Object.fromEntries(seen),
    weak: weakPointsOf(study, said, kind),
    pairings: pairingsOf(said, study),
    counts: { ...countedForSure(study), ...countsSaid(said), listed: study.references().list.entries.length },
    chapters: study.reading.sections
      .filter(({ level }) => level <= 2)
      .map(({ id, title }) => ({ title, role: study.reading.roleOf.get(id) ?? 'other' })),
  }
}

type Looking = { study: Appraised; said: SaidOfWork; lines: Lines; traits: readonly Trait[] }

const MOST_SAID = 4
/** A text of so few sentences was not read whole, and nothing is missing in it. */
const LEAST_READ = 40

function seenOf(theme: Theme, looking: Looking): ThemeSeen {
  const { study, lines } = looking
  const inside = lines.own.filter((one) => isInside(one, theme, study))
  const { says, state } = saysOf(theme, inside, looking)
  const isAnywhere = !theme.states || mayBeSaid(theme, looking)
  const isWhole = isEnglish(study.reading) && lines.own.length >= LEAST_READ
  const points = theme.points.flatMap((point, at): PointSeen[] =>
    !isFor(point.for, looking.traits)
      ? []
      : 'ask' in point
        ? [{ at, state: 'open', place: null }]
        : [{ at, ...pointIn(theme, point, inside, lines, isWhole) }],
  )
  const near = says[0]
  return {
    state: says.length > 0 ? state : isAnywhere || inside.length > 0 || !isWhole ? 'unsaid' : 'absent',
    says,
    reason: reasonOf(theme, inside, near),
    points,
  }
}

/** By its names, by other words of it, or by what the record holds for likely. */
function mayBeSaid(theme: Theme, { study, lines }: Looking): boolean {
  const { states, asks, name, plain, slots = [] } = theme
  const idea = ideaOf(`${name} ${plain}`)
  return (
    slots.some((slot) => study.record().slots[slot].candidates.length > 0) ||
    lines.all.some(({ text }) => states?.test(text) || asks.test(text) || speaksOf(text, idea))
  )
}

/** The sections that are about it: by the part that their heading announces, or by its words. */
function isInside({ part, section, role }: ReadSentence, theme: Theme, { reading }: Appraised): boolean {
  if (theme.role) return role === theme.role
  if (part && theme.parts?.includes(part)) return true
  const title = reading.sections.find(({ id }) => id === section)?.title
  return Boolean(theme.heading && title && theme.heading.test(bareHeading(title)))
}

function saysOf(
  theme: Theme,
  inside: readonly ReadSentence[],
  { study, said }: Looking,
): Pick<ThemeSeen, 'says' | 'state'> {
  const slots = theme.slots ?? []
  const told = slots.flatMap((slot) => said[slot] ?? []).map(({ place }) => place)
  if (told.length > 0) return { says: eachOnce(told).slice(0, MOST_SAID), state: 'stated' }
  const ids = new Set(inside.map(({ id }) => id))
  const candidates = slots
    .flatMap((slot) => study.record().slots[slot].candidates)
    .flatMap(({ evidence: [place] }) => place ?? [])
  const states = ({ text }: Pick<ReadSentence, 'text'>) => theme.states?.test(text) ?? false
  const likely = candidates.filter(({ quote }) => states({ text: quote }))
  const sure = likely.filter(({ sentenceId }) => ids.has(sentenceId))
  const [headed] = inside
    .filter((one) => isQuotable(one) && states(one))
    .toSorted((a, b) => worth(b, theme) - worth(a, theme))
  const under = [...sure, ...(headed ? [evidenceOf(headed)] : [])]
  // What stands elsewhere may be about anything: it is not shown as this work's own.
  return { says: eachOnce(under).slice(0, 1), state: under.length > 0 ? 'stated' : 'unsaid' }
}

const OF_THIS_WORK =
  /\b(?:this|the (?:present|current)) (?:study|research|project|work|survey)\b|\bthe (?:study|researcher|project)\b|\b(?:was|were|will be)\b|\b(?:we|I)\b/
const worth = ({ text, place }: ReadSentence, { states }: Theme): number =>
  (states?.test(text) ? 3 : 0) + (OF_THIS_WORK.test(text) ? 2 : 0) - Math.min(place, 8) / 10

const GIVES_REASON =
  /\b(?:because|since (?:it|the|this)|due to|in order to|owing to|suitable|appropriate|so that|allow(?:s|ed) (?:for|the)|enabl\w+|the reason)\b/i
function reasonOf(theme: Theme, inside: readonly ReadSentence[], near: StudyEvidence | undefined) {
  const own = inside.filter((one) => isQuotable(one) && GIVES_REASON.test(one.text))
  const telling = own.filter(({ text }) => theme.states?.test(text))
  const found = telling.find(({ id }) => id !== near?.sentenceId) ?? telling[0]
  return found ? evidenceOf(found) : null
}

const FOUND_IN: ReadonlySet<string> = new Set(['methods', 'results', 'discussion', 'conclusion', 'other'])
const TELLS_NO_WORK: ReadonlySet<string> = new Set(['definitions', 'background', 'chapter-summary', 'theory'])

/** Found where the theme is written about, or by a sentence that names it too; absent only where other words of the idea stand nowhere either. */
function pointIn(
  theme: Theme,
  { finds, inside: only, is, next }: LookedFor,
  inside: readonly ReadSentence[],
  { own, all, ofOthers }: Lines,
  isWhole: boolean,
): Omit<PointSeen, 'at'> {
  const here = inside.find((one) => (only || !ofOthers(one)) && finds.test(one.text))
  if (here) return { state: 'found', place: evidenceOf(here) }
  const open = { state: 'open', place: null } as const
  if (!isWhole || (only && inside.length < 2)) return open
  const found = only
    ? undefined
    : own.find(
        (one) =>
          FOUND_IN.has(one.role) &&
          !(one.part && TELLS_NO_WORK.has(one.part)) &&
          !ofOthers(one) &&
          finds.test(one.text) &&
          (theme.asks.test(one.text) || theme.states?.test(one.text)),
      )
  if (found) return { state: 'found', place: evidenceOf(found) }
  const idea = ideaOf(`${is} ${next}`)
  const told = only ? inside : all
  return told.some(({ text }) => finds.test(text) || speaksOf(text, idea))
    ? open
    : { state: 'absent', place: null }
}
const OF_WRITING = new Set(contentStems('say write name give sentence read reader find put show line'))
const ideaOf = (text: string): ReadonlySet<string> =>
  new Set(contentStems(text).filter((stem) => !OF_WRITING.has(stem)))
const ENOUGH_OF_IT = 3
/** Two words of the idea, or three where they are words that everybody uses. */
function speaksOf(text: string, idea: ReadonlySet<string>): boolean {
  const own = new Set(contentStems(text).filter((stem) => idea.has(stem)))
  return [...own].reduce((sum, stem) => sum + (isCommon(stem) ? 1 : 2), 0) >= ENOUGH_OF_IT
}

/** Where no sentence surely gives it, the number that is told again and again as those who took part. */
function countedForSure({ sampleSize }: Appraised): Pick<Appraisal['counts'], 'analysed'> {
  const found = sampleSize()
  return found?.kind === 'achieved' && found.score >= SURELY_TOLD && found.size >= LEAST_COUNTED
    ? { analysed: found.size }
    : {}
}
const SURELY_TOLD = 8
const LEAST_COUNTED = 20

function countsSaid(said: SaidOfWork): Omit<Appraisal['counts'], 'listed'> {
  const numberOf = (value: string | undefined) => {
    const found = value && /\d[\d,]*/.exec(value)?.[0]
    return found ? readCount(found) : undefined
  }
  const first = (...slots: (keyof SaidOfWork)[]) =>
    slots.map((slot) => numberOf(said[slot]?.[0]?.value)).find((one) => one !== undefined)
  const [analysed, asked, planned, population] = [
    first('sampleAnalysed', 'sampleReturned'),
    first('sampleAsked'),
    first('samplePlanned'),
    first('population'),
  ]
  return {
    ...(analysed && { analysed }),
    ...(asked && { asked }),
    ...(planned && { planned }),
    ...(population && { population }),
  }
}
