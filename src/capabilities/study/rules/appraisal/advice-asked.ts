/** What a question about one's own work wants: a theme, or a chapter, and an intent; a question with an intent alone goes on with the theme before it. */
import type { Appraisal } from './appraised.ts'
import { type Intent, intentOf } from './intents.ts'
import type { Theme } from './themes/theme.ts'
import { type Held, plainly, restOf, themesIn, themesOf } from './themes-named.ts'

export type AdviceAsked = {
  question: string
  intent: Intent
  /** In the order in which they are named. Empty: the whole work. */
  themes: readonly Theme[]
  /** A chapter, where one is named. */
  chapter: { name: string; role: string } | undefined
  isFollowUp: boolean
  /** What was said just before it. */
  earlier?: string | undefined
}

const ASKS_IF_SO = /^\W*(?:do|does|is|are|was|were|did) (?:they|it|that|this)(?: really| true)?\W*$/i
/** Asked of any work, or of a program: not of this one. */
const IN_GENERAL =
  /\bdifferences? between\b|\bwhat (?:is|are) (?:an? |the )?(?:meaning|definition|types?|kinds?|advantages?)\b|\bwhat does \w+ (?:stand for|mean)\b|\b(?:spss|excel|stata|word|zotero|mendeley|turnitin|plagiari\w+|apa|harvard|chat ?gpt|ai)\b|\bhow (?:do|can|should|to)\b[^?]*\b(?:calculate|compute|cite|format)\b|\b(?:what|which) (?:\w+ ){1,2}(?:should|can|must|do|could) (?:i|we) (?:use|choose|adopt|apply|pick|take)\b|\bwhich \w+ (?:is|are|would be) (?:good|best|better|suitable|right|appropriate) (?:for|to)\b|\bhow (?:do|can|should|would) (?:i|we) (?:link|connect|relate|tie)\b|\bhow to (?:link|connect|relate)\b|\bhow many should (?:i|we|it|there)\b|(?<!\bmy )\bconceptual framework\b|\bthe same as (?!my\b|the\b|our\b)|\bwhy (?:is|are) \w+ (?:important|needed|necessary|useful)\b|\bis there a formula\b|\bmy (?:laptop|computer|supervisor (?:is|has|does|doesn|never|left))\b|\bwhere (?:do|should|can|must|to)\b[^?]*\b(?:put|write|place|mention|add|go|goes|belong)\b|\bchapter \w+ or\b|\b(?:how long|how many (?:pages|words|references|sources|objectives|chapters|questions|items|slides|minutes))\b/i
