import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import FlowchartView from './flowchart-view.tsx'

afterEach(cleanup)

const show = (text: string) =>
  render(
    <ToastProvider>
      <FlowchartView text={text} />
    </ToastProvider>,
  )

it('draws a simple flowchart, and says it in words beside the picture', () => {
  show('flowchart LR\n A[Mobile money] -->|makes easier| B[Savings]')
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    'Mobile money → Savings (makes easier)',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mobile money → Savings (makes easier)',
  ])
})

it('shows any other diagram as its code', () => {
  show('sequenceDiagram\n A->>B: hello')
  expect(screen.queryByRole('img')).toBeNull()
  expect(document.querySelector('pre')?.textContent).toContain('A->>B: hello')
})
