/** Words that claim a certainty which research cannot give. */

import type { ReadSentence } from '../../document/reading.ts'
import { makes } from '../../text/cues.ts'

const OVERSURE =
  /\b(?:prov(?:e|es|ed|en) (?:that|the|beyond)|(?:is|are) (?:conclusive |clear )?proof (?:that|of)|clearly (?:shows?|showed|shown|demonstrates?|demonstrated|indicates?|indicated|proves?|reveals?)|undoubtedly|undeniabl[ey]|without (?:a |any )?(?:shadow of )?doubt|beyond (?:any |reasonable )?doubt|definitely|obviously|unquestionably|irrefutabl[ey]|conclusively (?:shows?|showed|demonstrates?|proves?)|there is no doubt|it is (?:obvious|undeniable|certain) that|always (?:leads?|results?|causes?|has|have)|never (?:leads?|results?|causes?|has|have)|(?<!\b(?:to|can|could|would|will|not|cannot|and|or) )guarantees?)\b/i
const DENIED = /\b(?:not|cannot|no|never|nor)\b[^.]{0,30}$/i

const firstOf = (text: string, cue: RegExp): string | null => {
  const match = text.match(cue)
  return match && !DENIED.test(text.slice(0, match.index)) ? match[0] : null
}

/** Answers on a scale, and mathematical proofs. */
const NO_CLAIM =
  /\b(?:matri(?:x|ces)|graphs?|figures?|charts?|plots?|curves?|tables?|diagrams?|screenshots?)\b[^.]{0,60}\bclearly\b|\b(?:studies|scholars|authors|papers|works|literature) (?:that |which |who |have |has |had )*(?:prov|clearly|show)|\b(?:theorem|lemma|corollary|proposition|strongly (?:dis)?agree|sometimes|Likert)\b/i

/** "Mwale's study has proved that": a claim about another study. */
const OF_ANOTHER = /\p{Lu}\p{Ll}+['’]s (?:\w+ )?(?:study|project|work|research|paper|thesis)\b/u

/** Advice on what ought to be done is not a claim. */
const URGES = /\b(?:should|must|ought to|recommend\w*)\b/i

export function claimsCertainty({ text }: ReadSentence): string | null {
  const claim = firstOf(text, OVERSURE)
  return claim &&
    !NO_CLAIM.test(text) &&
    !OF_ANOTHER.test(text) &&
    !URGES.test(text) &&
    !makes(text, 'recommendation')
    ? claim
    : null
}
