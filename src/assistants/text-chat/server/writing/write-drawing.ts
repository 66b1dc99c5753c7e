/** A chart or a framework whose figures or boxes are all in the question: drawn from these words alone, by code. */
import type { Chart } from '#capabilities/data-analysis/index.ts'
import { chartAsked, chartChanged } from '../../rules/drawing/chart-asked.ts'
import { flowchartAsked } from '../../rules/drawing/flowchart-asked.ts'
import { FIXED_ANSWERS } from '../../rules/words/fixed-answers.ts'
import type { LiveAnswer } from '../answers/live-answer.ts'
import type { Task, WritingWorld, WrittenAnswer } from './task.ts'
import { BUILT_IN } from './write-built-in.ts'

/** Undefined where nothing is to be drawn, or a model can draw more than arrows. */
export function writeDrawing(
  { services }: WritingWorld,
  live: LiveAnswer,
  { question, plan, computed, before }: Task,
): WrittenAnswer | undefined {
  if (plan || computed !== undefined) return undefined
  const chart = chartAsked(question) ?? chartInstead(question, before)
  if (chart) {
    live.grow(FIXED_ANSWERS.chart)
    return { engine: BUILT_IN, charts: [chart] }
  }
  const flowchart = services.aiText.description.builtIn ? flowchartAsked(question) : undefined
  if (flowchart === undefined) return undefined
  live.grow(`${FIXED_ANSWERS.framework}\n\n\`\`\`mermaid\n${flowchart}\n\`\`\`\n\n${FIXED_ANSWERS.arrows}`)
  return { engine: BUILT_IN }
}

/** The last chart of the conversation, changed as the question asks. */
function chartInstead(question: string, before: Task['before']): Chart | undefined {
  let last: Chart | undefined
  for (const { sender, content } of before)
    if (sender === 'user') last = chartAsked(content) ?? (last && chartChanged(content, last)) ?? last
  return last && chartChanged(question, last)
}
