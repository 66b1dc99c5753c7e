/**
 * Each quotation of a model, and each table or page it names, is looked up in the document while it is written: if found, it
 * gets a chip; otherwise none. Figures and names that the document does not have are named below the answer.
 */
import type { QuotationFound } from '#capabilities/study/server/index.ts'
import { offersWords } from '#kit/text/offers-words.ts'
import { plainWords } from '#kit/text/plain-words.ts'
import { quotationScan } from '../../rules/quotation-scan.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import { sourcesOf } from './sources.ts'
import type { OpenDocument, Task, WritingWorld } from './task.ts'

export type QuotationMarker = {
  write(delta: string): Promise<void>
  /** After the last word. */
  end(): Promise<void>
}

export function quotationMarker(
  { studyWorker }: WritingWorld,
  live: LiveAnswer,
  documents: readonly OpenDocument[],
  { question, before, signal }: Pick<Task, 'question' | 'before' | 'signal'>,
): QuotationMarker {
  const scan = quotationScan()
  const read = documents.map((one) => ({ of: one.forWorker, sources: sourcesOf(one, live.sources) }))
  let unproved = 0
  let answer = ''
  /** Named before: its chip stands there. */
  const named = new Set<string>()
  /** Letters of `told` up to the last quotation with a chip: the place in brackets after it is the same. */
  let chipped = Number.NEGATIVE_INFINITY
  /** What was passed on, up to the quotation that has just been closed. */
  let told = ''

  // The student's own words are no quotations of the document.
  const said = wordsAlone(
    [
      question,
      ...documents.map(({ row }) => row.name),
      ...before.map((one) => (one.sender === 'user' ? one.content : '')),
    ].join(' '),
  )

  async function markOf(words: string): Promise<void> {
    const proofs = await inEach((document) => studyWorker.prove(words, { document, signal }))
    const isOffered = offersWords(told.slice(0, told.lastIndexOf(words)).replace(/[“"]$/, ''))
    const isFound = proofs.some((proof) => typeof proof === 'object')
    if (!isFound && proofs.includes('not-found') && !isOffered && !said.includes(wordsAlone(words)))
      unproved += 1
    if (grow(proofs)) chipped = told.length
  }

  async function markPlace(words: string, line: string): Promise<void> {
    const isOfQuotation = told.length - chipped <= words.length + BETWEEN
    if (isOfQuotation || named.has(words)) return
    named.add(words)
    const places = await inEach((document) => studyWorker.place(line, { document, signal }))
    // Of two documents each may have a Table 1.
    if (places.filter((place) => typeof place === 'object').length === 1) grow(places)
  }

  const inEach = <Found>(look: (document: OpenDocument['forWorker']) => Promise<Found>): Promise<Found[]> =>
    Promise.all(read.map(({ of }) => look(of)))

  /** The first document that has it. */
  function grow(proofs: readonly (QuotationFound | undefined)[]): boolean {
    const at = proofs.findIndex((proof) => typeof proof === 'object')
    const proof = proofs[at]
    const chip = typeof proof === 'object' && read[at]?.sources.mark(proof)
    if (chip) live.grow(chip.mark, chip.fresh)
    return Boolean(chip)
  }

  async function take(steps: ReturnType<typeof scan.end>): Promise<void> {
    for (const step of steps)
      if (step.type === 'text') {
        told += step.text
        live.grow(step.text)
      } else if (step.type === 'place') await markPlace(step.words, step.told)
      else await markOf(step.words)
  }

  return {
    write(delta) {
      answer += delta
      return take(scan.read(delta))
    },
    async end() {
      await take(scan.end())
      if (unproved > 0) live.grow(`\n\n*${FIXED_ANSWERS.unproved(unproved)}*`)
      const [found = [], ...others] = await inEach(
        async (document) => (await studyWorker.stray(answer, { document, signal })) ?? [],
      )
      const isStray = (one: string) =>
        others.every((other) => other.includes(one)) && !` ${said} `.includes(` ${wordsAlone(one)} `)
      const stray = found.filter(isStray)
      if (stray.length > 0) live.grow(`\n\n*${FIXED_ANSWERS.stray(stray)}*`)
    },
  }
}

/** Letters between a quotation and the brackets with its place. */
const BETWEEN = 4

const wordsAlone = (text: string) => plainWords(text.replace(/(?<=\d),(?=\d{3})/g, ''))
