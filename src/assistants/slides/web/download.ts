import { callApi } from '#api-client/call-api.ts'
import { saveFile } from '#ui/documents/save-file.ts'
import type { listPresentations } from '../contract.ts'
import { findRecord } from '../rules/screen/find-record.ts'
import { CALLS, SAYS } from '../spec.ts'

/** Saves the stored presentation of this source. Returns the sentence of the problem, if there is one. */
export async function download(source: string | undefined): Promise<string | undefined> {
  if (source === undefined) return SAYS.nothingToDownload
  const answer = await callApi<typeof listPresentations>(CALLS.listPresentations)
  if (!answer.ok) return SAYS.downloadFailed(answer.problem.message)
  const found = findRecord(answer.value.presentations, source)
  return found.ok ? fetchAndSave(found.value.url, found.value.filename) : found.problem.message
}

export async function fetchAndSave(url: string, filename: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL(url, location.origin), { credentials: 'same-origin' })
    if (!response.ok) return SAYS.downloadFailed(`${response.status} ${response.statusText}`.trim())
    saveFile({ name: filename, content: await response.blob() })
    return undefined
  } catch (error) {
    return SAYS.downloadFailed(error instanceof Error ? error.message : String(error))
  }
}
