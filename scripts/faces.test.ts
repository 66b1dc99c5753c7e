import { describe, expect, it } from 'vitest'
import { faceBreaches, faceIn } from './faces.ts'

const faces = new Map([['voice', ['rules/talk.ts']]])
const importing = (source: string, file: string) => ({
  source,
  dependencies: [{ resolved: `src/capabilities/voice/${file}` }],
})
const allowed = importing('src/assistants/voice-chat/web/screen.tsx', 'rules/talk.ts')
const breachesOf = (source: string, file: string) => faceBreaches([allowed, importing(source, file)], faces)

describe('past the face of a capability', () => {
  it.each([
    ['src/capabilities/oral-session/web/session-screen.ts', 'rules/take.ts'],
    ['src/assistants/defense/server/defense-room.ts', 'server/tables.ts'],
    ['src/web/shell/clear-local-data.ts', 'web/turn/kept-recordings.ts'],
    ['src/web/landing/the-week.tsx', 'rules/demo.ts'],
  ])('goes %s with %s', (source, file) => {
    expect(breachesOf(source, file)).toEqual([
      `not in the face of voice (its README names it): ${source} → ${file}`,
    ])
  })

  it.each([
    ['src/capabilities/voice/web/turn/use-talk.ts', 'rules/take.ts'],
    ['src/assistants/defense/web/screen.tsx', 'contract.ts'],
    ['src/capabilities/administration/server/user-list.ts', 'server/tables.ts'],
    ['src/server/parts/open-engines.ts', 'server/voice.ts'],
    ['src/web/pages.ts', 'web/screen.tsx'],
    ['src/assistants/defense/web/screen.test.tsx', 'rules/take.ts'],
  ])('does not go %s with %s', (source, file) => {
    expect(breachesOf(source, file)).toEqual([])
  })
})

it('finds what a face names and nobody imports', () => {
  expect(faceBreaches([], faces)).toEqual(['in the face of voice, and imported by nobody: rules/talk.ts'])
})

it('reads a face from files, and leaves out folders and what is always open', () => {
  expect(faceIn('# Voice\n`a.ts`\n## Face\n\nBesides `spec.ts`: `rules/talk.ts`, `web/`.')).toEqual([
    'rules/talk.ts',
  ])
})
