import { expect, it } from 'vitest'
import { coloured } from './coloured.ts'

const stretches = (code: string, language: string, kind: string) =>
  coloured(code, language)
    .filter((one) => one.kind === kind)
    .map(({ text }) => text)

it('colours what is said about code and what it is given, and marks the words of its language', () => {
  const r = 't.test(saved ~ wallet, var.equal = FALSE, n = 120)  # Welch\nif (x > 2.5e-3) "a # b"'
  expect(stretches(r, 'R', 'given')).toEqual(['FALSE', '120', '# Welch', '2.5e-3', '"a # b"'])
  expect(stretches(r, 'r', 'keyword')).toEqual(['if'])
  expect(stretches('select count(*) -- all\nfrom T', 'sql', 'keyword')).toEqual(['select', 'count', 'from'])
  expect(stretches('* a note\nregress y x', 'stata', 'given')).toEqual(['* a note'])
})

it('loses no letter, in any language and in none', () => {
  const code = 'x = "half\n\'open # \\ /* to the end'
  for (const language of ['r', 'python', 'sql', 'js', 'spss', 'latex', 'nobody knows', ''])
    expect(
      coloured(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  expect(coloured('', 'r')).toEqual([])
})
