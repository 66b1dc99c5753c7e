import type { z } from 'zod'
import { callApi } from '#api-client/call-api.ts'
import type { Generated, generateImage, ImageRequest } from '../../contract.ts'
import { ATTEMPT_HEADER, CALLS, IMAGE_DEFAULTS, SAYS } from '../../spec.ts'

/** The result, or the reason for the failure. */
export async function drawImage(
  wish: z.input<typeof ImageRequest>,
  attempt: string,
): Promise<Generated | string> {
  const body = { ...IMAGE_DEFAULTS, ...wish }
  const headers = { [ATTEMPT_HEADER]: attempt }
  const answer = await callApi<typeof generateImage>(CALLS.generateImage, { body, headers, staysOpen: true })
  if (!answer.ok) {
    const { code, message, status } = answer.problem
    if (code !== 'unreachable') return message
    return status >= 300 ? SAYS.imageHttpError(status) : SAYS.imageNotMade
  }
  const { success, images, error } = answer.value
  return success && images.length > 0 ? answer.value : (error ?? SAYS.imageNotMade)
}
