import { describe, expect, it } from 'vitest'
import { FILE_NAME_PROBLEMS } from '../spec.ts'
import { checkFileName } from './file-name.ts'

const problemOf = (name: string) => {
  const checked = checkFileName(name)
  return checked.ok ? undefined : checked.problem
}

describe('the name of an uploaded file', () => {
  it('is taken as it is when a person could have written it', () => {
    for (const name of ['thesis.pdf', 'Tese – versão final (2).docx', '论文.pdf', `${'a'.repeat(251)}.pdf`])
      expect(checkFileName(name)).toEqual({ ok: true, value: name })
  })

  it.each([
    ['../../etc/passwd', 'name-has-path'],
    ['C:\\Users\\x\\thesis.pdf', 'name-has-path'],
    ['thesis\0.pdf', 'name-has-controls'],
    ['thesis\r\nSet-Cookie: a=b.pdf', 'name-has-controls'],
    ['thesis\u202efdp.exe', 'name-has-controls'],
    [`${'a'.repeat(496)}.pdf`, 'name-too-long'],
    ['   ', 'name-missing'],
    ['..', 'name-missing'],
  ] as const)('refuses %j with its own sentence', (name, code) => {
    expect(problemOf(name)).toEqual({ code, message: FILE_NAME_PROBLEMS[code] })
  })
})
