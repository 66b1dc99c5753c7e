// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import { eventually } from '#tests/eventually.ts'
import { SAYS } from '../../spec.ts'
import { LookChoice } from './look-choice.tsx'

beforeEach(() => {
  HeldUpload.all = []
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const chooser = () => document.querySelector('input[type=file]')
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
async function choose(): Promise<HeldUpload> {
  const before = HeldUpload.all.length
  const file = new File(['look'], 'university.pptx')
  fireEvent.change(chooser()!, { target: { files: [file] } })
  await eventually(() => expect(HeldUpload.all).toHaveLength(before + 1))
  return HeldUpload.all.at(-1)!
}
const show = () =>
  render(<LookChoice deck={{ id: 'd' }} saving={false} onTaken={vi.fn()} onOwnLook={vi.fn()} />)

it('shows how much of a template has gone, and waits for a lost line', async () => {
  show()
  const upload = await choose()
  act(() => upload.upload.onprogress?.({ loaded: 2, total: 5 }))
  expect(progress()).toBe('Sending your template, 40 percent')
  act(() => upload.onerror?.())
  await screen.findByText(/^Waiting for the connection/)
  act(() => void dispatchEvent(new Event('online')))
  await eventually(() => expect(HeldUpload.all).toHaveLength(2))
  act(() => HeldUpload.all[1]!.upload.onprogress?.({ loaded: 5, total: 5 }))
  expect(progress()).toBe('Applying your template, 100 percent')
  act(() => HeldUpload.all[1]!.answerBroken(502, 'Bad gateway'))
  expect(await screen.findByText(SAYS.templateBroke)).toBeTruthy()
  expect(chooser()).toBeTruthy()
})

it('can be cancelled, and says nothing of it', async () => {
  show()
  const upload = await choose()
  const abort = vi.spyOn(upload, 'abort')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(abort).toHaveBeenCalled()
  expect(chooser()).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(SAYS.templateBroke)).toBeNull()
})
