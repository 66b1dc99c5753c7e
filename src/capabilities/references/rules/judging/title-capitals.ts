/** Titles with A Capital On Every Word, written as a sentence where a style asks for it. What may be a name keeps its capital. */
import { CLASS_OF } from '../parser/lexicon.ts'

const SMALL_CLASSES: ReadonlySet<string> = new Set([
  'and',
  'article',
  'preposition',
  'title',
  'report',
  'thesis',
  'chapter',
  'pages',
  'volume',
  'in',
])
/** Endings that names of people and places seldom have. */
const COMMON_ENDING =
  /(?:tion|sion|ment|ments|ness|ity|ities|ism|isms|ance|ence|ances|ences|ship|ships|tions|sions|ing|ings|ology|ological|ical|ically|ive|ives|ous|able|ible|ary|ory|ful|less|ized|ised|izing|ising|ally|ure|ures|ual|ial|ants|ents|ers|ors|ists|ics|omy|ages?|ates?|ated|ying|cy|cies)$/
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu
const NOT_SMALL: ReadonlySet<string> = new Set(['china', 'i', 'march', 'may', 'august'])

export type KnowsSmall = (word: string) => boolean

/** Words of a title that say something; the first has its capital anyway. */
const wordsWithin = (title: string): string[] =>
  (title.match(WORD) ?? [])
    .slice(1)
    .filter(
      (word) =>
        word.length > 2 &&
        !LITTLE.has(word.toLowerCase()) &&
        !['and', 'article', 'preposition', 'in'].includes(CLASS_OF.get(word.toLowerCase()) ?? ''),
    )
const LITTLE: ReadonlySet<string> = new Set([
  ...[
    'after',
    'across',
    'before',
    'behind',
    'below',
    'beneath',
    'beside',
    'beyond',
    'but',
    'despite',
    'down',
    'except',
  ],
  ...[
    'inside',
    'near',
    'nor',
    'off',
    'onto',
    'out',
    'outside',
    'past',
    'per',
    'since',
    'than',
    'that',
    'until',
    'up',
  ],
  ...['upon', 'versus', 'via', 'while', 'yet'],
])

/** Whether most of its words begin with a capital, little ones apart: three of four, and more than two. */
export function isTitleCase(title: string): boolean {
  const words = wordsWithin(title)
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  return words.length >= 3 && capitals >= words.length * 0.75
}

/** One or two words say little: they count when no one of them can be a name. */
function isShortTitleCase(title: string, isSmall: KnowsSmall): boolean {
  const words = wordsWithin(title)
  return (
    words.length > 0 &&
    words.length < 3 &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word) && canBeSmall(word.toLowerCase(), isSmall))
  )
}

/** Names whose words are all ordinary ones. */
const NAMES =
  /\bWorld (?:Health Organi[sz]ation|Bank|Trade Organi[sz]ation|Food Programme|War)\b|\bUnited (?:Nations|States|Kingdom)\b|\b(?:African|European) Union\b|\b(?:Sustainable|Millennium) Development Goals?\b|\b(?:Ministry|Department|University|Republic|Bank) of (?:the )?\p{Lu}[\p{L}-]+/gu
/** Beside a name they belong to it: the Kafue River, Mansa District. */
const BESIDE_NAMES: ReadonlySet<string> = new Set(
  'academy agency assembly association authority bank basin bay board centre city coast college commission council dam delta desert department district escarpment falls flats forest foundation fund gorge highlands hills hospital institute island islands lake mine mountains organisation organization park peninsula plain plains plateau province region river road school society state states swamps territory town township union university valley village'.split(
    ' ',
  ),
)

export const isInCapitals = (title: string, isSmall: KnowsSmall = () => false): boolean =>
  isTitleCase(title) || isShortTitleCase(title, isSmall)

