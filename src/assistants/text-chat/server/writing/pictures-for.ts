import { readFile } from 'node:fs/promises'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { Task, WritingWorld } from './task.ts'

/** Models look at no more than this. */
const WIDTH = 1_280

/** The picture a question is about, as small as a model needs it; the original file if it cannot be re-encoded. */
export async function picturesFor(
  { documents }: WritingWorld,
  { document, signal }: Task,
): Promise<Picture[]> {
  if (document?.model.kind !== 'image') return []
  const drawn = await documents.pagePicture(document.row, 1, WIDTH, signal)
  if (drawn.ok) return [{ bytes: drawn.value.webp, mediaType: 'image/webp' }]
  const path = await documents.filePath(document.row)
  if (!path?.ok) return []
  const bytes = await readFile(path.value).catch(() => undefined)
  return bytes ? [{ bytes: new Uint8Array(bytes), mediaType: document.row.declaredType }] : []
}
