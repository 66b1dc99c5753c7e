/** The intent of a student's question, as far as a few rules can tell. Anything else is looked up. */
import { readQuestion } from '../summarisation/asked.ts'
import type { Move } from '../text/cues.ts'

export type Intent =
  | {
      kind:
        | 'nothing'
        | 'introduce'
        | 'summary'
        | 'key-phrases'
        | 'outline'
        | 'sample-size'
        | 'design'
        | 'statistics'
        | 'questions'
        | 'checklist'
        | 'look-up'
    }
  | { kind: 'move'; move: Move }
  | { kind: 'cannot'; what: 'write' | 'translate' | 'draw' | 'news' | 'judge' }

const WORK = '(?:thesis|dissertation|paper|document|study|work|research|proposal|report|file|it|this)'
const mine = (pattern: string) => new RegExp(pattern, 'i')

const CANNOT: readonly [RegExp, 'write' | 'translate' | 'draw' | 'news' | 'judge'][] = [
  [
    mine(
      String.raw`\btranslate\b|\b(?:in|into) (?:Bemba|Nyanja|Tonga|Lozi|French|Swahili|Portuguese)\s*\??$`,
    ),
    'translate',
  ],
  [
    mine(
      String.raw`\b(?:draw|paint|sketch)\b|\b(?:make|create|generate|show) (?:me )?(?:an? |the )?(?:picture|image|photo|logo|diagram)`,
    ),
    'draw',
  ],
  [
    mine(
      String.raw`\b(?:write|draft|compose|rewrite|paraphrase|generate|create|finish|complete|continue)\b(?: me| us| for me| up)? (?:an? |the |my |this |some |\d+ )?(?:\w+ ){0,3}?(?:essay|chapter|thesis|assignment|abstract|introduction|conclusion|discussion|paragraphs?|poem|letter|story|proposal|code|program|paper|section|sentences?|e-?mail|speech|review)\b`,
    ),
    'write',
  ],
  [
    mine(
      String.raw`\b(?:weather|(?:latest|breaking|any|today['’]s|current) news|news (?:today|about|from|of today)|headline|exchange rate|score of|who won|today['’]s|latest price|current president|search the (?:web|internet)|google)\b`,
    ),
    'news',
  ],
  [
    mine(
      String.raw`\b(?:is|are|was) (?:my|this|the) (?:\w+ )?(?:theory|idea|argument|conclusion|topic|thesis|title)\s+(?:right|correct|true|good|original|novel|new|strong|good enough)|\bwill I (?:pass|fail)\b|\bgrade (?:my|this)\b|\bwhat (?:mark|grade)\b|\b(?:rate|score|mark) my\b`,
    ),
    'judge',
  ],
]

const ASKS: readonly [RegExp, Intent][] = [
  [
    mine(
      String.raw`\bwho are you\b|\bwhat are you\b|\bwhat can you do\b|\bare you (?:an? )?(?:ai|human|robot|person)\b|^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|muli bwanji|mulishani)\b[\s!.,]*$`,
    ),
    { kind: 'introduce' },
  ],
  [
    mine(
      String.raw`\b(?:summari[sz]e|summary|sum up|overview|main points|in short|tl;?dr|what is (?:my|this|the) ${WORK} about)\b`,
    ),
    { kind: 'summary' },
  ],
  [
    mine(String.raw`\bkey ?(?:words|phrases|terms)\b|\bmain (?:topics|concepts|terms)\b`),
    { kind: 'key-phrases' },
  ],
  [
    mine(
      String.raw`\b(?:outline|structure|table of contents|chapters) of (?:my|the|this)\b|\boutline (?:my|the|this)\b`,
    ),
    { kind: 'outline' },
  ],
  [
    mine(
      String.raw`\b(?:what|how (?:big|large|many)|which)\b[^?]*\b(?:my|the|this|our)\b[^?]*\bsample(?: size)?\b|\bhow many (?:people|participants|respondents)\b[^?]*\b(?:were|did|took|was|in)\b`,
    ),
    { kind: 'sample-size' },
  ],
  [
    mine(
      String.raw`\b(?:what|which)\b[^?]*\b(?:my|the|this)\b[^?]*\b(?:research )?design\b|\b(?:what|which) (?:research |study )?design (?:did|does|do|is|was|has)\b`,
    ),
    { kind: 'design' },
  ],
  [
    mine(
      String.raw`\b(?:statistics|statistical results|test results|numbers|p[- ]values|figures) (?:in|of|from|does|did|are)\b[^?]*\b${WORK}|\blist (?:all )?(?:the )?(?:statistics|results|tests|numbers)\b`,
    ),
    { kind: 'statistics' },
  ],
  [
    mine(
      String.raw`\b(?:questions?)\b[^?]*\b(?:examiners?|viva|defen[cs]e|panel|ask(?:ed)?)\b|\b(?:examiners?|panel)\b[^?]*\b(?:ask|questions?)\b|\bquiz me\b|\bask me\b`,
    ),
    { kind: 'questions' },
  ],
  [
    mine(
      String.raw`\b(?:what is|what's) missing\b|\bchecklist\b|\bcheck (?:my|this)\b|\bwhat (?:have I|did I) (?:forgotten|forget|missed)\b`,
    ),
    { kind: 'checklist' },
  ],
  ...(
    [
      ['aim', `aims?|objectives?|purpose`],
      ['gap', `(?:research |knowledge )?gap`],
      ['limitation', `limitations?|weaknesses`],
      ['recommendation', `recommendations?`],
      ['conclusion', `conclusions?`],
      ['finding', `(?:main |key )?(?:findings?|results?)`],
      ['theory', `theor(?:y|ies|etical framework)|conceptual framework`],
      ['question', `research questions?|hypothes[ie]s`],
    ] as const
  ).map(([move, words]): [RegExp, Intent] => [
    mine(
      String.raw`\b(?:what|which (?:is|are|was|were|of)|list|show|find|tell)\b[^?]*\b(?:my|this|the|our)\b(?:\s+\w+){0,2}?\s+(?:${words})(?:\s+(?:of|in) (?:my|this|the|our) (?:\w+ )?${WORK})?\s*(?:\?|\.|$)`,
    ),
    { kind: 'move', move },
  ]),
]

export function intentOf(question: string): Intent {
  if (!/[\p{L}\d]/u.test(question)) return { kind: 'nothing' }
  const cannot = CANNOT.find(([pattern]) => pattern.test(question))
  // "How do I write an abstract" asks for advice, which the handbook has.
  const wantsAdvice =
    /\b(?:how (?:do|can|should|to|would)|what (?:should|makes|goes|belongs)|tips|advice|guide|explain)\b/i.test(
      question,
    )
  if (cannot && !(cannot[1] === 'write' && wantsAdvice)) return { kind: 'cannot', what: cannot[1] }
  if (wantsAdvice && !/\bmy (?:thesis|document|paper|study)\b/i.test(question)) return { kind: 'look-up' }
  const intent = ASKS.find(([pattern]) => pattern.test(question))?.[1] ?? { kind: 'look-up' as const }
  return FROM_THE_BOOK.has(intent.kind) && asksForMore(question) ? { kind: 'look-up' } : intent
}

/** Answered from the book of facts by kind. If the question asks for more than that, it is looked up like any other. */
const FROM_THE_BOOK: ReadonlySet<Intent['kind']> = new Set(['sample-size', 'design', 'move'])
const asksForMore = (question: string) =>
  readQuestion(question).words.some(({ weighs }) => weighs === 'topic')
