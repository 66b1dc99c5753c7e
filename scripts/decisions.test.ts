/** The decision records have one form and are all listed in their index. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)\d{4}-[\w-]+\.md$/.test(file))
  .sort()
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const numberOf = (file: string) => file.replace('archive/', '').slice(0, 4)
const isArchived = (file: string) => file.startsWith('archive/')

describe('Decisions', () => {
  it('has no number twice', () => {
    expect(new Set(files.map(numberOf)).size).toBe(files.length)
  })

  it.each(files)('%s bears its number, a status with its date, and its three parts in order', (file) => {
    const [title, , status] = read(file).split('\n')
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)} \\S`))
    expect(status).toMatch(
      isArchived(file) ? /^(Superseded|Not adopted),? \d{4}-\d{2}-\d{2}/ : /^Accepted \d{4}-\d{2}-\d{2}/,
    )
    const parts = [...read(file).matchAll(/^## (.+)$/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
  })

  it('is one page at most for each record', () => {
    const long = files.filter((file) => read(file).split(/\s+/).length > 450)
    expect(long).toEqual([])
  })

  it('is listed, each one once, by its title', () => {
    const listed = [...read('README.md').matchAll(/^- \[(.+)\]\((.+)\)/gm)].map(
      ([, title, file]) => `${file} ${title}`,
    )
    expect(listed.sort()).toEqual(files.map((file) => `${file} ${read(file).split('\n')[0]?.slice(2)}`))
  })
})
