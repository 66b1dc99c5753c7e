import { expect, it } from 'vitest'
import { SAYS } from '../spec.ts'
import { wordsForRefusal } from './refusal-words.ts'

const exact = ['wrong-password']

it('says the sentence that belongs to the refusal', () => {
  expect(
    wordsForRefusal({ code: 'wrong-password', message: SAYS.wrongLogin }, SAYS.loginFailed, exact),
  ).toEqual({ message: 'Invalid email or password' })
})

it('says the general sentence for everything else, and how long to wait beneath it', () => {
  const wait = {
    code: 'too-many-tries',
    message: 'Too many wrong passwords. Please wait 15 minutes, then try again.',
  }
  expect(wordsForRefusal(wait, SAYS.loginFailed, exact)).toEqual({
    message: 'Failed to login. Please try again.',
    beneath: wait.message,
  })
})

it('does not say "something went wrong" twice', () => {
  expect(
    wordsForRefusal({ code: 'our-fault', message: 'Something went wrong.' }, SAYS.loginFailed, exact),
  ).toEqual({
    message: SAYS.loginFailed,
  })
})
