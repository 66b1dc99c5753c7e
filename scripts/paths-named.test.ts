/** Every path the documentation names exists: relative links, and paths between back-ticks. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const pages = files.filter((file) => file.endsWith('.md'))

const foldersOf = (path: string): string[] =>
  dirname(path) === '.' ? [] : [dirname(path), ...foldersOf(dirname(path))]
const there = [...new Set(['.', ...files, ...files.flatMap(foldersOf)])]
const parts = new Set(there.flatMap((path) => path.split('/')))
/** "server/worker/messages.ts" and "worker/messages" both end at the same file. */
const endings = new Set(
  there.flatMap((path) => {
    const steps = path.split('/')
    return steps.flatMap((_, at) => {
      const ending = steps.slice(at).join('/')
      return [ending, ending.replace(/(?:\.test)?\.(?:tsx?|md|css)$/, '')]
    })
  }),
)

/** Named but not in the repository: build and install output, students’ downloads. */
const ELSEWHERE = /^(?:dist|node_modules|build|model)\/|^research_analysis\.json$/
const FILE = /^[\w.-]+\.(?:tsx?|css|md|json|svg|sh|ya?ml)$/
const STEPS = /^[\w.-]+(?:\/[\w.-]+)+\/?$/

const isPath = (word: string) => {
  if (ELSEWHERE.test(word)) return false
  if (FILE.test(word)) return true
  const last = word.split('/').filter(Boolean).at(-1) ?? ''
  return STEPS.test(word) && (FILE.test(last) || parts.has(word.split('/')[0] ?? ''))
}
const prose = (page: string) => readFileSync(page, 'utf8').replace(/```[\s\S]*?```/g, '')

it.each(pages)('%s links to what is there', (page) => {
  const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const lost = links
    .filter((link) => !/^(?:\w+:|#|\/)/.test(link))
    .filter((link) => !there.includes(join(dirname(page), link.split('#')[0] ?? '').replace(/\/$/, '')))
  expect(lost).toEqual([])
})

it.each(pages)('%s names paths that are there', (page) => {
  const words = [...prose(page).matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
  const lost = words
    .filter(isPath)
    // "rules/x.test.ts" is a placeholder for any name.
    .filter((word) => !/(?:^|\/)x\./.test(word))
    .filter((word) => !endings.has(word.replace(/^\.\//, '').replace(/\/$/, '')))
  expect(lost).toEqual([])
})
