import { describe, expect, it } from 'vitest'
import type { Analysis, StatusAnswer } from '../../contract.ts'
import { SAYS } from '../../spec.ts'
import {
  type AnalysisEvent,
  type AnalysisState,
  analysisFlow,
  IDLE,
  MISSES_UNTIL_ASKED,
  shownProgress,
} from './analysis-flow.ts'

const through = (...events: AnalysisEvent[]) => events.reduce(analysisFlow, IDLE)
const analysis = { isResearch: true } as Analysis
const chosen: AnalysisEvent = { type: 'chosen', file: 'thesis.pdf' }
const taken: AnalysisEvent = { type: 'taken', sessionId: 's1', file: 'thesis.pdf' }
const completed: AnalysisEvent = { type: 'completed', sessionId: 's1', analysis }
const look = (change: Partial<StatusAnswer>): AnalysisEvent => ({
  type: 'looked',
  answer: {
    status: 'processing',
    message: '',
    processingDurationMs: 1,
    stage: 'Analyzing Data',
    progress: 40,
    ...change,
  },
})

describe('one analysis', () => {
  it('is idle, uploading, processing, then completed or failed [S2-055]', () => {
    const statuses = (events: AnalysisEvent[]) => {
      const states: AnalysisState[] = [IDLE]
      for (const event of events) states.push(analysisFlow(states.at(-1) ?? IDLE, event))
      return states.map(({ name }) => name)
    }
    expect(statuses([chosen, taken, look({ status: 'completed', analysis })])).toEqual([
      'idle',
      'uploading',
      'processing',
      'completed',
    ])
    expect(statuses([chosen, taken, look({ status: 'failed' })]).at(-1)).toBe('failed')
    expect(statuses([chosen, { type: 'failed', message: SAYS.uploadFailed }]).at(-1)).toBe('failed')
  })

  it('is completed at once where the upload is answered so', () => {
    expect(through(chosen, completed)).toEqual({ name: 'completed', sessionId: 's1', analysis, ready: [] })
  })

  it('says why it failed, and where no reason came, that it is unknown', () => {
    expect(through(chosen, taken, look({ status: 'failed', error: 'The file is gone.' }))).toMatchObject({
      problem: 'The file is gone.',
    })
    expect(through(chosen, taken, look({ status: 'failed' }))).toMatchObject({
      problem: 'Analysis failed due to unknown error',
    })
    expect(through(chosen, taken, look({ status: 'completed' }))).toMatchObject({ name: 'failed' })
  })

  it('takes stage, progress and time left from each look, and forgets a miss', () => {
    const state = through(
      chosen,
      taken,
      { type: 'missed', message: 'lost' },
      look({ estimatedTimeRemaining: 12 }),
    )
    expect(state).toEqual({
      name: 'processing',
      sessionId: 's1',
      file: 'thesis.pdf',
      stage: 'Analyzing Data',
      progress: 40,
      remaining: 12,
      missed: 0,
    })
  })

  it('goes on looking through a lost line, and asks the student after a minute of it', () => {
    const missed: AnalysisEvent = { type: 'missed', message: 'lost' }
    const almost = through(chosen, taken, ...Array.from({ length: MISSES_UNTIL_ASKED - 1 }, () => missed))
    expect(almost).toMatchObject({ name: 'processing', problem: 'lost' })
    expect(analysisFlow(almost, missed)).toEqual({
      name: 'failed',
      file: 'thesis.pdf',
      problem: 'lost',
      again: 'check',
      sessionId: 's1',
    })
  })

  it('shows nothing of an answer that comes after New Analysis', () => {
    expect(through(chosen, taken, { type: 'reset' }, look({ status: 'completed', analysis }))).toEqual(IDLE)
    expect(through(chosen, { type: 'reset' }, { type: 'sent', share: 1 })).toEqual(IDLE)
  })

  it('keeps what is going on when a banner is dismissed, and is idle after a failure', () => {
    const going = through(chosen, taken, { type: 'missed', message: 'lost' }, { type: 'dismissed' })
    expect(going).toMatchObject({ name: 'processing', missed: 1 })
    expect(going).not.toHaveProperty('problem')
    expect(through(chosen, { type: 'failed' }, { type: 'dismissed' })).toEqual(IDLE)
    expect(through({ type: 'refused', message: 'Too large.' }, { type: 'dismissed' })).toEqual(IDLE)
    expect(through(completed, { type: 'dismissed' })).toMatchObject({ name: 'completed' })
  })

  it('keeps ticks, and takes a corrected analysis only of the one that is open', () => {
    const other = { isResearch: false } as Analysis
    const open = through(completed, { type: 'ticked', ready: ['q1'] })
    expect(analysisFlow(open, { type: 'corrected', sessionId: 's1', analysis: other })).toMatchObject({
      analysis: other,
      ready: ['q1'],
    })
    expect(analysisFlow(open, { type: 'corrected', sessionId: 's9', analysis: other })).toBe(open)
  })
})

describe('the bar', () => {
  it('never runs backwards from sending to reading', () => {
    const states = [
      through(chosen),
      through(chosen, { type: 'sent', share: 0.5 }),
      through(chosen, { type: 'sent', share: 1 }),
      through(chosen, taken),
      through(chosen, taken, look({ progress: 60 })),
      through(chosen, completed),
    ]
    const shown = states.map(shownProgress)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(shown.at(-1)).toBe(100)
  })

  it('stands where it is while the line is lost, and says so until something is sent again', () => {
    const lost = through(chosen, { type: 'sent', share: 0.5 }, { type: 'line-lost' })
    expect(lost).toMatchObject({ share: 0.5, lineLost: true })
    expect(analysisFlow(lost, { type: 'sent', share: 0.6 })).toMatchObject({ lineLost: false })
  })
})
