/** A model's reading material for a question: the relevant passages of the document, and the facts about the whole. */
import { cardWords, isDataFile } from '#capabilities/data-analysis/index.ts'
import type { LookUpResult } from '#capabilities/study/server/index.ts'
import type { DataBlock } from '#ports/ai-text/ai-text.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { placeWords } from '#product/place.ts'
import type { Task, WritingWorld } from './task.ts'

/** Letters: a document this short is included whole. */
const SHORT = 12_000
const MOST_FACTS = 30
const MOST_OPINIONS = 12

export async function materialFor({ studyWorker, data }: WritingWorld, task: Task): Promise<DataBlock[]> {
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
  const found = await studyWorker.find([question, about].filter(Boolean).join(' '), {
    document: forWorker,
    signal,
  })
  return [
    ...selected,
    documentText(model, row.name, found),
    ...(found ? [...factBlocks(found, row.name), ...opinionsOf(found, row.name)] : []),
  ]
}

function documentText({ blocks }: DocumentModel, name: string, found: LookUpResult | undefined): DataBlock {
  const whole = blocks.map((block) => `(${placeWords(block)}) ${block.text}`).join('\n')
  if (whole.length <= SHORT || !found) return { label: `the whole of ${name}`, text: whole.slice(0, SHORT) }
  const passages = found.passages.map(
    ({ evidence, context }) => `(${placeWords(evidence)}) ${context.map(({ quote }) => quote).join(' ')}`,
  )
  return { label: `passages of ${name} nearest to the question`, text: passages.join('\n\n') }
}

function factBlocks({ facts }: LookUpResult, name: string): DataBlock[] {
  if (facts.length === 0) return []
  const lines = facts
    .slice(0, MOST_FACTS)
    .map(({ kind, evidence }) => `${kind.replaceAll('-', ' ')} (${placeWords(evidence)}): ${evidence.quote}`)
  return [{ label: `what ${name} says about its own work`, text: lines.join('\n') }]
}

/** Opinions whose sentences may be missing from the passages: each comes with its own. */
function opinionsOf({ opinions }: LookUpResult, name: string): DataBlock[] {
  const [first] = opinions
  if (!first) return []
  const lines = opinions.slice(0, MOST_OPINIONS).map(({ says, evidence }) => {
    const grounds = evidence.map((one) => `(${placeWords(one)}) ${one.quote}`)
    return [says, ...grounds].join(' ')
  })
  return [{ label: `opinions of ${first.model} on ${name}, with what they rest on`, text: lines.join('\n') }]
}
