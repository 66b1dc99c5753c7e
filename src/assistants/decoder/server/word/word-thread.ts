/** A thread's work to save an analysis as a Word file: reads the student's own, and writes. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readStoredDocument } from '#capabilities/documents/server/stored-document.ts'
import { type FindingsToWrite, type WrittenFindings, writeFindings } from '../../rules/word/write-findings.ts'

export type WordTask = {
  findings: FindingsToWrite
  date: string
  /** The student's Word file and what was read of it, as files on this machine. */
  own?: { path: string; storedPath: string }
}

export default async function writeWord({ findings, date, own }: WordTask): Promise<WrittenFindings> {
  const file = own && {
    bytes: new Uint8Array(await readFile(own.path)),
    texts: (await readStoredDocument(createReadStream(own.storedPath))).model.sentences,
  }
  return writeFindings(findings, date, file)
}
