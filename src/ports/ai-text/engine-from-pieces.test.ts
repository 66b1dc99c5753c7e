import { expect, it } from 'vitest'
import { z } from 'zod'
import { aiTextConformance, readAll, withData } from './ai-text.conformance.ts'
import type { TextRequest } from './ai-text.ts'
import { engineFromPieces } from './engine-from-pieces.ts'

const request: TextRequest = {
  instructions: '',
  messages: [{ role: 'user', text: 'Count the words, please.' }],
}
const lastWords = ({ messages }: TextRequest) => messages.at(-1)?.text.split(' ') ?? []

/** A small engine that really answers: it counts. */
const counter = engineFromPieces({
  name: 'A counter',
  *write(request) {
    yield 'That is '
    yield String(lastWords(request).length)
    yield ' words.'
  },
  fill: (request) => ({ words: lastWords(request).length }),
})
const mute = engineFromPieces({ name: 'A mute', write: () => undefined })

aiTextConformance('an engine of our own', () => ({ engine: counter, request }))

it('fills a shape that it knows, and costs nothing', async () => {
  const shape = { name: 'count', schema: z.object({ words: z.number() }) }
  expect(await counter.answerInShape(request, shape)).toMatchObject({
    value: { value: { words: 4 }, usage: { inputTokens: 0, outputTokens: 0 } },
  })
})

it.each([
  ['it cannot write', readAll(mute.stream(request)).then(([event]) => event)],
  ['it fills no shapes', mute.answerInShape(request, { name: 'x', schema: z.string() })],
  ['what it filled does not fit', counter.answerInShape(request, { name: 'x', schema: z.string() })],
])('says kindly that it needs a model when %s', async (_, outcome) => {
  expect(await outcome).toMatchObject({
    problem: {
      code: 'not-able',
      message: 'This is not available here yet.',
    },
  })
})

it('hands the writer a document that is already clean', async () => {
  const reader = engineFromPieces({
    name: 'A reader',
    write: ({ messages: [message] }) =>
      message?.role === 'user' ? (message.data ?? []).map(({ text }) => text) : [],
  })
  expect(await reader.complete(withData(request, 'a\u200Bb'))).toMatchObject({ value: { text: 'ab' } })
})