const A_THING =
  /^(?:what (?:is|are)|define|explain|what's) (?:an? )?(?!my|our|the|your|this|that|wrong|missing|weak)\w+(?: \w+){0,2}\W*$/i
const OF_MINE =
  /\b(?:my|our|mine|i|we|me|this (?:study|work|project|thesis|proposal|paper|chapter)|the (?:study|work|project|thesis|proposal|paper|system)|chapter)\b/i
const OF_THE_WHOLE =
  /\b(?:study|work|project|thesis|dissertation|proposal|paper|research|report|draft|document|everything|whole|part|chapter|section|system)\b/i
const OF_THE_WHOLE_ALONE: ReadonlySet<Intent> = new Set(['weakest', 'panel', 'next', 'consistent'])

const CHAPTER =
  /\b(?:chapter|chap|ch)\.? ?(one|two|three|four|five|six|[1-6])\b|\b(introduction|methodology|methods?)(?: (?:chapter|section|part))?\b/i
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const ROLE_OF_NUMBER = [
  '',
  'introduction',
  'literature',
  'methods',
  'results',
  'conclusion',
  'conclusion',
] as const

/** `unlessAsked`: meant where a theme is named and nothing is asked about it; `isLoose`: with other matter beside it. */
export function adviceAsked(
  question: string,
  before: readonly string[],
  held: Held,
  { unlessAsked, isLoose = false }: { unlessAsked?: Intent | undefined; isLoose?: boolean } = {},
): AdviceAsked | undefined {
  // "Do they?" asks once more what was said before.
  if (ASKS_IF_SO.test(question) && before.length > 0)
    return adviceAsked(before.at(-1)!, before.slice(0, -1), held, { unlessAsked, isLoose })
  const most = isLoose ? MOST_BESIDE : 0
  const asked = plainly(question)
  if (IN_GENERAL.test(asked) || A_THING.test(asked)) return undefined
  const found =
    ofWhole(asked) ??
    inOne(asked, before, held, most) ??
    (isLoose ? inItsLastClause(asked, held) : undefined) ??
    byItsTheme(asked, held, most, unlessAsked)
  return found && { ...found, earlier: before.at(-1) }
}

/** Whatever is said round it. */
const FIRST: readonly (readonly [Intent, RegExp])[] = [
  [
    'have',
    /\bwhat my (?:work|study|thesis|project|research) (?:is|says?|really)\b|\bwhat is my (?:work|study|thesis|project|research) (?:all |really )?(?:about|saying)\b/,
  ],
  [
    'panel',
    /\b(?:attack|ask(?: me)?|criticis\w+) first\b|\bwhat will (?:the |my )?(?:\w+ )?(?:panel|examiners?|they) (?:attack|ask(?: me)?)\W*$/,
  ],
  [
    'weakest',
    /\b(?:(?:first|main|biggest|worst|most important) )?(?:two|three|four|five|few|\d) (?:\w+ )?(?:things?|points?|mistakes?|problems?|corrections?)\b.*\b(?:fix|correct|mend|change|repair|improve|revise|do|tonight|today|tomorrow|before)\b|\bthings? to (?:fix|correct|mend|change|repair)\b|\b(?:fix|correct|mend|change|repair|improve|revise) first\b|\bfirst (?:thing )?to (?:fix|correct|mend|change|repair)\b/,
  ],
  [
    'next',
    /\bwhat (?:should|do|can|must|shall|could) (?:i|we) do (?:next|now|today|tomorrow|this week)\b|\b(?:do|work on|look at|start with|begin with) first\b|\bfirst (?:thing )?to do\b|\bwhere (?:do|should|can) i (?:start|begin)\W*$/,
  ],
  [
    'weakest',
    /\b(?:what|which) (?:\w+ ){0,4}(?:is|are) the (?:main|biggest|worst) (?:problem|fault|mistake|weakness)\b|\bwhat (?:do you think )?is wrong with (?:my |this |the )?(?:work|study|thesis|project|proposal)?\W*$/,
  ],
  ['missing', /\bwhat else (?:should|can|must|do) (?:i|we) (?:fix|correct|change|mend|improve|repair)\b/],
  [
    'enough',
    /\b(?:is|if) (?:it|this|my (?:work|study|thesis|project|proposal)) (?:is )?(?:ready|ok(?:ay)?|good|fine)\b.*\b(?:bind|submit|print|hand|defen[cs]e|present)\w*|\b(?:is|if) (?:it|my \w+) (?:is )?ready\b/,
  ],
]
function ofWhole(asked: string): AdviceAsked | undefined {
  const intent = FIRST.find(([, words]) => words.test(asked))?.[0]
  return intent && themesIn(asked).every(({ id }) => id === 'title' || id === 'collection' || id === 'tables')
    ? { question: asked, intent, themes: [], chapter: undefined, isFollowUp: false }
    : undefined
}

function inOne(asked: string, before: readonly string[], held: Held, most: number): AdviceAsked | undefined {
  const intent = intentOf(asked)
  if (!intent) return undefined
  const chapter = chapterIn(asked, intent, held.chapters)
  const named = chapter ? [] : themesOf(asked, held)
  const rest = restOf(asked, named, held)
  if (intent === 'needed' && named.length === 0 && !isBare(asked)) return undefined
  if (named.length > 0 || chapter) {
    // Its own matter wants to be looked up, and not the whole theme.
    if (rest.length > (intent === 'have' || intent === 'example' ? 0 : most)) return undefined
    if (intent === 'needed' && !named.some(({ id }) => id === 'pilot') && most === 0) return undefined
    if (intent === 'next' && !OF_MINE.test(asked)) return undefined
    if (intent === 'have' && !OF_MINE.test(asked) && !/\b(?:the|did|was|were)\b/.test(asked)) return undefined
    return { question: asked, intent, themes: named, chapter, isFollowUp: false }
  }
  if (rest.length > 0) return undefined
  const isOfWhole = OF_THE_WHOLE.test(asked) && OF_MINE.test(asked)
  const earlier = isOfWhole
    ? undefined
    : before
        .toReversed()
        .slice(0, BACK)
        .map((one) => spokenOf(plainly(one), held))
        .find(({ themes, chapter: one }) => themes.length > 0 || one)
  const points = POINTS_BACK.test(asked) || (!OF_THE_WHOLE_ALONE.has(intent) && isBare(asked))
  if (earlier && points) return { question: asked, intent, ...earlier, isFollowUp: true }
  if (isOfWhole || OF_THE_WHOLE_ALONE.has(intent))
    return { question: asked, intent, themes: [], chapter: undefined, isFollowUp: false }
  return undefined
}

/** Longer it says itself what it is about. */
const isBare = (asked: string): boolean => asked.split(/\s+/).length <= MOST_BARE
const MOST_BARE = 6
const spokenOf = (earlier: string, held: Held) => {
  const chapter = chapterIn(earlier, 'improve', held.chapters)
  return { chapter, themes: chapter ? [] : themesOf(earlier, held) }
}

/** "I wrote two hypotheses, but …: what do I do?": the clause that asks, with the theme that it or those before it name. */
function inItsLastClause(asked: string, held: Held): AdviceAsked | undefined {
  const clauses = asked
    .split(/[.!?;,]\s+|\s+(?:but|and|so)\s+(?=(?:what|how|why|is|can|do|should|which|will)\b)/)
    .filter((one) => one.trim() !== '')
  const at = clauses.findLastIndex((one) => intentOf(one) !== undefined)
  const clause = clauses[at]
  const intent = clause && intentOf(clause)
  if (!clause || !intent || clauses.length < 2) return undefined
  const own = themesOf(clause, held)
  if (own.length > 0) return inOne(clause, [], held, MOST_BESIDE)
  const around = clauses.filter((one) => one !== clause).join(' ')
  const named = themesOf(around, held)
  return named.length > 0 &&
    restOf(clause, [], held).length <= 1 &&
    restOf(around, named, held).length <= MOST_AROUND
    ? { question: clause, intent, themes: named, chapter: undefined, isFollowUp: false }
    : undefined
}
const MOST_AROUND = 6

function byItsTheme(
  asked: string,
  held: Held,
  most: number,
  intent: Intent | undefined,
): AdviceAsked | undefined {
  if (!intent || intentOf(asked)) return undefined
  const chapter = chapterIn(asked, intent, held.chapters)
  // What is named last is what is meant; a topic is told, and not asked about.
  const named = chapter ? [] : themesOf(asked, held).filter(({ id }) => id !== 'title')
  return (chapter || named.length > 0) && restOf(asked, named, held).length <= most
    ? { question: asked, intent, themes: named.slice(-1), chapter, isFollowUp: false }
    : undefined
}

const BACK = 2
const MOST_BESIDE = 4
const POINTS_BACK = /\b(?:it|its|that|this|them|these|those|they are|one)\b/

function chapterIn(asked: string, intent: Intent, chapters: Appraisal['chapters']): AdviceAsked['chapter'] {
  const [, number, name] = CHAPTER.exec(asked) ?? []
  if (name && (!OF_A_CHAPTER.has(intent) || !/methodology|introduction|chapter|section/.test(asked)))
    return undefined
  if (name) return { name, role: name === 'introduction' ? 'introduction' : 'methods' }
  if (!number) return undefined
  const nth = NUMBERS[number] ?? Number(number)
  const word = Object.keys(NUMBERS)[nth - 1]!
  const own = chapters.find(({ title }) =>
    new RegExp(`^\\W*(?:chapter\\s*)?(?:${nth}|${word}|${'i'.repeat(nth)})\\b`, 'i').test(title),
  )
  const isTold =
    own && own.role !== 'other' && own.role !== 'front-matter' && (nth === 1 || own.role !== 'introduction')
  const role = isTold ? own.role : ROLE_OF_NUMBER[nth]!
  return { name: `chapter ${word}`, role }
}
const OF_A_CHAPTER: ReadonlySet<Intent> = new Set([
  'missing',
  'enough',
  'weakest',
  'improve',
  'panel',
  'next',
])
