import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import { UNPAID } from '#capabilities/oral-session/web/part-fixtures.ts'
import {
  address,
  alertWords,
  answerUpload,
  beginWorld,
  button,
  drop,
  endWorld,
  eventually,
  fileOf,
  inConversation,
  later,
  openRoom,
  press,
  status,
  taken,
  world,
  zone,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
import ConsultantScreen from './screen.tsx'

beforeEach(() => beginWorld('consultant'))
afterEach(endWorld)

const open = () => openRoom(ConsultantScreen, '/research/consultant')
const head = () => document.querySelector('.oral-head')?.textContent

describe('the Research Consultant', () => {
  it("shows 'Checking consultation access...' while access is checked [S2-101]", async () => {
    world.access = 'asked'
    await open()
    expect(screen.getByText('Checking consultation access...')).toBeTruthy()
  })

  it("is titled 'Research Paper Consultant' [S2-103]", async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Research Paper Consultant')
    expect(zone()).toBeTruthy()
  })

  it('offers four types in the picker, and looks at no type itself [S2-137] [S2-138]', async () => {
    await open()
    expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('.pdf,.doc,.docx,.txt')
    await drop(fileOf('notes.odt', 'application/vnd.oasis.opendocument.text'))
    expect(HeldUpload.all).toHaveLength(1)
    expect(HeldUpload.all[0]?.path).toBe('/ai/research/consultation/upload')
    expect(HeldUpload.all[0]?.form?.has('style')).toBe(false)
  })

  it('takes nothing over 50 MB, and says so [S2-136]', async () => {
    await open()
    await drop(fileOf('paper.pdf', 'application/pdf', 50 * 1_048_576 + 1))
    expect(alertWords()).toContain('File too large. Maximum size is 50MB for optimal processing speed.')
    expect(HeldUpload.all).toHaveLength(0)
  })

  it('says an upload error in its own words [S2-181]', async () => {
    await open()
    await drop()
    await answerUpload('<html>', 502)
    await later()
    expect(alertWords()).toContain('Error uploading document: Upload failed with status 502')
  })

  it('says in its own words that the processing failed [S2-149]', async () => {
    world.status = () => Response.json(status({ status: 'failed', error: 'This file is damaged.' }))
    await open()
    await drop()
    await taken()
    await eventually(() => alertWords())
    expect(alertWords()).toContain('Something went Wrong, refresh the page and try again.')
    expect(zone()).toBeTruthy()
  })

  it('labels its bubbles, and shows time and session beside the title [S2-110] [S2-118] [S2-119]', async () => {
    world.clock = { ...world.clock, totalRemainingSeconds: 2_400 }
    await inConversation(ConsultantScreen)
    const talk = screen.getByRole('region', { name: 'Conversation' })
    expect(within(talk).getByText('Research Consultant')).toBeTruthy()
    expect(head()).toContain('40 of 60 minutes left')
    expect(head()).toContain('s1')
    expect(head()).not.toContain('PREVIEW')
  })

  it('without a microphone says so [S2-117]', async () => {
    world.sound.refused = true
    await inConversation(ConsultantScreen)
    await later(undefined, 600)
    expect(alertWords()).toBe(
      'Microphone access required for automated consultation. Please enable it in your browser settings.',
    )
  })

  it('marks the session of the demo PREVIEW, and leads to its own purchase [S2-119] [S2-126]', async () => {
    world.access = UNPAID
    await open()
    await press(/^See a demo with a sample thesis/)
    expect(head()).toContain('60 of 60 minutes left')
    expect(head()).toContain('preview1')
    expect(head()).toContain('PREVIEW')
    await press('New document')
    await later(() => button(/^Unlock for/).click())
    expect(address()).toBe(
      '/payments?libraryName=Research%20Consultation&purchaseType=consultation&price=150&duration=60&PayFor=Research%20Consultation',
    )
  })
})
