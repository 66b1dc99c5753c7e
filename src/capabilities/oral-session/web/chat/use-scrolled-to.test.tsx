import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrolledTo } from './use-scrolled-to.ts'

afterEach(cleanup)

function Messages({ count }: { count: number }) {
  return <div ref={useScrolledTo(count, 0)} />
}

it('shows the newest message, and the question again where the answer to it came to nothing', () => {
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const page = render(<Messages count={1} />)
  page.rerender(<Messages count={2} />)
  page.rerender(<Messages count={2} />)
  expect(shown).toHaveBeenCalledTimes(2)
  page.rerender(<Messages count={1} />)
  expect(shown).toHaveBeenCalledTimes(3)
})
