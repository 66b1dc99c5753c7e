/** From a parsed document to a deck, to its outline, or to the sentence that explains why there is neither. */
import { type DocumentRow, type Documents, problemOf } from '#capabilities/documents/server/index.ts'
import { answersDigest, type CloseReader, studentAnswers } from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import type { Deck, PlannedDeck } from '../rules/deck/deck.ts'
import { MAKING, SAYS } from '../spec.ts'
import { type AskedWords, askCourse, askWords } from './ask-words.ts'
import type { DeckMaker, OnStep } from './building/deck-maker.ts'
import { withFigures } from './figures.ts'
import { chosenDeckOf, type GenerationOutcome } from './outcome.ts'
import { isFirstOfDocument, presentationJobs } from './rows.ts'
import type { MakeOne } from './runner.ts'
import type { PresentationRow } from './tables.ts'

const gone: GenerationOutcome = { name: 'failed', code: 'document-gone', message: SAYS.documentGone }
const tooLittle: GenerationOutcome = { name: 'failed', code: 'too-little-text', message: SAYS.tooLittleText }

/** The note on the wording, after the one on how the document was read; of a model that is away one is enough. */
function noteOf({ note }: Deck, { model, isAway }: AskedWords, worded: number): Pick<Deck, 'note'> {
  if (isAway) return { note: SAYS.standsIn }
  return model && worded > 0 ? { note: [note, SAYS.wordedBy(model, worded)].filter(Boolean).join(' ') } : {}
}

export type PresentationMaker = {
  makeOne: MakeOne
  /** The outline as it would be planned now; the old one where nothing was said since, or none can be made. */
  planAgain(row: PresentationRow, plan: PlannedDeck): Promise<PlannedDeck>
}

export function presentationMaker(
  services: Services,
  documents: Documents,
  maker: DeckMaker,
  closeReader: CloseReader,
): PresentationMaker {
  async function planFor(
    row: PresentationRow,
    document: DocumentRow,
    onStep: OnStep,
    signal: AbortSignal,
  ): Promise<PlannedDeck | GenerationOutcome> {
    const isGone = async () => !(await documents.find(row.userId, document.id))
    const stored = await documents.storedPath(document)
    if (!stored?.ok) {
      if (await isGone()) return gone
      throw new Error('The stored document was not found.')
    }
    const { read, line } = await closeReader.read({
      userId: row.userId,
      documentId: document.id,
      storedPath: stored.value,
      assistant: 'slides',
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAKING.closeReadingAtMost)]),
    })
    if (await isGone()) return gone
    const answers = await studentAnswers(services.db, row.userId, document.id)
    const plan = await maker.plan({ storedPath: stored.value, read, answers }, onStep, signal)
    if (plan === 'too-little') return tooLittle
    const { tables: _, ...course } = await askCourse(services, row.userId, plan, signal)
    const note = [line, course.note].filter(Boolean).join(' ')
    return { ...course, answers: answersDigest(answers), ...(note && { note }) }
  }

  const makeOne: MakeOne = async (row, onStep, signal) => {
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document) return gone
    const refusal = problemOf(document)
    if (refusal) return { name: 'failed', ...refusal }
    let deck: Deck | undefined = chosenDeckOf(row)
    if (!deck) {
      const plan = await planFor(row, document, onStep, signal)
      if ('name' in plan) return plan
      const isAsked = row.asksFirst && (await isFirstOfDocument(services.db, row))
      if (row.outlineFirst || isAsked) return { name: 'outlined', plan }
      const { spares: _, answers: __, ...planned } = plan
      deck = planned
    }
    const asked = await askWords(services, row.userId, deck, signal)
    const { words, isAway } = asked
    const finished = await maker.finish({ deck, format: row.format, words }, onStep, signal)
    const whole = await withFigures(documents, document, finished.deck, signal)
    const made = { ...whole, ...noteOf(whole, asked, finished.worded) }
    return { name: 'completed', deck: made, isFree: isAway }
  }

  async function planAgain(row: PresentationRow, old: PlannedDeck): Promise<PlannedDeck> {
    const { db } = services
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document || answersDigest(await studentAnswers(db, row.userId, document.id)) === old.answers)
      return old
    const plan = await planFor(row, document, () => {}, AbortSignal.timeout(MAKING.longest)).catch(
      (error) => {
        services.log.warn({ reason: String(error) }, 'An outline was not planned anew.')
        return undefined
      },
    )
    if (!plan || 'name' in plan) return old
    await presentationJobs.change(
      db,
      { id: row.id, from: 'outlined' },
      { deck: JSON.stringify(plan), title: plan.title },
    )
    return plan
  }

  return { makeOne, planAgain }
}
