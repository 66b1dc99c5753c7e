/** A thread's work: references that were written by hand, or a file of another program, as a list in a style. */
import { judgeList, readList } from '../../rules/judging/judge-list.ts'
import type { Reference } from '../../rules/reference.ts'
import type { ReferenceStyle, Run } from '../../rules/styles.ts'
import { REFERENCES } from '../../spec.ts'
import { commonWords } from '../common-words.ts'
import { formatOf, readFormat } from '../formats.ts'
import { writeInStyle } from '../write-style.ts'

export type ListTask =
  | { style: ReferenceStyle; entries: readonly string[] }
  | { style: ReferenceStyle; file: string }

export type ListLine = {
  runs: Run[]
  citation: string
  note: string
}
export type ListWritten = { lines: ListLine[]; left: { written: string; note: string }[] }

export default async function writeList(task: ListTask): Promise<ListWritten> {
  return 'entries' in task ? fromEntries(task.entries, task.style) : fromFile(task.file, task.style)
}

async function fromEntries(entries: readonly string[], style: ReferenceStyle): Promise<ListWritten> {
  const judged = await judgeList(
    readList(entries.slice(0, REFERENCES.most)),
    style,
    writeInStyle,
    commonWords(),
  )
  return {
    lines: judged
      .filter(({ right }) => right.length > 0)
      .map(({ right, citation, note }) => ({ runs: right, citation, note })),
    left: judged.filter(({ right }) => right.length === 0).map(({ written, note }) => ({ written, note })),
  }
}

async function fromFile(text: string, style: ReferenceStyle): Promise<ListWritten> {
  const format = formatOf(text)
  const items = format ? (await readFormat(format, text)).slice(0, REFERENCES.most) : []
  const distinct = items.map((item, at): Reference => ({ ...item, id: `r${at + 1}` }))
  const { entries, citations } = await writeInStyle(distinct, style)
  const written = new Set(entries.map(({ id }) => id))
  return {
    lines: entries.map(({ id, runs }) => ({ runs, citation: citations.get(id) ?? '', note: '' })),
    left: distinct
      .filter(({ id }) => !written.has(id))
      .map(({ title = 'A work without a title' }) => ({
        written: title,
        note: 'This style has no line for it in the list.',
      })),
  }
}
