/** Measures a text's style, as the figures of a voice profile. */
import { lengthsOf, meanOf, spread } from '../measures/sentence-lengths.ts'
import { countWords } from '../text/read-prose.ts'
import { spellingOf } from './spelling.ts'
import type { VoiceProfile } from './voice-profile.ts'

const HEDGES =
  /\b(?:may|might|could|perhaps|possibl[ey]|probabl[ey]|likely|seems?|seemed|appears?|appeared|suggests?|suggested|tends?|tended|about|roughly|approximately|somewhat|rather|relatively)\b/gi
const CONNECTIVES =
  /\b(?:however|therefore|moreover|furthermore|additionally|in addition|also|thus|hence|consequently|as a result|nevertheless|nonetheless|even so|still|then|so|because|although|though|but|while|whereas|since|similarly|likewise|finally|first|second)\b/gi
const FIRST_PERSON = /\b(?:I|me|my|mine|we|us|our|ours)\b/g
const CONTRACTIONS = /\b\p{L}+(?:n[’']t|[’'](?:re|ve|ll|m|d))\b|\b(?:it|that|there|he|she|what|who)[’']s\b/giu

export function measureVoice(text: string): VoiceProfile {
  const words = Math.max(1, countWords(text))
  const lengths = lengthsOf(text)
  const rate = (pattern: RegExp) => ((text.match(pattern)?.length ?? 0) / words) * 1_000
  return {
    sentenceLength: meanOf(lengths),
    sentenceSpread: spread(lengths),
    hedges: rate(HEDGES),
    connectives: rate(CONNECTIVES),
    firstPerson: rate(FIRST_PERSON),
    contractions: rate(CONTRACTIONS),
    spelling: spellingOf(text),
  }
}

/** The unit of each measure: about its difference between two chapters of one author. */
const USUAL: Record<keyof Omit<VoiceProfile, 'spelling'>, number> = {
  sentenceLength: 4,
  sentenceSpread: 0.1,
  hedges: 6,
  connectives: 8,
  firstPerson: 8,
  contractions: 5,
}

export function voiceDistance(one: VoiceProfile, other: VoiceProfile): number {
  const parts = (Object.keys(USUAL) as (keyof typeof USUAL)[]).map(
    (name) => ((one[name] - other[name]) / USUAL[name]) ** 2,
  )
  const spelling = one.spelling && other.spelling && one.spelling !== other.spelling ? 1 : 0
  return Math.sqrt(meanOf([...parts, spelling]))
}
