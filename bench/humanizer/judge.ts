/** The measures. None of them shares a rule with the rewriter, but for the list of marks. */
import { measure } from '../../src/assistants/humanizer/rules/measures/measures.ts'
import { splitSentences } from '../../src/kit/text/split-sentences.ts'
import type { Engine } from './engines.ts'
import { asTokens, asWritten } from './gleu.ts'
import type { Corrected } from './texts.ts'

/** Read by one plain pattern: figures with their signs, brackets, quotations, and names inside a sentence. */
const FACTS =
  /\([^()]*(?:\([^()]*\)[^()]*)*\)|“[^”]*”|"[^"]*"|[-−]?\d[\d.,/]*%?|(?<=[\p{Ll},;] )\p{Lu}[\p{L}]+|\b\p{Lu}{2,}\b/gu
const DENIALS = /\b(?:cannot|not|no|never|nobody|none|neither|nor|without)\b|n[’']t\b/gi
const SEEMING = /\bnot only\b|\bcannot be (?:over|under)\w+|\bneedless\b/gi

const factsOf = (text: string) => (text.match(FACTS) ?? []).sort()
const denialsIn = (text: string) => (text.replace(SEEMING, '').match(DENIALS) ?? []).length

export type FactsKept = { kept: number; of: number; added: number; denialsChanged: number }

export function factsKept(engine: Engine, texts: readonly string[]): FactsKept {
  const total = { kept: 0, of: 0, added: 0, denialsChanged: 0 }
  for (const text of texts) {
    const after = engine(text)
    const held = [...factsOf(after)]
    for (const fact of factsOf(text)) {
      total.of += 1
      const at = held.indexOf(fact)
      // A name that now begins its sentence is still there.
      if (at >= 0) held.splice(at, 1)
      if (at >= 0 || after.includes(fact)) total.kept += 1
    }
    total.added += held.filter(
      (fact) => !text.includes(fact) && !/^(?:However|This|These|It|They|Even|The)$/.test(fact),
    ).length
    if (denialsIn(text) !== denialsIn(after)) total.denialsChanged += 1
  }
  return total
}

const marksIn = (texts: readonly string[]) =>
  texts.reduce((sum, text) => {
    const { marksPerThousand, words } = measure(text)
    return sum + (marksPerThousand * words) / 1_000
  }, 0)

/** In percent: how many of the marks are gone. */
export function marksGone(engine: Engine, texts: readonly string[]): number {
  const before = marksIn(texts)
  return (100 * (before - marksIn(texts.map(engine)))) / before
}

/** In percent: sentences that are no longer to be found as they were. */
export function sentencesChanged(
  engine: Engine,
  texts: readonly string[],
): { share: number; sentences: number } {
  let changed = 0
  let sentences = 0
  for (const text of texts) {
    const after = engine(text)
    for (const { text: sentence } of splitSentences(text)) {
      sentences += 1
      if (!after.includes(sentence)) changed += 1
    }
  }
  return { share: (100 * changed) / sentences, sentences }
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d'’]+|[^\s\p{L}\d]/gu) ?? []
/** As the corpus parts them: "do n't", "can not". */
const partsOf = (text: string) => asTokens(text).toLowerCase().split(' ')

/** Words that have to be put in, taken out or exchanged, to each of the corrections. */
function distances(text: string, corrections: readonly string[]): number[] {
  const one = partsOf(text)
  return corrections.map((correction) => {
    const other = partsOf(asWritten(correction))
    let row = Array.from({ length: other.length + 1 }, (_, i) => i)
    for (const [i, word] of one.entries()) {
      const next = [i + 1]
      for (const [j, target] of other.entries())
        next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (word === target ? 0 : 1)))
      row = next
    }
    return row.at(-1)!
  })
}

export type Nearness = { further: number; worse: number; worseThanNearest: number; changed: number }

/**
 * A sentence is worse when it has moved away from its corrections taken together. One of the four often left a misspelt word alone,
 * so that to the nearest of them a right mend is a step away; that is counted too.
 */
export async function nearCorrections(
  engine: (text: string) => Promise<string>,
  corrected: readonly Corrected[],
): Promise<Nearness> {
  let [before, after, worse, worseThanNearest, changed] = [0, 0, 0, 0, 0]
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  for (const { sentence, corrections } of corrected) {
    const written = asWritten(sentence)
    const rewritten = await engine(written)
    const [was, is] = [distances(written, corrections), distances(rewritten, corrections)]
    before += Math.min(...was)
    after += Math.min(...is)
    if (rewritten !== written) changed += 1
    if (sum(is) > sum(was)) worse += 1
    if (Math.min(...is) > Math.min(...was)) worseThanNearest += 1
  }
  const share = (count: number) => (100 * count) / corrected.length
  return {
    further: after - before,
    worse: share(worse),
    worseThanNearest: share(worseThanNearest),
    changed: share(changed),
  }
}

export function millisecondsPerThousandWords(engine: Engine, texts: readonly string[]): number {
  const all = texts.join('\n\n')
  const words = wordsOf(all).length
  for (let i = 0; i < 5; i += 1) engine(all)
  const times = Array.from({ length: 15 }, () => {
    // Its own time on a core: other programs may be at work.
    const began = process.cpuUsage()
    engine(all)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  }).sort((a, b) => a - b)
  return (times[7]! / words) * 1_000
}
