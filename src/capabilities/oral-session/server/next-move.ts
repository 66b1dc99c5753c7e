/** Asks a connected model for the next move, in the time that this provider is known to take; else the planned words are said. */

import type { Documents } from '#capabilities/documents/server/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import { forWorker } from '#capabilities/study/server/index.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { Engine } from '#capabilities/voice/contract.ts'
import type { TurnContext } from '#capabilities/voice/server/index.ts'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { placeWords } from '#product/place.ts'
import type { ExamStep, MoveName } from '../rules/examiner/exam-state.ts'
import { instructionsFor, Proposal, shownTo, type Taken, takenFrom } from '../rules/examiner/next-move.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { OralRoomConfig } from './room-config.ts'
import type { SessionRow } from './tables.ts'

/** A command is obeyed to the letter, and at once. */
const COMMANDS: ReadonlySet<MoveName> = new Set([
  'repeat',
  'hold',
  'goes-on',
  'slower',
  'why',
  'where',
  'stop',
  'stopped',
  'aside',
  'in-role',
  'other-language',
  'finished',
])
const MOST_TOKENS = 700
const MOST_PASSAGES = 4
const TALK_KNOWN = 6
/** Until this provider was measured; then twice what it took of late, within these bounds. */
const PATIENCE = { first: seconds(8), least: seconds(4), most: seconds(15), times: 2, weighs: 0.3 } as const

/** The provider's measured time, smoothed; one that failed is waited for no longer than before. */
export function patienceWith() {
  let usual: number | undefined
  return {
    now: () =>
      Math.min(
        PATIENCE.most,
        Math.max(PATIENCE.least, usual === undefined ? PATIENCE.first : PATIENCE.times * usual),
      ),
    took(ms: number) {
      usual = usual === undefined ? ms : usual + PATIENCE.weighs * (ms - usual)
    },
  }
}

type Deps = {
  services: Services
  documents: Documents
  closeReader: CloseReader
  studyWorker: StudyWorker
}

type Asked = { row: SessionRow; plan: ExamPlan; step: ExamStep; planned: string; context: TurnContext }

export function nextMoves({ services, documents, closeReader, studyWorker }: Deps) {
  const patience = patienceWith()

  async function pagesOn(row: SessionRow, asked: string, signal: AbortSignal): Promise<string[]> {
    const stored = row.documentId ? await documents.openStored(row.userId, row.documentId) : undefined
    if (!row.documentId || !stored?.ok) return []
    const document = forWorker(stored.value, await closeReader.known(row.userId, row.documentId))
    const found = await studyWorker.find(asked, { document, signal })
    return (found?.passages ?? [])
      .slice(0, MOST_PASSAGES)
      .flatMap(({ evidence, context }) =>
        [...context, evidence].map((place) => `${placeWords(place)}: ${place.quote}`),
      )
  }

  return {
    /** Whether there is one to ask. */
    asks: ({ move }: Pick<ExamStep, 'move'>): boolean =>
      !services.aiText.description.builtIn &&
      !COMMANDS.has(move.name) &&
      (move.question ?? move.next) !== null,

    async propose(
      room: OralRoomConfig,
      { row, plan, step, planned, context }: Asked,
    ): Promise<(Taken & { engine: Engine }) | undefined> {
      const question = step.move.question ?? step.move.next
      if (!question) return undefined
      const began = performance.now()
      const limit = AbortSignal.any([context.signal, AbortSignal.timeout(patience.now())])
      const engine = meteredText(services, services.aiText, { who: row.userId, assistant: room.assistant })
      const passages = await pagesOn(row, `${question.asks} ${question.place.quote}`, limit).catch(() => [])
      const talk = context.turns
        .slice(-TALK_KNOWN)
        .flatMap(({ heard, reply }) => [`Student: ${heard.text}`, `You: ${reply}`])
      const shown = shownTo(plan, { question, state: step.state, planned, said: step.text, passages, talk })
      const answer = await engine
        .answerInShape(
          {
            instructions: instructionsFor(room.role, row.style),
            messages: [
              {
                role: 'user',
                text: `The question was: ${question.asks}\nPlanned words: ${planned}`,
                data: shown.blocks,
              },
            ],
            size: 'main',
            maxTokens: MOST_TOKENS,
            signal: limit,
          },
          { name: 'next_move', schema: Proposal },
        )
        .catch(() => undefined)
      if (!answer?.ok || answer.value.engine.builtIn) return undefined
      patience.took(performance.now() - began)
      const taken = takenFrom(answer.value.value, shown, step)
      return taken && { ...taken, engine: answer.value.engine }
    },
  }
}
