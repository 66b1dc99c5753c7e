/** What the record and the comparisons say, for a model that answers a question: code read it in the whole document. */
import type { DataBlock } from '#ports/ai-text/ai-text.ts'
import { placeWords } from '#product/place.ts'
import type { StudyEvidence } from '../../rules/document/evidence.ts'
import type { LookUpResult } from './messages.ts'

/** Of the room there is, in letters; what one does not need is the next one's. */
const SHARES = { disagreements: 0.25, remarks: 0.5, absences: 0.4 } as const

/** The heaviest first; as much as there is room for, and a block that was cut says so. */
export function recordForModel(found: LookUpResult, name: string, room: number): DataBlock[] {
  let left = room
  const block = (label: string, lines: readonly string[], most: number): DataBlock[] => {
    const kept = fitting(lines, most)
    const text = kept.join('\n')
    left -= text.length
    const cut = kept.length < lines.length ? `; ${kept.length} of ${lines.length}, the weightiest` : ''
    return kept.length > 0 ? [{ label: `${label}${cut}`, text }] : []
  }
  const disagreements = block(
    `places of ${name} that disagree, computed by code`,
    found.disagreements.map(({ says, evidence }) => `${inBrackets(evidence)}${says} “${evidence.quote}”`),
    left * SHARES.disagreements,
  )
  const remarks = block(
    `opinions of an earlier reading of ${name}, with what they rest on`,
    found.remarks.map(remarkWords),
    left * SHARES.remarks,
  )
  const absences = block(
    `what an earlier reading did not find in ${name}, and where was looked`,
    found.absences.map(({ what, looked }) => `${what}: looked in ${looked.join(', ')}`),
    left * SHARES.absences,
  )
  return [...saidOfItself(found.said, name, left), ...disagreements, ...remarks, ...absences]
}

function remarkWords({ says, does, isUnproved, evidence }: LookUpResult['remarks'][number]): string {
  const unproved = isUnproved ? ' [a figure or name in this was not found in the text]' : ''
  return [`${says}${unproved}`, does, ...evidence.map((one) => `${inBrackets(one)}“${one.quote}”`)]
    .filter(Boolean)
    .join(' ')
}

/** The first of every slot before the second of any, so a long list takes no room from what comes after it. */
function saidOfItself(said: LookUpResult['said'], name: string, room: number): DataBlock[] {
  const nth = new Map<string, number>()
  const lines = said.map(({ slot, value, beside, evidence }, order) => {
    const turn = (nth.get(slot) ?? 0) + 1
    nth.set(slot, turn)
    return { turn, order, text: `${slot}: ${inBrackets(evidence)}${value}${beside ? ` [${beside}]` : ''}` }
  })
  const inTurn = lines.toSorted((one, other) => one.turn - other.turn || one.order - other.order)
  const count = fitting(
    inTurn.map(({ text }) => text),
    room,
  ).length
  const kept = inTurn.slice(0, count).sort((one, other) => one.order - other.order)
  return kept.length > 0
    ? [
        {
          label: `what ${name} says about its own work`,
          text: kept.map(({ text }) => text).join('\n'),
        },
      ]
    : []
}

const inBrackets = (evidence: StudyEvidence | null) => (evidence ? `(${placeWords(evidence)}) ` : '')

function fitting(lines: readonly string[], room: number): string[] {
  let left = room
  const cut = lines.findIndex((line) => {
    left -= line.length + 1
    return left < 0
  })
  return cut === -1 ? [...lines] : lines.slice(0, cut)
}
