import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EvidenceList } from './evidence.tsx'
import type { EvidencePiece } from './evidence-piece.ts'

afterEach(cleanup)

const found: EvidencePiece = {
  id: 's1',
  page: 47,
  quote: 'a mean difference of ZMW 214 per month',
  passage: {
    place: 'Page 47 of 124 · 4.2 Savings',
    sentence: 'They saved more, a mean difference of ZMW 214 per month, than others.',
    marked: 'a mean difference of ZMW 214 per month',
    at: 0.44,
  },
}
const fetching: EvidencePiece = { id: 's2', page: 52, where: 'Table 4.3, row 2' }
const gone: EvidencePiece = { id: 's3', page: 58, quote: 'differences between wards', gone: true }

const show = (props: Partial<Parameters<typeof EvidenceList>[0]> = {}) => {
  const calls = { onOpenPage: vi.fn(), onCopyQuote: vi.fn(), onUnfold: vi.fn() }
  render(<EvidenceList pieces={[found, fetching, gone]} {...calls} {...props} />)
  return calls
}
const chip = (name: RegExp) => screen.getByRole('button', { name })
const slips = () => screen.queryAllByRole('group')

describe('an evidence chip', () => {
  it('is named by what it shows, and is closed', () => {
    show()
    const button = chip(/^p\. 47, a mean difference of ZMW 214 per month$/)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(slips()).toHaveLength(0)
  })

  it('unfolds its page slip and says so; pressed again it folds it', () => {
    const { onUnfold } = show()
    fireEvent.click(chip(/^p\. 47/))
    expect(chip(/^p\. 47/).getAttribute('aria-controls')).toBe(slips()[0]?.id)
    expect(onUnfold).toHaveBeenCalledWith(found)
    fireEvent.click(chip(/^p\. 47/))
    expect(slips()).toHaveLength(0)
    expect(onUnfold).toHaveBeenCalledOnce()
  })

  it('leaves the other slips open', () => {
    show()
    fireEvent.click(chip(/^p\. 47/))
    fireEvent.click(chip(/^p\. 58/))
    expect(slips().map((slip) => slip.getAttribute('aria-label'))).toEqual(['Page 47', 'Page 58'])
  })

  it('says before it is opened that its words were recognised in a picture', () => {
    show({ pieces: [{ ...found, recognised: { sure: 88, hasDoubtfulFigure: false } }] })
    const button = chip(/^page 47, read from a scan: 88% sure, a mean difference/)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(button.textContent).toContain('p. 47 · scan 88%')
    fireEvent.click(button)
    expect(screen.getByRole('button', { name: 'Open page 47' })).toBeTruthy()
  })

  it('is its corner alone in a table, with a name of its own', () => {
    show({ bare: true })
    expect(chip(/^p\. 47, open the page$/).className).toBe('evi bare')
  })
})

describe('a page slip', () => {
  it('shows the place, the sentence with its marked words, and the height on the page', () => {
    show({ startOpen: ['s1'] })
    const slip = screen.getByRole('group', { name: 'Page 47' })
    expect(slip.querySelector('.where')?.textContent).toBe('Page 47 of 124 · 4.2 Savings')
    expect(slip.querySelector('mark')?.textContent).toBe('a mean difference of ZMW 214 per month')
    expect(slip.querySelector('q')?.textContent).toBe(found.passage?.sentence)
    expect(slip.querySelector<HTMLElement>('.map')?.style.getPropertyValue('--at')).toBe('38%')
  })

  it('opens its page and copies its quote', () => {
    const { onOpenPage, onCopyQuote } = show({ startOpen: ['s1'] })
    fireEvent.click(screen.getByRole('button', { name: 'Open page 47' }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy quote' }))
    expect(onOpenPage).toHaveBeenCalledWith(found)
    expect(onCopyQuote).toHaveBeenCalledWith(found)
  })

  it('closes on Escape the one that holds the focus, and gives the focus back to its chip', () => {
    show({ startOpen: ['s1', 's3'] })
    const copy = within(screen.getByRole('group', { name: 'Page 58' })).getByRole('button', {
      name: 'Copy quote',
    })
    copy.focus()
    fireEvent.keyDown(copy, { key: 'Escape' })
    expect(slips().map((slip) => slip.getAttribute('aria-label'))).toEqual(['Page 47'])
    expect(document.activeElement).toBe(chip(/^p\. 58/))
  })

  it('keeps Escape from what it stands in, unless it is closed already', () => {
    const services = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog that would close
      <div onKeyDown={services}>
        <EvidenceList pieces={[found]} onOpenPage={services} onCopyQuote={services} startOpen={['s1']} />
      </div>,
    )
    fireEvent.keyDown(chip(/^p\. 47/), { key: 'Escape' })
    expect(services).not.toHaveBeenCalled()
    fireEvent.keyDown(chip(/^p\. 47/), { key: 'Escape' })
    expect(services).toHaveBeenCalledOnce()
  })

  it('shows three grey lines while the passage is fetched', () => {
    show({ startOpen: ['s2'] })
    const waiting = screen.getByRole('status')
    expect(waiting.querySelectorAll('i')).toHaveLength(3)
    expect(waiting.textContent).toBe('Loading page 52')
    expect(screen.queryByRole('button', { name: /Open page/ })).toBeNull()
  })

  it('keeps the quote when the file is no longer kept, and cannot open the page', () => {
    show({ startOpen: ['s3'] })
    const slip = screen.getByRole('group', { name: 'Page 58' })
    expect(slip.textContent).toContain('differences between wards')
    expect(slip.textContent).toContain('The file is no longer stored.')
    expect(within(slip).getByRole<HTMLButtonElement>('button', { name: 'Open page 58' }).disabled).toBe(true)
    expect(within(slip).getByRole<HTMLButtonElement>('button', { name: 'Copy quote' }).disabled).toBe(false)
  })
})
