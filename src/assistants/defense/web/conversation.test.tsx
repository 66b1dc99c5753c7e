import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SAYS } from '#capabilities/oral-session/spec.ts'
import {
  AUDIO,
  clockAt,
  firstMessage,
  QUESTION,
  summary,
} from '#capabilities/oral-session/web/part-fixtures.ts'
import {
  address,
  alertWords,
  beginWorld,
  button,
  called,
  drop,
  endWorld,
  eventually,
  inConversation,
  later,
  openRoom,
  panel,
  press,
  taken,
  world,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
import type { TurnLine } from '#capabilities/voice/contract.ts'
import { fakeDevice } from '#capabilities/voice/web/sound/device-voice.fake.ts'
import { SILENCE } from '#capabilities/voice/web/sound/sound.fake.ts'
import DefenseScreen from './screen.tsx'

beforeEach(() => beginWorld())
afterEach(endWorld)

const begin = () => inConversation(DefenseScreen)
const bar = () => document.querySelector('.session')
const clockShown = () => document.querySelector('.session .clock')?.textContent
const talk = () => screen.getByRole('region', { name: 'Conversation' })
const turn = (at = world.turns.length - 1) => world.turns[at]!

const HEARD = { text: 'because of the roads', rung: 'built-in', trust: 'rough' } as const
const REPLY: TurnLine[] = [
  { type: 'chunk', content: '', heard: HEARD },
  { type: 'chunk', content: 'Which page says so?', audioUrl: AUDIO, seq: 0 },
  { type: 'complete', text: 'Which page says so?', audioUrl: '/api/audio/2.mp3', heard: HEARD },
]
/** As the server stores it, once the turn is over. */
function kept(attempt: string | undefined) {
  const one = { ...firstMessage('examiner'), ...(attempt && { attempt }) }
  world.messages = [
    ...world.messages,
    { ...one, id: `u${attempt}`, type: 'user', content: HEARD.text, heard: HEARD, audioUrl: null },
    {
      ...one,
      id: `e${attempt}`,
      content: 'Which page says so?',
      places: [{ sentenceId: 'x1', page: 47, quote: 'two wards were cut off' }],
    },
  ]
}
/** The question is played to its end, and recording has begun. */
async function recording() {
  await begin()
  await later(undefined, 500)
  await later(undefined, 3_100)
  await later(undefined, 1_000)
}
async function answered() {
  await recording()
  await later(undefined, 2_000)
  await press('Stop & Send')
  kept(turn().headers['Idempotency-Key'])
  await turn().answer.lines(...REPLY)
}

describe('a defense that begins', () => {
  it('shows the first question, labelled with the examiner, with a play button [S2-110] [S2-111] [S2-146]', async () => {
    await begin()
    const bubble = within(talk()).getByRole('article')
    expect(bubble.textContent).toContain('Examiner')
    expect(bubble.textContent).toContain(QUESTION)
    expect(within(bubble).getByRole('button', { name: /^(Play|Stop)/ })).toBeTruthy()
  })

  it('starts the clock of 30 minutes, tracking Active, with what is left of 60 [S2-106] [S2-108] [S2-109] [S2-150]', async () => {
    await begin()
    expect(called('POST /api/sessions/s1/start')).toHaveLength(1)
    expect(clockShown()).toBe('30:00')
    expect(bar()?.textContent).toContain('Tracking Active')
    expect(bar()?.textContent).toContain('60 of 60 minutes left')
    await later(undefined, 10_000)
    expect(clockShown()).toBe('29:50')
  })

  it('stands on the heading that was there before', async () => {
    await openRoom(DefenseScreen)
    const before = screen.getByRole('heading', { level: 1 })
    await drop()
    await taken()
    expect(screen.getByRole('heading', { level: 1 })).toBe(before)
  })

  it('is heard after half a second, and recorded one second after its end [S2-113] [S2-114] [S2-115]', async () => {
    await begin()
    await later(undefined, 500)
    expect(panel()).toBe('The examiner is speaking')
    expect(document.querySelector('.voice.say')).toBeTruthy()
    expect(button('Stop Audio')).toBeTruthy()
    await later(undefined, 3_100)
    await later(undefined, 1_000)
    expect(panel()).toBe('Recording your answer')
    expect(document.querySelector('.voice.rec')).toBeTruthy()
    expect(button('Stop & Send')).toBeTruthy()
    await later(undefined, 4_000)
    expect(document.querySelector('.voice .time')?.textContent).toBe('0:04')
  })

  it('stops what is heard with Stop Audio', async () => {
    await begin()
    await later(undefined, 600)
    expect(world.sound.sounding).toBe(1)
    await press('Stop Audio')
    expect(world.sound.sounding).toBe(0)
  })

  it('waits for a press where the page was loaded anew, and hears the last question again', async () => {
    world.sessions = [summary('s1', { state: 'running' })]
    world.open = 's1'
    await openRoom(DefenseScreen)
    await eventually(() => screen.queryByRole('button', { name: 'Go on' }))
    expect(called('POST /api/sessions/s1/start')).toHaveLength(0)
    await press('Go on')
    await later(undefined, 600)
    expect(called('POST /api/sessions/s1/start')).toHaveLength(1)
    expect(panel()).toBe('The examiner is speaking')
  })

  it('leads to the session that is open in another tab, where there is one', async () => {
    const error = 'Another session of yours is still open. Go back to it, or end it first.'
    world.start = () => Response.json({ error, code: 'another-runs' }, { status: 409 })
    world.sessions = [summary('s9', { state: 'running' })]
    await begin()
    await eventually(() => alertWords())
    expect(alertWords()).toContain(error)
    await press('Go to the open session')
    await eventually(() => called('GET /api/sessions/s9').length > 0)
    expect(called('GET /api/sessions/s9')).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('goes to the examination as sound, under the session [S2-098]', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    const { form, headers } = turn()
    expect(form.get('audio')).toBeInstanceOf(File)
    expect(headers['X-Session-ID']).toBe('s1')
  })

  it("is followed by 'formulating response' until the reply comes, which is heard and shown [S2-112]", async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    expect(within(talk()).getByText('formulating response')).toBeTruthy()
    kept(turn().headers['Idempotency-Key'])
    await turn().answer.lines(...REPLY)
    expect(within(talk()).queryByText('formulating response')).toBeNull()
    await eventually(() => talk().textContent?.includes('p. 47'))
    expect(talk().textContent).toContain('because of the roads')
    expect(talk().textContent).toContain('Which page says so?')
    // Its evidence came with it, and is shown once.
    expect(within(talk()).getAllByRole('article')).toHaveLength(3)
    expect(within(talk()).getByRole('button', { name: /p\. 47/ })).toBeTruthy()
    expect(called('GET /api/sessions/s1?after=1')).toHaveLength(1)
  })

  it('is on its way, and no command overtakes it until its reply is there', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    const commands = ['Repeat the question', 'I don’t know', 'Why do you ask?'].map((name) =>
      screen.getByText<HTMLButtonElement>(name, { selector: 'button' }),
    )
    expect(commands.map(({ disabled }) => disabled)).toEqual([true, true, true])
    kept(turn().headers['Idempotency-Key'])
    await turn().answer.lines(...REPLY)
    await eventually(() => !commands[0]!.disabled)
    expect(commands.map(({ disabled }) => disabled)).toEqual([false, false, false])
  })

  it('that takes long says so and for how long, and says what it answers', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    await later(undefined, 8_500)
    expect(document.querySelector('.voice .t')?.textContent).toContain('longer than usual')
    expect(document.querySelector('.voice .time')?.textContent).toMatch(/0:08/)
    expect(turn().form.get('answers')).toBe('opening')
  })

  it('can be put right, and the conversation is read again from its beginning', async () => {
    await answered()
    await eventually(() => talk().textContent?.includes('p. 47'))
    await press('Stop Audio')
    await press('Correct it')
    await later(() =>
      fireEvent.change(screen.getByLabelText('What you said'), {
        target: { value: 'The rains closed them.' },
      }),
    )
    await press('Send the correction')
    expect(turn().form.get('corrects')).toBe(turn(0).headers['Idempotency-Key'])
    expect(within(talk()).getAllByText('You')).toHaveLength(1)
    expect(within(talk()).getByText('The rains closed them.')).toBeTruthy()
    kept(turn().headers['Idempotency-Key'])
    await turn().answer.lines({ type: 'complete', text: 'I see.' })
    await eventually(() => called('GET /api/sessions/s1?after=0').length > 1)
    expect(called('GET /api/sessions/s1?after=0')).toHaveLength(2)
  })

  it('can be typed instead, and the quick choices are answers too', async () => {
    await begin()
    await later(undefined, 600)
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: 'The roads were closed.' } })
    await press('Send')
    expect(turn().form.get('typed')).toBe('The roads were closed.')
    await turn().answer.lines({ type: 'complete', text: 'I see.' })
    await later(undefined, 100)
    await press('I don’t know')
    expect(turn().form.get('typed')).toBe('I don’t know.')
    await turn().answer.lines({ type: 'complete', text: 'It is on page 4.' })
    await later(undefined, 100)
    await press('Repeat the question')
    expect(turn().form.get('typed')).toBe('Please repeat the question.')
  })

  it('typed where the session cannot begin stays in the box, and is sent from there', async () => {
    const [start, error] = [world.start, 'Something went wrong on our side.']
    world.start = () => Response.json({ error, code: 'our-fault' }, { status: 500 })
    await begin()
    const box = () => screen.getByLabelText<HTMLTextAreaElement>('Or type it')
    fireEvent.change(box(), { target: { value: 'The roads were closed.' } })
    await press('Send')
    expect(alertWords()).toBe(error)
    expect(box().value).toBe('The roads were closed.')
    expect(world.turns).toHaveLength(0)
    world.start = start
    await press('Send')
    expect(turn().form.get('typed')).toBe('The roads were closed.')
    expect(box().value).toBe('')
  })

  it('that was probably misheard is asked back beside three ways out', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    const heard = { ...HEARD, sure: 0.2 }
    const text = 'I heard: “because of the roads”. Is that right?'
    await turn().answer.lines(
      { type: 'chunk', content: '', heard },
      { type: 'chunk', content: text, audioUrl: AUDIO },
      { type: 'complete', text, asksBack: true, heard },
    )
    expect(button('Yes, that is right')).toBeTruthy()
    expect(button('Say it again')).toBeTruthy()
    expect(button('Type it')).toBeTruthy()
    const [asked] = world.turns
    await press('Yes, that is right')
    expect(turn().form.get('corrects')).toBe(asked?.headers['Idempotency-Key'])
  })

  it('that cannot be sent says so [S2-185] [S2-186]', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    await turn().answer.refuse(500, '<html>')
    expect(alertWords()).toBe('Error sending audio: HTTP error! status: 500')
  })

  it('that fails in the middle of the stream says what the stream says [S2-187]', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    await turn().answer.lines({ type: 'error', message: 'The examiner is away.' })
    expect(alertWords()).toBe('The examiner is away.')
  })

  it('without a microphone says so, and can be typed [S2-116]', async () => {
    world.sound.refused = true
    await begin()
    await later(undefined, 600)
    expect(alertWords()).toBe(
      'Microphone access required for automated defense simulation. Please enable it in your browser settings.',
    )
    expect(screen.getByLabelText('Or type it')).toBeTruthy()
  })

  it('of silence, five times in a row, offers typing and records no more by itself', async () => {
    world.sound.loudness = SILENCE
    await recording()
    const recorded = () => world.sound.recordings.filter((one) => one === 'begun').length
    for (let time = 1; time <= 5; time += 1) {
      expect(recorded()).toBe(time)
      expect(alertWords() ?? '').not.toMatch(/Please type your answer/)
      await later(undefined, 5_200)
      await later(undefined, 2_100)
    }
    expect(world.turns).toHaveLength(0)
    expect(alertWords()).toBe(
      'I have not been able to hear you five times in a row. Please type your answer, or start talking when you are ready.',
    )
    await later(undefined, 20_000)
    expect(recorded()).toBe(5)
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: 'The roads were closed.' } })
    await press('Send')
    expect(turn().form.get('typed')).toBe('The roads were closed.')
    await turn().answer.lines({ type: 'complete', text: 'I see.' })
    await later(undefined, 10_000)
    expect(recorded()).toBe(5)
  })

  it('of forty seconds of silence is sent nowhere, and can be typed at any moment of them', async () => {
    world.sound.loudness = SILENCE
    await recording()
    await later(undefined, 40_000)
    expect(world.turns).toHaveLength(0)
    expect(clockShown()).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: 'The roads were closed.' } })
    await press('Send')
    expect(turn().form.get('typed')).toBe('The roads were closed.')
  })

  it('does not begin by itself while letters stand in the box, whatever else was pressed', async () => {
    await recording()
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: 'The roads' } })
    await press('I don’t know')
    await turn().answer.lines({ type: 'complete', text: 'It is on page 4.' })
    await later(undefined, 5_000)
    expect(panel()).toBe('Your turn')
    fireEvent.change(screen.getByLabelText('Or type it'), { target: { value: '' } })
    await later(undefined, 1_500)
    expect(panel()).toBe('Recording your answer')
  })

  it('follows a voice of the device that never ends its sentence', async () => {
    const device = fakeDevice()
    device.next('never ends')
    localStorage.setItem(
      'weekbe4:voice',
      JSON.stringify({ browserRecognition: false, toldOfEar: true, deviceVoice: true }),
    )
    world.messages = [{ ...firstMessage('examiner'), audioUrl: null }]
    await begin()
    await later(undefined, 600)
    expect(device.said).toHaveLength(1)
    expect(panel()).toMatch(/speaking/)
    await later(undefined, 60_000)
    expect(world.sound.recordings).toContain('begun')
    device.gone()
  })

  it('that cannot be played is logged and given up, and the conversation goes on [S2-188]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    world.sound.cannotDecode = true
    await begin()
    await later(undefined, 700)
    expect(logged).toHaveBeenCalledWith('The audio could not be played.')
    logged.mockRestore()
    expect(document.querySelector('.audio.on')).toBeNull()
    expect(panel()).toBe('Your turn')
  })
})

