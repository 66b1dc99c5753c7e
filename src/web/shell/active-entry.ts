import { ASSISTANTS, type AssistantId, assistantIds } from '#product/assistants.ts'

/** The sidebar's active entry; the Defense Room is also the one on `/`. */
export function activeEntry(path: string): AssistantId | undefined {
  const plain = path.replace(/\/+$/, '')
  return plain === '' ? 'defense' : assistantIds.find((id) => ASSISTANTS[id].route === plain)
}
