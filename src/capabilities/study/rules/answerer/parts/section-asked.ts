/**
 * The section that a question is about, by what its heading says: a short extract of it is right more often than a
 * guess at one sentence.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { OF_OTHERS } from '../look-up/held-lines.ts'
import { quote, toldSegment } from '../segments.ts'
import { listedSections } from './by-contents.ts'

/** What is asked, and the headings under which works say it. The first that fits is taken. */
const UNDER: readonly (readonly [asks: RegExp, heading: RegExp])[] = [
  [
    /\b(?:significance|importance|rationale|justification) of\b|\bwhy (?:is|does|was) (?:it|this|the|my)\b[^?]*\b(?:important|matter|needed|done)\b|\bwho (?:will )?benefits?\b/i,
    /\b(?:significance|importance|rationale|justification|contribution|relevance)\b/i,
  ],
  [/\bconceptual (?:framework|model)\b/i, /\bconceptual (?:framework|model)\b/i],
  [/\btheor(?:y|ies|etical)\b/i, /\btheor(?:y|ies|etical)\b/i],
  [/\bproblem\b/i, /\bproblem (?:statement|definition|description)\b|\bstatement of (?:the )?problem\b/i],
  [
    /\b(?:further|future) (?:research|stud(?:y|ies)|work)\b/i,
    /\b(?:further|future) (?:research|stud(?:y|ies)|works?)\b/i,
  ],
  [/\bscope\b|\bdelimit/i, /\bscope\b|\bdelimit/i],
  [
    /\b(?:key terms|definitions?)\b/i,
    /\b(?:definition|operational|key)\b[^.]*\b(?:terms?|concepts?|definitions?)\b/i,
  ],
  [/\bethic/i, /\bethic/i],
  [/\b(?:validity|reliab)/i, /\b(?:validity|reliab)/i],
  [/\bsampl\w+|\bselect(?:ed|ion)\b|\brecruit/i, /\bsampling\b|\bsample (?:selection|and|size)\b/i],
  [/\bpopulation\b/i, /\bpopulation\b/i],
  [
    /\b(?:analy[sz]ed?|analysis)\b/i,
    /\bdata (?:analysis|processing)\b|\bstatistical analysis\b|\banalysis of data\b/i,
  ],
  [
    /\b(?:collect(?:ed|ion|ing)?|instruments?|questionnaires?|procedure)\b/i,
    /\b(?:data|sample) collection\b|\bcollection of (?:data|samples)\b|\binstruments?\b|\bquestionnaire design\b/i,
  ],
  [/\b(?:design|approach)\b/i, /\b(?:research|study|survey) (?:design|approach)\b/i],
  [
    /\b(?:study|research) (?:area|site|setting)\b|^\W*where\b/i,
    /\b(?:study|research) (?:area|site|setting|location)\b|\barea of study\b/i,
  ],
  [/\bbackground\b/i, /\bbackground\b/i],
  [/\blimitations?\b/i, /\blimitations?\b/i],
]

const SHOWN = 3
const LEAST_WORDS = 5

/** Nothing where no heading names it, or nothing stands under the one that does. */
export function sectionAsked(question: string, reading: ReadDocument): AnswerSegment[] {
  const heading = UNDER.find(([asks]) => asks.test(question))?.[1]
  const found = heading && (underSection(heading, reading) ?? underListed(heading, reading))
  if (!found) return []
  return [
    toldSegment(STUDY_SENTENCES.sectionSays(found.title)),
    ...found.sentences.slice(0, SHOWN).map((one) => quote(evidenceOf(one))),
  ]
}

type Under = { title: string; sentences: ReadSentence[] }

const IS_OTHER: ReadonlySet<string> = new Set(['references', 'front-matter', 'appendix'])

function underSection(heading: RegExp, { sections, sentences }: ReadDocument): Under | undefined {
  for (const [at, { id, title, role, level }] of sections.entries()) {
    if (!heading.test(title) || IS_OTHER.has(role) || title.length > LONGEST_TITLE) continue
    const after = sections.slice(at + 1)
    const end = after.findIndex((one) => one.level <= level)
    const ids = new Set([id, ...after.slice(0, end < 0 ? undefined : end).map((one) => one.id)])
    const own = telling(sentences.filter((one) => ids.has(one.section)))
    if (own.length > 0) return { title: shownTitleOf(title), sentences: own }
  }
  return undefined
}
const LONGEST_TITLE = 90

/** A heading that ran into its text. */
function underListed(heading: RegExp, reading: ReadDocument): Under | undefined {
  for (const { number, title, sentences } of listedSections(reading)) {
    const own = heading.test(title) ? telling(sentences) : []
    if (own.length > 0) return { title: shownTitleOf(`${number} ${title}`), sentences: own }
  }
  return undefined
}

/** The work's own words; what it cites only where there is nothing else. */
function telling(some: readonly ReadSentence[]): ReadSentence[] {
  const whole = some.filter((one) => isProse(one) && one.text.trim().split(/\s+/).length >= LEAST_WORDS)
  const own = whole.filter(({ text }) => !OF_OTHERS.test(text))
  return own.length > 1 ? own : whole
}

const shownTitleOf = (title: string) =>
  title
    .replace(/\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const MOST_NEAR = 3

/** Numbered sections whose heading speaks of something that was asked, to tap: "3.4 Data analysis". */
export function sectionsNear(question: string, { sections }: ReadDocument): string[] {
  const asked = readQuestion(question).words.filter(({ weighs }) => weighs === 'topic')
  const near = sections.flatMap(({ title, role }) => {
    if (!/^\s*\d+(?:\.\d+)+/.test(title) || title.length > LONGEST_TITLE || IS_OTHER.has(role)) return []
    const held = new Set(contentStems(title))
    const shared = asked.filter((word) => held.has(word.asked)).length
    return shared > 0 ? [{ title: shownTitleOf(title), shared: shared / held.size }] : []
  })
  return near
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_NEAR)
    .map(({ title }) => title)
}
