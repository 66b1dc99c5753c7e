import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AskAboutWords } from './ask-about-words.tsx'

afterEach(cleanup)

it('asks about words that were selected before it was loaded', () => {
  const onAsk = vi.fn()
  render(<p className="answer">A range of values.</p>)
  document.getSelection()?.selectAllChildren(screen.getByText('A range of values.'))
  render(<AskAboutWords within=".answer" className="ask-about" onAsk={onAsk} />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask about these words' }))
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('A range of values.')
})
