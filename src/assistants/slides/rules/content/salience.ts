/** How likely a sentence is to be asked about: it tells what was done, with what, and what came of it. */
import type { ReadSentence } from '#capabilities/study/rules/document/reading.ts'

const CUES: readonly [RegExp, number][] = [
  [/(?<![\p{L}\d.])\d+(?:[.,]\d+)*\s?%?/u, 2],
  [
    /\b(?:significan\w+|p\s?[<=>]|coefficient|odds ratio|accuracy|precision|recall|correlat\w+|associat\w+)\b/i,
    2,
  ],
  [
    /\b(?:most|highest|lowest|best|better|greater|higher|lower|outperform\w*|exceed\w*|increase[sd]?|decrease[sd]?|unable|fail(?:s|ed)?|no (?:evidence|difference|effect))\b/i,
    1.5,
  ],
  [
    /\b(?:was|were|is|are|will be|been) (?:\p{L}+ly )?(?:used|collected|measured|assessed|evaluated|analy[sz]ed|trained|built|developed|implemented|selected|sampled|compared|conducted|interviewed|found|shown|observed)\b/iu,
    1.5,
  ],
  [
    /\b(?:this|the|our|present) (?:study|research|project|thesis|paper|work|model|system|prototype|results?|findings?)\b|\bwe\b/i,
    1,
  ],
  [
    /\b(?:because|therefore|however|despite|although|challenge|problem|unsuitable|difficult\w*|lack\w*|limit(?:s|ed|ation)|source of|dataset|sample|participants?|respondents?)\b/i,
    1,
  ],
]
const OTHERS =
  /\((?:[^()]*?\b(?:1[89]|20)\d{2}\b[^()]*)\)|\bet al\b|\[\d+\]|\b(?:for example|for instance|e\.g)\b/i

export const salienceOf = ({ text, place }: Pick<ReadSentence, 'text' | 'place'>): number =>
  CUES.reduce((sum, [cue, worth]) => sum + (cue.test(text) ? worth : 0), place === 0 ? 1 : 0) -
  (OTHERS.test(text) ? 2 : 0)

/** The ones most asked about, in the order of the document. */
export function mostSalient<Sentence extends Pick<ReadSentence, 'text' | 'place'>>(
  sentences: readonly Sentence[],
  most: number,
): Sentence[] {
  const ranked = sentences.map((sentence, at) => ({ sentence, at, worth: salienceOf(sentence) }))
  return ranked
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
}
