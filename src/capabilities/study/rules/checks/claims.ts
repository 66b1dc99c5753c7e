/** Whether a document claims more than its design and its findings carry. Cautious: it shows sentences to look at again. */

import { contentStems } from '#capabilities/documents/rules/content-stems.ts'
import { counted } from '#kit/counted.ts'
import { makes } from '../cues.ts'
import type { DesignFinding } from '../design.ts'
import { evidenceOf } from '../evidence.ts'
import { isProse, type Reading, type ReadSentence } from '../reading.ts'
import type { Check } from './check.ts'
import {
  claimsCause,
  HEDGES,
  hasOwnClaims,
  isOversure,
  ownClaims,
  speaksForAll,
  statesLimit,
} from './claim-cues.ts'
import { makeCheck, shown } from './say.ts'
import { isStuffed } from './stuffing.ts'

const SHOWS_NO_CAUSE: Partial<Record<DesignFinding['design'], string>> = {
  'cross-sectional': 'A cross-sectional design',
  qualitative: 'A qualitative design',
  'case study': 'A case study',
  'case-control': 'A case-control design',
  'secondary data': 'A study of secondary data',
  mixed: 'A mixed design without an experiment',
}

type Found = { sentence: ReadSentence; words: string }

export function claimChecks(reading: Reading, design: DesignFinding | null): Check[] {
  const claims = ownClaims(reading)
  const hasClaims = hasOwnClaims(reading)
  const find = (tell: (sentence: ReadSentence) => string | null): Found[] =>
    claims.flatMap((sentence) => {
      const words = tell(sentence)
      return words ? [{ sentence, words }] : []
    })
  return [
    cause(find(claimsCause), hasClaims, design),
    oversure(find(isOversure), claims, hasClaims),
    forAll(find(speaksForAll), hasClaims, design),
    limits(reading),
    recommendations(reading),
  ]
}

const ROLE_NAMES: Partial<Record<ReadSentence['role'], string>> = {
  abstract: 'abstract',
  results: 'results',
  discussion: 'discussion',
  conclusion: 'conclusion',
}

/** 'results 3, discussion 1': where to begin. */
function bySection(found: readonly Found[]): string {
  const counts = Map.groupBy(found, ({ sentence }) => ROLE_NAMES[sentence.role] ?? 'elsewhere')
  return [...counts].map(([name, of]) => `${name} ${of.length}`).join(', ')
}

const evidenceFor = (found: readonly Found[]) => shown(found).map(({ sentence }) => evidenceOf(sentence))
const quoted = (found: readonly Found[]) =>
  shown([...new Set(found.map(({ words }) => `“${words.trim()}”`))]).join(', ')

function cause(found: Found[], hasClaims: boolean, design: DesignFinding | null): Check {
  const named = design && SHOWS_NO_CAUSE[design.design]
  const applies = named !== undefined && named !== null && hasClaims
  return makeCheck('causal-language', {
    area: 'interpretation',
    label: 'Its words of cause fit its design',
    outcome: !applies ? 'does not apply' : found.length === 0 ? 'passed' : 'look again',
    says: !applies
      ? design
        ? `With the design I recognised (${design.design}), words of cause are not looked at.`
        : 'I recognised no design, so I do not judge words of cause.'
      : found.length === 0
        ? `${named} cannot show that one thing causes another, and I found no sentence that plainly claims it.`
        : `${named} cannot by itself show that one thing causes another, and ${counted(found.length, 'sentence says', 'sentences say')} so (${bySection(found)}): ${quoted(found)}.`,
    advice: 'Write “is associated with” or “goes with” unless the design rules out other explanations.',
    weight: 3,
    evidence: applies ? evidenceFor(found) : [],
  })
}

