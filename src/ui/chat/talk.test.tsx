import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AudioButton } from '../voice/audio-button.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { CodeBlock } from './code-block.tsx'
import { StreamedText } from './streamed-text.tsx'
import { TypingDots } from './typing-dots.tsx'

afterEach(cleanup)

describe('a chat bubble', () => {
  it('is an article with its speaker, and PREVIEW on a prepared one', () => {
    render(
      <ChatBubble side="theirs" name="Examiner" demo>
        <p>Good morning.</p>
      </ChatBubble>,
    )
    expect(screen.getByRole('article').textContent).toBe('ExaminerPREVIEWGood morning.')
  })

  it.each([
    ['theirs', false, 'msg'],
    ['theirs', true, 'msg answer'],
    ['mine', false, 'msg me'],
  ] as const)('from %s, wide %s, looks like .%s', (side, wide, look) => {
    render(
      <ChatBubble side={side} name="x" wide={wide}>
        words
      </ChatBubble>,
    )
    expect(screen.getByRole('article').className).toBe(look)
  })
})

describe('text that streams in', () => {
  it('is not read while it grows; at its end one sentence is', () => {
    const { container, rerender } = render(<StreamedText streaming>{'That is a'}</StreamedText>)
    expect(container.querySelector('[aria-live="off"]')?.textContent).toBe('That is a')
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<StreamedText streaming={false}>{'That is a fair answer.'}</StreamedText>)
    expect(screen.getByRole('status').textContent).toBe('Answer ready')
  })

  it('says nothing for an answer that was there before', () => {
    render(<StreamedText streaming={false}>Yesterday’s answer</StreamedText>)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is waited for in words', () => {
    render(<TypingDots />)
    expect(screen.getByRole('status').textContent).toBe('formulating response')
  })
})

describe('an audio button', () => {
  it.each([
    ['resting', 'Play the examiner’s question 0:14'],
    ['playing', 'Stop the examiner’s question 0:14'],
  ] as const)('%s is named "%s"', (state, name) => {
    render(<AudioButton state={state} of="the examiner’s question" ms={14_000} onPress={() => undefined} />)
    expect(screen.getByRole('button').textContent).toBe(name)
  })

  it('can be reached and pressed when locked', () => {
    const onPress = vi.fn()
    render(<AudioButton state="locked" of="the examiner’s question" onPress={onPress} />)
    fireEvent.click(screen.getByRole('button'))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
  })
})

it('copies code, and lets a long line be scrolled by keyboard', () => {
  const onCopy = vi.fn()
  const { container } = render(
    <CodeBlock language="R" onCopy={onCopy}>
      t.test()
    </CodeBlock>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(onCopy).toHaveBeenCalledOnce()
  expect(container.querySelector('pre')?.tabIndex).toBe(0)
})
