import { useSyncExternalStore } from 'react'
import { fileSize } from '#ui/documents/file-words.ts'
import './answering/answering.css'
import type { DataUsed } from './data-used.ts'

/** Data used by this conversation, for students who pay by the megabyte. */
export function DataLine({ data }: { data: DataUsed }) {
  const bytes = useSyncExternalStore(data.subscribe, data.bytes)
  return <p className="xs muted num data-line">Data used in this conversation: {fileSize(bytes)}</p>
}
