/** A model's reading material for a question: the document, whole or in passages, and what code read in all of it. */
import { cardWords, isDataFile } from '#capabilities/data-analysis/index.ts'
import { recordForModel } from '#capabilities/study/server/index.ts'
import type { DataBlock } from '#ports/ai-text/ai-text.ts'
import { type Block, cellsOf, type DocumentModel } from '#product/document-model.ts'
import { placeWords } from '#product/place.ts'
import { tableInMarkdown } from '../../rules/words/in-markdown.ts'
import { soughtPassages } from './sought-passages.ts'
import type { Task, WritingWorld } from './task.ts'

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
  const { studyWorker, data } = world
  const { document, question, about, computed: result, signal } = task
  const selected = [
    ...(about ? [{ label: 'the words the question is about', text: about }] : []),
    ...(result ? [{ label: 'computed by our own calculator', text: result }] : []),
  ]
  if (!document || document.model.kind === 'image') return selected
  const { model, row, forWorker } = document
  if (isDataFile(model)) {
    const card = await data.card(row)
    return card.ok
      ? [
          ...selected,
          { label: `the columns of ${row.name}`, text: card.value.cards.map(cardWords).join('\n\n') },
        ]
      : selected
  }
  const sending = { document: forWorker, signal }
  const asked = [question, about].filter(Boolean).join(' ')
  const found = await studyWorker.find(asked, sending)
  if (!found) return selected
  const whole = reads === 'whole' ? wholeOf(model) : undefined
  const text =
    whole !== undefined && whole.length <= WHOLE
      ? { label: `the whole of ${row.name}`, text: whole }
      : { label: `passages of ${row.name}`, text: await soughtPassages(world, task, found) }
  return [...selected, text, ...recordForModel(found, row.name, RECORD[reads])]
}

const wholeOf = ({ blocks }: DocumentModel): string =>
  blocks.map((block) => `(${placeWords(block)}) ${tableInWords(block) ?? block.text}`).join('\n')

/** Its rows under each other, with empty cells kept in their column. */
function tableInWords(block: Block): string | undefined {
  const rows = cellsOf(block)
  return rows && rows.length > 1 ? `Table:\n${tableInMarkdown(rows)}` : undefined
}
