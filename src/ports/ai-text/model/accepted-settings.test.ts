/** A refusal costs one try; the next request leaves out what was refused. */
import { expect, it } from 'vitest'
import { textProblem } from '../text-problem.ts'
import { acceptedSettings } from './accepted-settings.ts'

const request = {
  instructions: 'Read.',
  messages: [],
  maxTokens: 20_000,
  temperature: 0,
  shape: { name: 'record', jsonSchema: { type: 'object' } },
}
function after(...complaints: string[]) {
  const accepted = acceptedSettings()
  const again = complaints.map((detail) => {
    const { settings, shape } = accepted.of('m', request)
    return accepted.refused('m', textProblem('not-configured', { detail }), { shape, ...settings })
  })
  return { again, ...accepted.of('m', request).settings }
}

it('sends everything that was asked for at first', () => {
  expect(after()).toMatchObject({
    maxOutputTokens: 20_000,
    temperature: 0,
    responseFormat: { type: 'json', name: 'record' },
  })
})

it('leaves out a temperature that is refused, and keeps the schema', () => {
  const told = after("400: Unsupported value: 'temperature' does not support 0 with this model.")
  expect(told).toMatchObject({ again: [true], responseFormat: { name: 'record' } })
  expect(told).not.toHaveProperty('temperature')
})

it('takes a smaller limit of tokens from the complaint', () => {
  const says = '400: max_tokens is too large: 20000. This model supports at most 16384 completion tokens.'
  expect(after(says)).toMatchObject({ again: [true], maxOutputTokens: 16_384, temperature: 0 })
})

it('leaves out a schema, and gives up when nothing is left that could be refused', () => {
  const says = '400: response_format is not supported by this model.'
  const { again, ...settings } = after(says, says)
  expect(again).toEqual([true, false])
  expect(settings).not.toHaveProperty('responseFormat')
})

it('sends nothing again after a problem of another kind', () => {
  const accepted = acceptedSettings()
  const { settings, shape } = accepted.of('m', request)
  for (const code of ['auth', 'overloaded', 'refused', 'timeout'] as const)
    expect(accepted.refused('m', textProblem(code, { detail: 'temperature' }), { shape, ...settings })).toBe(
      false,
    )
})
