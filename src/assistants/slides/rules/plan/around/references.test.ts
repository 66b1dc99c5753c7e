import { expect, it } from 'vitest'
import { shownEntry } from './references.ts'

it.each([
  ['Banda, M. (2019) Trust in agents. [online] Available at', 'Banda, M. (2019) Trust in agents.'],
  ['Mwale, T. (2020). Fees and savings. Retrieved from.', 'Mwale, T. (2020). Fees and savings.'],
  [
    'Tembo, L. (2018). Groups that save. Lusaka: Press.',
    'Tembo, L. (2018). Groups that save. Lusaka: Press.',
  ],
])('ends an entry where nothing follows any more: %s', (entry, shown) =>
  expect(shownEntry(entry)).toBe(shown),
)
