/** What a question about one's own work wants: a theme, or a chapter, and an intent; a question with an intent alone goes on with the theme before it. */
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import { nearestWord, writtenOut } from '../handbook/question-words.ts'
import { isCommon } from '../text/common-words.ts'
import type { Appraisal } from './appraised.ts'
import type { Theme } from './themes/theme.ts'
import { THEMES, themeOf } from './themes/themes.ts'

export type Intent =
  | 'have'
  | 'enough'
  | 'missing'
  | 'improve'
  | 'justify'
  | 'say'
  | 'panel'
  | 'next'
  | 'weakest'
  | 'example'
  | 'consistent'

export type AdviceAsked = {
  question: string
  intent: Intent
  /** In the order in which they are named. Empty: the whole work. */
  themes: readonly Theme[]
  /** A chapter, where one is named. */
  chapter: { name: string; role: string } | undefined
  isFollowUp: boolean
}

const I = '(?:i|we)'
/** The first that fits is meant. */
const INTENTS: readonly (readonly [Intent, RegExp])[] = [
  [
    'weakest',
    /\bweak(?:est|er|ness(?:es)?)\b(?! of (?:the|this) (?:study|design))|\bworst\b|\b(?:biggest|main|most serious) (?:problem|fault|mistake|weakness)\b|\bmost (?:risky|dangerous)\b/,
  ],
  ['example', /\bexamples?\b|\bsample (?=sentence|objective|question|hypothes|title)/],
  [
    'justify',
    new RegExp(
      `\\bwhy (?:did |do |have |was |were |am |are |is )?(?:${I}|my|our|this|that|it)\\b(?! (?:important|better|wrong))|\\bjustif\\w+(?! of)|\\bdefend (?!it well|my (?:thesis|work|study|project|proposal)\\b)|\\b(?:and|,) why\\b|\\bif (?:they|the panel|an? examiner|somebody|someone|he|she) (?:asks?|says?|wants?)\\b|\\b(?:what|how) (?:do|can|should|would|must|will) ${I} (?:answer|reply|respond|tell (?:them|the panel))\\b|\\bhow (?:do|can|should|would) ${I} defend\\b|\\breasons? for (?:choosing|using|my)\\b`,
    ),
  ],
  [
    'panel',
    /\b(?:(?:the |my |an? )?(?:panel|examiners?|supervisors?|lecturers?|reviewers?|committee)|they (?:will|would|may|might|can|could|want)|will they)\b[^?]*\b(?:ask\w*|attack\w*|say|question\w*|criticis\w+|criticiz\w+|press|look for|challenge|think)\b|\bquestions? (?:will|would|might|can|could|do|should) (?:you|they|the)\b|\b(?:viva|defen[cs]e|panel|likely|possible|expected|hard) questions?\b|\b(?:attack|criticis\w+|grill)\b/,
  ],
  [
    'consistent',
    /\b(?:match\w*|follow(?:s)? (?:from|the)|conclusions? follow|fit\w*|agree\w* with|consisten\w*|align\w*|linked?|relate[sd]? to|based on|supported|support (?:by|from)|backed|answer(?:s|ed|ing)? (?:my|the|all|every|each|its)|(?:right|good|suitable|appropriate|correct|ok(?:ay)?|fine) (?:for|with) (?:my|the|this|these)|come from|in line|reflect\w*|meet(?:s)?|achieved?|met|reached|not answered|unanswered|answered)\b|\bcontradict\w*|\binconsisten\w*|\bsame (?:in|as)\b/,
  ],
  [
    'missing',
    /\b(?:missing|lack(?:s|ing)?|left out|forg[eo]t\w*|complete|incomplete|what else|to add|(?:should|must|can|do|need to) (?:i |we )?(?:add|include|mention|put)|gaps? in my (?:work|chapter|method\w*)|what (?:should|must) .* (?:have|contain|include))\b/,
  ],
  [
    'say',
    /\b(?:simple|simply|plain|easy) (?:words?|terms|english|way|language)\b|\bsimply\b|\b(?:in|with) (?:my own words|(?:two|three|one|a few|2|3) (?:sentences?|words|minutes?))\b|\blike (?:i am|i'm|im|a) \w+|\baloud\b|\bhow (?:do|can|should|would|to|must|will) (?:i |we )?(?:say|explain|describe|introduce|pronounce|talk about|speak about|tell)\b|\bexplain (?:it|my|this|that|the)\b|\bsummari[sz]e\b|\bwhat does (?:it|that|this) mean\b|\bwhat (?:do|does) (?:my|the) .* mean\b/,
  ],
  [
    'improve',
    /\b(?:improv\w+|better|strengthen\w*|strong(?:er)|make (?:it|my|this|that|them)\b|fix|mend|correct (?:it|my|this|that|them)|repair|rewrite|shorten|reduce|narrow|sharpen|polish|edit)\b|\bhow (?:do|can|should|to|must|could|would|will) (?:i |we )?(?:write|choose|select|formulate|word|state|put|do|make|get|link|present|structure|organi[sz]e|arrange|calculate|determine|collect|analy[sz]e|handle|deal with|frame|start|begin|conclude)\b/,
  ],
  [
    'next',
    /\b(?:what|where|which)\b[^?]*\b(?:next|first|start|begin)\b|\bnext step\b|\bwhich\b[^?]*\bshould (?:i|we) (?:do|run|use|make|add)\b|\bcan (?:i|we) still do\b|\bwhat (?:should|do|can|must|shall|could) (?:i|we) do\b|\b(?:now|next) what\b|\bwhat now\b|\b(?:should|must|can|shall|do) (?:i|we) (?:still )?(?:do|need|conduct|run) (?:it|that|this|one|a|an|to)\b|\bpriorit\w+/,
  ],
  [
    'enough',
    /\b(?:is|are|was|were|does|do|did|am|will|can|could|has|have|isn't|aren't)\b[^?]*\b(?:enough|ok|okay|good|right|correct|clear(?:ly)?|valid|strong|weak|deep|appropriate|suitable|realistic|smart|acceptable|sufficient|researchable|convincing|original|fine|well|too (?:\w+)|big|small|large|adequate|justified|representative|generali[sz]\w*|reliable|feasible|specific|measurable|proper(?:ly)?|logical|sound|bad|wrong|reasonable|satisfactory|up to standard|doable|new)\b|\benough\s*\W*$|\b(?:ok|okay|fine|right|good) (?:or not)?\W*$|\bgenerali[sz]e\b|\bwhat is wrong with\b|\bwhat do you think (?:of|about)\b|\b(?:and )?what about\b|\btoo late\b|\bis (?:that|it|this) (?:true|a (?:big |serious )?problem)\b|\b(?:rate|assess|check|evaluate|judge|review) my\b/,
  ],
  [
    'have',
    /^(?:what|which|who|whom|where|when|how (?:many|much|did|was|were|have|long|big)|did|do|have|has|is there|are there|tell me|remind me|show me|state|list|give me|can you (?:tell|show|remind|list))\b|\bwhat (?:is|are|was|were) (?:my|the|our)\b|\bwhich\b[^?]*\bdid\b/,
  ],
]

/** Asked of any work, or of a program: not of this one. */
const IN_GENERAL =
  /\bdifferences? between\b|\bwhat (?:is|are) (?:an? |the )?(?:meaning|definition|types?|kinds?|advantages?)\b|\bwhat does \w+ (?:stand for|mean)\b|\b(?:spss|excel|stata|word|zotero|mendeley|turnitin|plagiari\w+|apa|harvard|chat ?gpt|ai)\b|\bhow (?:do|can|should|to)\b[^?]*\b(?:calculate|compute|cite|format)\b|\bmy (?:laptop|computer|supervisor (?:is|has|does|doesn|never|left))\b|\bwhere (?:do|should|can|must|to)\b[^?]*\b(?:put|write|place|mention|add|go|goes|belong)\b|\bchapter \w+ or\b|\b(?:how long|how many (?:pages|words|references|sources|objectives|chapters|questions|items|slides|minutes))\b/i
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

/** Words of any question of this kind, which ask about nothing else. */
const OF_ASKING = new Set(
  contentStems(`enough good okay right correct clear valid strong weak deep appropriate suitable realistic smart acceptable sufficient
    original fine well justify defend defence explain improve better missing lacking add include complete panel examiner supervisor lecturer
    attack criticise example weakest strongest stronger make match follow fit consistent align link support answer chapter study work
    thesis project proposal research dissertation paper statement describe present simple plain sentence word mean tell show give
    remind choose chosen select used use find found did got sure true bad wrong wrongly really please write state mention first second third
    fourth last main key representative generalise know think check reason adopt employ apply size number many much complete contradict contradiction
    mistake error problem ready bind submit print hand tonight today week month day late early saying end really sum using idea advice defence panel talk practise stand already never only maybe able collected collect wrote written people person report reported adopted adopting strict next person people last worried scared afraid nervous fail because honestly two one three step start begin shorten narrow link back based own deep conduct carry done clearance approval issue consideration`),
)

type Seen = Pick<Appraisal, 'chapters' | 'themes' | 'title'>

/** `unlessAsked`: meant where a theme is named and nothing is asked about it; `isLoose`: with other matter beside it. */
export function adviceAsked(
  question: string,
  before: readonly string[],
  seen: Seen,
  { unlessAsked, isLoose = false }: { unlessAsked?: Intent | undefined; isLoose?: boolean } = {},
): AdviceAsked | undefined {
  const most = isLoose ? MOST_BESIDE : 0
  const asked = plainly(question)
  if (IN_GENERAL.test(asked) || A_THING.test(asked)) return undefined
  return (
    ofWhole(asked) ??
    inOne(asked, before, seen, most) ??
    (isLoose ? inItsLastClause(asked, seen) : undefined) ??
    byItsTheme(asked, seen, most, unlessAsked)
  )
}

const plainly = (question: string): string =>
  spelt(writtenOut(question.toLowerCase()).replace(/[’]/g, "'").replace(LEAD, '').trim())

/** Whatever is said round it. */
const FIRST: readonly (readonly [Intent, RegExp])[] = [
  [
    'panel',
    /\b(?:attack|ask(?: me)?|criticis\w+) first\b|\bwhat will (?:the |my )?(?:\w+ )?(?:panel|examiners?|they) (?:attack|ask(?: me)?)\W*$/,
  ],
  [
    'weakest',
    /\b(?:fix|correct|mend|change|repair|improve|revise) first\b|\bfirst (?:thing )?to (?:fix|correct|mend|change|repair)\b/,
  ],
  [
    'next',
    /\bwhat (?:should|do|can|must|shall|could) (?:i|we) do (?:next|now|today|tomorrow|this week)\b|\b(?:do|work on|look at|start with|begin with) first\b|\bfirst (?:thing )?to do\b|\bwhere (?:do|should|can) i (?:start|begin)\W*$/,
  ],
  [
    'weakest',
    /\b(?:what|which) (?:\w+ ){0,4}(?:is|are) the (?:main|biggest|worst) (?:problem|fault|mistake|weakness)\b|\bwhat (?:do you think )?is wrong with (?:my |this |the )?(?:work|study|thesis|project|proposal)?\W*$/,
  ],
  [
    'enough',
    /\b(?:is|if) (?:it|this|my (?:work|study|thesis|project|proposal)) (?:is )?(?:ready|ok(?:ay)?|good|fine)\b.*\b(?:bind|submit|print|hand|defen[cs]e|present)\w*|\b(?:is|if) (?:it|my \w+) (?:is )?ready\b/,
  ],
]
function ofWhole(asked: string): AdviceAsked | undefined {
  const intent = FIRST.find(([, words]) => words.test(asked))?.[0]
  return intent && themesIn(asked).every(({ id }) => id === 'title' || id === 'collection')
    ? { question: asked, intent, themes: [], chapter: undefined, isFollowUp: false }
    : undefined
}

function inOne(asked: string, before: readonly string[], seen: Seen, most: number): AdviceAsked | undefined {
  const intent = intentOf(asked)
  if (!intent) return undefined
  const chapter = chapterIn(asked, intent, seen.chapters)
  const named = chapter ? [] : themesOf(asked, seen)
  const rest = restOf(asked, named, seen)
  if (named.length > 0 || chapter) {
    // Its own matter wants to be looked up, and not the whole theme.
    if (rest.length > (intent === 'have' || intent === 'example' ? 0 : most)) return undefined
    if (NEEDED.test(asked) && !named.some(({ id }) => id === 'pilot')) return undefined
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
        .map((one) => themesOf(plainly(one), seen))
        .find((themes) => themes.length > 0)
  const points = POINTS_BACK.test(asked) || !OF_THE_WHOLE_ALONE.has(intent)
  if (earlier && points)
    return { question: asked, intent, themes: earlier, chapter: undefined, isFollowUp: true }
  if (isOfWhole || OF_THE_WHOLE_ALONE.has(intent))
    return { question: asked, intent, themes: [], chapter: undefined, isFollowUp: false }
  return undefined
}

/** "I wrote two hypotheses, but …: what do I do?": the clause that asks, with the theme that it or those before it name. */
function inItsLastClause(asked: string, seen: Seen): AdviceAsked | undefined {
  const clauses = asked
    .split(/[.!?;,]\s+|\s+(?:but|and|so)\s+(?=(?:what|how|why|is|can|do|should|which|will)\b)/)
    .filter((one) => one.trim() !== '')
  const at = clauses.findLastIndex((one) => intentOf(one) !== undefined)
  const clause = clauses[at]
  const intent = clause && intentOf(clause)
  if (!clause || !intent || clauses.length < 2) return undefined
  const own = themesOf(clause, seen)
  if (own.length > 0) return inOne(clause, [], seen, MOST_BESIDE)
  const around = clauses.filter((one) => one !== clause).join(' ')
  const named = themesOf(around, seen)
  return named.length > 0 &&
    restOf(clause, [], seen).length <= 1 &&
    restOf(around, named, seen).length <= MOST_AROUND
    ? { question: clause, intent, themes: named, chapter: undefined, isFollowUp: false }
    : undefined
}
/** Whether anybody needs it is asked of no single work. */
const NEEDED =
  /\b(?:do|does|must|should) (?:i|we|it|one) (?:still |really )?(?:need|have)\b|\b(?:necessary|compulsory|mandatory|required)\b/
const MOST_AROUND = 6

function byItsTheme(
  asked: string,
  seen: Seen,
  most: number,
  intent: Intent | undefined,
): AdviceAsked | undefined {
  if (!intent || intentOf(asked)) return undefined
  const chapter = chapterIn(asked, intent, seen.chapters)
  const named = chapter ? [] : themesOf(asked, seen)
  return (chapter || named.length > 0) && restOf(asked, named, seen).length <= most
    ? { question: asked, intent, themes: named, chapter, isFollowUp: false }
    : undefined
}

const BACK = 2
const MOST_BESIDE = 4
const LEAD =
  /^(?:(?:so|and|but|please|kindly|okay|ok|well|sorry|thank you|thanks|yes|no|hi|hello|hey|good (?:morning|afternoon|evening)|sir|madam|doctor|prof(?:essor)?|also|then|now|actually|just)\b[,.! ]*)+/i
const POINTS_BACK = /\b(?:it|its|that|this|them|these|those|they are|one)\b/

const intentOf = (asked: string): Intent | undefined => INTENTS.find(([, words]) => words.test(asked))?.[0]

/** A work that has objectives and no questions is asked about its objectives, and the other way round. */
const themesOf = (asked: string, { themes }: Seen): Theme[] =>
  themesIn(asked).map((theme) => {
    const other = { questions: 'objectives', objectives: 'questions' }[theme.id]
    const isSaid = (id: string) => (themes[id]?.says.length ?? 0) > 0
    return (other && !isSaid(theme.id) && isSaid(other) ? themeOf(other) : undefined) ?? theme
  })

/** A question that names a theme is not about what was told before. */
export const namesTheme = (question: string): boolean => themesIn(plainly(question)).length > 0

/** The longer name wins where two overlap: "research design" and "design". */
function themesIn(asked: string): Theme[] {
  const hits = THEMES.flatMap((theme) => {
    const found = theme.asks.exec(asked)
    return found ? [{ theme, from: found.index, to: found.index + found[0].length }] : []
  })
  const kept = hits.filter(
    (one) =>
      !hits.some(
        (other) =>
          other !== one &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.to - other.from > one.to - one.from,
      ),
  )
  return kept
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, at, all) => all.findIndex((one) => one.from === from) === at)
    .map(({ theme }) => theme)
}

