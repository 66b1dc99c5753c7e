import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { standIn } from '#tests/stand-in.ts'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import type { DocumentPage } from '../../contract.ts'
import { EvidenceLink } from './evidence-link.tsx'
import PageViewer from './page-viewer.tsx'

const box = { left: 0.1, top: 0.25, width: 0.5, height: 0.02 }
const pageNumber = (page: number, pictured = true): DocumentPage => ({
  page,
  label: null,
  of: 3,
  width: 595,
  height: 842,
  paged: true,
  pictured,
  sentences: [
    { id: `s${page}`, text: `A sentence on page ${page}.`, boxes: pictured ? [box] : [] },
    { id: `t${page}`, text: 'Another one.', boxes: [] },
  ],
})
let answer: (path: string) => Response
beforeEach(() => {
  standIn(async (path: string) => answer(path))
  answer = (path) => Response.json(pageNumber(Number(path.split('/').at(-1))))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const settle = () => act(async () => {})
const show = async (props: Partial<Parameters<typeof PageViewer>[0]> = {}) => {
  render(<PageViewer documentId="d1" name="thesis.pdf" page={2} onClose={() => {}} {...props} />)
  await settle()
}
const where = () => document.querySelector('footer [role=status]')?.textContent
const notFound = () =>
  Response.json({ error: 'This document was not found.', code: 'not-found' }, { status: 404 })

describe('the page viewer', () => {
  it('opens at a page and marks the sentence where it stands', async () => {
    await show({ marked: 's2' })
    expect(screen.getByRole('img', { name: 'Page 2 of thesis.pdf' }).getAttribute('src')).toMatch(
      /^\/api\/documents\/d1\/pages\/2\.webp\?width=\d+$/,
    )
    const mark = document.querySelector<HTMLElement>('.sheet > i')
    expect([mark?.style.left, mark?.style.top]).toEqual(['10%', '25%'])
    expect(document.querySelector('.sr mark')?.textContent).toBe('A sentence on page 2.')
  })

  it('shows what was recognised under the picture it was recognised in, and how sure that is', async () => {
    const scanned = pageNumber(2)
    scanned.sentences[0]!.recognised = { sure: 91, hasDoubtfulFigure: true }
    answer = () => Response.json(scanned)
    await show({ marked: 's2' })
    const told = document.querySelector('.read-as')
    expect(told?.querySelector('q')?.textContent).toBe('A sentence on page 2.')
    expect(told?.textContent).toContain(
      'Read from a scan of the page, 91% sure. Figures may have been misread: compare it with the picture.',
    )
    cleanup()
    await show({ marked: 't2' })
    expect(document.querySelector('.read-as')).toBeNull()
  })

  it('turns pages with buttons and keys, and stops at both ends', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await settle()
    expect(where()).toBe('Page 3 of 3')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'ArrowRight' })
    await settle()
    expect(where()).toBe('Page 3 of 3')
    for (const _ of [1, 2, 3])
      fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'ArrowLeft' })
    await settle()
    expect(where()).toBe('Page 1 of 3')
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('asks for a larger picture when it is enlarged', async () => {
    await show()
    const widthOf = () => Number(/width=(\d+)/.exec(screen.getByRole('img').getAttribute('src') ?? '')?.[1])
    const before = widthOf()
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
    fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
    expect(widthOf()).toBeGreaterThan(before)
    expect(where()).toBe('Page 2 of 3, 200%')
  })

  it('shows words where a format has no pictures, and where a picture does not come', async () => {
    answer = () => Response.json(pageNumber(2, false))
    await show({ marked: 's2' })
    expect(screen.queryByRole('img')).toBeNull()
    expect(document.querySelector('mark')?.textContent).toBe('A sentence on page 2.')
    cleanup()
    answer = () => Response.json(pageNumber(2))
    await show({ marked: 's2' })
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('The image of this page could not be loaded. Here is its text.')).toBeTruthy()
    expect(document.querySelector('.words')?.closest('.sr')).toBeNull()
  })

  it('says when the file is no longer kept', async () => {
    answer = notFound
    await show()
    expect(screen.getByRole('alert').textContent).toBe('The file is no longer stored.')
  })
})

describe('an evidence chip', () => {
  const cited = [{ id: 's2', page: 2, quote: 'A sentence on page 2.' }]
  const place = {
    id: 's2',
    text: 'A sentence on page 2.',
    page: 2,
    label: null,
    of: 3,
    section: '4 Results',
    at: 0.25,
  }
  const chip = () => screen.getByRole('button', { name: /^p\. 2/ })
  const showChip = () =>
    render(
      <ToastProvider>
        <EvidenceLink documentId="d1" name="thesis.pdf" cited={cited} />
      </ToastProvider>,
    )

  it('fetches its passage when it is opened, and opens the page it stands on', async () => {
    const paths: string[] = []
    answer = (path) => {
      paths.push(path)
      return Response.json(path.includes('/sentences/') ? place : pageNumber(2))
    }
    showChip()
    expect(paths).toEqual([])
    fireEvent.click(chip())
    await settle()
    expect(screen.getByText('Page 2 of 3 · 4 Results')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Open page 2' }))
    await vi.waitUntil(() => document.querySelector('.sheet > i') !== null, { timeout: PATIENCE })
    expect(paths).toEqual(['/api/documents/d1/sentences/s2', '/api/documents/d1/pages/2'])
  })

  it('marks what was recognised in a picture', async () => {
    answer = () => Response.json({ ...place, recognised: { sure: 96, hasDoubtfulFigure: false } })
    showChip()
    fireEvent.click(chip())
    await settle()
    expect(
      screen.getByText('Read from a scan of the page, 96% sure. Open the page and compare.'),
    ).toBeTruthy()
  })

  it('keeps its quote when the file is gone, and no longer opens the page', async () => {
    answer = notFound
    showChip()
    fireEvent.click(chip())
    await settle()
    expect(screen.getByText('The file is no longer stored.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open page 2' }).disabled).toBe(true)
  })
})
