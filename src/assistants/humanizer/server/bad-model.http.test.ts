/** A provider on a bad day, as seen through the Humanizer: the student gets the text mended by the rules, in one answer. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { humanizingStudent } from '#tests/humanizing.ts'
import { impatient, textOf } from '#tests/impatient.ts'
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts'
import {
  breaksDown,
  cutAfter,
  errsAfter,
  fallsSilentAfter,
  garblesAfter,
  neverAnswers,
  overloaded,
  says,
  type Turn,
  turnsAwayKey,
} from '../../../../tests/model-server/script.ts'
import type { Humanized } from '../contract.ts'
import { DEMO } from '../rules/flow/demo.ts'
import { assemblePrompt, INSTRUCTIONS } from '../rules/prompt/prompt.ts'
import { SAYS } from '../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof humanizingStudent>>
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  student = await humanizingStudent(test)
})
afterAll(() => model.stop())
beforeEach(() => {
  model.forget()
  test.services.aiText = textOf(model, impatient)
})

const BAD: [what: string, turn: () => Turn][] = [
  ['500', breaksDown],
  ['503', overloaded],
  ['a key it turns away', turnsAwayKey],
  ['silence from the start', neverAnswers],
  ['silence in the middle', () => fallsSilentAfter('It is important')],
  ['a cut in the middle', () => cutAfter('It is important')],
  ['an error in the middle', () => errsAfter('It is important')],
  ['broken JSON', () => garblesAfter(['It is ', 'important', ' to'])],
  ['nothing but a space', () => says(' ')],
  ['an answer to something else', () => says('Sure! Here is a poem about the sea.')],
]

/** It answered, if not this. */
const ANSWERS = ['an answer to something else']

it.each(BAD)(
  'a provider with %s leaves the text whole, says so once, and nobody waits for it',
  async (what, turn) => {
    model.script(turn(), turn())
    const answer = await student.post('/ai/humanizer', {
      prompt: assemblePrompt(['GeneralAcademicHumanization'], DEMO.before),
      instructions: INSTRUCTIONS,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const { response, standsIn } = answer.json() as Humanized
    expect(response).toBe(DEMO.after)
    expect(standsIn).toBe(ANSWERS.includes(what) ? undefined : SAYS.standsIn)
  },
)