export function asSentence(title: string, isSmall: KnowsSmall = () => false): string {
  if (!isInCapitals(title, isSmall)) return title
  const names = [...title.matchAll(NAMES)].map(({ 0: name, index }) => [index, index + name.length] as const)
  let doubtful = 0
  let nameEnds = -1
  const sentence = title.replace(WORD, (word, at: number) => {
    const before = title.slice(0, at)
    const opens = before.trim() === '' || /[:?!.]\s*[“"‘']?\s*$|[—–]\s+$/.test(before)
    const small = word.toLowerCase()
    const isWritten = !/^\p{Lu}\p{Ll}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
    if (opens || isWritten) {
      if (opens && !isWritten && !canBeSmall(small, isSmall)) nameEnds = at + word.length
      return word
    }
    const isName =
      names.some(([from, to]) => at >= from && at < to) ||
      /^\s[IVX]{1,5}\b/.test(title.slice(at + word.length))
    const found = CLASS_OF.get(small)
    const besideName = nameEnds === at - 1 && BESIDE_NAMES.has(small)
    if (!isName && !besideName && (found === 'institution' || canBeSmall(small, isSmall))) return small
    nameEnds = at + word.length
    if (!isName && !besideName && found !== 'place' && found !== 'month') doubtful += 1
    return word
  })
  // Half of a title in small letters is no better: then it stays, and the student is told.
  return doubtful > MOST_DOUBTFUL ? title : sentence
}
const MOST_DOUBTFUL = 2

/** What comes after a colon begins with a capital in one style and without in the others. */
export function withSubtitle(title: string, isCapital: boolean, isSmall: KnowsSmall = () => false): string {
  return title.replace(/(?<=\p{L}[^:]*:\s+[“"‘']?)\p{L}[\p{L}\p{M}’'-]*/gu, (word, at: number) => {
    if (!/:\s+[“"‘']?$/.test(title.slice(0, at))) return word
    if (isCapital) return /^\p{Ll}+(?:[-’']|$)/u.test(word) ? word[0]!.toUpperCase() + word.slice(1) : word
    const small = word.toLowerCase()
    return /^\p{Lu}(?:\p{Ll}+(?:-\p{Ll}+)*)?$/u.test(word) && small !== 'i' && canBeSmall(small, isSmall)
      ? small
      : word
  })
}

/** Words of study that no place or person is called by; their plurals and endings follow. */
const COMMON: ReadonlySet<string> = new Set(
  'academic access adult advanced agricultural agriculture advice aid air animal approach area art assets basic birth book brain business cancer capital care case cash cattle cause change child children citizen civil class clean clear climate clinic clinical close cloud code college common community complex computer concept conflict consumer control cooperative cost country course crime critical crop cross cultural culture current customary customer data death debt decade decision deep demand democracy desert design digital disease district doctor drug early earth economic economy effect electric electronic emerging employee energy environmental equal ethics event evidence experience expert export extension factor farm farmer farming fast female fertile field finance financial firm fish flood food force foreign forest formal free fresh fuel gender general girl global goal gold good goods green ground group growth guide handbook hard health herd high higher history home hospital house household housing human image impact income index indigenous industrial industry inequality infant informal input internal internet issue job joint key knowledge labor labour land language large law leader learn learner learning legal lesson level life light line link literacy literature livelihood livestock local long low machine maize male man management manager map market mass maternal matter mean medical medicine men mental method middle mine mineral mining mobile model modern money moral mother motor multiple music natural nature need network new news nurse nutrition office oil old online open oral order output overview owner paper parent parents part past path patient pattern peace people perception performance person personal personnel phone plan planning plant play policy political politics pollution poor popular population poverty power practical practice practices pre present price primary principle private problem process product program programme progress project property protein public pupil pure quality quantitative qualitative rain rainfall random range rapid rate raw reader real reform region regional relation religion remote report research resource rest retail review rice right rights risk road role root rural safe safety sale school science scientific sea second secondary sector security self sense service set sex sexual shared short sick simple site size skill skills small smart social society soil solar solid space special speech spread staff standard status stock strategic strategy street stress strong structure student study subject success sugar supply support survey sustainable system talent task tax taxes teach teacher teaching team technical technique technology test text theory thinking third time tool total trade tradition traditional traffic train training transport travel treatment trend trust tuberculosis type uncertain under unit urban use user value vehicle village violence virus visual voice vote wage war waste water wealth web welfare wheat wild wind woman women wood word work worker workers world writing year young youth zero'.split(
    ' ',
  ),
)
const singular = (word: string): string[] => [
  word.replace(/ies$/, 'y'),
  word.replace(/(?:es|s|’s|'s)$/, ''),
  word.replace(/s$/, ''),
]

function canBeSmall(word: string, isSmall: KnowsSmall): boolean {
  if (NOT_SMALL.has(word)) return false
  if (LITTLE.has(word)) return true
  const found = CLASS_OF.get(word)
  if (found === 'place' || found === 'month') return false
  if (isSmall(word) || (word.includes('-') && word.split('-').every(isSmall))) return true
  if (found) return SMALL_CLASSES.has(found)
  if ([word, ...word.split('-'), ...singular(word)].some((one) => COMMON.has(one))) return true
  return word.length > 5 && COMMON_ENDING.test(word) && !/(?:landers|ians|ese)$/.test(word)
}

/** Words that a text writes small in the middle of its sentences, or all English does; never those it writes with a capital there. */
export function smallWordsOf(sentences: Iterable<string>, isCommon: KnowsSmall = () => false): KnowsSmall {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const sentence of sentences)
    for (const { 0: word, index } of sentence.matchAll(WORD)) {
      if (index === 0 || word.length < 2) continue
      if (/^\p{Ll}/u.test(word)) small.add(word)
      else if (/^\p{Lu}\p{Ll}/u.test(word) && /\p{Ll},?\s$/u.test(sentence.slice(0, index)))
        capital.add(word.toLowerCase())
    }
  return (word) => !capital.has(word) && (small.has(word) || isCommon(word))
}
