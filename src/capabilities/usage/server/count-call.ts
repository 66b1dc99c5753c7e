import type { EngineDescription } from '#ports/ai-text/ai-text.ts'
import type { Usage } from '#ports/ai-text/usage.ts'
import type { Services } from '#ports/services.ts'
import { costOf } from '../rules/usage-cost.ts'
import type { Reserved } from './fair-use.ts'
import { recordUsage, type UsedBy } from './record-usage.ts'

type Call = {
  usage: Usage
  model: EngineDescription
  reserved: Reserved
  /** The unit that counts against the daily ceiling. */
  against?: 'tokens' | 'images'
}

/** After the answer: releases the unused reservation and records the usage. */
export async function countCall(
  services: Pick<Services, 'db' | 'now' | 'usage' | 'log'>,
  by: UsedBy,
  { usage, model, reserved, against = 'tokens' }: Call,
): Promise<void> {
  const { inputTokens, outputTokens, images } = usage
  const price = services.usage.prices[model.name]
  const spent = inputTokens + outputTokens + images > 0
  try {
    await reserved.settle(against === 'images' ? images : inputTokens + outputTokens)
    await recordUsage(services, by, {
      tokensIn: inputTokens,
      tokensOut: outputTokens,
      images,
      cost: price ? costOf(usage, price) : 0,
      unpricedCalls: spent && !price && !model.builtIn ? 1 : 0,
    })
  } catch (error) {
    // The student has the answer; books that miss one line are no reason to take it away.
    services.log.error(
      { reason: String(error), assistant: by.assistant, usage },
      'Usage could not be counted.',
    )
  }
}
