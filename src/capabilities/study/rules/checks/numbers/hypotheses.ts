/** Null hypotheses that state a difference: the two were swapped, so every conclusion drawn from them is reversed. */

import type { OwnStudy } from '../../compare/own-study.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'

const NULL = /^(?:the\s+)?(?:H[0oO₀]|null hypothesis)(?:\s*\(H[0oO₀]\))?\s*\d{0,2}\s*[:,.–-]\s*(.+)$/i
const STATES =
  /^(?:that\s+)?(?:there (?:is|are|was|were|exists?) (?:an? )?(?:statistically )?(?:significant |positive |negative |strong )*(?:relationships?|associations?|differences?|effects?|influences?|impacts?|correlations?|links?)|.{3,80}?\b(?:is|are) (?:not equal|significantly (?:related|associated|different))|.{3,80}?\b(?:has|have) an? (?:\w+ )?significant (?:effect|influence|impact|relationship))\b/i
const DENIES = /\b(?:no|not(?! equal)|neither|nor|never|without|n['’]t)\b/i

export const exchangedHypotheses = ({ all }: OwnStudy): StudyEvidence[] =>
  all.flatMap((sentence) => {
    const stated = sentence.text.match(NULL)?.[1]?.trim()
    return stated && STATES.test(stated) && !DENIES.test(stated) ? [evidenceOf(sentence)] : []
  })
