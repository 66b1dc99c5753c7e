/** A nearly empty document is refused, so that no student spends an upload on an empty report. */
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'

const FLOWING = new Set(['pdf', 'docx', 'doc', 'rtf', 'txt', 'md'])
const NOISE = /(\S)\1{11,}/gu
const LEAST_LETTERS = 20

export function refusalFor({
  kind,
  blocks,
}: Pick<DocumentModel, 'kind' | 'blocks'>): DocumentProblemCode | undefined {
  if (kind === 'image') return undefined
  if (!blocks.length) return 'empty'
  if (!FLOWING.has(kind)) return undefined
  let letters = 0
  let noise = 0
  for (const { text } of blocks) {
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    for (const [run] of text.matchAll(NOISE)) if (/[\p{L}\p{N}]/u.test(run)) noise += run.length
  }
  if (letters - noise < LEAST_LETTERS && letters > LEAST_LETTERS) return 'unusable-text'
  return noise > letters * 0.5 ? 'unusable-text' : undefined
}
