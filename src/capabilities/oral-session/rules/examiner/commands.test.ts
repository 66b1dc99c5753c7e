import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { minutes } from '#kit/time.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { makePlan } from '../plan/make-plan.ts'
import { COMMANDS } from '../screen/screen-words.ts'
import { answerTo, begin } from './exam.ts'
import type { ExamState } from './exam-state.ts'

const model = smallThesis()
const plan = makePlan(openRecord(model), model, 'work.pdf')
const chain = plan.questions.find(({ quoted, phase }) => quoted && phase === 'chain')!
const on: ExamState = { ...begin(plan, 'standard'), current: chain.id }
const moveOn = (text: string, state = on) => answerTo(plan, state, { text, trust: 'good' }, 'standard')

describe('a command is a command', () => {
  it.each(COMMANDS.map(({ name, says }) => [name, says]))('%s, by its button: %s', (_, says) => {
    expect(moveOn(says).judged).toBeNull()
  })

  it.each([
    ['repeat', 'could you say the question again'],
    ['repeat', 'You did not listen, what is your question?'],
    ['explain', 'can you put it differently please'],
    ['slower', 'please speak more slowly'],
    ['slower', 'slow down'],
    ['why', 'why do you ask that'],
    ['where', 'which page is that'],
    ['where', 'where does it say that'],
    ['stop', 'let us stop here'],
    ['stop', "Thank you, Matthew. That's all for today."],
    ['reads-page', 'I have no idea'],
    ['skip', 'next question'],
    ['repeat', 'Please repeat.'],
    ['repeat', 'Can you repeat?'],
    ['repeat', 'Could you please repeat?'],
    ['repeat', 'Once more please'],
    ['repeat', 'Again please'],
    ['repeat', 'Sorry, what?'],
    ['repeat', 'Sorry?'],
    ['explain', 'I do not understand'],
    ['explain', 'Explain please'],
    ['explain', 'Rephrase please'],
    ['explain', 'Give me a hint'],
    ['explain', 'Help me'],
    ['where', 'Where did I write that?'],
    ['where', 'Where is that in my work?'],
    ['hold', 'Can I think?'],
  ])('%s: %s', (move, says) => expect(moveOn(says).move.name).toBe(move))

  it.each([
    'Nshishibe bwino mukwai',
    'Sindidziwa koma ndipo anthu',
    'Ndi chifukwa cha ndalama',
    'Natotela mukwai, nomba icalo',
    'Ninshi ndingacita pa chapter four?',
    'Ndithandizeni ndi mutu wa kafukufuku wanga',
    'Kodi ndingapeze bwanji zitsanzo?',
  ])('Bemba and Nyanja are known as no English: %s', (says) =>
    expect(moveOn(says).move.name).toBe('other-language'),
  )

  it.each(['Again the women of the clinic said so.', 'What we did again was the count of the women.'])(
    'part of an answer is no command: %s',
    (says) => expect(moveOn(says).judged).not.toBeNull(),
  )

  it('words of English in no order are no other language', () => {
    expect(moveOn('project project big community thing effect').move.name).not.toBe('other-language')
  })

  it('stop, said twice, ends the session; with anything between, it does not', () => {
    const once = moveOn('Stop.')
    expect(once.move.name).toBe('stop')
    expect(moveOn('stop', once.state).move.name).toBe('stopped')
    const between = moveOn('Why do you ask?', once.state)
    expect(moveOn('stop', between.state).move.name).toBe('stop')
  })
})

describe('what an opening left out is asked next', () => {
  const opening = begin(plan, 'standard')
  it.each([
    [
      'It was a survey of 372 women at six clinics, and distance was what we found to matter most, so clinics should come to them.',
      'aim',
    ],
    [
      'The aim was to find what makes women book late, and it turned out that distance does, so clinics should come to them.',
      'way',
    ],
    [
      'The aim was to know what makes women book late in Chongwe, for which we did a survey with interviews of many women.',
      'finding',
    ],
    [
      'The aim was to know what makes women book late in Chongwe; we sent a form to many of them, and most of the forms came back.',
      'finding',
    ],
  ])('%s', (told, part) => expect(moveOn(told, opening).move.leftOut).toBe(part))

  it('and it earns no mark, nor does one that is too short to be one', () => {
    const short = moveOn('It is about women.', opening)
    expect(short).toMatchObject({ judged: null, move: { name: 'too-short' } })
  })
})

it('near the end of the time, limits and the close come before anything else', () => {
  const step = answerTo(plan, on, { text: 'Next question, please.', trust: 'exact' }, 'standard', {
    leftMs: minutes(4),
  })
  expect(step.move.next?.phase).toBe('limits')
  const last = answerTo(plan, step.state, { text: 'Next question, please.', trust: 'exact' }, 'standard', {
    leftMs: minutes(3),
  })
  expect(last.move.next?.phase).toBe('close')
})
