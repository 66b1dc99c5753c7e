/**
 * Splits text into sentences, as offsets. The platform's own segmenter does the work; first, the full stops that end no
 * sentence are masked, character for character.
 */
export type Span = { from: number; to: number }

export function sentenceSpans(text: string, language = 'en'): Span[] {
  const covered = coverFalseStops(text)
  const spans: Span[] = []
  const take = (segment: string, index: number) => {
    const from = index + (segment.length - segment.trimStart().length)
    const to = index + segment.trimEnd().length
    if (to <= from) return
    const previous = spans.at(-1)
    if (previous && belongsTogether(covered, previous, from)) previous.to = to
    else spans.push({ from, to })
  }
  for (const { segment, index } of segmenterFor(language).segment(covered)) {
    let begin = 0
    for (const { index: end } of segment.matchAll(OVERLOOKED)) {
      take(segment.slice(begin, end), index + begin)
      begin = end
    }
    take(segment.slice(begin), index + begin)
  }
  return spans
}

const segmenters = new Map<string, Intl.Segmenter>()
function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'sentence' })
  segmenters.set(language, made)
  return made
}

const list = (words: string) => words.trim().split(/\s+/).join('|')

/** After these a stop never ends a sentence. */
const NEVER_LAST = list(`
  e\\.g i\\.e cf vs viz ca approx resp incl esp Fig Figs Eq Eqs Eqn Tab Ref Refs Sec Sect Secs Ch Chap App Nos Vol Vols
  pp Dr Mr Mrs Ms Mx Prof Profs St Rev Hon Gen Col Lt Sgt Capt Cmdr Maj Gov Sen Pres Messrs Mme Mlle Sr Sra Dra Mal Alh Engr Barr Pst ed eds Ed Eds trans
  Univ Dept Assoc Asst Inst Natl Soc Proc Conf J Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec art arts para paras
  nr op loc lit bzw z\\.B vgl Abb bspw p\\.ex Mt Ft adj adv
`)
/** Possible abbreviations: treated as one when a number follows. */
const BEFORE_NUMBER = list('No no p n ch vol fig figs eq tab sec c art v s f cap núm num nº fl t Nr')
/** These end a sentence when what follows can only begin one. */
const SOMETIMES_LAST = list(`
  al etc Inc Ltd Corp Co Jr Bros a\\.m p\\.m U\\.S U\\.K U\\.N U\\.S\\.A E\\.U Ph\\.D M\\.Sc M\\.Phil B\\.Sc M\\.A B\\.A M\\.D Ed\\.D LL\\.B LL\\.M MSc PhD ibid Ibid
  cit yr yrs min max hr hrs
`)
const STARTERS =
  'The|This|That|These|Those|There|In|It|Its|He|She|They|We|I|You|However|Therefore|Thus|Moreover|Furthermore|Although|While|When|As|At|For|From|To|On|By|If|An|A|Our|Their|His|Her|All|Both|Each|Most|Many|Some|Such|Then|Also|Another|After|Before|Since|Because|But|And|Here|Finally|First|Second|Next|Participants|Data|Results|Results|With|Under|Using|What|Where|Why|How|No|Not|One|Two|Three'

const STARTS_SENTENCE = new RegExp(`^\\s+["“‘'(]?(${STARTERS})\\b`)

/** Sentence ends the segmenter misses: no space after the stop, and three dots before a capital. */
const OVERLOOKED = new RegExp(
  `(?<=\\p{Ll}{3}[.?!])(?=\\p{Lu}\\p{Ll}+\\s)|(?<=[\\p{L}\\d]{2}[.?!])(?=(?:${STARTERS})\\s)|(?<=…["”’)\\]]*)\\s(?=["“‘(]?\\p{Lu})`,
  'gu',
)

