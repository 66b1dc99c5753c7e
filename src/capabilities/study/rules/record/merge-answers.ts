/** The answers of one model to one work as one: its parts, what it changed on a second reading, and what it mended. */
import { emptyAnswer, type ModelAnswer } from './model-answer.ts'

/** The answers to the parts, in document order. Ids are ours: the same answers give the same ids. */
export function joinParts(parts: readonly ModelAnswer[]): ModelAnswer {
  const kinds = parts.map(({ kind }) => kind)
  const joined: ModelAnswer = {
    kind: kinds.find((kind) => kind !== 'other') ?? kinds[0] ?? 'other',
    stage: parts.map(({ stage }) => stage).find((stage) => stage !== '') ?? '',
    entries: parts.flatMap(({ entries }) => entries),
    remarks: parts.flatMap(({ remarks }) => remarks),
    absent: parts.flatMap(({ absent }) => absent),
    summary: parts.at(0)?.summary.length
      ? parts[0]!.summary
      : (parts.find(({ summary }) => summary.length)?.summary ?? []),
    withdraw: [],
  }
  return named(joined, '')
}

/** A later answer replaces what it names, takes back what it withdraws, and adds the rest. */
export function withChanges(before: ModelAnswer, change: ModelAnswer, label: string): ModelAnswer {
  const gone = new Set(change.withdraw)
  const later = named(change, label)
  return {
    kind: change.kind === 'other' ? before.kind : change.kind,
    stage: change.stage === '' ? before.stage : change.stage,
    entries: withReplaced(before.entries, change.entries, later.entries, gone),
    remarks: withReplaced(before.remarks, change.remarks, later.remarks, gone),
    absent: withReplaced(before.absent, change.absent, later.absent, gone),
    summary: change.summary.length > 0 ? change.summary : before.summary,
    withdraw: [],
  }
}

/** Mending adds nothing: an answer to a question nobody asked is left out. */
export function withMended(before: ModelAnswer, mended: ModelAnswer): ModelAnswer {
  const asked = new Set([...before.entries, ...before.remarks, ...before.absent].map(({ id }) => id))
  const only = <Item extends { id: string }>(items: Item[]) => items.filter(({ id }) => asked.has(id))
  return withChanges(
    before,
    {
      ...emptyAnswer(),
      entries: only(mended.entries),
      remarks: only(mended.remarks),
      absent: only(mended.absent),
      withdraw: mended.withdraw,
    },
    'm',
  )
}

function withReplaced<Item extends { id: string }>(
  before: readonly Item[],
  change: readonly Item[],
  later: readonly Item[],
  gone: ReadonlySet<string>,
): Item[] {
  const replacing = new Map(change.filter(({ id }) => id !== '').map((item) => [item.id, item]))
  const known = new Set(before.map(({ id }) => id))
  return [
    ...before.filter(({ id }) => !gone.has(id)).map((item) => replacing.get(item.id) ?? item),
    ...later.filter((_, at) => !known.has(change[at]!.id)),
  ]
}

const named = (answer: ModelAnswer, label: string): ModelAnswer => ({
  ...answer,
  entries: answer.entries.map((one, at) => ({ ...one, id: `${label}e${at + 1}` })),
  remarks: answer.remarks.map((one, at) => ({ ...one, id: `${label}r${at + 1}` })),
  absent: answer.absent.map((one, at) => ({ ...one, id: `${label}a${at + 1}` })),
})
