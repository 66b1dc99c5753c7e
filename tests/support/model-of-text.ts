import { readMarkdown } from '#ports/document-text/plain/read-markdown.ts'
import { readText } from '#ports/document-text/plain/read-text.ts'
import { assemble } from '#ports/document-text/structure/assemble.ts'
import type { DocumentModel } from '#product/document-model.ts'

/** A text as the product's own readers see it: with marks as Markdown, without as plain text. */
export function modelOfText(text: string): DocumentModel {
  const bytes = new TextEncoder().encode(text)
  const isMarkdown = /^#/m.test(text)
  return assemble(isMarkdown ? readMarkdown(bytes) : readText(bytes), isMarkdown ? 'text.md' : 'text.txt')
}
