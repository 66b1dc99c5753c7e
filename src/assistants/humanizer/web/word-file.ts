import { writeTracked } from '#kit/word/write-tracked.ts'
import type { Change } from '../rules/text/change.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const wordFile = (text: string, changes: readonly Change[], at: Date): Blob =>
  new Blob(
    [writeTracked(text, changes, { author: 'Weekbe4', date: at.toISOString() }) as Uint8Array<ArrayBuffer>],
    { type: TYPE },
  )
