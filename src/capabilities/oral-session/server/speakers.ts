/** Assigns questions to a panel: each member has their areas, and the chair the rest. */
import type { ExamArea } from '../rules/names.ts'
import type { PlannedQuestion } from '../rules/plan/plan.ts'
import { type OralRoomConfig, speakersOf, type Voiced } from './room-config.ts'

const SEATS: Record<ExamArea, 0 | 1 | 2> = {
  problem: 0,
  contribution: 0,
  limits: 0,
  method: 1,
  results: 1,
  literature: 2,
  theory: 2,
  ethics: 2,
}

/** The chair opens and names the others, regardless of who asks the first question. */
export const openerOf = ({ speakers: [chair] }: OralRoomConfig): Voiced => chair

export function speakerOn(room: OralRoomConfig, examiners: number, question: PlannedQuestion | null): Voiced {
  const panel = speakersOf(room, examiners)
  const seat = question ? SEATS[question.area] : 0
  return panel[Math.min(seat, panel.length - 1)] ?? room.speakers[0]
}
