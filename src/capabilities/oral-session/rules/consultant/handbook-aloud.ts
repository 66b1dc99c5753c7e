/** What an entry of the handbook says to a question, short enough to be heard: its opening, and what is nearest the question. */

import { themesNamed } from '#capabilities/study/index.ts'
import { isCommon, isEveryday } from '#capabilities/study/text.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'

type TextOfEntry = {
  title: string
  sentences: readonly string[]
  keywords?: readonly string[]
  asked?: readonly string[]
}
export type FoundEntry = { entry: TextOfEntry; sure: number }
export type FindsEntries = (asked: string, limit: number) => readonly FoundEntry[]

/** What is said aloud must be likelier to be meant than what is read, and likelier still where little was asked. */
const SURE = 0.42
const VERY_SURE = 0.55

const MOST_SENTENCES = 4
const MOST_WORDS = 95
const LEAST_OF_A_REST = 25

/** `unsure`: the work was asked about, or nothing was asked, and general words must fit all the better. */
/** `told`: what was said in this session already, which is left out. */
export function fromHandbook(
  find: FindsEntries,
  asked: string,
  unsure: boolean,
  told: readonly string[] = [],
): string | undefined {
  const [best] = find(writtenOut(asked), 1)
  const isGoingOn = best?.entry.sentences.some((sentence) => told.some((one) => one.includes(sentence)))
  if (!best || best.sure < (unsure && !isGoingOn ? VERY_SURE : SURE)) return undefined
  const isNew = (sentence: string) => !told.some((one) => one.includes(sentence))
  const left = best.entry.sentences.filter(isNew)
  const isRest = left.length < best.entry.sentences.length
  const sentences = isRest ? left.filter((sentence) => !TIED.test(sentence)) : left
  const says = sentencesFor({ ...best.entry, sentences }, asked).join(' ')
  if (isRest && spokenLength(says) < LEAST_OF_A_REST) return undefined
  return isBesideThePoint(best.entry, asked) || (HOW_MUCH.test(asked) && !NUMBER.test(says))
    ? undefined
    : says || undefined
}

/** Where nothing is certain of the whole question: what the handbook has on the thing that it calls by its name. */
export function onThingNamed(
  find: FindsEntries,
  asked: string,
  told: readonly string[] = [],
): string | undefined {
  const stems = new Set(contentStems(asked))
  const isNamed = (name: string) => {
    const own = contentStems(name).filter((stem) => !isEveryday(stem))
    return own.length > 1 && own.every((stem) => stems.has(stem))
  }
  const named = find(writtenOut(asked), NEAR).find(({ entry }) =>
    [entry.title, ...(entry.keywords ?? [])].some(isNamed),
  )
  const left = named?.entry.sentences.filter((sentence) => !told.some((one) => one.includes(sentence)))
  if (!named || !left || left.length < named.entry.sentences.length) return undefined
  return `I cannot settle that for your work. What holds in general: ${sentencesFor(named.entry, asked).join(' ')}`
}
const NEAR = 4

/** The question's own matter is nowhere in the entry: it was found for the way in which it was asked. */
function isBesideThePoint(
  { title, sentences, keywords = [], asked: ways = [] }: TextOfEntry,
  asked: string,
): boolean {
  const named = new Set(contentStems([title, ...keywords].join(' ')))
  const known = new Set([...named, ...contentStems([...ways, ...sentences].join(' '))])
  const said = contentStems(writtenOut(asked)).filter((stem) => /\p{L}/u.test(stem) && !isEveryday(stem))
  const own = said.filter((stem) => !isCommon(stem))
  // What a thing means is told of that very thing.
  const [, thing] = DEFINES.exec(asked) ?? []
  const whole = contentStems(thing ?? '').filter((stem) => /^\p{L}/u.test(stem) && !isCommon(stem))
  if (whole.some((stem) => !known.has(stem))) return true
  // A part of a work that is named has to be spoken of.
  const parts = wordsOf(asked)
    .filter((word) => themesNamed(word).length > 0)
    .flatMap(contentStems)
  return parts.some((stem) => !known.has(stem)) || (own.length > 0 && !own.some((stem) => known.has(stem)))
}
const DEFINES = /\bwhat (?:is|are|does|do) (?:an? |the |my )?([^,.?]+?) (?:mean\b|in (?:simple|plain))/i
const HOW_MUCH = /\bhow (?:long|many|big|often)\b/i
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred|half|third|quarter)\b/i

/** The search knows "has not" and not "hasn't"; and of how one asks it makes too much. */
const writtenOut = (asked: string): string =>
  asked
    .replace(/[’]/g, "'")
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/gi, '$1 not')
    .replace(IN_PASSING, ' ')
    .replace(AT_A_LOSS, 'what is ')
const AT_A_LOSS =
  /\bi (?:do not|don['’]t|cannot|can't) (?:really )?(?:know|understand) (?:what )?(?!how\b|which\b|where\b|if\b)/i
const IN_PASSING =
  /\b(?:ok(?:ay)?|please|kindly|properly|really|good (?:morning|afternoon|evening)|hello|sir|madam|wrong with|(?:in |with )?(?:plain|simple) (?:english|words|terms)|like i am \w+)\b/gi

function sentencesFor({ title, sentences }: TextOfEntry, asked: string): readonly string[] {
  const stems = new Set(contentStems(asked.replace(MEANS, '')))
  const wantsNumber = HOW_MUCH.test(asked)
  const rated = sentences.filter(isClosed).map((sentence, at) => ({
    at,
    sentence,
    has:
      new Set(contentStems(sentence).filter((stem) => stems.has(stem))).size +
      (wantsNumber && NUMBER.test(sentence) ? 1 : 0),
  }))
  const nearest = rated.toSorted((a, b) => b.has - a.has || a.at - b.at)
  // What was asked comes first, where the opening says nothing of it.
  const first =
    rated[0]?.has === 0 &&
    !contentStems(title).some((stem) => stems.has(stem)) &&
    nearest[0] &&
    nearest[0].has > 0 &&
    nearest[0].has >= HALF * stems.size &&
    !TIED.test(nearest[0].sentence)
      ? nearest[0]
      : rated[0]
  const told = new Set(first && [first])
  let words = spokenLength(first?.sentence ?? '')
  const inTurn = [rated[0], ...nearest, ...rated].filter((one) => one !== undefined)
  for (const one of inTurn) {
    if (told.has(one) || told.size === MOST_SENTENCES || words + spokenLength(one.sentence) > MOST_WORDS)
      continue
    told.add(one)
    words += spokenLength(one.sentence)
  }
  const [opening, ...rest] = [...told]
  return [opening, ...rest.sort((a, b) => a.at - b.at)].flatMap((one) => one?.sentence ?? [])
}
/** A quotation over several sentences cannot be told by one of them. */
const isClosed = (sentence: string): boolean =>
  (sentence.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (sentence.match(/“/g)?.length ?? 0) === (sentence.match(/”/g)?.length ?? 0)
const HALF = 0.5
/** “What does it mean?” is about no mean. */
const MEANS = /\bmeans?\W*$/i
/** Alone it cannot be understood. */
const TIED =
  /^(?:it|they|he|she|these|those|this|that|such|both|another|other|also|but|and|so|then|the (?:first|second|same|other|former|latter|rest|result)|one of)\b|^(?:if|where) (?:it|they|so|not|that)\b/i
const spokenLength = (text: string): number => text.split(/\s+/).length
