import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Choice, ChoiceCards } from './choice-cards.tsx'

afterEach(cleanup)

type Provider = 'AIRTEL' | 'MTN'
const choices: Choice<Provider>[] = [
  { value: 'AIRTEL', picture: 'A', name: 'Airtel Money', words: '097 and 077' },
  { value: 'MTN', picture: 'M', name: 'MTN Money', words: '096 and 076', disabled: true },
]
const show = (props: Partial<Parameters<typeof ChoiceCards<Provider>>[0]> = {}) =>
  render(
    <ChoiceCards<Provider>
      legend="Pay with"
      choices={choices}
      value={undefined}
      onChoose={() => undefined}
      {...props}
    />,
  )

it('is a group of radios under one legend, each named by its name and words', () => {
  show({ variant: 'provider' })
  expect(screen.getByRole('group', { name: 'Pay with' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Airtel Money\s*097 and 077/ })).toBeTruthy()
  const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name)
  expect(new Set(names).size).toBe(1)
})

it('tells what was chosen, and shows only what the caller holds', () => {
  const onChoose = vi.fn()
  const { rerender } = show({ onChoose })
  fireEvent.click(screen.getByText('Airtel Money'))
  expect(onChoose).toHaveBeenCalledWith('AIRTEL')
  rerender(<ChoiceCards<Provider> legend="Pay with" choices={choices} value="AIRTEL" onChoose={onChoose} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Airtel/ }).checked).toBe(true)
})

it('cannot choose what is switched off', () => {
  show()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /MTN/ }).disabled).toBe(true)
})

it('is read with what is wrong', () => {
  show({ error: 'Please select a provider' })
  const group = screen.getByRole('group')
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please select a provider',
  )
})
