/** Checks whether a document claims more than its design and findings support. Cautious: it shows sentences to look at again. */

import { pluralise } from '#kit/pluralise.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { type CandidateSentence, statementsOf } from '../../facts/candidate-sentences.ts'
import type { DesignNamed } from '../../facts/design-named.ts'
import { makes } from '../../text/cues.ts'
import { isStuffed } from '../../text/stuffing.ts'
import type { StudyCheck } from '../check.ts'
import { firstShown } from '../check-sentences.ts'
import { type About, again, notApplying, notFound, passed } from '../outcomes.ts'
import { claimsCause, claimsCertainty, HEDGES, speaksForAll, statesLimit } from './claim-cues.ts'
import { hasOwnClaims, ownClaims } from './own-claims.ts'

const SHOWS_NO_CAUSE: Partial<Record<DesignNamed['design'], string>> = {
  'cross-sectional': 'A cross-sectional design',
  qualitative: 'A qualitative design',
  'case study': 'A case study',
  'case-control': 'A case-control design',
  'secondary data': 'A study of secondary data',
  mixed: 'A mixed design without an experiment',
}

type ClaimMatch = { sentence: ReadSentence; words: string }

export function claimChecks(
  reading: ReadDocument,
  design: DesignNamed | null,
  statements: readonly CandidateSentence[] = statementsOf(reading),
  studiesPeople = true,
): StudyCheck[] {
  const claims = ownClaims(reading, statements)
  const hasClaims = hasOwnClaims(reading)
  const find = (tell: (sentence: ReadSentence) => string | null): ClaimMatch[] =>
    claims.flatMap((sentence) => {
      const words = tell(sentence)
      return words ? [{ sentence, words }] : []
    })
  return [
    cause(find(claimsCause), hasClaims, tellsOfExperiments(claims) ? null : design),
    oversure(find(claimsCertainty), claims, hasClaims),
    forAll(find(speaksForAll), hasClaims && studiesPeople, design),
    limits(reading),
    recommendations(reading),
  ]
}

/** A work of several studies names the design of one of them; causes shown by its experiments may be real. */
const LEAST_EXPERIMENTS = 2
const tellsOfExperiments = (claims: readonly ReadSentence[]) =>
  claims.filter(({ text }) => /\bexperiments?\b/i.test(text)).length >= LEAST_EXPERIMENTS

const ROLE_NAMES: Partial<Record<ReadSentence['role'], string>> = {
  abstract: 'abstract',
  results: 'results',
  discussion: 'discussion',
  conclusion: 'conclusion',
}

/** 'results 3, discussion 1': where to start. */
function bySection(found: readonly ClaimMatch[]): string {
  const counts = Map.groupBy(found, ({ sentence }) => ROLE_NAMES[sentence.role] ?? 'elsewhere')
  return [...counts].map(([name, of]) => `${name} ${of.length}`).join(', ')
}

const evidenceFor = (found: readonly ClaimMatch[]) => found.map(({ sentence }) => evidenceOf(sentence))
const quotedClaims = (found: readonly ClaimMatch[]) =>
  firstShown([...new Set(found.map(({ words }) => `“${words.trim()}”`))]).join(', ')

function cause(found: ClaimMatch[], hasClaims: boolean, design: DesignNamed | null): StudyCheck {
  const about: About = {
    id: 'causal-language',
    area: 'interpretation',
    label: 'Its words of cause fit its design',
    weight: 3,
  }
  const named = design && SHOWS_NO_CAUSE[design.design]
  if (!named || !hasClaims)
    return notApplying(
      about,
      design
        ? `With the design I recognised (${design.design}), words of cause are not looked at.`
        : 'I recognised no design, so I do not judge words of cause.',
    )
  return found.length === 0
    ? notApplying(
        about,
        `${named} cannot show that one thing causes another, and I found no sentence that plainly claims it.`,
      )
    : again(
        about,
        `${named} cannot by itself show that one thing causes another, and ${pluralise(found.length, 'sentence says', 'sentences say')} so (${bySection(found)}): ${quotedClaims(found)}.`,
        'Write “is associated with” or “goes with” unless the design rules out other explanations.',
        evidenceFor(found),
      )
}

