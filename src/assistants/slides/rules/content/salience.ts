/** How likely a sentence is to be asked about: it tells an action, its means, and its outcome. */
import type { ReadSentence } from '#capabilities/study/index.ts'
import type { SectionPart } from '#product/document-model.ts'

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

const WORD = /\p{L}{5,}/gu
/** Endings are dropped: 'predicts' and 'prediction' mean the same. */
const stem = (word: string): string => word.toLowerCase().slice(0, 7)

/** The words that describe a work's subject: its title, its summary and its aims. */
export const coreWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => (text.match(WORD) ?? []).map(stem)))

const MOST_FOR_CORE = 3
/** Sentences on the work's own subject are asked about before its surroundings. */
function centralityOf(text: string, core: ReadonlySet<string>): number {
  const words = new Set((text.match(WORD) ?? []).map(stem))
  if (words.size < 3) return 0
  return (MOST_FOR_CORE * [...words].filter((word) => core.has(word)).length) / words.size
}

/** A summary names the work's important points. */
const IN_SUMMARY = 2
const summaryWorth = ({ role, part }: Pick<ReadSentence, 'role' | 'part'>): number =>
  role === 'abstract' || role === 'conclusion' || part === 'chapter-summary' ? IN_SUMMARY : 0

/** A heading for it means it will be asked about: the text below counts, whatever its words. */
const UNDER_HEADING = 2
const ASKED_PARTS: ReadonlySet<SectionPart> = new Set<SectionPart>([
  'problem',
  'gap',
  'significance',
  'contribution',
  'framework',
  'design',
  'population',
  'sample',
  'instrument',
  'analysis',
  'limitations',
  'recommendations',
])
const headingWorth = ({ part }: Pick<ReadSentence, 'part'>): number =>
  part && ASKED_PARTS.has(part) ? UNDER_HEADING : 0

export const worthOf = (sentence: ReadSentence, core: ReadonlySet<string>): number =>
  salienceOf(sentence) + centralityOf(sentence.text, core) + summaryWorth(sentence) + headingWorth(sentence)

/** The likeliest to be asked about, in document order. */
export function mostSalient(
  sentences: readonly ReadSentence[],
  most: number,
  core: ReadonlySet<string>,
): ReadSentence[] {
  const ranked = sentences.map((sentence, at) => ({
    sentence,
    at,
    worth: worthOf(sentence, core),
  }))
  return ranked
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
}
