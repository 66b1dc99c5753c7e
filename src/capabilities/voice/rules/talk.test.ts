import { describe, expect, it } from 'vitest'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { TurnLine } from '../contract.ts'
import { keptExchange, nextTalk, noTalk, type Talk, type TalkEvent } from './talk.ts'

const heard: RecognisedSpeech = { text: 'what is a parable', rung: 'built-in', trust: 'rough' }
const asked = (attempt: string, more: object = {}): TalkEvent => ({ type: 'asked', attempt, at: 1, ...more })
const line = (attempt: string, said: TurnLine): TalkEvent => ({ type: 'line', attempt, line: said })
const tell = (talk: Talk, ...events: TalkEvent[]) => events.reduce(nextTalk, talk)

const understood = tell(noTalk, asked('a'), line('a', { type: 'chunk', content: '', heard }))
const answered = tell(
  understood,
  line('a', { type: 'chunk', content: 'It is a story. ', audioUrl: '/1', seq: 0 }),
  line('a', { type: 'chunk', content: 'With a meaning.', audioUrl: '/2', seq: 1 }),
)
const complete = line('a', { type: 'complete', text: 'It is a story. With a meaning.', audioUrl: '/all' })

describe('what was said', () => {
  it('grows sentence by sentence, with its sounds, and in the end is one', () => {
    expect(answered.exchanges).toMatchObject([
      { heard, reply: 'It is a story. With a meaning.', audio: ['/1', '/2'], over: false },
    ])
    expect(tell(answered, complete).exchanges).toMatchObject([{ heard, audio: ['/all'], over: true }])
  })

  it('holds typed words from the moment they are sent', () => {
    expect(tell(noTalk, asked('a', { typed: ' Hello ' })).exchanges).toMatchObject([
      { heard: { text: 'Hello', rung: 'typed', trust: 'exact' } },
    ])
  })

  it('is not doubled by an answer that is sent again', () => {
    expect(tell(answered, asked('a')).exchanges).toMatchObject([{ heard, reply: '', audio: [] }])
  })

  it('has a corrected answer in the place of the misheard one', () => {
    const corrected = tell(answered, asked('z'), asked('b', { typed: 'What is a variable?', corrects: 'a' }))
    expect(corrected.exchanges.map(({ attempt }) => attempt)).toEqual(['b', 'z'])
    expect(corrected.exchanges[0]).toMatchObject({
      heard: { text: 'What is a variable?', rung: 'built-in', correctedFrom: 'what is a parable' },
      reply: '',
    })
  })

  it('is not changed by a sign of life', () => {
    const before = noTalk
    expect(nextTalk(before, line('a1', { type: 'alive' }))).toBe(before)
  })

  it.each<[string, TurnLine]>([
    ['was skipped', { type: 'complete', text: '', skipped: true }],
    ['failed before anything was understood', { type: 'error' }],
  ])('leaves out what %s', (_, said) => {
    expect(tell(noTalk, asked('a'), line('a', said)).exchanges).toEqual([])
  })

  it('keeps what there is of a reply that broke, and typed words that were not answered', () => {
    expect(tell(answered, line('a', { type: 'error' })).exchanges).toHaveLength(1)
    expect(tell(understood, line('a', { type: 'error', partial: 'It is' })).exchanges).toMatchObject([
      { reply: 'It is', over: true },
    ])
    expect(tell(noTalk, asked('a', { typed: 'Hello' }), line('a', { type: 'error' })).exchanges).toHaveLength(
      1,
    )
  })

  it('says how many are before, until somebody listens', () => {
    const waiting = tell(noTalk, asked('a'), line('a', { type: 'waiting', place: 3 }))
    expect(waiting.waiting).toBe(3)
    expect(tell(waiting, line('a', { type: 'chunk', content: '', heard })).waiting).toBeNull()
  })

  it('can be forgotten', () => {
    expect(tell(answered, { type: 'cleared' })).toEqual(noTalk)
  })

  it('holds what was asked back only until something is said in its place', () => {
    const question = {
      type: 'complete',
      text: 'I heard: “attitude”. Is that right?',
      asksBack: true,
    } as const
    const asking = tell(understood, line('a', question))
    expect(asking.exchanges).toMatchObject([{ asksBack: true, reply: question.text, over: true }])
    // Silence is no answer to it, and a line that breaks is none.
    const silent = tell(asking, asked('b'), line('b', { type: 'complete', text: '', skipped: true }))
    expect(silent.exchanges).toMatchObject([{ attempt: 'a', asksBack: true }])
    const said = tell(asking, asked('b'), line('b', { type: 'chunk', content: '', heard }))
    expect(said.exchanges).toMatchObject([{ attempt: 'b', asksBack: false }])
    const no = { type: 'complete', text: '', skipped: true, code: 'say-again' } as const
    expect(tell(asking, asked('b'), line('b', no)).exchanges).toEqual([])
  })

  it('believes what the student has confirmed', () => {
    const confirmed = tell(understood, asked('b', { typed: heard.text, corrects: 'a' }))
    expect(confirmed.exchanges).toMatchObject([{ heard: { text: heard.text, trust: 'exact' } }])
    expect(confirmed.exchanges[0]!.heard).not.toHaveProperty('correctedFrom')
  })

  it('is the same when it is read on another day', () => {
    const at = '2026-11-20T08:00:00.000Z'
    const kept = { attempt: 'a', at, heard, reply: 'A story.', broken: false, audioUrl: null, engine: null }
    expect(keptExchange(kept)).toEqual({
      attempt: 'a',
      at: Date.parse(at),
      heard,
      reply: 'A story.',
      audio: [],
      engine: null,
      asksBack: false,
      over: true,
    })
  })
})

describe('how often the built-in recogniser did not understand in a row', () => {
  const doubted = { ...heard, sure: 0.1 }
  const back = (attempt: string): TalkEvent[] => [
    asked(attempt),
    line(attempt, { type: 'complete', text: 'I heard: …', heard: doubted, asksBack: true }),
  ]
  const answer = (attempt: string, said: object = {}): TalkEvent[] => [
    asked(attempt),
    line(attempt, { type: 'complete', text: 'A story.', heard: { ...heard, ...said } }),
  ]

  it.each<[string, TalkEvent[], number]>([
    ['two that were asked back', [...back('a'), ...back('b')], 2],
    ['one that took too long', [...back('a'), asked('b'), line('b', { type: 'error', code: 'too-slow' })], 2],
    [
      'one that was no short answer',
      [
        ...back('a'),
        asked('b'),
        line('b', { type: 'complete', text: '', skipped: true, code: 'no-short-answer' }),
      ],
      2,
    ],
    ['another fault', [...back('a'), asked('b'), line('b', { type: 'error', code: 'busy' })], 1],
    ['typed in its place', [...back('a'), ...answer('b', { correctedFrom: 'parable' }), ...back('c')], 2],
    ['typed words', [...back('a'), ...answer('b', { rung: 'typed' }), ...back('c')], 2],
    ['confirmed by a yes', [...back('a'), ...answer('b', { trust: 'exact' })], 0],
    ['understood in between', [...back('a'), ...answer('b'), ...back('c')], 1],
  ])('%s', (_, events, times) => {
    expect(tell(noTalk, ...events).misheard).toBe(times)
  })
})
