import { expect, it } from 'vitest'
import { get, pathOf, post } from './call.ts'

it('fills a path and encodes what it is filled with', () => {
  const one = get('/api/documents/:id/sentences/:sentence')
  expect(pathOf(one, { params: { id: 'a/b', sentence: 's 4' } })).toBe('/api/documents/a%2Fb/sentences/s%204')
  // @ts-expect-error: a name that is missing does not compile.
  expect(pathOf(one, { params: { id: 'a' } })).toBe('/api/documents/a/sentences/')
})

it('ends a name at a dot', () => {
  const picture = get('/api/documents/:id/pages/:page.webp')
  expect(pathOf(picture, { params: { id: 'a', page: 3 }, query: { width: 900 } })).toBe(
    '/api/documents/a/pages/3.webp?width=900',
  )
})

it('leaves out of the query what is undefined', () => {
  expect(pathOf(get('/api/list'), { query: { q: 'a & b', page: 2, from: undefined } })).toBe(
    '/api/list?q=a%20%26%20b&page=2',
  )
  expect(pathOf(post('/api/list'), { query: { q: undefined } })).toBe('/api/list')
})
