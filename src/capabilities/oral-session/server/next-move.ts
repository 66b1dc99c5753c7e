/** Asks a connected model for the next move, in the time that this provider is known to take; else the planned words are said. */

import type { Documents } from '#capabilities/documents/server/index.ts'
import type { StudyEvidence } from '#capabilities/study/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import { openForStudy } from '#capabilities/study/server/index.ts'
import { meteredText } from '#capabilities/usage/server/index.ts'
import type { Engine } from '#capabilities/voice/contract.ts'
import type { TurnContext } from '#capabilities/voice/server/index.ts'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { answerSentences } from '../rules/examiner/answer-sentences.ts'
import type { ExamState, ExamStep, MoveName } from '../rules/examiner/exam-state.ts'
import {
  instructionsFor,
  Proposal,
  type Taken,
  takenFrom,
  waysFrom,
  wayWords,
} from '../rules/examiner/next-move.ts'
import { shownTo } from '../rules/examiner/shown-to-model.ts'
import type { ExamPlan } from '../rules/plan/plan.ts'
import type { OralRoomConfig } from './room-config.ts'
import type { SessionRow } from './tables.ts'

/** A command is obeyed to the letter, and at once. */
const COMMANDS: ReadonlySet<MoveName> = new Set([
  'repeat',
  'hold',
  'goes-on',
  'misheard',
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
/** Passages to each sentence of an answer, and to the question. */
const BEST_OF_EACH = 2
const MOST_SENTENCES = 6
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

type Asked = {
  row: SessionRow
  plan: ExamPlan
  step: ExamStep
  /** Where the conversation stood before this turn, and what is left of its time. */
  before: ExamState
  leftMs: number
  /** What handbook and calculator say to a question of the student. */
  found: string | undefined
  /** Words that may have been misheard. */
  rough: boolean
  context: TurnContext
}

export function nextMoves(deps: Deps) {
  const { services, studyWorker } = deps
  const patience = patienceWith()

  /** What the whole work says on each of these, its best table as well; then the sentences round the best. */
  async function passagesOn(
    row: SessionRow,
    asked: readonly string[],
    signal: AbortSignal,
  ): Promise<StudyEvidence[]> {
    const work = row.documentId ? await openForStudy(deps, row.userId, row.documentId) : undefined
    if (!work) return []
    const document = work.forWorker
    const found = await Promise.all(asked.map((text) => studyWorker.find(text, { document, signal })))
    const each = found.map((one) => one?.passages ?? [])
    const nearest = each.flatMap((all) => {
      const table = all.find(({ evidence }) => evidence.quote.includes('\n'))
      return [...all.slice(0, BEST_OF_EACH), ...(table ? [table] : [])]
    })
    return [...nearest.map(({ evidence }) => evidence), ...each.flatMap(([best]) => best?.context ?? [])]
  }

  const wants = ({ move }: Pick<ExamStep, 'move'>): boolean =>
    !COMMANDS.has(move.name) && (move.question ?? move.next) !== null

  return {
    /** Whether there is one to ask. */
    asks: (step: Pick<ExamStep, 'move'>): boolean => !services.aiText.description.builtIn && wants(step),
    /** Whether one would have been asked, and is known to be away. */
    misses: (step: Pick<ExamStep, 'move'>): boolean =>
      services.aiText.standsInFor !== undefined && wants(step),

    async propose(
      room: OralRoomConfig,
      { row, plan, step, before, leftMs, found, rough, context }: Asked,
    ): Promise<(Taken & { engine: Engine }) | undefined> {
      const question = step.move.question ?? step.move.next
      if (!question) return undefined
      const began = performance.now()
      const limit = AbortSignal.any([context.signal, AbortSignal.timeout(patience.now())])
      const engine = meteredText(services, services.aiText, { who: row.userId, assistant: room.assistant })
      const told = answerSentences(step.text).slice(0, MOST_SENTENCES)
      const asked = step.judged ? [...told, `${question.asks} ${question.place.quote}`] : [step.text, ...told]
      const passages = await passagesOn(row, asked, limit).catch(() => [])
      const talk = context.turns.flatMap(({ heard, reply }) => [`Student: ${heard.text}`, `You: ${reply}`])
      const opening = row.opening === null ? [] : [`You: ${row.opening}`]
      const standing = { plan, step, before, style: row.style, leftMs }
      const ways = waysFrom(standing)
      const shown = shownTo(plan, {
        question,
        next: ways.goes?.next ?? [],
        said: step.text,
        passages,
        talk: [...opening, ...talk].slice(-2 * TALK_KNOWN),
        found,
      })
      const answer = await engine
        .answerInShape(
          {
            instructions: instructionsFor(room.role, row.style),
            messages: [
              {
                role: 'user',
                text: `The open question: ${question.asks}\n${wayWords(ways, step)}`,
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
      const taken = takenFrom(answer.value.value, shown, { ...standing, role: room.role, rough, ways })
      return { ...taken, engine: answer.value.engine }
    },
  }
}
