/** What a model is shown after its first answer: its record beside the work, and what did not pass with the reasons. */
import { DROPS } from '../proof/drops.ts'
import { type NumberedText, printLines } from '../proof/numbered-text.ts'
import type { ModelAnswer } from './model-answer.ts'
import type { Failed } from './proof-log.ts'
import { tokensOfText, weightiestLines } from './reading-parts.ts'

export type FollowUp = { record: string; text: string }

/** Only words of the model; its evidence is shortened to numbers. */
export function recordInWords({ entries, remarks, absent, summary }: ModelAnswer): string {
  const at = (evidence: readonly { at: number }[]) => evidence.map((one) => one.at).join(', ')
  return [
    ...entries.map(({ id, slot, value, evidence }) => `${id} ${slot}: ${value} [${at(evidence)}]`),
    ...remarks.map(
      ({ id, kind, says, why, weight, compute, printed, evidence }) =>
        `${id} ${kind}, weight ${weight}: ${says} [${at(evidence)}]${why ? ` Why: ${why}` : ''}${compute.length > 0 ? ` Computed: ${compute.join('; ')}${printed ? `, printed ${printed}` : ''}` : ''}`,
    ),
    ...absent.map(
      ({ id, what, words }) =>
        `${id} absent: ${what}${words.length > 0 ? ` (looked for: ${words.join(', ')})` : ''}`,
    ),
    ...summary.map(({ says }) => `summary: ${says}`),
  ].join('\n')
}

/** The record and the work, or as much of the work as there is room for. */
export function secondLook(answer: ModelAnswer, text: NumberedText, mostTokens: number): FollowUp {
  const record = recordInWords(answer).slice(0, mostTokens)
  const left = mostTokens - tokensOfText(record)
  const whole = printLines(text.lines, text.reading)
  if (tokensOfText(whole) <= left) return { record, text: whole }
  const cited = new Set(
    [...answer.entries, ...answer.remarks].flatMap(({ evidence }) => evidence.map(({ at }) => at)),
  )
  return { record, text: printLines(weightiestLines(text, cited, left), text.reading) }
}

const BESIDE = 3
const MOST_ITEMS = 60
const MOST_FOUND = 3

/** What may be mended: each item with its reason, the lines that were found for it, and those near them. Undefined if there is nothing to mend. */
export function toMend(
  failed: readonly Failed[],
  text: NumberedText,
  mostTokens: number,
): FollowUp | undefined {
  const items: string[] = []
  const near = new Set<number>()
  let left = Math.floor(mostTokens / 2)
  for (const { item, why, what, lines } of failed.slice(0, MOST_ITEMS)) {
    const found = lines.flatMap((number) => text.lineAt(number) ?? [])
    const printed = [
      JSON.stringify(item),
      `  did not pass: ${DROPS[why]}${what ? ` (${what})` : ''}`,
      ...found.slice(0, MOST_FOUND).map(({ number, text: says }) => `  found: [${number}] ${says}`),
    ].join('\n')
    if (tokensOfText(printed) > left) break
    left -= tokensOfText(printed)
    items.push(printed)
    const named = 'evidence' in item ? item.evidence.map(({ at }) => at) : []
    for (const at of [...named, ...lines])
      for (let number = at - BESIDE; number <= at + BESIDE; number += 1) near.add(number)
  }
  if (items.length === 0) return undefined
  const lines = text.lines.filter(({ number }) => near.has(number))
  const kept: typeof lines = []
  let room = Math.floor(mostTokens / 2)
  for (const line of lines) {
    room -= tokensOfText(line.text) + 4
    if (room < 0) break
    kept.push(line)
  }
  return { record: items.join('\n'), text: printLines(kept, text.reading) }
}
