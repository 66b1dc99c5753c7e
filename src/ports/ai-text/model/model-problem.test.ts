import { APICallError } from '@ai-sdk/provider'
import { expect, it } from 'vitest'
import { modelProblem, retryAfter } from './model-problem.ts'

const answer = (
  statusCode: number | undefined,
  message: string,
  more: { headers?: Record<string, string>; body?: string } = {},
) =>
  new APICallError({
    message,
    url: 'http://model',
    requestBodyValues: { prompt: 'the whole thesis' },
    ...(statusCode !== undefined && { statusCode }),
    ...(more.headers && { responseHeaders: more.headers }),
    ...(more.body && { responseBody: more.body }),
  })

it.each([
  [401, 'Incorrect API key provided: sk-abcdefgh12345678', 'auth', 'a wrong key'],
  [400, 'API key not valid. Please pass a valid API key.', 'auth', "a wrong key, in Google's way"],
  [402, 'Insufficient credits', 'auth', 'an empty account'],
  [429, 'insufficient_quota: You exceeded your current quota', 'auth', 'an empty account, as a 429'],
  [
    429,
    'Quota exceeded for free requests, please check your plan and billing details',
    'rate-limited',
    'Google, when one is too fast',
  ],
  [429, 'Rate limit reached', 'rate-limited', 'too many requests'],
  [
    404,
    'model "llama3.2" not found, try pulling it first',
    'not-configured',
    'a model that Ollama does not have',
  ],
  [
    400,
    'the request exceeds the available context size. try increasing the context size',
    'too-long',
    'llama.cpp',
  ],
  [
    400,
    "This model's maximum context length is 4096 tokens. However, you requested 9000",
    'too-long',
    'vLLM',
  ],
  [400, 'prompt is too long: 210000 tokens > 200000 maximum', 'too-long', 'Anthropic'],
  [400, 'The input token count (1200000) exceeds the maximum number of tokens allowed', 'too-long', 'Google'],
  [413, 'Request Entity Too Large', 'too-long', 'a proxy'],
  [
    400,
    'The response was filtered due to the prompt triggering content management policy',
    'refused',
    'a filter',
  ],
  [400, "Unsupported parameter: 'top_k'", 'not-configured', 'a server that wants something else'],
  [408, 'Request timeout', 'timeout', 'a slow gateway'],
  [500, 'Internal', 'overloaded', 'a fault of theirs'],
  [529, 'Overloaded', 'overloaded', 'Anthropic at noon'],
])('reads %i %j as %s: %s', (status, message, code) => {
  expect(modelProblem(answer(status, message)).code).toBe(code)
})

it.each([
  [{ type: 'overloaded_error', message: 'Overloaded' }, 'overloaded'],
  [{ code: 429, message: 'Provider returned error' }, 'rate-limited'],
  [{ code: 'context_length_exceeded', message: 'Too long' }, 'too-long'],
  [{ message: 'Something odd' }, 'bad-output'],
])('reads the complaint %j in the middle of a stream as %s', (error, code) => {
  expect(modelProblem(error).code).toBe(code)
})

it('tells a line that broke from one that never stood', () => {
  expect(modelProblem(answer(200, 'Failed to process successful response')).code).toBe('cut')
  expect(modelProblem(answer(undefined, 'Cannot connect to API: ECONNREFUSED')).code).toBe('unreachable')
  expect(modelProblem(new TypeError('fetch failed')).code).toBe('unreachable')
})

it('keeps the request and the key out of what is logged', () => {
  const problem = modelProblem(answer(401, 'Incorrect API key provided: sk-abcdefgh12345678'))
  expect(JSON.stringify(problem)).not.toMatch(/thesis|sk-abc/)
  expect(problem.detail).toContain('401')
})

it.each([
  [{ headers: { 'retry-after': '20' } }, 20_000],
  [{ headers: { 'retry-after': 'Thu, 01 Jan 1970 00:01:30 GMT' } }, 30_000],
  [{ headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:30 GMT' } }, 0],
  [{ headers: { 'retry-after-ms': '150', 'retry-after': '1' } }, 150],
  [{ body: '{"error":{"details":[{"retryDelay":"34s"}]}}' }, 34_000],
  [{ headers: { 'retry-after': 'soon' } }, undefined],
  [{}, undefined],
])('reads how long to wait from %j: %s', (more, ms) => {
  expect(retryAfter(answer(429, 'busy', more), 60_000)).toBe(ms)
})
