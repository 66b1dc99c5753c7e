import { expect, it } from 'vitest'
import { denialIn } from './denies.ts'

const on = (quote: string) => ({ place: { sentenceId: 's', page: 1, quote }, also: [] })

it.each([
  [
    'The questionnaire was tested with 12 traders of another market before the survey.',
    'The questionnaire was never tested with traders of another market.',
  ],
  [
    'Mobile money helps traders in Kitwe to save in groups.',
    'Mobile money does not help traders in Kitwe to save.',
  ],
  [
    'The waiting time of mothers at the clinic increased after the ward was closed.',
    'The waiting time of mothers at the clinic decreased after the ward was closed, because of the nurses.',
  ],
  ['Yields of maize were higher on plots with manure.', 'Yields of maize were lower on plots with manure.'],
  [
    'Frost damages maize and harvest more for women than for men.',
    'Frost damages maize and harvest more for men than for women.',
  ],
  [
    'The skin thickness of a patient does not play a significant role in the model.',
    'I am sure, because skin thickness of the patient is significant.',
  ],
  [
    'It can be concluded that the attitude of traders towards banks is negative.',
    'It is carried by the result that many traders in the markets have a positive attitude.',
  ],
  ['No seedling of the second tray died of the mould.', 'Seedlings of the second tray died of the mould.'],
])('%s — %s is the opposite', (quote, says) => expect(denialIn(says, on(quote))).toBeDefined())

it.each([
  // The same again.
  ['Yields of maize were higher on plots with manure.', 'Yields of maize were higher on plots with manure.'],
  [
    'Yields of maize were not lower on plots with manure.',
    'Yields of maize were higher on plots with manure.',
  ],
  // Compared the other way round.
  [
    'Yields of maize were higher on manured plots than on bare soil.',
    'On bare soil yields of maize were lower than on manured plots.',
  ],
  // It weighs, or speaks of something else.
  [
    'It can be concluded that the attitude of traders towards banks is negative.',
    'A positive test of the water was found by the traders.',
  ],
  [
    'Mobile money helps traders in Kitwe to save in groups.',
    'It does not prove that mobile money helps traders in Kitwe, although they save in groups.',
  ],
  [
    'Mobile money helps traders in Kitwe to save in groups.',
    'We did not ask farmers, drivers or teachers how they save, because there was no time.',
  ],
])('%s — %s is not', (quote, says) => expect(denialIn(says, on(quote))).toBeUndefined())
