/** A stored deck as its owner sees it: its line in the list, and its slides drawn. */

import { pathOf } from '#contracts/call.ts'
import { refused } from '#http/answer.ts'
import { hours } from '#kit/time.ts'
import type { OnePresentation, PresentationRecord } from '../contract.ts'
import type { Brand } from '../rules/deck/deck.ts'
import { type FormatId, SLIDES_IN_DECK } from '../rules/deck/keys.ts'
import { measured } from '../rules/design/brand.ts'
import { CALLS, SAYS, SLIDES } from '../spec.ts'
import { deckOf } from './outcome.ts'
import type { Slides } from './slides.ts'
import { urlOf } from './status-route.ts'
import type { PresentationRow } from './tables.ts'

export const notFound = refused({ code: 'not-found', message: SAYS.notFound })
export const notFinished = refused({ code: 'not-finished', message: SAYS.notFinished })

type Listed = Pick<
  PresentationRow,
  'id' | 'sourceFilename' | 'title' | 'format' | 'createdAt' | 'downloadedAt'
>

const lookOf = ({ fonts, logo }: Brand) => ({
  fonts: [fonts.heading, fonts.body].every((font) => measured(font) !== undefined),
  width: logo?.width ?? 0,
  height: logo?.height ?? 0,
  ...(logo && { logo: `data:image/${logo.type};base64,${logo.data}` }),
})

/** 'my thesis.pdf' becomes 'my thesis-weekbe4.pptx'. */
export const filenameOf = (source: string): string =>
  `${source.replace(/\.[^.]*$/, '') || 'presentation'}${SLIDES.filenameEnd}`

export const recordOf = (
  { id, sourceFilename, title, format, createdAt, downloadedAt }: Listed,
  now: Date,
): PresentationRecord => ({
  id,
  sourceFilename,
  url: urlOf(id),
  filename: filenameOf(sourceFilename),
  pending: downloadedAt === null || now.getTime() < downloadedAt.getTime() + SLIDES.markStays,
  title,
  format,
  slideCount: SLIDES_IN_DECK,
  createdAt: createdAt.toISOString(),
  keptUntil: new Date(createdAt.getTime() + SLIDES.historyDays * hours(24)).toISOString(),
})

export async function drawn(
  { services, documents }: Slides,
  row: PresentationRow | undefined,
  format?: FormatId,
) {
  if (!row) return notFound
  const deck = deckOf(row)
  if (!deck) return notFinished
  const { drawDeck } = await import('./drawing.ts')
  const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
  const answer: OnePresentation = {
    ...recordOf({ ...row, format: format ?? row.format }, services.now()),
    documentId: row.documentId ?? '',
    documentGone: !document,
    ...(deck.note && { note: deck.note }),
    ...(deck.brand && { look: lookOf(deck.brand) }),
    ...drawDeck(deck, format ?? row.format, row.finishedAt ?? row.createdAt, (slide) =>
      pathOf(CALLS.readFigure, { params: { id: row.id, slide } }),
    ),
  }
  return answer
}