function restOf(asked: string, named: readonly Theme[], { title }: Seen): string[] {
  const subject = new Set(contentStems(title))
  const bare = named.reduce((text, { asks }) => text.replace(new RegExp(asks, 'gi'), ' '), asked)
  return [...new Set(contentStems(bare))].filter(
    (stem) => /\p{L}{3}/u.test(stem) && !isCommon(stem) && !OF_ASKING.has(stem) && !subject.has(stem),
  )
}

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
  const role = own && own.role !== 'other' && own.role !== 'front-matter' ? own.role : ROLE_OF_NUMBER[nth]!
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

const KNOWN = new Set(
  wordsOf(
    `sample sampling conclusion conclusions objective objectives limitation limitations recommendation recommendations methodology literature
    discussion hypothesis hypotheses questionnaire questionnaires chapter weakest weakness problem statement theory framework design population
    instrument instruments validity reliability analysis ethics ethical results findings abstract references title contribution significance
    requirements architecture testing panel defend justify improve missing example supervisor examiner question questions research respondents
    participants timetable budget original appropriate sufficient representative limits limit system before better writing written should little settle reach`,
  ),
)
const SHORTEST = 6
/** "the weekest objectve" */
const spelt = (asked: string): string =>
  asked.replace(/[a-z]+/g, (word) =>
    word.length < SHORTEST || KNOWN.has(word) || contentStems(word).some((stem) => isCommon(stem))
      ? word
      : (nearestWord(word, KNOWN) ?? word),
  )
