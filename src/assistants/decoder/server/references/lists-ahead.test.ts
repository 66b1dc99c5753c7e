import { describe, expect, it } from 'vitest'
import { listsAhead } from './lists-ahead.ts'
import type { ReferencesDone } from './references-thread.ts'

const WORK = { sessionId: 'thesis', storedPath: '/stored' }
const LIST: ReferencesDone = { kind: 'nothing' }

function threads(...answers: (ReferencesDone | Error)[]) {
  let asked = 0
  const { prepare, read } = listsAhead(async () => {
    const answer = answers[asked++]
    if (!answer || answer instanceof Error) throw answer ?? new Error('Asked too often.')
    return answer
  })
  return { prepare, read, asked: () => asked }
}

describe('a list that is read before the student asks', () => {
  it('is the one that the student gets, read once', async () => {
    const { prepare, read, asked } = threads(LIST)
    prepare(WORK)
    prepare(WORK)
    expect([await read(WORK), await read(WORK), asked()]).toEqual([LIST, LIST, 1])
  })

  it('is read again when that reading fails while the student already waits for it', async () => {
    const { prepare, read, asked } = threads(new Error('The thread ended.'), LIST)
    prepare(WORK)
    expect([...(await Promise.all([read(WORK), read(WORK)])), asked()]).toEqual([LIST, LIST, 2])
  })

  it('says what went wrong when it fails in front of the student too', async () => {
    const { prepare, read } = threads(new Error('The thread ended.'), new Error('Again.'), LIST)
    prepare(WORK)
    await expect(read(WORK)).rejects.toThrow('Again.')
    expect(await read(WORK)).toEqual(LIST)
  })
})
