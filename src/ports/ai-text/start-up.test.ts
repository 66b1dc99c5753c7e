import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const adapters = ['openai-compatible', 'anthropic', 'google', 'failover']

/** The modules a fresh process loads, as Node reports them. */
function loadedBy(use: string): string[] {
  const script = `
    const { registerHooks } = await import('node:module')
    const seen = new Set()
    registerHooks({ resolve(name, context, next) { seen.add(name); return next(name, context) } })
    ${adapters.map((name, i) => `const adapter${i} = await import('./ai-text.${name}.ts')`).join('\n')}
    ${use}
    console.log(JSON.stringify([...seen]))`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return JSON.parse(told)
}

const anthropic = `adapter1.anthropicText({ model: 'scripted', apiKey: 'x', baseUrl: 'http://127.0.0.1:9/v1' })`
const sdk = /^@ai-sdk\/(openai|openai-compatible|anthropic|google)$/

it('loads no SDK at the start, not even for an engine that is set up', () => {
  const loaded = loadedBy(anthropic)
  // Proves that the check sees modules at all: the error classes, two milliseconds of them.
  expect(loaded).toContain('@ai-sdk/provider')
  expect(loaded.filter((name) => sdk.test(name))).toEqual([])
})

it("loads one provider's SDK when that provider is asked for the first time", () => {
  expect(loadedBy(`await ${anthropic}.health()`).filter((name) => sdk.test(name))).toEqual([
    '@ai-sdk/anthropic',
  ])
})
