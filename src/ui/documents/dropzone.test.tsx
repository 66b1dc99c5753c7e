import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dropzone } from './dropzone.tsx'
import { FileRow } from './file-row.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const thesis = new File(['%PDF'], 'thesis.pdf', { type: 'application/pdf' })
const second = new File(['%PDF'], 'second.pdf', { type: 'application/pdf' })
const show = (props: Partial<Parameters<typeof Dropzone>[0]> = {}) => {
  const onFiles = vi.fn()
  const { container } = render(
    <Dropzone sentence="Drop your thesis here" limits="PDF" onFiles={onFiles} {...props} />,
  )
  const chooser = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no chooser')
  return { onFiles, chooser, zone: screen.getByRole('button') }
}
const paste = (target: Element, files: File[]) => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { files } })
  fireEvent(target, event)
}

describe('the dropzone', () => {
  it('opens the chooser on a tap, which Enter is too, because it is one button', () => {
    const { chooser, zone } = show()
    const click = vi.spyOn(chooser, 'click')
    fireEvent.click(zone)
    expect(click).toHaveBeenCalledOnce()
    expect(zone.tagName).toBe('BUTTON')
  })

  it('takes what was chosen, and the same file once more', () => {
    const { onFiles, chooser } = show()
    Object.defineProperty(chooser, 'files', { value: [thesis], configurable: true })
    fireEvent.change(chooser)
    fireEvent.change(chooser)
    expect(onFiles).toHaveBeenCalledTimes(2)
    expect(onFiles).toHaveBeenCalledWith([thesis])
    expect(chooser.value).toBe('')
  })

  it('lights up under a file and takes it when it is dropped, one unless it may be several', () => {
    const { onFiles, zone } = show()
    fireEvent.dragOver(zone, { dataTransfer: { files: [] } })
    expect(zone.className).toBe('drop over')
    fireEvent.drop(zone, { dataTransfer: { files: [thesis, second] } })
    expect(zone.className).toBe('drop')
    expect(onFiles).toHaveBeenCalledWith([thesis])
  })

  it('takes a pasted file, but not one pasted into a field', () => {
    const { onFiles } = show({ multiple: true })
    render(<input aria-label="Search" />)
    paste(screen.getByLabelText('Search'), [thesis])
    expect(onFiles).not.toHaveBeenCalled()
    paste(document.body, [thesis, second])
    expect(onFiles).toHaveBeenCalledWith([thesis, second])
  })

  it('asks to unlock, however a file comes, when it is locked', () => {
    const onAsk = vi.fn()
    const { onFiles, chooser, zone } = show({ locked: { sentence: 'Subscription Required', onAsk } })
    const click = vi.spyOn(chooser, 'click')
    fireEvent.click(zone)
    fireEvent.drop(zone, { dataTransfer: { files: [thesis] } })
    expect(onAsk).toHaveBeenCalledTimes(2)
    expect(click).not.toHaveBeenCalled()
    expect(onFiles).not.toHaveBeenCalled()
    expect(zone.textContent).toContain('Subscription Required')
    expect(zone.getAttribute('aria-disabled')).toBe('true')
  })

  it('stops listening for pasted files when it goes', () => {
    const { onFiles } = show()
    cleanup()
    paste(document.body, [thesis])
    expect(onFiles).not.toHaveBeenCalled()
  })
})

it('shows the whole name of a file to readers and on hover, though the eye sees it cut', () => {
  render(<FileRow name="Mwale_dissertation_final.pdf" details="124 pages" />)
  const name = screen.getByTitle('Mwale_dissertation_final.pdf')
  expect(name.textContent).toBe('Mwale_dissertation_final.pdf')
  expect(name.querySelector('span')?.textContent).toBe('Mwale_dissertation')
})