function oversure(found: ClaimMatch[], claims: readonly ReadSentence[], hasClaims: boolean): StudyCheck {
  const about: About = {
    id: 'overclaiming',
    area: 'interpretation',
    label: 'It does not claim certainty that research cannot give',
    weight: 2,
  }
  if (!hasClaims) return notApplying(about, 'I found no results, discussion or conclusion to look at.')
  const hedges = claims.reduce((sum, { text }) => sum + (text.match(HEDGES)?.length ?? 0), 0)
  return found.length === 0
    ? notApplying(
        about,
        `I found no words of certainty such as “proves”${hedges === 0 ? '' : `, and ${pluralise(hedges, 'cautious word')} such as “may” or “suggests”`}.`,
      )
    : again(
        about,
        `${pluralise(found.length, 'sentence claims', 'sentences claim')} certainty (${bySection(found)}): ${quotedClaims(found)}.`,
        'Say what the data show, and how sure they let you be.',
        evidenceFor(found),
      )
}

/** Designs that study no sample of people. */
const WITHOUT_SAMPLE = new Set<DesignNamed['design'] | undefined>(['review', 'simulation'])

function forAll(found: ClaimMatch[], hasClaims: boolean, design: DesignNamed | null): StudyCheck {
  const about: About = {
    id: 'generalising',
    area: 'interpretation',
    label: 'It speaks of those it studied, and not of everybody',
    weight: 2,
  }
  if (!hasClaims || WITHOUT_SAMPLE.has(design?.design))
    return notApplying(about, 'There is no sample here that a sentence could go beyond.')
  return found.length === 0
    ? notApplying(about, 'I found no sentence that plainly speaks for people beyond the study.')
    : again(
        about,
        `${pluralise(found.length, 'sentence may speak', 'sentences may speak')} for more people than were studied: ${quotedClaims(found)}.`,
        'Name the people and the place that the finding holds for.',
        evidenceFor(found),
      )
}

function limits(reading: ReadDocument): StudyCheck {
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
  const about: About = {
    id: 'limits-stated',
    area: 'interpretation',
    label: 'It states its limits',
    weight: 2,
  }
  return stated.length > 0
    ? passed(
        about,
        `${pluralise(stated.length, 'sentence speaks', 'sentences speak')} of limits.`,
        stated.map(evidenceOf),
      )
    : notFound(
        about,
        'Not found in the text: what limits this study.',
        'Say what the study could not do, and which way that may have pushed the findings.',
      )
}

const OF_EVERY_ADVICE = new Set(
  contentStems(
    'recommend recommendation should government ministry must ensure need provide improve increase strengthen promote support study research finding result further future important necessary zambia consider introduce adopt establish encourage',
  ),
)

/** A recommendation is called loose only if none of its words occur in the results and discussion. */
function recommendations(reading: ReadDocument): StudyCheck {
  const all = reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      sentence.role === 'conclusion' &&
      makes(sentence.text, 'recommendation') &&
      !makes(sentence.text, 'further-work'),
  )
  const findings = reading.sentences.filter(
    (sentence) => isProse(sentence) && (sentence.role === 'results' || sentence.role === 'discussion'),
  )
  const known = new Set(all.length > 0 ? findings.flatMap(({ text }) => contentStems(text)) : [])
  const loose = all.filter(({ text }) => {
    const subject = [...new Set(contentStems(text))].filter((stem) => !OF_EVERY_ADVICE.has(stem))
    return subject.length > 2 && !subject.some((stem) => known.has(stem))
  })
  const about: About = {
    id: 'recommendations-rest',
    area: 'interpretation',
    label: 'Its recommendations rest on its findings',
    weight: 2,
  }
  const evidence = loose.map(evidenceOf)
  if (all.length === 0 || findings.length === 0)
    return notApplying(
      about,
      'I found no recommendations in a conclusion that could be held against results.',
      evidence,
    )
  return loose.length === 0
    ? notApplying(
        about,
        `The subject of ${all.length === 1 ? 'the one recommendation' : `each of the ${all.length} recommendations`} I found occurs in the results or discussion.`,
      )
    : again(
        about,
        `For ${loose.length} of ${pluralise(all.length, 'recommendation')} I did not find the subject in the results or discussion.`,
        'Name the finding that each recommendation follows from.',
        evidence,
      )
}
