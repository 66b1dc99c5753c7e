import { expect, it } from 'vitest'
import { otherLanguageOf } from './other-language.ts'

it.each([
  [
    'Les tailleurs de la ville tiennent peu de registres dans cette région et ils sont pour la plupart âgés.',
    'fra',
  ],
  ['The tailors of the town keep few records and sell what they make at the market.', null],
  // Single letters of a model are no words of another language.
  ['y e o b y c e o y b o e x y o e', null],
  ['Y = a + b X and e is o for y in the model y e o a', null],
  // A formula is in no language, whatever stands between its signs.
  ['Y = a + b X où E = 0 pour que les valeurs restent', null],
])('%s', (sentence, language) => {
  expect(otherLanguageOf(sentence)).toBe(language)
})

it('takes no address for a language', () => {
  expect(
    otherLanguageOf(
      'Books downloaded from Tailors.com. https://www.tailors.com/datasets/keepbooks/tomatoleaf.',
    ),
  ).toBeNull()
})
