/** Words of certainty in a document's own claims. Cautious: it shows sentences to look at again. */
import { pluralise } from '#kit/pluralise.ts'
import { evidenceOf } from '../../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../../document/reading.ts'
import type { CandidateSentence } from '../../facts/candidate-sentences.ts'
import type { StudyCheck } from '../check.ts'
import { firstShown } from '../check-sentences.ts'
import { type About, again, notApplying } from '../outcomes.ts'
import { claimsCertainty } from './claim-cues.ts'
import { ownClaims } from './own-claims.ts'

type ClaimMatch = { sentence: ReadSentence; words: string }

const ROLE_NAMES: Partial<Record<ReadSentence['role'], string>> = {
  abstract: 'abstract',
  results: 'results',
  discussion: 'discussion',
  conclusion: 'conclusion',
}

const ABOUT: About = {
  id: 'overclaiming',
  area: 'interpretation',
  label: 'It does not claim certainty that research cannot give',
  weight: 2,
}

export function claimChecks(reading: ReadDocument, statements: readonly CandidateSentence[]): StudyCheck[] {
  const found = ownClaims(reading, statements).flatMap((sentence): ClaimMatch[] => {
    const words = claimsCertainty(sentence)
    return words ? [{ sentence, words }] : []
  })
  return [
    found.length === 0
      ? notApplying(ABOUT, 'I found no words of certainty such as “proves”.')
      : again(
          ABOUT,
          `${pluralise(found.length, 'sentence claims', 'sentences claim')} certainty (${bySection(found)}): ${quotedClaims(found)}.`,
          'Say what the data show, and how sure they let you be.',
          found.map(({ sentence }) => evidenceOf(sentence)),
        ),
  ]
}

/** 'results 3, discussion 1': where to start. */
function bySection(found: readonly ClaimMatch[]): string {
  const counts = Map.groupBy(found, ({ sentence }) => ROLE_NAMES[sentence.role] ?? 'elsewhere')
  return [...counts].map(([name, of]) => `${name} ${of.length}`).join(', ')
}

const quotedClaims = (found: readonly ClaimMatch[]) =>
  firstShown([...new Set(found.map(({ words }) => `“${words.trim()}”`))]).join(', ')
