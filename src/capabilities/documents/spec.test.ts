import { describe, expect, it } from 'vitest'
import { DOCUMENT_PROBLEMS } from './rules/document-problems.ts'
import { FILE_NAME_PROBLEMS } from './spec.ts'

describe('the sentences about documents', () => {
  it('are all different, and each is a whole sentence without shouting', () => {
    const sentences = Object.values({ ...DOCUMENT_PROBLEMS, ...FILE_NAME_PROBLEMS })
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^!]*\.$/)
  })
})