describe('the clock of a session', () => {
  it.each([
    [601, 'strong'],
    [600, 'middle'],
    [301, 'middle'],
    [300, 'weak'],
  ])('with %d seconds left is %s [S2-107]', async (remainingSeconds, band) => {
    world.clock = clockAt({ remainingSeconds, counting: false })
    await begin()
    expect(bar()?.classList.contains(band)).toBe(true)
  })

  it("says 'Inactive' while nothing is counted, and stands still [S2-109]", async () => {
    world.clock = clockAt({ counting: false, remainingSeconds: 900 })
    await begin()
    expect(bar()?.textContent).toContain('Tracking Inactive')
    expect(bar()?.textContent).toContain('The clock is paused')
    await later(undefined, 30_000)
    expect(clockShown()).toBe('15:00')
  })

  it('tells the server every 15 seconds that somebody is there, and believes what it says', async () => {
    await begin()
    world.clock = clockAt({ remainingSeconds: 1_700 })
    const before = called('POST /api/sessions/s1/beat').length
    await later(undefined, 15_000)
    expect(called('POST /api/sessions/s1/beat').length).toBe(before + 1)
    await later(undefined, 1_000)
    expect(clockShown()).toBe('28:19')
  })

  it('stands still while an answer is prepared for more than ten seconds [S2-155]', async () => {
    await recording()
    await later(undefined, 2_000)
    await press('Stop & Send')
    await later(undefined, 10_100)
    expect(bar()?.textContent).toContain('The clock is paused')
    const shown = clockShown()
    await later(undefined, 4_000)
    expect(clockShown()).toBe(shown)
  })

  it('at its end alerts, clears the talk and leads back to the upload [S2-156] [S2-157]', async () => {
    await begin()
    const message =
      'Your 30-minute session has ended. You can start a new session if you have time remaining.'
    world.clock = clockAt({
      state: 'ended',
      ended: 'time-over',
      counting: false,
      remainingSeconds: 0,
      message,
    })
    await press('Stop Audio')
    await later(undefined, 15_000)
    // The recording under way is finished first.
    await eventually(() => screen.queryByRole('dialog'))
    if (screen.queryByRole('button', { name: 'Stop & Send' })) {
      await press('Stop & Send')
      await turn().answer.lines({ type: 'complete', text: 'Thank you.' })
      await later(undefined, 3_000)
    }
    // It is a separate chunk, fetched when the time is over.
    await eventually(() => screen.queryByRole('dialog'))
    expect(screen.getByRole('dialog').textContent).toContain(message)
    expect(document.querySelector('.session')).toBeNull()
    expect(screen.queryByText(QUESTION)).toBeNull()
    expect(screen.getByRole('button', { name: /^Drop your thesis/ })).toBeTruthy()
  })

  it('that ends in the middle of an answer lets it be finished and replied to', async () => {
    await recording()
    world.clock = clockAt({ state: 'ended', ended: 'time-over', counting: false, remainingSeconds: 0 })
    await later(undefined, 20_000)
    expect(panel()).toBe('Recording your answer')
    await press('Stop & Send')
    await turn().answer.lines(...REPLY)
    expect(screen.queryByRole('dialog')).toBeNull()
    await later(undefined, 600)
    expect(panel()).toBe('The examiner is speaking')
    await later(undefined, 3_500)
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(world.sound.released).toHaveBeenCalled()
  })

  it('that used up all sixty minutes says so [S2-159] [S2-161]', async () => {
    await begin()
    const message = 'You have used all 60 minutes of your purchased time. This session has ended.'
    world.clock = clockAt({ state: 'ended', ended: 'used-up', counting: false, remainingSeconds: 0, message })
    await press('I don’t know')
    await turn().answer.lines({ type: 'complete', text: 'Thank you.' })
    await eventually(() => screen.queryByRole('dialog'))
    expect(screen.getByRole('dialog').textContent).toContain(message)
    expect(screen.queryByText(QUESTION)).toBeNull()
  })

  it('does not begin where no time is left, and says why [S2-162]', async () => {
    const error = 'You have used all your purchased time. Please purchase a new session.'
    world.start = () => Response.json({ error, code: 'used-up' }, { status: 402 })
    await begin()
    await eventually(() => alertWords())
    expect(alertWords()).toContain(error)
    expect(panel()).not.toBe('The examiner is speaking')
  })
})

it('whoever ends a session before saying anything is told so without alarm, and led back', async () => {
  world.report = 'nothing-said'
  await openRoom(DefenseScreen, '/research/defense?report=s1')
  await eventually(() => screen.queryByText(SAYS.nothingSaid))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  await press('Back')
  await eventually(() => screen.queryByRole('button', { name: /^Drop your thesis/ }))
  expect(address()).toBe('/research/defense')
})
