import { expect, it } from 'vitest'
import { otherLanguageOf } from './other-language.ts'

it.each([
  [
    'Les tailleurs de la ville tiennent peu de registres dans cette région et ils sont pour la plupart âgés.',
    'fra',
  ],
  ['The tailors of the town keep few records and sell what they make at the market.', null],
  // Single letters of a model are no words of another language.
  ['y e o a = b y + c e o with a y b o e in all x y o e', null],
  ['Y = a + b X and e is o for y in the model y e o a', null],
  ['Y_it = β0 + β1 X_it + Σ γ_j Z_ijt + u_i + ε_it, où E[ε|X] = 0 pour que les y', null],
])('%s', (sentence, language) => {
  expect(otherLanguageOf(sentence)).toBe(language)
})
