import { describe, expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { sessionAnnouncement, sessionBand } from './session-time.ts'

describe('the session bar', () => {
  it('is strong above ten minutes, middle above five, weak below', () => {
    expect(sessionBand(minutes(10) + 1)).toBe('strong')
    expect(sessionBand(minutes(10))).toBe('middle')
    expect(sessionBand(minutes(5) + 1)).toBe('middle')
    expect(sessionBand(minutes(5))).toBe('weak')
  })

  it('speaks at 10, 5 and 1 minutes only: through half an hour it says three things', () => {
    const said = new Set<string>()
    for (let left = minutes(30); left >= 0; left -= 250) said.add(sessionAnnouncement(left))
    expect([...said].filter(Boolean)).toEqual(['10 minutes left', '5 minutes left', '1 minute left'])
  })

  it('is silent before ten minutes and at the end', () => {
    expect(sessionAnnouncement(minutes(10) + 1)).toBe('')
    expect(sessionAnnouncement(0)).toBe('')
  })
})
