/**
 * A list of objectives or questions that the record is not sure of, read a second time from the text itself: from its heading, or
 * from the sentence that announces it, to its last item. Whole, numbered without a gap and of one make, or not at all.
 */
import { evidenceOf, type ReadSentence, type SlotEntry } from '#capabilities/study/index.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import type { Work } from './work.ts'

type Listed = 'objectives' | 'questions'

const BEFORE_NOUN = String.raw`^\W*(?:\d+(?:\.\d+)*\.?\s+)?(?:(?:aims? and|the|main|general|broad|specific|project|research|study)\s+)*`
const OF_WORK = String.raw`(?:\s+of (?:the|this|my) (?:present )?(?:study|project|research|work|system))?`
const HEADINGS: Record<Listed, RegExp> = {
  objectives: new RegExp(String.raw`${BEFORE_NOUN}objectives?${OF_WORK}\W*$`, 'i'),
  questions: new RegExp(String.raw`${BEFORE_NOUN}questions?${OF_WORK}\W*$`, 'i'),
}
/** "1.3.2 Specific Objectives i.": a heading that the file ran into the list below it. */
const RUN_IN: Record<Listed, RegExp> = {
  objectives:
    /^\d+(?:\.\d+)+\.?\s+(?:Specific |Research )?Objectives?(?: of the \w+)?\s*:?(?=\s*(?:\(?(?:i|1|a)[.)]|$))/,
  questions: /^\d+(?:\.\d+)+\.?\s+(?:Research )?Questions?\s*:?(?=\s*(?:\(?(?:i|1|a)[.)]|$))/,
}
const MARK =
  /(?:^|\s)(?:\(?\s?(viii|vii|vi|v|iv|iii|ii|i|x|ix|\d{1,2}|[a-h])\s?[.)]+|([•▪●◦\uf000-\uf0ff\ufffd]))\s+/giu
const ORDERS = [['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'], 'abcdefgh'.split('')]
const LEAST_ITEMS = 2
const MOST_ITEMS = 10
const LONGEST = 60

/** Empty where any part of it is in doubt. */
export function listedIn(work: Work, slot: Listed): SlotEntry[] {
  const marked = markedIn(work, slot)
  if (marked.length > 0) return marked
  return slot === 'objectives' ? saidInOne(work) : askedIn(work)
}

/** "The objectives are to measure …, to compare … and to describe …": one sentence with each of them as its purpose. */
function saidInOne({ study: { reading } }: Work): SlotEntry[] {
  const found = reading.sentences.flatMap((sentence) => {
    const list =
      sentence.role === 'literature' || sentence.role === 'appendix'
        ? undefined
        : sentence.text.match(IN_ONE)?.[1]
    const values = list?.split(BETWEEN).map(unstopped) ?? markedInOne(sentence.text)
    const isWhole =
      values.length >= LEAST_ITEMS &&
      values.every((value) => wordCount(value) >= LEAST_OF_PURPOSE && wordCount(value) <= LONGEST)
    return isWhole
      ? [
          values.map(
            (value): SlotEntry => ({
              value: `T${value.slice(1)}`,
              evidence: [evidenceOf(sentence)],
              by: 'built-in',
            }),
          ),
        ]
      : []
  })
  return found.length === 1 ? found[0]! : []
}
/** "The specific objectives were to: (1) identify …; (2) analyse …; and (3) examine …" */
function markedInOne(text: string): string[] {
  const list = text.match(
    /\bobjectives? (?:(?:of|for) (?:this|the) \p{L}+ )?(?:are|were|is|was) to\s*:?\s*(\(?(?:1|i|a)\).+)$/iu,
  )?.[1]
  const marks = [...(list ?? '').matchAll(/(?:^|\s)\(?(viii|vii|vi|iv|v|iii|ii|i|\d|[a-h])\)\s*/gi)]
  if (!list || !isInOrder(marks)) return []
  return marks.map(
    ({ 0: mark, index }, at) =>
      `To ${unstopped(list.slice(index + mark.length, marks[at + 1]?.index).trim()).replace(ENDS_IN_AND, '')}`,
  )
}
const IN_ONE =
  /\b(?:this|the|our|my|its) (?:\p{L}+ )?(?:specific |main |research )?objectives(?: of (?:this|the|my|our) (?:\p{L}+ )?\p{L}+)? (?:are|were)\W{1,3}(to \p{Ll}.+)$/iu
const BETWEEN = /[,;]\s*(?:and )?(?=to \p{Ll}{3})|\s+and (?=to \p{Ll}{3})/u
const LEAST_OF_PURPOSE = 4

