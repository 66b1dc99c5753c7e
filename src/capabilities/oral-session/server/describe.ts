/** A session as a screen shows it: open, or in a list. */
import { STUDY_SENTENCES } from '#capabilities/study/spec.ts'
import type { OpenSession, SessionSummary } from '../contract.ts'
import { bestAnswers, scoreOf } from '../rules/report/best-answers.ts'
import { messagesOf } from './messages.ts'
import type { OralSessions } from './oral-sessions.ts'
import { speakersOf } from './room-config.ts'
import { answersOf, findPlan } from './session-rows.ts'
import { storedStep } from './stored-plan.ts'
import type { AnswerRow, SessionRow } from './tables.ts'

const builtIn = { name: STUDY_SENTENCES.name, builtIn: true } as const

export async function openSessionOf(
  oral: OralSessions,
  row: SessionRow,
  after: number,
): Promise<OpenSession> {
  const { services, documents, voice, clock } = oral
  const room = oral.roomOf(row)
  const kept = await findPlan(services.db, row)
  const steps = (await answersOf(services.db, [row.id])).map(storedStep)
  const state = steps.at(-1)?.state ?? kept?.start
  const question = kept?.plan.questions.find(({ id }) => id === state?.current)
  const messages = await messagesOf(voice, room, row, kept)
  const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
  return {
    sessionId: row.id,
    assistant: row.assistant,
    clock: (await clock.tell(row)).clock,
    document: {
      id: row.documentId ?? '',
      filename: row.name,
      size: row.bytes,
      type: row.type,
      title: row.title,
      gone: document === undefined,
    },
    style: row.style,
    speakers: speakersOf(room, row.examiners).map(({ id, name }) => ({ id, name })),
    messages: messages.slice(after),
    messageCount: messages.length,
    asked:
      question && state && kept
        ? { number: state.opened, of: kept.plan.questions.length, area: question.area, place: question.place }
        : null,
    engine: services.aiText.description.builtIn ? builtIn : services.aiText.description,
    notes: kept?.plan.notes ?? [],
  }
}

export function summaryOf(row: SessionRow, answers: readonly AnswerRow[], keptUntil: Date): SessionSummary {
  const best = bestAnswers(answers.map(storedStep))
  const score = scoreOf(best)
  return {
    sessionId: row.id,
    assistant: row.assistant,
    state: row.state,
    documentId: row.documentId,
    name: row.name,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    seconds: Math.round(row.countedMs / 1_000),
    answered: best.size,
    ...(score !== null && { score }),
    keptUntil: keptUntil.toISOString(),
  }
}
