import { afterAll } from 'vitest'
import { startModelServer } from '../../../tests/model-server/model-server.ts'
import { aiTextBadDayConformance } from './ai-text.bad-day.conformance.ts'
import { aiTextConformance } from './ai-text.conformance.ts'
import { adapters, scriptedAdapter } from './ai-text.scripted.ts'
import { aiTextShapeConformance } from './ai-text.shape.conformance.ts'

const server = await startModelServer()
afterAll(() => server.stop())

const request = {
  instructions: 'Be kind.',
  messages: [{ role: 'user' as const, text: 'How large was the sample?' }],
}

for (const [name, , open] of adapters) {
  aiTextConformance(name, () => ({ engine: scriptedAdapter(open, server).engine, request }))
  aiTextBadDayConformance(name, () => scriptedAdapter(open, server))
  aiTextShapeConformance(name, () => scriptedAdapter(open, server))
}
