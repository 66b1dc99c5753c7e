/** Rules for the sample size, and for no other count in the work. */
import { PEOPLE } from '../statistics/sample-size.ts'
import { readNumberWords } from '../text/number-words.ts'
import { isPartOfTheData } from '../text/part-of-the-data.ts'
import { isOfPreparing } from '../text/preparing-step.ts'
import { isEvent, isInRole, ofThisWork, type Rule } from './rule.ts'

const samplePattern = (pattern: string, flags = 'i') => new RegExp(pattern, flags)
const COUNT = String.raw`(?!\d[\d.,]*\s+(?:million|billion|thousand|hundred|%|per ?cent)\b)(?:\d{1,3}(?:[,\u2009 ]\d{3})+|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?(?!\s+(?:hundred|thousand)\b))`
/** "Four Hundred (400)": the figure follows its words. */
const WORDS_BEFORE = String.raw`(?:(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|thousand|and)[ -]){1,8}\()?`
const THINGS = `(?:${PEOPLE.slice(3, -1)}|tweets|images|sites|articles|papers|studies|documents|datasets?|instances|data points|entries|items|rows|queries|transcripts|posts|reviews|animals|mice|rats|seedlings|trees|species|countries|districts|states|x-rays|photographs|specimens|isolates|strains|caregivers|applications|sentences|words|recordings|stations|volunteers)`
/** "5 officers and 20 students": neither number is the size of the sample. */
const isPartOfSum = (text: string, size: string) =>
  new RegExp(
    String.raw`(?<![\d,.])${size}\s+(?:[\w-]+\s+){0,3}?${THINGS}(?:,|\s+and|\s+as well as)\s+${COUNT}\s+(?:[\w-]+\s+){0,3}?${THINGS}\b`,
    'i',
  ).test(text)
const countedSample = (match: RegExpMatchArray) => {
  const size = match.groups?.size ?? match.slice(1).find((group) => group && /\d/.test(group))
  if (size && match.input && isPartOfSum(match.input, size)) return ''
  return size ? `n = ${/\d/.test(size) ? size.replace(/[,\s]/g, '') : readNumberWords(size)}` : ''
}

