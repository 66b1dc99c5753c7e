/** "Write this in APA 7": answered by rule, whatever else answers here; undefined for every other question. */
import { readFile } from 'node:fs/promises'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { styleAsked } from '#capabilities/references/engine.index.ts'
import type { ListWriting } from '#capabilities/references/server/index.ts'
import { formatOf } from '#capabilities/references/server/index.ts'
import { REFERENCES } from '#capabilities/references/spec.ts'
import { NO_REFERENCES_IN_FILE, referencesAnswer } from '../../rules/words/references-answer.ts'
import type { OpenDocument } from './task.ts'

const OF_REFERENCES = /\.(?:bib|ris|json)$/i

export async function answerOnReferences(
  { documents, lists }: { documents: Documents; lists: ListWriting },
  question: string,
  document: OpenDocument | undefined,
): Promise<string | undefined> {
  const asked = styleAsked(question)
  if (!asked) return undefined
  const { style, entries } = asked
  if (entries.length > 0) return referencesAnswer(await lists.write({ style, entries }), style)
  const file = document && (await fileOfReferences(documents, document))
  if (file === undefined) return undefined
  const written = await lists.write({ style, file })
  return written.lines.length + written.left.length > 0
    ? referencesAnswer(written, style)
    : NO_REFERENCES_IN_FILE
}

/** The file as it was sent: a reader of documents would take it for prose. */
async function fileOfReferences(documents: Documents, { row }: OpenDocument): Promise<string | undefined> {
  if (!OF_REFERENCES.test(row.name) || row.bytes > REFERENCES.fileBytes) return undefined
  const path = await documents.filePath(row)
  if (!path?.ok) return undefined
  const text = await readFile(path.value, 'utf8')
  return formatOf(text) || !/\.json$/i.test(row.name) ? text : undefined
}
