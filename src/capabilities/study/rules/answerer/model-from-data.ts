/**
 * A document as far as the request for an answer carries it: labelled blocks of text, as they would go to a model.
 * Pages come from the label ("Thesis, page 4") or from a mark before a sentence ("[s12 p4] …").
 */

import { splitSentences } from '#kit/text/split-sentences.ts'
import type { Block, DocumentModel, Section, Sentence } from '#product/document-model.ts'

export type LabelledText = { label: string; text: string }

const NUMBERED = /^\[(\S+) p(\d+)\]\s+(.*)$/
const pageIn = (label: string): number => Number(label.match(/\bp(?:age|\.)?\s*(\d{1,5})\b/i)?.[1] ?? 1)

export function modelFromData(data: readonly LabelledText[]): DocumentModel {
  const sections: Section[] = []
  const blocks: Block[] = []
  const sentences: Sentence[] = []

  data.forEach(({ label, text }, d) => {
    const section = `d${d + 1}`
    const first = pageIn(label)
    let lastPage = first
    text.split(/\n\s*\n|\n(?=\[\S+ p\d+\])/).forEach((paragraph, p) => {
      const block = `${section}-${p + 1}`
      const numbered = paragraph
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .match(NUMBERED)
      const page = numbered ? Number(numbered[2]) : first
      lastPage = Math.max(lastPage, page)
      const prose = numbered?.[3] ?? paragraph.trim()
      if (!prose) return
      blocks.push({ id: block, kind: 'paragraph', page, text: prose, section })
      if (numbered) sentences.push({ id: numbered[1]!, block, page, text: prose })
      else
        splitSentences(prose).forEach((span, s) => {
          sentences.push({ id: `${block}-${s + 1}`, block, page, text: span.text.replace(/\s*\n\s*/g, ' ') })
        })
    })
    sections.push({ id: section, title: label, level: 1, role: 'other', firstPage: first, lastPage })
  })

  const pages = Math.max(1, ...sections.map(({ lastPage }) => lastPage))
  return {
    kind: 'txt',
    title: '',
    authors: [],
    abstract: '',
    language: 'und',
    paged: false,
    pages: Array.from({ length: pages }, (_, i) => ({ number: i + 1, width: 595, height: 842 })),
    sections,
    blocks,
    sentences,
    figures: [],
    notes: [],
  }
}