const RULES: readonly Rule[] = [
  {
    kind: 'sample-size',
    worth: 6,
    says: samplePattern(
      String.raw`\bsample(?: size)?(?:\s+[A-Za-z]+){0,6}?\s(?:of|was|is|to|be|comprised|included|comprises|consisted of|consists of)\s+(?:about |approximately |only |a total of |at least |estimated (?:sample )?(?:size )?(?:of |at )?)?${WORDS_BEFORE}(?<size>${COUNT})(?![%\d]|[.,]\d)\b`,
    ),
    value: countedSample,
    where: (s) => isEvent(s) || isInRole(s, 'methods', 'abstract'),
    unless:
      /\b(?:age|mean|average|median|minimum|maximum|score|income)\b[^.;,]{0,40}\bsample\b|\b(?:estimated|required|minimum|desired|needed|recommended) (?:sample )?size\b|\bsample size (?:of|is) (?:30|thirty) (?:or more|is (?:considered|enough|sufficient))\b|\bgreater than\b/i,
  },
  {
    // The planned size ranks after the achieved one.
    kind: 'sample-size',
    worth: 4.6,
    says: samplePattern(
      String.raw`\bsample(?: size)?(?:\s+[A-Za-z]+){0,6}?\s(?:of|was|is|to|be|comprised|included|comprises|consisted of|consists of)\s+(?:about |approximately |only |a total of |at least |estimated (?:sample )?(?:size )?(?:of |at )?)?${WORDS_BEFORE}(?<size>${COUNT})(?![%\d]|[.,]\d)\b`,
    ),
    value: countedSample,
    where: (s) => isEvent(s) || isInRole(s, 'methods', 'abstract'),
    unless:
      /\b(?:age|mean|average|median|minimum|maximum|score|income)\b[^.;,]{0,40}\bsample\b|\bsample size (?:of|is) (?:30|thirty) (?:or more|is (?:considered|enough|sufficient))\b|\bgreater than\b/i,
  },
  {
    kind: 'sample-size',
    worth: 5,
    says: samplePattern(
      String.raw`(?<![\d.,])\b(?<size>${COUNT})\s+(?:[\w'’-]+\s+){0,5}?${THINGS}\b[^.]{0,50}?\b(?:participated|took part|(?:were )?(?:surveyed|sampled|interviewed|studied)|were (?:interviewed|recruited|enrolled|selected|sampled|surveyed|included|analy[sz]ed|drawn|used|invited|collected|administered|returned|screened|retained|completed|approached|distributed)|completed|responded|returned|was (?:collected|analy[sz]ed))\b|\b(?:interviewed|recruited|surveyed|sampled|enrolled|included|analy[sz]ed|administered to|collected from|conducted with|questionnaires? to|responses from|interviews with|(?:survey|trial|cohort|panel|interviews) of|sample of|data (?:on|from|of)|dataset of|total of)\s+(?:data (?:on|from)\s+)?(?:a (?:total|sample) of\s+)?(?:about |approximately |only |at least |over |all )?(?<size2>${COUNT})\s+(?:[\w'’-]+\s+){0,4}?${THINGS}\b`,
    ),
    value: (match) =>
      countedSample({
        ...match,
        groups: { size: match.groups?.size ?? match.groups?.size2 ?? '' },
      } as RegExpMatchArray),
    where: (s) =>
      isEvent(s) &&
      (!s.voice.cites || s.voice.own) &&
      !isInRole(s, 'literature', 'discussion') &&
      !isOfPreparing(s.text),
    unless:
      /\b(?:states|districts|countries|provinces|counties|towns|villages|regions|cities) (?:where|in which|from which)\b|\bmeta-analys[ie]s (?:of|involving|on) [^.]*\b(?:applications?|tools?|systems?|software|websites?|platforms?|products?)\b|\bestimators?\b|\btrees\b[^.]*\b(?:predictions?|depth|forest|boost\w*)\b|\b(?:forest|boost\w*)\b[^.]*\btrees\b|\bage[ds]?\b.{0,12}\b\d+\b.{0,8}years\b.{0,40}$|\b(?:previous|pilot)\b|\b\d+ (?:hours|minutes|days)\b[^.]*$|\b\d+ items\b/i,
  },
  {
    kind: 'sample-size',
    worth: 5,
    says: samplePattern(
      String.raw`\b(?:data ?sets?|data|corpus|collection|sample|database)\b(?:\s+\w+){0,4}?\s+(?:consists?|comprise[sd]?|consisted|contain(?:s|ed)?|includes?|included|ha[sd]|have|compris\w+|composed|made up)\s+(?:of\s+)?(?:about |approximately |a total of |data on )?(?<size>${COUNT})\s+(?:[\w-]+\s+){0,3}?(?:${THINGS}|observations)|(?<![\d.,])\b(?<size2>\d[\d,]*) out of (?:the |a total of )?\d[\d,]* (?:[\w-]+\s+){0,3}?${THINGS}\b[^.]{0,30}?\b(?:responded|participated|took part|returned|completed|answered|agreed)`,
    ),
    value: (match) =>
      countedSample({
        ...match,
        groups: { size: match.groups?.size ?? match.groups?.size2 ?? '' },
      } as RegExpMatchArray),
    where: (s) => (ofThisWork(s) || /\bwe have\b/i.test(s.text)) && !isInRole(s, 'literature'),
  },
  {
    kind: 'sample-size',
    worth: 6.5,
    says: samplePattern(
      String.raw`\b(?:resulting in|leaving|left|yielding|giving|final (?:sample|dataset|analysis) (?:of|was|included|comprised|consisted of))\s+(?:a (?:total|final sample|sample) of\s+|with\s+)?(?<size>${COUNT})\s+(?:[\w'’-]+\s+){0,4}?${THINGS}`,
    ),
    value: countedSample,
    where: (s) => isEvent(s) && !s.voice.cites && !isInRole(s, 'literature', 'discussion'),
  },
]

export const SAMPLE_RULES: readonly Rule[] = RULES.map((rule) => ({
  ...rule,
  where: (s) => !isPartOfTheData(s.text) && (rule.where?.(s) ?? true),
}))
