/** A model's reading material for a question: the document, whole or in passages, and what code read in all of it. */
import { cardWords, isDataFile } from '#capabilities/data-analysis/index.ts'
import { recordForModel } from '#capabilities/study/server/index.ts'
import type { DataBlock } from '#ports/ai-text/ai-text.ts'
import { type Block, cellsOf, type DocumentModel } from '#product/document-model.ts'
import { placeWords } from '#product/place.ts'
import { tableInMarkdown } from '../../rules/words/in-markdown.ts'
import { soughtPassages } from './sought-passages.ts'
import type { OpenDocument, Task, WritingWorld } from './task.ts'

/** Letters: a document up to this long goes along whole, about 250 pages; a longer one in passages. */
const WHOLE = 600_000
/** And of what the record says: beside the whole text, and for a window that is smaller than it. */
const RECORD = { whole: 80_000, passages: 24_000 }

/** `passages`: for a model whose window is smaller than the document. */
export async function materialFor(
  world: WritingWorld,
  task: Task,
  reads: 'whole' | 'passages',
): Promise<DataBlock[]> {
  const { about, computed: result } = task
  const selected = [
    ...(about ? [{ label: 'the words the question is about', text: about }] : []),
    ...(result ? [{ label: 'computed by our own calculator', text: result }] : []),
  ]
  const documents = documentsOf(task)
  const blocks = await Promise.all(
    documents.map((document) => materialOfOne(world, { ...task, document }, reads, documents.length)),
  )
  return [...selected, ...blocks.flat()]
}

export const documentsOf = ({ document, beside = [] }: Pick<Task, 'document' | 'beside'>): OpenDocument[] =>
  document ? [document, ...beside] : []

/** `share`: among how many documents the room is divided. */
async function materialOfOne(
  world: WritingWorld,
  task: Task & { document: OpenDocument },
  reads: 'whole' | 'passages',
  share: number,
): Promise<DataBlock[]> {
  const { studyWorker, data } = world
  const { document, question, about, signal } = task
  const { model, row, forWorker } = document
  if (model.kind === 'image') return []
  if (isDataFile(model)) {
    const card = await data.card(row)
    const columns = card.ok && card.value.cards.map(cardWords).join('\n\n')
    return columns ? [{ label: `the columns of ${row.name}`, text: columns }] : []
  }
  const asked = [question, about].filter(Boolean).join(' ')
  const found = await studyWorker.find(asked, { document: forWorker, signal })
  if (!found) return []
  const whole = reads === 'whole' ? wholeOf(model) : undefined
  const text =
    whole !== undefined && whole.length <= WHOLE / share
      ? { label: `the whole of ${row.name}`, text: whole }
      : { label: `passages of ${row.name}`, text: await soughtPassages(world, task, found) }
  return [text, ...recordForModel(found, row.name, RECORD[reads] / share)]
}

const wholeOf = ({ blocks }: DocumentModel): string =>
  blocks.map((block) => `(${placeWords(block)}) ${tableInWords(block) ?? block.text}`).join('\n')

/** Its rows under each other, with empty cells kept in their column. */
function tableInWords(block: Block): string | undefined {
  const rows = cellsOf(block)
  return rows && rows.length > 1 ? `Table:\n${tableInMarkdown(rows)}` : undefined
}
