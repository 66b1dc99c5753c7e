/** What a model is shown after its first answer: its record beside the work, and what did not pass with the reasons. */
import { DROPS } from '../proof/drops.ts'
import { type NumberedText, printLines } from '../proof/numbered-text.ts'
import type { ModelAnswer } from './model-answer.ts'
import type { Failed } from './proof-log.ts'
import { tokensOfText, weightiestLines } from './reading-parts.ts'

export type FollowUp = { record: string; text: string }

/** Of the room for a second look: the rest is for the work itself. */
const RECORD_SHARE = 2 / 3
/** Words of an item, where not all of them fit in full. */
const SHORTER = [Number.POSITIVE_INFINITY, 24, 12]

/**
 * Only words of the model; its evidence is shortened to numbers. Every remark is there before anything else, in fewer
 * words if it must be: what is not seen is said again.
 */
export function recordInWords(answer: ModelAnswer, mostTokens: number): string {
  const forms = [itemLines(answer, 'in full'), ...SHORTER.map((words) => itemLines(answer, words))]
  const fits = forms.find((lines) => tokensOfText(lines.join('\n')) <= mostTokens)
  if (fits) return fits.join('\n')
  const kept: string[] = []
  let left = mostTokens
  for (const line of forms.at(-1) ?? []) {
    left -= tokensOfText(line) + 1
    if (left < 0) break
    kept.push(line)
  }
  return kept.join('\n')
}

function itemLines({ entries, remarks, absent, summary }: ModelAnswer, words: 'in full' | number): string[] {
  const at = (evidence: readonly { at: number }[]) => `[${evidence.map((one) => one.at).join(', ')}]`
  const cut = (text: string) => (words === 'in full' ? text : text.split(' ').slice(0, words).join(' '))
  return [
    ...remarks.map(({ id, kind, says, why, weight, compute, printed, evidence }) => {
      const said = `${id} ${kind}, weight ${weight}: ${cut(says)} ${at(evidence)}`
      if (words !== 'in full') return said
      const computed =
        compute.length > 0 ? ` Computed: ${compute.join('; ')}${printed ? `, printed ${printed}` : ''}` : ''
      return `${said}${why ? ` Why: ${why}` : ''}${computed}`
    }),
    ...absent.map(({ id, what }) => `${id} absent: ${cut(what)}`),
    ...summary.map(({ says }) => `summary: ${says}`),
    ...entries.map(({ id, slot, value, evidence }) => `${id} ${slot}: ${cut(value)} ${at(evidence)}`),
  ]
}

/** The record and the work, or as much of the work as there is room for. */
export function secondLook(answer: ModelAnswer, text: NumberedText, mostTokens: number): FollowUp {
  const whole = printLines(text.lines, text.reading)
  const record = recordInWords(
    answer,
    Math.max(mostTokens - tokensOfText(whole), Math.floor(mostTokens * RECORD_SHARE)),
  )
  const left = mostTokens - tokensOfText(record)
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
