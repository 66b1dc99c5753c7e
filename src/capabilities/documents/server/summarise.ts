import { hours } from '#kit/time.ts'
import type { ReadingProgress } from '#ports/document-text/document-text.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { DocumentOutline, DocumentPage, DocumentSummary, SentencePlace } from '../contract.ts'
import { documentProblem } from '../rules/document-problems.ts'
import { wrongType } from '../rules/upload-check.ts'
import {
  ARRIVAL_PROBLEMS,
  arrivalProblem,
  READING_STEPS,
  scannedStep,
  UPLOADS,
  type UploadPurpose,
} from '../spec.ts'
import type { DocumentRow } from './tables.ts'

const isArrivalProblem = (code: string): code is keyof typeof ARRIVAL_PROBLEMS => code in ARRIVAL_PROBLEMS

/** Why a document was refused, in the words of what it was uploaded for. */
export function problemOf({ problem, purpose, declaredType, name }: DocumentRow): DocumentSummary['problem'] {
  if (!problem) return null
  const about = purpose as UploadPurpose
  if (problem === 'not-accepted') return wrongType(about, declaredType || (/\.[^.]+$/.exec(name)?.[0] ?? ''))
  // The assistant's own list, unless it would name a type that this file only claims to be.
  const itsOwn = UPLOADS[about].wrongType
  if (problem === 'unsupported-type' && !itsOwn.includes('{type}')) return { code: problem, message: itsOwn }
  if (isArrivalProblem(problem)) return arrivalProblem(problem)
  return documentProblem(problem as DocumentProblemCode)
}

export function summarise(row: DocumentRow, days: number, progress?: ReadingProgress): DocumentSummary {
  const stage = progress?.stage ?? 'waiting'
  return {
    id: row.id,
    name: row.name,
    purpose: row.purpose as UploadPurpose,
    bytes: row.bytes,
    status: row.status,
    step: progress?.scanned
      ? scannedStep(progress.scanned)
      : READING_STEPS[row.status === 'uploading' ? 'uploading' : stage],
    percent: row.status === 'ready' ? 100 : Math.round(progress?.percent ?? 0),
    problem: problemOf(row),
    kind: row.kind,
    pages: row.pages,
    createdAt: row.createdAt.toISOString(),
    keptUntil: new Date(row.lastUsedAt.getTime() + days * hours(24)).toISOString(),
  }
}

export function outlineOf(model: DocumentModel): DocumentOutline {
  const { title, authors, abstract, language, kind, paged, notes, blocks, sections } = model
  const ofKind = (wanted: string) => blocks.filter((block) => block.kind === wanted).length
  return {
    title,
    authors,
    abstract,
    language,
    kind,
    paged,
    notes,
    outline: sections
      .filter((section) => section.title)
      .map(({ title, level, role, firstPage }) => ({ title, level, role, firstPage })),
    counts: {
      pages: model.pages.length,
      words: blocks.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
      sentences: model.sentences.length,
      tables: ofKind('table'),
      figures: model.figures.length,
      references: ofKind('reference'),
    },
  }
}

export function pageOf(model: DocumentModel, number: number): DocumentPage | undefined {
  const page = model.pages[number - 1]
  return (
    page && {
      page: number,
      label: page.label ?? null,
      of: model.pages.length,
      width: page.width,
      height: page.height,
      paged: model.paged,
      pictured: model.kind === 'pdf',
      sentences: model.sentences
        .filter((sentence) => sentence.page === number)
        .map(({ id, text, boxes, recognised }) => ({
          id,
          text,
          boxes: boxes ?? [],
          ...(recognised && { recognised }),
        })),
    }
  )
}

export function sentencePlace(model: DocumentModel, id: string): SentencePlace | undefined {
  const sentence = model.sentences.find((one) => one.id === id)
  if (!sentence) return undefined
  const block = model.blocks.find((one) => one.id === sentence.block)
  const section = model.sections.find((one) => one.id === block?.section)
  return {
    id,
    text: sentence.text,
    page: sentence.page,
    label: model.pages[sentence.page - 1]?.label ?? null,
    of: model.pages.length,
    section: section?.title ?? '',
    ...(block?.within && { within: block.within }),
    at: sentence.boxes?.[0]?.top ?? null,
    ...(sentence.recognised && { recognised: sentence.recognised }),
  }
}
