import { expect, it } from 'vitest'
import { readMetadata } from './upload-metadata.ts'

it('reads names and values, in any alphabet', () => {
  const name = Buffer.from('Tese – versão.pdf').toString('base64')
  expect(readMetadata(`filename ${name}, purpose ZGVmZW5zZQ==,empty`)).toEqual({
    filename: 'Tese – versão.pdf',
    purpose: 'defense',
    empty: '',
  })
})

it.each([undefined, '', 'filename ***', ['a', 'b']])('makes nothing of %j', (header) => {
  expect(readMetadata(header).filename ?? '').toBe('')
})
