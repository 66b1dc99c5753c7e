/** Real responses of servers with this protocol: they differ in the fields they omit, and in how they report errors. */
import { describe, expect, it } from 'vitest'
import { chatCompletions } from './chat-completions.ts'

const said = (delta: object, finish_reason: string | null = null) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })

const read = (...pieces: string[]) => {
  const completions = chatCompletions()
  return [...pieces.flatMap(completions.read), completions.finish()]
}
const textOf = (...pieces: string[]) =>
  read(...pieces)
    .map((part) => (part.type === 'text-delta' ? part.delta : ''))
    .join('')
const endOf = (...pieces: string[]) => read(...pieces).at(-1)

describe('words', () => {
  it('are read as a text or as parts, without what was thought aloud', () => {
    const parts = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: '120 ' },
    ]
    expect(
      textOf(
        said({ role: 'assistant', content: null }),
        said({ reasoning_content: 'Hm.' }),
        said({ content: parts }),
        said({ content: 'teachers' }),
      ),
    ).toBe('120 teachers')
  })

  it('are waited for patiently while the model thinks: that is a sign of life', () => {
    expect(read(said({ reasoning: 'Hm.' }))[0]).toMatchObject({ type: 'response-metadata' })
  })

  it('survive a piece in a form nobody knows', () => {
    const odd = ['7', 'null', '[]', '{"choices":null}', '{"choices":[]}', '{"choices":[{"delta":null}]}']
    expect(textOf(...odd, said({ content: 'All the same.' }))).toBe('All the same.')
  })
})

describe('the end', () => {
  it('has its reason and its cost, wherever the server sent them', () => {
    const usage = JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 5 } })
    expect(endOf(said({ content: 'Yes.' }, 'stop'), usage)).toMatchObject({
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: { inputTokens: { total: 12 }, outputTokens: { total: 5 } },
    })
  })

  it('without a reason is none', () => {
    expect(endOf(said({ content: 'Yes' }))).toMatchObject({ finishReason: { raw: undefined } })
  })

  it('of a refusal is a refusal, in its own words', () => {
    const pieces = [said({ refusal: 'I cannot help with that.' }), said({}, 'stop')]
    expect(textOf(...pieces)).toBe('I cannot help with that.')
    expect(endOf(...pieces)).toMatchObject({ finishReason: { unified: 'content-filter' } })
  })
})

describe('trouble', () => {
  it('is told in the words of the server, with or without an object round them', () => {
    const busy = { message: 'The model is overloaded.', type: 'server_error' }
    expect(read(JSON.stringify({ error: busy }))[0]).toEqual({ type: 'error', error: busy })
    expect(read('{"error":"no memory left"}')[0]).toEqual({
      type: 'error',
      error: { message: 'no memory left' },
    })
  })

  it('is not seen in an error that is empty', () => {
    const piece = { error: null, choices: [{ delta: { content: 'Fine.' } }] }
    expect(textOf(JSON.stringify(piece))).toBe('Fine.')
  })
})
