import { expect, it } from 'vitest'
import { isPlaceholder, placeholderIn } from './placeholder.ts'

it.each([
  'The study took place in [insert name of district].',
  'The population was (your population here) of the schools.',
  'It was done by (add the names of the officers) in March.',
  'Chapter five is to be written.',
  'Lorem ipsum dolor sit amet.',
])('sees that “%s” waits for its text', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

it.each([
  'Two of the curves had the form of a J (Type III) in the northern plots.',
  'Figure 3.5 Activity Diagram (Add Student Profile)',
  'Figure 4.2 Sequence of steps (Enter Password)',
  'The error of the first kind [Type I] was set at five per cent.',
])('takes a name in brackets for no order: “%s”', (text) => {
  expect(isPlaceholder(text)).toBe(false)
})

it('shows what is to be replaced with the words beside it', () => {
  expect(placeholderIn('The farm lies in [insert district] near the river.')).toContain('[insert district]')
})
