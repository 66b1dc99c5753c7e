/**
 * Shortens a sentence to a line of a slide by leaving out whole clauses, never by putting in words: what is left
 * stands in the document, in its order. A clause that turns what is said round (but, unless, only if) is never left out.
 */

import { bare, unstopped, wordsIn } from './clean.ts'
import { hasVerb } from './verbs.ts'

/** Where a sentence may end sooner. */
const ENDS =
  /(?:,\s+(?=(?:which|who|whose|where|as|making|leading|resulting|including|such as|with|since|because|thereby|thus|so that|while|whereas|and (?:this|it|they|therefore|thus|hence|that))\b)|;\s+|\s+[–—]\s+|\s+(?=(?:because|since|in order to|so as to|so that|due to|owing to|through the use of|by means of)\b)|:\s+)/gi
/** What is said in passing: between commas, between brackets. */
const ASIDE =
  /\s*\([^()]*\)|,\s+(?:which|who|such as|for example|for instance|especially|particularly|including|namely|in particular)\b[^,;.]*,(?=\s)/g
/** 'Using the testing dataset, the tree …': the circumstances before what happened. */
const CIRCUMSTANCES =
  /^(?:using|based on|after|before|during|according to|in terms of|with regard to|with respect to|regarding|among|through|in order to|to|for|in|at|from|by|when|within)\s[^,;]{3,80},\s+(?=\p{L})/iu
/** Points back to something that would be gone. 'This study' and 'it is recommended' do not. */
const POINTS_BACK =
  /^(?:(?:this|these)\b(?!\s+(?:present\s+|current\s+)?(?:stud(?:y|ies)|research|project|thesis|dissertation|paper|work|survey|proposal|article|findings?|results?)\b)|it\b(?!\s+(?:is|was)\s+(?:\w+ly\s+)?(?:recommended|suggested|advised|necessary|important|expected|hoped|hypothesi[sz]ed|proposed|anticipated)\b)|(?:they|those|that|he|she|its|their|such|both|the (?:former|latter|same|above))\b)/i
const TURNS =
  /\b(?:but|except|unless|only if|however|although|though|despite|rather than|instead|yet|without|not|no|never|neither|nor|cannot)\b/i
const DANGLES =
  /\b(?:the|a|an|of|in|on|at|to|for|with|by|and|or|that|is|are|was|were|from|as|its|their|between|than)$/i

/** `limit` in words. Nothing where no shorter sentence says the same. */
export function shortened(sentence: string, limit: number): string | undefined {
  const whole = unstopped(bare(sentence))
  if (fits(whole, limit)) return whole
  const straight = unstopped(whole.replace(ASIDE, ''))
  if (fits(straight, limit)) return straight
  const later = straight.replace(CIRCUMSTANCES, '')
  const candidates = [straight, later === straight || POINTS_BACK.test(later) ? '' : later]
  for (const candidate of candidates) {
    const short = endedSooner(candidate, limit)
    if (short) return short
  }
  return undefined
}

function endedSooner(text: string, limit: number): string | undefined {
  if (text === '') return undefined
  const capital = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  if (fits(capital, limit)) return capital
  const cuts = [...capital.matchAll(ENDS)].map(({ index }) => index).reverse()
  for (const cut of cuts) {
    const kept = unstopped(capital.slice(0, cut))
    const left = capital.slice(cut)
    if (TURNS.test(left) || DANGLES.test(kept)) continue
    if (wordsIn(kept) >= SHORTEST && fits(kept, limit) && hasVerb(kept)) return kept
  }
  return undefined
}

/** Less than that is no statement. */
const SHORTEST = 4
const fits = (text: string, limit: number): boolean => wordsIn(text) <= limit && hasEvenBrackets(text)
const hasEvenBrackets = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) &&
  (text.match(/[“"]/g)?.length ?? 0) % 2 === (text.match(/”/g)?.length ?? 0) % 2

/** Whether a sentence says something by itself, without the one before it. */
export const standsAlone = (sentence: string): boolean => !POINTS_BACK.test(bare(sentence))