function oversure(found: Found[], claims: readonly ReadSentence[], hasClaims: boolean): Check {
  const hedges = claims.reduce((sum, { text }) => sum + (text.match(HEDGES)?.length ?? 0), 0)
  return makeCheck('overclaiming', {
    area: 'interpretation',
    label: 'It does not claim certainty that research cannot give',
    outcome: !hasClaims ? 'does not apply' : found.length === 0 ? 'passed' : 'look again',
    says: !hasClaims
      ? 'I found no results, discussion or conclusion to look at.'
      : found.length === 0
        ? `I found no words of certainty such as “proves”${hedges === 0 ? '' : `, and ${counted(hedges, 'cautious word', 'cautious words')} such as “may” or “suggests”`}.`
        : `${counted(found.length, 'sentence claims', 'sentences claim')} certainty (${bySection(found)}): ${quoted(found)}.`,
    advice: 'Say what the data show, and how sure they let you be.',
    weight: 2,
    evidence: evidenceFor(found),
  })
}

function forAll(found: Found[], hasClaims: boolean, design: DesignFinding | null): Check {
  const applies =
    hasClaims &&
    design?.design !== 'review' &&
    design?.design !== 'simulation' &&
    design?.design !== 'computational experiment'
  return makeCheck('generalising', {
    area: 'interpretation',
    label: 'It speaks of those it studied, and not of everybody',
    outcome: !applies ? 'does not apply' : found.length === 0 ? 'passed' : 'look again',
    says: !applies
      ? 'There is no sample here that a sentence could go beyond.'
      : found.length === 0
        ? 'I found no sentence that plainly speaks for people beyond the study.'
        : `${counted(found.length, 'sentence may speak', 'sentences may speak')} for more people than were studied: ${quoted(found)}.`,
    advice: 'Name the people and the place that the finding holds for.',
    weight: 2,
    evidence: applies ? evidenceFor(found) : [],
  })
}

function limits(reading: Reading): Check {
  const onLimits = new Set(
    reading.sections
      .filter(({ title }) => /(?<!\bde)limitations?\b|weaknesses/i.test(title))
      .map(({ id }) => id),
  )
  const stated = reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      !['literature', 'appendix'].includes(sentence.role) &&
      statesLimit(sentence, onLimits.has(sentence.section)) &&
      !isStuffed(sentence.text),
  )
  return makeCheck('limits-stated', {
    area: 'interpretation',
    label: 'It states its limits',
    outcome: stated.length > 0 ? 'passed' : 'not found',
    says:
      stated.length > 0
        ? `${counted(stated.length, 'sentence speaks', 'sentences speak')} of limits.`
        : 'Not found in the text: what limits this study.',
    advice: 'Say what the study could not do, and which way that may have pushed the findings.',
    weight: 2,
    evidence: shown(stated.map(evidenceOf)),
  })
}

const OF_EVERY_ADVICE = new Set(
  contentStems(
    'recommend recommendation should government ministry must ensure need provide improve increase strengthen promote support study research finding result further future important necessary zambia consider introduce adopt establish encourage',
  ),
)

/** A recommendation is called loose only where the results and discussion know not one of its words. */
function recommendations(reading: Reading): Check {
  const all = reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      sentence.role === 'conclusion' &&
      makes(sentence.text, 'recommendation') &&
      !makes(sentence.text, 'further work'),
  )
  const findings = reading.sentences.filter(
    (sentence) => isProse(sentence) && (sentence.role === 'results' || sentence.role === 'discussion'),
  )
  const applies = all.length > 0 && findings.length > 0
  const known = new Set(applies ? findings.flatMap(({ text }) => contentStems(text)) : [])
  const loose = all.filter(({ text }) => {
    const subject = [...new Set(contentStems(text))].filter((stem) => !OF_EVERY_ADVICE.has(stem))
    return subject.length > 2 && !subject.some((stem) => known.has(stem))
  })
  return makeCheck('recommendations-rest', {
    area: 'interpretation',
    label: 'Its recommendations rest on its findings',
    outcome: !applies ? 'does not apply' : loose.length === 0 ? 'passed' : 'look again',
    says: !applies
      ? 'I found no recommendations in a conclusion that could be held against results.'
      : loose.length === 0
        ? `The subject of ${all.length === 1 ? 'the one recommendation' : `each of the ${all.length} recommendations`} I found occurs in the results or discussion.`
        : `For ${loose.length} of ${counted(all.length, 'recommendation', 'recommendations')} I did not find the subject in the results or discussion.`,
    advice: 'Name the finding that each recommendation follows from.',
    weight: 2,
    evidence: shown(loose.map(evidenceOf)),
  })
}
