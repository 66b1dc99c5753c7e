import { expect, it } from 'vitest'
import type { Module } from './cruise.ts'
import { schemasInBrowser } from './schemas-in-browser.ts'

const file = (source: string, ...loads: [resolved: string, kind?: 'type-only'][]): Module => ({
  source,
  dependencies: loads.map(([resolved, kind = 'import']) => ({
    resolved,
    dynamic: false,
    dependencyTypes: ['local', kind],
  })),
})
const CONTRACT = 'src/assistants/slides/contract.ts'
const RULES = 'src/assistants/slides/rules/drawn.ts'

it('lets the browser have the types of a contract', () => {
  expect(
    schemasInBrowser([file('src/assistants/slides/web/unlocked-screen.tsx', [CONTRACT, 'type-only'])]),
  ).toEqual([])
})

it('tells by which way schemas would travel to it', () => {
  const told = schemasInBrowser([
    file('src/assistants/slides/web/unlocked-screen.tsx', [RULES], [CONTRACT, 'type-only'], [CONTRACT]),
    file(RULES, ['node_modules/zod/index.js']),
    file('src/assistants/slides/server/start.ts', [CONTRACT]),
    file('src/api-client/call-api.test.ts', ['node_modules/zod/index.js']),
  ])
  expect(told).toEqual([
    `src/assistants/slides/web/unlocked-screen.tsx → ${CONTRACT}`,
    `src/assistants/slides/web/unlocked-screen.tsx → ${RULES} → node_modules/zod/index.js`,
  ])
})
