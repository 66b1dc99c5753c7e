import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const numberOf = (file: string) => file.slice(0, 4)

describe('Decisions', () => {
  it('has no number twice', () => {
    expect(new Set(files.map(numberOf)).size).toBe(files.length)
  })

  it.each(files)('%s bears its number, a date and whether it holds', (file) => {
    const [title, , underIt] = read(file).split('\n')
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)} \\S`))
    expect(underIt).toMatch(/^\d{4}-\d{2}-\d{2}.* · .*(in force|replaced)/)
  })

  it('is listed, each one once, by its title', () => {
    const listed = [...read('README.md').matchAll(/^- \[(.+)\]\((.+)\)/gm)].map(
      ([, title, file]) => `${file} ${title}`,
    )
    expect(listed.sort()).toEqual(files.map((file) => `${file} ${read(file).split('\n')[0]?.slice(2)}`))
  })
})
