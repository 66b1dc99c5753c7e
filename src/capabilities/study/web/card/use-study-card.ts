import { useReducer, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { answerRecord, RecordAnswered, RecordSlot, readRecord } from '../../contract.ts'
import { cardFlow, firstOpen, isAnswered, openingState, questionsOf } from '../../rules/card/card-flow.ts'
import { CALLS } from '../../spec.ts'
import { rememberPutOff, wasPutOff } from './put-off.ts'

type Said =
  | { says: 'right' | 'not-mine' }
  | { says: 'candidate'; candidate: number }
  | { says: 'words'; words: string[] }

export type StudyCardOptions = {
  documentId: string
  /** As it was read when the card was opened. */
  first: RecordAnswered
  /** Asked for by the student: it is open whatever was put off. */
  isWanted: boolean
  onAnswered?: (() => void) | undefined
}

/** One work's card: what is asked, what was said, and the record anew where another device was first. */
export function useStudyCard({ documentId, first, isWanted, onAnswered }: StudyCardOptions) {
  const [record, setRecord] = useState(first)
  const questions = questionsOf(record)
  const [state, send] = useReducer(cardFlow, undefined, () =>
    isWanted
      ? ({ name: 'asking', at: firstOpen(questions), choosing: false } as const)
      : openingState(questions, wasPutOff(documentId)),
  )
  const [drafts, setDrafts] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<{ says: string; isElsewhere: boolean }>()
  const [busy, setBusy] = useState(false)
  /** How often the student moved: what comes then takes the focus. */
  const [moves, setMoves] = useState(0)
  const question = questions[state.at]
  const params = { documentId }

  async function readAgain(): Promise<void> {
    const now = await callApi<typeof readRecord>(CALLS.read, { params })
    if (now.ok) setRecord(now.value)
    send({ type: 'kept-asking' })
  }

  async function answer(said: Said): Promise<void> {
    if (busy || !question) return
    setBusy(true)
    const { slot, revision: seen } = question
    const kept = await callApi<typeof answerRecord>(CALLS.answer, { params, body: { slot, ...said, seen } })
    const isElsewhere = !kept.ok && kept.problem.code === 'answered-elsewhere'
    setProblem(kept.ok ? undefined : { says: kept.problem.message, isElsewhere })
    if (kept.ok) {
      const after = questionsOf(kept.value)
      setRecord(kept.value)
      setDrafts(({ [slot]: _, ...others }) => others)
      send({ type: 'answered', of: after.length, left: openOf(after) })
      setMoves(moves + 1)
    } else if (isElsewhere) await readAgain()
    setBusy(false)
    if (kept.ok || isElsewhere) onAnswered?.()
  }

  const goOn = (event: Parameters<typeof send>[0]) => {
    setProblem(undefined)
    setMoves(moves + 1)
    send(event)
  }
  return {
    questions,
    question,
    state,
    problem,
    busy,
    moves,
    answer,
    draft: question && drafts[question.slot],
    setDraft: (slot: RecordSlot['slot'], words: string) => setDrafts((all) => ({ ...all, [slot]: words })),
    refuse: (says: string) => setProblem({ says, isElsewhere: false }),
    back: () => goOn({ type: 'back' }),
    skip: () => goOn({ type: 'skipped', of: questions.length, left: openOf(questions) }),
    choose: () => goOn({ type: 'choosing' }),
    keepAsking: () => goOn({ type: 'kept-asking' }),
    putOff() {
      rememberPutOff(documentId, true)
      goOn({ type: 'put-off' })
    },
    takeUp() {
      rememberPutOff(documentId, false)
      goOn({ type: 'taken-up', at: firstOpen(questions) })
    },
  }
}

export type StudyCardHere = ReturnType<typeof useStudyCard>

const openOf = (questions: readonly RecordSlot[]): number =>
  questions.filter((one) => !isAnswered(one)).length
