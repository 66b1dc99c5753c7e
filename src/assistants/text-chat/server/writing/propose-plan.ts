/** A model reads what a student means, and proposes a plan. Code checks it, runs it, and says what was run. */

import { z } from 'zod'
import { cardWords, Plan } from '#capabilities/data-analysis/index.ts'
import type { PlannedAnswer } from '#capabilities/data-analysis/server/index.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { OpenDocument, Task, WritingWorld } from './task.ts'

const MOST_TOKENS = 600

const INSTRUCTIONS = `You turn a student's request about a sheet of data into one analysis. Answer with one JSON object and nothing else.
It must follow this JSON schema: ${JSON.stringify(z.toJSONSchema(Plan, { io: 'input' }))}
Roles take names of columns exactly as the material lists them. Never compute anything. If the request names an analysis that the schema does not have, or a column that is not there, or is not about the data, answer {}.`

export async function proposedPlan(
  { services, data }: WritingWorld,
  task: Task,
  { row }: OpenDocument,
): Promise<PlannedAnswer | undefined> {
  if (services.aiText.description.builtIn) return undefined
  const card = await data.card(row)
  if (!card.ok) return undefined
  const engine = meteredText(services, services.aiText, { who: task.userId, assistant: 'textChat' })
  const material = {
    label: 'the columns of the sheet',
    text: card.value.cards.slice(0, 1).map(cardWords).join(''),
  }
  let said = ''
  for await (const event of engine.stream({
    instructions: INSTRUCTIONS,
    messages: [{ role: 'user', text: task.question, data: [material] }],
    maxTokens: MOST_TOKENS,
    signal: task.signal,
  })) {
    if (event.type === 'started' && event.engine.builtIn) return undefined
    if (event.type === 'more') said += event.delta
  }
  const plan = planIn(said)
  if (!plan) return undefined
  const ran = await data.plan(row, { do: 'run', plan })
  return ran.ok && ran.value.kind === 'result' ? ran.value : undefined
}

function planIn(said: string): Plan | undefined {
  const json = /\{[\s\S]*\}/.exec(said)?.[0]
  if (!json) return undefined
  try {
    return Plan.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