/** Questions that follow their announcement one after the other, without a mark; or the one question of the work. */
function askedIn({ study: { reading } }: Work): SlotEntry[] {
  const own = reading.sentences.filter(({ role }) => role !== 'literature' && role !== 'appendix')
  const from = own.findIndex(({ text }) => ANNOUNCES.test(text))
  const found: ReadSentence[] = []
  for (const sentence of from < 0 ? [] : own.slice(from + 1)) {
    if (sentence.text.trim().endsWith('?')) found.push(sentence)
    // "promotion," belongs to the question before it.
    else if (found.length === 0 || wordCount(sentence.text) > LONGEST_PART) break
  }
  if (found.length >= LEAST_ITEMS && found.length <= MOST_ITEMS)
    return found.map((sentence) => ({
      value: sentence.text.replace(/^\W*(?:\(?\w{1,3}[.)])?\s*(?=\p{L})/u, '').trim(),
      evidence: [evidenceOf(sentence)],
      by: 'built-in',
    }))
  const single = new Map(
    own.flatMap((sentence) => {
      const value = sentence.text.match(ONE_QUESTION)?.[1]
      return value
        ? [[value.toLowerCase(), { value, evidence: [evidenceOf(sentence)], by: 'built-in' as const }]]
        : []
    }),
  )
  return single.size === 1 ? [...single.values()] : []
}
const ANNOUNCES =
  /\b(?:(?:answers?|following|specific|these|guided by|pose[sd]?) (?:the |these |to )?(?:following |specific |research |sub-?)*questions)\b.{0,20}[:.]$/i
const ONE_QUESTION =
  /\bresearch question(?: of (?:this|the) (?:study|report|research|paper|thesis))?(?: is)?\s*[:,–-]?\s*[“"'‘]?((?:what|how|why|which|does|do|is(?!,)|are|to what|who|where|can)\b[^?]{15,200}\?)/i
const LONGEST_PART = 5

function markedIn({ study: { reading } }: Work, slot: Listed): SlotEntry[] {
  for (const { id, title } of reading.sections) {
    if (reading.roleOf.get(id) === 'literature' || reading.roleOf.get(id) === 'front-matter') continue
    const within = reading.sentences.filter(({ section }) => section === id)
    const at = HEADINGS[slot].test(title) ? 0 : within.findIndex(({ text }) => RUN_IN[slot].test(text))
    const entries = at < 0 ? [] : entriesOf(within.slice(at), slot)
    if (entries.length > 0) return entries
  }
  return []
}

function entriesOf(sentences: readonly ReadSentence[], slot: Listed): SlotEntry[] {
  const starts: { from: number; sentence: ReadSentence }[] = []
  let text = ''
  for (const sentence of sentences) {
    starts.push({ from: text.length, sentence })
    text += `${sentence.text.replace(RUN_IN[slot], '')} `
  }
  const marks = [...text.matchAll(MARK)]
  if (marks.length < LEAST_ITEMS || marks.length > MOST_ITEMS || !isInOrder(marks)) return []
  const action = text.slice(0, marks[0]!.index).match(ANNOUNCED_VERB)?.[1]
  const entries = marks.flatMap(({ 0: mark, index }, at): SlotEntry[] => {
    const from = index + mark.length
    const isLast = at + 1 === marks.length
    const whole = text.slice(from, marks[at + 1]?.index).trim()
    const value = itemOf(isLast ? whole.split(/(?<=[.?])\s+(?=\p{Lu})/u)[0]! : whole, slot, action)
    const evidence = starts
      .filter((one, n) => one.from < from + whole.length && (starts[n + 1]?.from ?? text.length) > from)
      .slice(0, Math.max(1, isLast && value ? 1 : 9))
      .map(({ sentence }) => evidenceOf(sentence))
    return value ? [{ value, evidence, by: 'built-in' }] : []
  })
  return entries.length === marks.length ? entries : []
}

/** "The objective of this study is to determine" (i) "the effect of …": the verb stands before the list. */
const ANNOUNCED_VERB = /\bto (\p{Ll}{4,})\s*:?\s*$/u

function isInOrder(marks: readonly RegExpMatchArray[]): boolean {
  const signs = marks.map(({ 1: sign }) => sign?.toLowerCase())
  if (signs.every((sign) => sign === undefined)) return true
  const numbers = signs.map((_, at) => `${at + 1}`)
  return [...ORDERS, numbers].some((order) => signs.every((sign, at) => sign === order[at]))
}

const ENDS_IN_AND = /[,;]?\s+and$|[,;]$/i

function itemOf(printed: string, slot: Listed, action: string | undefined): string | undefined {
  const words = unstopped(printed.replace(/\s+/g, ' ').trim()).replace(ENDS_IN_AND, '')
  if (wordCount(words) < 3 || wordCount(words) > LONGEST) return undefined
  if (slot === 'questions')
    return words.endsWith('?') && words.indexOf('?') === words.length - 1 ? words : undefined
  if (/[.?!]\s+\p{Lu}/u.test(words)) return undefined
  if (/^to \p{Ll}/iu.test(words)) return `To${words.slice(2)}`
  if (action) return `To ${action} ${words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  return BARE_VERB.test(words)
    ? `To ${words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : undefined
}
const BARE_VERB =
  /^(?:analy[sz]e|ascertain|assess|automate|build|compare|create|describe|design|determine|develop|enable|establish|estimate|evaluate|examine|explore|find out|identify|implement|improve|investigate|measure|provide|reduce|test)\b/i
