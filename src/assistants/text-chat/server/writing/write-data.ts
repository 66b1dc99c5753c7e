/** A question about a sheet: code plans it and computes it. A model may propose the plan; no number is ever a model's. */

import { type Before, cardWords, DATA_SENTENCES, isDataFile } from '#capabilities/data-analysis/index.ts'
import type { PlannedAnswer } from '#capabilities/data-analysis/server/index.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import { extrasOf } from '../conversations/extras.ts'
import { objectivesOf } from './objectives.ts'
import { proposedPlan } from './propose-plan.ts'
import type { OpenDocument, Task, WritingWorld, WrittenAnswer } from './task.ts'
import { BUILT_IN } from './write-built-in.ts'

/** Undefined where the question is not about the data. */
export async function writeData(
  world: WritingWorld,
  live: LiveAnswer,
  task: Task,
): Promise<WrittenAnswer | undefined> {
  const { document, plan, question } = task
  if (!document || !isDataFile(document.model) || (task.computed !== undefined && !plan)) return undefined
  const { row } = document
  const job = plan
    ? ({ do: 'run', plan } as const)
    : ({ do: 'ask', said: question, before: beforeOf(task, row.id) } as const)
  const planned = await world.data.plan(row, job, await objectivesOf(world, task))
  if (!planned.ok) {
    live.grow(planned.problem.message)
    return { engine: BUILT_IN }
  }
  const isOpen = planned.value.kind === 'ask' || planned.value.kind === 'none'
  const proposed =
    isOpen && !plan && isOver(task) === false ? await proposedPlan(world, task, document) : undefined
  const answer = proposed ?? planned.value
  if (answer.kind === 'none' && !isAboutFile(task)) return undefined
  if (answer.kind === 'card' || answer.kind === 'none') return writeCard(world, live, document)
  return write(live, row.id, answer)
}

const isOver = ({ signal }: Task) => signal.aborted
/** The file alone, without a question. */
const isAboutFile = ({ question }: Task) =>
  /^summari[sz]e (?:this|the) (?:document|file|sheet)/i.test(question.trim())

/** The last analysis of this sheet in the branch, and the question that was asked back just now. */
function beforeOf({ before }: Task, documentId: string): Before {
  const [last, said] = before.toReversed().filter(({ sender }, at) => at === 0 || sender === 'user')
  const open = last?.sender === 'ai' ? extrasOf(last).analysis : undefined
  const asked =
    said && open?.documentId === documentId && open.fits
      ? { said: said.content, fits: open.fits.map(({ plan }) => plan) }
      : undefined
  for (const message of before.toReversed()) {
    const { analysis } = extrasOf(message)
    if (message.sender === 'ai' && analysis?.documentId === documentId && analysis.plan)
      return { plan: analysis.plan, wasAdvised: analysis.advised === true, asked }
  }
  return { asked }
}

async function writeCard(
  { data }: WritingWorld,
  live: LiveAnswer,
  { row }: OpenDocument,
): Promise<WrittenAnswer> {
  const card = await data.card(row)
  if (!card.ok) live.grow(card.problem.message)
  else live.grow(card.value.cards.map(cardWords).join('\n\n') || DATA_SENTENCES.notReadable)
  return { engine: BUILT_IN, ...(card.ok && { analysis: { documentId: row.id, line: '' } }) }
}

function write(
  live: LiveAnswer,
  documentId: string,
  answer: Exclude<PlannedAnswer, { kind: 'card' | 'none' }>,
): WrittenAnswer {
  switch (answer.kind) {
    case 'result': {
      const { plan, line, tables, sentences, assumptions, syntax, charts, objective, markdown } = answer
      live.grow(markdown)
      return {
        engine: BUILT_IN,
        ...(charts.length > 0 && { charts }),
        analysis: {
          documentId,
          plan,
          line,
          tables,
          sentences,
          assumptions,
          syntax,
          ...(objective && { objective }),
        },
      }
    }
    case 'ask':
      live.grow(answer.question)
      return { engine: BUILT_IN, analysis: { documentId, line: '', fits: answer.fits } }
    case 'advise':
      live.grow(`**${answer.line}** fits, because ${answer.because}. Say “do it” and I will run it.`)
      return {
        engine: BUILT_IN,
        analysis: { documentId, plan: answer.plan, line: answer.line, advised: true },
      }
    case 'refuse':
      live.grow(answer.line ? `**${answer.line}** was not run. ${answer.words}` : answer.words)
      return { engine: BUILT_IN, analysis: { documentId, line: '' } }
  }
}
