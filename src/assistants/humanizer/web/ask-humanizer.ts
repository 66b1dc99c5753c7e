import type { z } from 'zod'
import { callApi } from '#api-client/call-api.ts'
import { callLines } from '#api-client/call-lines.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Humanized, HumanizeRequest, humanize, humanizeInPieces } from '../contract.ts'
import { assemblePrompt, INSTRUCTIONS } from '../rules/prompt/prompt.ts'
import type { Settings } from '../rules/settings.ts'
import { CALLS, HUMANIZER } from '../spec.ts'

type TellProgress = (done: number, of: number) => void
type HumanizeResult = Result<Humanized, Problem<string>>

const noResponse = { code: 'no-response', message: '' }

/** Short texts in one answer; long ones in lines, to show the progress. */
export function askHumanizer(
  text: string,
  settings: Settings,
  progress: TellProgress,
): Promise<HumanizeResult> {
  const { options, strength, terms, rulesOff, voice } = settings
  const body = {
    prompt: assemblePrompt(options, text),
    instructions: INSTRUCTIONS,
    strength,
    terms: [...terms],
    rulesOff: [...rulesOff],
    ...(voice ? { voice } : {}),
  } satisfies z.input<typeof HumanizeRequest>
  return text.length > HUMANIZER.inPiecesFrom ? inPieces(body, progress) : inOne(body)
}

async function inOne(body: z.input<typeof HumanizeRequest>): Promise<HumanizeResult> {
  const answer = await callApi<typeof humanize>(CALLS.humanize, { body, staysOpen: true })
  if (!answer.ok) return answer
  return typeof answer.value.response === 'string' ? answer : failed(noResponse)
}

async function inPieces(
  body: z.input<typeof HumanizeRequest>,
  progress: TellProgress,
): Promise<HumanizeResult> {
  try {
    const answer = await callLines<typeof humanizeInPieces>(CALLS.humanizeInPieces, { body })
    if (!answer.ok) {
      const { code, error } = answer.refusal
      return failed(code && error ? { code, message: error } : noResponse)
    }
    for await (const said of answer.parts) {
      if (said.type === 'progress') progress(said.done, said.of)
      if (said.type === 'error') return failed(said)
      if (said.type === 'complete') return ok(said)
    }
    return failed(noResponse)
  } catch {
    return failed({ code: 'unreachable', message: '' })
  }
}
