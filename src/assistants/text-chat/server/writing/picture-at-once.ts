/** A picture for a model that sees: sent as it is, without waiting until its letters were looked for. */
import { readFile } from 'node:fs/promises'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import type { FileAnalysis } from '../../contract.ts'
import type { OpenDocument, WritingWorld } from './task.ts'

/** Models look at no more than this. */
const WIDTH = 1_280

type PictureSeen = { picture: Picture; analysis: FileAnalysis }

/** The file of a picture that could not be painted, for a model that may still make something of it. */
export async function pictureAsSent(
  { documents }: WritingWorld,
  { row, model }: OpenDocument,
): Promise<Picture | undefined> {
  const path = model.kind === 'image' ? await documents.filePath(row) : undefined
  const bytes = path?.ok ? await readFile(path.value).catch(() => undefined) : undefined
  return bytes && { bytes: new Uint8Array(bytes), mediaType: row.declaredType }
}

/** Undefined for any other document, without a model, and where the file cannot be painted: then it is read first, which says why. */
export async function pictureAtOnce(
  { documents, services }: WritingWorld,
  userId: string,
  id: string | undefined,
  signal: AbortSignal,
): Promise<PictureSeen | undefined> {
  if (!id || services.aiText.description.builtIn) return undefined
  const row = await documents.find(userId, id)
  if (!row?.declaredType.startsWith('image/')) return undefined
  const drawn = await documents.pagePicture(row, 1, WIDTH, signal)
  if (!drawn.ok) return undefined
  return {
    picture: { bytes: drawn.value.webp, mediaType: 'image/webp' },
    analysis: {
      filename: row.name,
      fileType: row.declaredType,
      fileSize: row.bytes,
      extractedTextLength: 0,
    },
  }
}
