import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'

afterEach(cleanup)

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

describe('a field', () => {
  it('is found by its label and is not wrong', () => {
    render(<Field label="Email" />)
    const input = screen.getByLabelText('Email')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(input.getAttribute('aria-describedby')).toBeNull()
  })

  it('is read with what is wrong and then its hint, and the error is announced', () => {
    const { rerender } = render(<Field label="Email" hint="We write twice a year." />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<Field label="Email" hint="We write twice a year." error="Enter an email" />)
    expect(described(screen.getByLabelText('Email'))).toBe('Enter an email | We write twice a year.')
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('Enter an email')
    rerender(<Field label="Email" hint="We write twice a year." error={false} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps an id it is given', () => {
    render(<Field label="Email" id="email" />)
    expect(screen.getByLabelText('Email').id).toBe('email')
  })

  it('wires lists and long texts the same way', () => {
    render(
      <>
        <SelectField label="Level" error="Choose one">
          <option>Masters</option>
        </SelectField>
        <TextAreaField label="Problem" hint="Three sentences." />
      </>,
    )
    expect(described(screen.getByLabelText('Level'))).toBe('Choose one')
    expect(described(screen.getByLabelText('Problem'))).toBe('Three sentences.')
  })

  it('asks a phone for figures and takes twelve', () => {
    render(<PhoneField label="Mobile money number" />)
    const input = screen.getByLabelText('Mobile money number')
    expect(input.getAttribute('inputmode')).toBe('numeric')
    expect(input.getAttribute('maxlength')).toBe('12')
  })
})

describe('a password', () => {
  const input = () => screen.getByLabelText('Password', { selector: 'input' }) as HTMLInputElement

  it('is hidden until Show is pressed, and the button says which it is', () => {
    render(<PasswordField label="Password" />)
    const show = screen.getByRole('button', { name: 'Show password' })
    expect(input().type).toBe('password')
    expect(show.getAttribute('aria-pressed')).toBe('false')
    expect(show.getAttribute('aria-controls')).toBe(input().id)
    fireEvent.click(show)
    expect(input().type).toBe('text')
    expect(screen.getByRole('button', { name: 'Hide password' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('may start shown', () => {
    render(<PasswordField label="Password" startShown />)
    expect(input().type).toBe('text')
  })

  it('is never corrected or given a capital', () => {
    render(<PasswordField label="Password" startShown />)
    expect(input().getAttribute('autocapitalize')).toBe('none')
    expect(input().getAttribute('spellcheck')).toBe('false')
  })
})

it('makes the whole row of a checkbox its label', () => {
  render(<Checkbox>Standard Tone</Checkbox>)
  fireEvent.click(screen.getByText('Standard Tone'))
  expect((screen.getByLabelText('Standard Tone') as HTMLInputElement).checked).toBe(true)
})