const RULES: [RegExp, (found: string, after: string, before: string) => string][] = [
  // Addresses contain stops, and question marks too.
  [
    /\b(?:https?:\/\/|www\.|doi:\s?)[^\s)\]>"”]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.-]+/gi,
    (found) => coverAll(found),
  ],
  [new RegExp(`(?<![\\p{L}\\d.])(?:${NEVER_LAST})\\.(?!\\s*$)`, 'gu'), (found) => coverStops(found)],
  [new RegExp(`(?<![\\p{L}\\d.])(?:${BEFORE_NUMBER})\\.(?=\\s?[\\d(])`, 'gu'), (found) => coverStops(found)],
  [
    new RegExp(`(?<![\\p{L}\\d.])(?:${SOMETIMES_LAST})\\.`, 'gu'),
    (found, after) =>
      STARTS_SENTENCE.test(after) || /^["”’)]*\s*$/.test(after) ? coverInner(found) : coverStops(found),
  ],
  // Initials: J. K. Rowling. 'vitamin C. The' is none: a small word before it, a starter after. Nor is '25 °C.'.
  [
    /(?<![\p{L}\d._'’°])\p{Lu}\.(?=[\s-]?\p{Lu}|\s*,|\s*&|\s*\p{Ll}|\s*\()/gu,
    (found, after, before) =>
      STARTS_SENTENCE.test(after) && /\p{Ll}\s$/u.test(before) ? found : coverStops(found),
  ],
  // '1. Introduction', '2.3. Methods', 'a) …' at the start are numbering.
  [
    /^\s*(?:\(?\d{1,3}|\(?[a-zA-Z]|[ivxIVX]{1,5})\.(?=\s)|^\s*\d+(?:\.\d+)+\.(?=\s)/g,
    (found) => coverStops(found),
  ],
  [/\.(?=\s?\.)|(?<=\s)\.(?=\d)/g, (found) => coverStops(found)],
  // A stop before a closing bracket's lower-case continuation, as in '(p. 3.) and', ends nothing.
  [/[.?!…]["”’)\]]*(?=\s+[\p{Ll}])/gu, (found) => coverAll(found)],
]

/** A raised note mark after the stop ('…shown.12 The') hides the end of the sentence. */
const NOTE_AFTER_STOP =
  /(?<=\p{Ll}{3}[”"’)\]]?[.?!])(?:\d{1,3}(?:[,–-]\s?\d{1,3})*|\[[\d,–\s-]+\])(?=\s+["“(]?\p{Lu}|\s*$)/gu

function coverFalseStops(text: string): string {
  let covered = text.replace(/[\n\r\t\u2028\u2029\u0085]/g, ' ')
  for (const [pattern, cover] of RULES)
    covered = covered.replace(pattern, (...found) => {
      const whole: string = found[0]
      const at: number = found.at(-2)
      return cover(
        whole,
        covered.slice(at + whole.length, at + whole.length + 40),
        covered.slice(Math.max(0, at - 20), at),
      )
    })
  covered = covered.replace(NOTE_AFTER_STOP, (digits) => ')'.repeat(digits.length))
  return coverBrackets(covered)
}

const coverStops = (found: string) => found.replaceAll('.', '_')
const coverInner = (found: string) => `${coverStops(found.slice(0, -1))}${found.slice(-1)}`
const coverAll = (found: string) =>
  found.replace(/[.?!…](?=.)/g, '_').replace(/[.?!…]$/, (last) => (/^\w/.test(found) ? last : '_'))

const LONGEST_BRACKET = 400

/** Text in brackets inside a sentence is part of it, however many stops it has. */
function coverBrackets(text: string): string {
  return text.replace(/[([][^()[\]]*[)\]]/g, (found, at: number) => {
    // A bracket that is a whole sentence keeps its last stop.
    const isWhole =
      /^[([]\p{Lu}/u.test(found) &&
      /[.?!][)\]]$/.test(found) &&
      /[.?!]["”]?\s*$/.test(text.slice(Math.max(0, at - 8), at))
    if (found.length > LONGEST_BRACKET || isWhole) return found
    return found.replace(/[.?!…]/g, '_')
  })
}

function belongsTogether(text: string, previous: Span, from: number): boolean {
  const next = text.slice(from, from + 12)
  if (/^[\p{Ll}]/u.test(next)) return true
  // Closing marks and citations that were cut off, and dashes that go on.
  if (/^[)\]”’»,;:–—%]/.test(next)) return true
  const last = text.slice(Math.max(previous.from, previous.to - 12), previous.to)
  return !/[.?!…。！？][)\]"”’»']*$/.test(last)
}
