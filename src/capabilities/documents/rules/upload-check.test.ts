import { describe, expect, it } from 'vitest'
import { accepted } from './accepted.ts'
import { checkUpload } from './upload-check.ts'

const MB = 1_048_576
const problemOf = (...[purpose, file]: Parameters<typeof checkUpload>) => {
  const checked = checkUpload(purpose, file)
  return checked.ok ? undefined : checked.problem.message
}
const pdf = (bytes: number) => ({ name: 'thesis.pdf', type: 'application/pdf', bytes })

describe('a file chosen for an assistant', () => {
  it.each([
    ['defense', 50, 'PDF file too large. Maximum size is 50MB for optimal processing speed.'],
    ['consultation', 50, 'File too large. Maximum size is 50MB for optimal processing speed.'],
    ['decoder', 10, 'File too large. Please use files under 10MB for optimal processing speed.'],
    ['slides', 100, 'File too large. Maximum size is 100MB.'],
    ['chat', 25, 'File size must be less than 25MB'],
  ] as const)('may have for %s exactly %i MB, and not one byte more', (purpose, megabytes, sentence) => {
    expect(problemOf(purpose, pdf(megabytes * MB))).toBeUndefined()
    expect(problemOf(purpose, pdf(megabytes * MB + 1))).toBe(sentence)
  })

  it.each([
    ['defense', 'notes.docx', '', 'Only PDF files are allowed. Please upload a PDF document.'],
    ['decoder', 'data.xlsx', '', 'Invalid file type. Please upload PDF, DOC, DOCX, or TXT files only.'],
    ['slides', 'a.png', 'image/png', 'Please upload a valid academic document (PDF, DOC, DOCX, TXT)'],
    ['chat', 'song.mp3', 'audio/mpeg', 'File type audio/mpeg is not supported'],
    ['chat', 'song.mp3', '', 'File type .mp3 is not supported'],
  ] as const)('is refused by %s when it is %s (%s)', (purpose, name, type, sentence) => {
    expect(problemOf(purpose, { name, type, bytes: 10 })).toBe(sentence)
  })

  it('is known by its type or by its ending, whichever the device gives', () => {
    expect(problemOf('defense', { name: 'thesis', type: 'application/pdf', bytes: 1 })).toBeUndefined()
    expect(problemOf('defense', { name: 'THESIS.PDF', type: '', bytes: 1 })).toBeUndefined()
    expect(problemOf('chat', { name: 'photo.JPG', type: '', bytes: 1 })).toBeUndefined()
  })

  it('may be of any readable type for the consultant, whose chooser offers four', () => {
    expect(problemOf('consultation', { name: 'a.rtf', type: '', bytes: 1 })).toBeUndefined()
    const endings = accepted('consultation')
      .split(',')
      .filter((one) => one.startsWith('.'))
    expect(endings).toEqual(['.pdf', '.doc', '.docx', '.txt'])
  })
})
