/** Stores cards: each quotation is read from the document, not taken from the browser. */

import type { z } from 'zod'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { placeOf } from '#product/place.ts'
import type { Card, CardPlace, keepCards } from '../contract.ts'
import { newSchedule } from '../rules/new-schedule.ts'
import { CARD_LIMITS, SAYS } from '../spec.ts'
import { countOwn, keepAll } from './card-rows.ts'
import type { StudyCards } from './study-cards.ts'
import type { CardRow } from './tables.ts'

type WantedCard = z.output<typeof keepCards.body>['cards'][number]
type Refusal = Problem<'not-found' | 'too-many'>

const gone = (message: string) => failed({ code: 'not-found', message } as const)

export async function storeCards(
  { services, documents }: Pick<StudyCards, 'services' | 'documents'>,
  userId: string,
  wanted: readonly WantedCard[],
): Promise<Result<Card[], Refusal>> {
  if ((await countOwn(services.db, userId)) + wanted.length > CARD_LIMITS.most)
    return failed({ code: 'too-many', message: SAYS.tooMany })
  const createdAt = services.now()
  const rows: CardRow[] = []
  for (const { id, documentId, sentenceId, question, answer } of wanted) {
    const stored = await documents.openStored(userId, documentId)
    if (!stored.ok) return gone(SAYS.documentGone)
    const { model, row } = stored.value
    const place = placeIn(model, sentenceId)
    if (!place) return gone(SAYS.placeGone)
    rows.push({
      userId,
      id,
      question,
      answer,
      documentId,
      place: JSON.stringify({ documentId, name: row.name, ...place } satisfies CardPlace),
      schedule: newSchedule(createdAt.getTime()),
      createdAt,
    })
  }
  return ok(await keepAll(services.db, userId, rows))
}

type SourcePlace = Omit<CardPlace, 'documentId' | 'name'>

/** A sentence, or a block that has none (a table, a heading). */
function placeIn({ sentences, blocks }: DocumentModel, sentenceId: string): SourcePlace | undefined {
  const sentence = sentences.find(({ id }) => id === sentenceId)
  const block = blocks.find(({ id }) => id === (sentence?.block ?? sentenceId))
  const page = sentence?.page ?? block?.page
  const quote = sentence?.text ?? block?.text
  if (page === undefined || !quote) return undefined
  const { recognised } = sentence ?? block ?? {}
  return { sentenceId, ...placeOf({ page, within: block?.within, recognised }), quote }
}
