import { expect, it } from 'vitest'
import { otherLanguageOf } from './other-language.ts'

it.each([
  [
    'Les tailleurs de la ville tiennent peu de registres dans cette région et ils sont pour la plupart âgés.',
    'fra',
  ],
  ['The tailors of the town keep few records and sell what they make at the market.', null],
  [
    'Croitorii din oraș nu țin registre pentru ceea ce vând, iar cei mai mulți dintre ei sunt în vârstă.',
    'ron',
  ],
  [
    'Die Schneider der Stadt führen keine Bücher und verkaufen auf dem Markt, was sie nicht selbst brauchen.',
    'deu',
  ],
  ['I sarti della città non tengono registri di quello che vendono e sono per lo più anziani.', 'ita'],
  ['Los sastres de la ciudad no llevan registros de lo que venden en el mercado.', 'spa'],
  // Single letters of a model are not words of another language.
  ['y e o b y c e o y b o e x y o e', null],
  ['Y = a + b X and e is o for y in the model y e o a', null],
  // A formula is in no language, whatever is between its signs.
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
