import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ngwee } from '#kit/money.ts'
import { UnlockCard } from '../preview/unlock-card.tsx'
import { Cost, Price } from './price.tsx'
import { Receipt } from './receipt.tsx'

afterEach(cleanup)

it('shows a sum to pay with its currency first and two decimals', () => {
  const { container } = render(
    <>
      <Price amount={ngwee(150)} />
      <Cost amount={ngwee(27_930)} />
    </>,
  )
  expect(container.querySelector('.price')?.textContent).toBe('ZMW 150.00')
  expect(container.querySelector('.cost')?.textContent).toBe('ZMW 27\u2009930.00')
})

it('lists on a receipt what is bought, for how long, and that nothing renews', () => {
  render(
    <Receipt
      label="What you are buying"
      heading="Defense Room"
      amount={ngwee(150)}
      lines={[
        { term: 'Use within', words: '30 days' },
        { term: 'Renews', words: 'No' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual(['30 days', 'No'])
  expect(screen.getByRole('region', { name: 'What you are buying' }).className).toContain('page')
})

it('repeats the sum on the button that unlocks, starts at the x, and shows the time that is left', () => {
  const onUnlock = vi.fn()
  const onClose = vi.fn()
  const { container } = render(
    <UnlockCard
      assistant="defense"
      title="Unlock the Defense Room"
      amount={ngwee(150)}
      lines={['60 minutes']}
      fuse={0.25}
      onUnlock={onUnlock}
      onClose={onClose}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Unlock for ZMW 150.00' }))
  expect(onUnlock).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep exploring' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(container.querySelector('[data-first]')?.getAttribute('aria-label')).toBe('Close')
  expect(container.querySelector<HTMLElement>('.fuse i')?.style.getPropertyValue('--w')).toBe('25%')
})
