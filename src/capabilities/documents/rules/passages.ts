import type { DocumentModel } from '#product/document-model.ts'

/**
 * A stretch of one block that is found and shown as a whole. Sentences are named by their place in the
 * model; a block without sentences, such as a table, is one passage with none.
 */
export type PassagePlace = { block: number; from: number; to: number }

const LONGEST = 110

const wordsIn = (text: string) => text.split(' ').length

/** Long paragraphs are cut between sentences, so that what is found can be read at a glance. */
export function passagesOf(model: DocumentModel): PassagePlace[] {
  const bySentence = new Map<string, number[]>()
  model.sentences.forEach(({ block }, at) => {
    const list = bySentence.get(block)
    if (list) list.push(at)
    else bySentence.set(block, [at])
  })
  return model.blocks.flatMap((block, number) => {
    const sentences = bySentence.get(block.id)
    if (!sentences) return block.text.trim() ? [{ block: number, from: 0, to: 0 }] : []
    const passages: PassagePlace[] = []
    let words = 0
    for (const at of sentences) {
      const last = passages.at(-1)
      const more = wordsIn(model.sentences[at]!.text)
      if (last && last.to === at && words + more <= LONGEST) {
        last.to = at + 1
        words += more
      } else {
        passages.push({ block: number, from: at, to: at + 1 })
        words = more
      }
    }
    return passages
  })
}

export const textOf = (model: DocumentModel, { block, from, to }: PassagePlace): string =>
  from === to
    ? (model.blocks[block]?.text ?? '')
    : model.sentences
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')
