/** Every requirement has a line, and the proof named in it exists. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Line = {
  id: string
  level: string
  state: string
  what: string
  proofs: [file: string, words: string][]
}

const linesOf = (page: string): Line[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\| (\d|LLM)/.test(line))
    .map((line) => {
      const [id = '', level = '', state = '', what = '', proof = ''] = line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim())
      const proofs = [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(
        ([, file = '', words = '']): [string, string] => [file, words],
      )
      return { id, level, state, what, proofs }
    })

const asked: Record<'L1' | 'L2', string[]> = JSON.parse(
  readFileSync('scripts/security-requirements.json', 'utf8'),
)
const asvs = linesOf('docs/security/asvs.md')
const llm = linesOf('docs/security/llm.md')
const all = [...asvs, ...llm]
const countOf = (state: string) => asvs.filter((line) => line.state === state).length

describe('the tables of security', () => {
  it('have one line for each requirement of levels 1 and 2, at its level', () => {
    const levels = asvs.map(({ id, level }) => `${id} ${level}`)
    const wanted = (['L1', 'L2'] as const).flatMap((level) => asked[level].map((id) => `${id} ${level}`))
    expect(wanted).toHaveLength(253)
    expect(levels.sort()).toEqual(wanted.sort())
  })

  it('have one line for each of the ten risks with language models', () => {
    const wanted = Array.from({ length: 10 }, (_, at) => `LLM${String(at + 1).padStart(2, '0')}`)
    expect(llm.map(({ id }) => id)).toEqual(wanted)
  })

  it.each(all.map((line) => [line.id, line] as const))('say of %s what is so, and why', (_, line) => {
    expect(['met', 'does not apply', 'NOT MET']).toContain(line.state)
    expect(line.what).toMatch(/\w/)
    if (line.state === 'met') expect(line.proofs).not.toEqual([])
  })

  it.each(all.flatMap(({ id, proofs }) => proofs.map(([file, words]) => [id, file, words] as const)))(
    'prove %s by %s “%s”',
    (_, file, words) => {
      expect(existsSync(file)).toBe(true)
      expect(readFileSync(file, 'utf8')).toContain(words)
    },
  )

  it('count what they hold', () => {
    const page = readFileSync('docs/security/asvs.md', 'utf8')
    expect(page).toContain(
      `${countOf('met')} met, ${countOf('does not apply')} do not apply, ${countOf('NOT MET')} not met`,
    )
  })
})
