/** Study cards in a spoken conversation: asked, answered with their place, rated by voice. */
import { expect, it } from 'vitest'
import type { Card } from '#capabilities/study-cards/contract.ts'
import { ALOUD } from '#capabilities/study-cards/spec.ts'
import { FIELDS } from '#capabilities/voice/spec.ts'
import { testApp } from '#tests/app.ts'
import { uploaded } from '#tests/documents.ts'
import { givenAccess, linesIn, speak, speakingStudent } from '#tests/speaking.ts'

const test = testApp()
const NOTES = `Photosynthesis is the process by which plants turn light into sugar. Plants do this in their leaves.

Osmosis refers to the movement of water through a skin with very small holes.`

it('asks the cards that are due, tells each with its place, and counts a rating once', async () => {
  const student = await speakingStudent(test)
  await givenAccess(test, student.uid, 'textChat')
  const { id: documentId } = await uploaded(student, {
    name: 'notes.txt',
    type: 'text/plain',
    content: NOTES,
  })
  const { drafts } = (await student.get(`/api/cards/drafts?documentId=${documentId}`)).json()
  const cards = drafts.map(({ question, answer, place }: Card, at: number) => ({
    id: `card-${at}`,
    question,
    answer,
    documentId,
    sentenceId: place.sentenceId,
  }))
  await student.post('/api/cards', { cards })
  const typed = async (text: string, attempt: string) => {
    const said = { session: 'cards', recording: undefined, attempt, fields: { [FIELDS.typed]: text } }
    const last = linesIn((await speak(student, said)).body).at(-1)
    return last?.type === 'complete' ? last.text : JSON.stringify(last)
  }
  const first = async () => ((await student.get('/api/cards')).json().cards as Card[])[0]!

  expect(await typed('Ask me my cards', 't1')).toBe(`${ALOUD.card} What does “Photosynthesis” mean?`)
  expect(await typed('They make sugar', 't2')).toBe(
    `${ALOUD.says} the process by which plants turn light into sugar. It is in notes.txt. ${ALOUD.rate}`,
  )
  expect(await typed('easy', 't3')).toBe(`${ALOUD.card} What does “Osmosis” mean?`)
  // The connection broke; the device sends the same turn again.
  await typed('easy', 't3')
  expect((await first()).schedule).toMatchObject({ reviews: 1, state: 'review' })
  expect(await typed('stop', 't4')).toBe(ALOUD.stopped)
})
