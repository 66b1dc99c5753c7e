import { aiTextBadDayConformance } from './ai-text.bad-day.conformance.ts'
import { aiTextConformance } from './ai-text.conformance.ts'
import { fakeText } from './ai-text.fake.ts'
import { aiTextShapeConformance } from './ai-text.shape.conformance.ts'
import { fakeClock } from './clock.fake.ts'

const request = {
  instructions: 'Be kind.',
  messages: [{ role: 'user' as const, text: 'How large was the sample?' }],
}

function scripted() {
  const clock = fakeClock()
  const engine = fakeText(undefined, { clock })
  const afterIt = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate)
  }
  return {
    engine,
    clock,
    script: engine.script,
    requestsSeen: () => engine.requests.length,
    async asked() {
      await afterIt(() => engine.requests.length > 0)
      await new Promise(setImmediate)
      return { hungUp: afterIt(() => engine.running() === 0).then(() => true) }
    },
  }
}

aiTextConformance('the fake', () => ({ engine: fakeText(), request }))
aiTextBadDayConformance('the fake', scripted)
aiTextShapeConformance('the fake', scripted)
