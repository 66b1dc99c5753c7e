import { expect, it } from 'vitest'
import { parseHandbook } from './handbook-format.ts'

const PAGE = `# Sampling

## Cluster sampling
id: cluster-sampling
keywords: clusters, villages
asked: sampling whole villages; can I take every school

First sentence. Second one, e.g. with a village.

Ask yourself: How many?
See also: design-effect, survey-weights

## Another
id: another
keywords: a, b

Only sentence.

Ask yourself: Really?
See also: cluster-sampling
`

it('reads the entries of a page with their theme', () => {
  expect(parseHandbook(PAGE)).toEqual([
    {
      id: 'cluster-sampling',
      title: 'Cluster sampling',
      theme: 'Sampling',
      keywords: ['clusters', 'villages'],
      asked: ['sampling whole villages', 'can I take every school'],
      sentences: ['First sentence.', 'Second one, e.g. with a village.'],
      askYourself: 'How many?',
      seeAlso: ['design-effect', 'survey-weights'],
    },
    expect.objectContaining({ id: 'another', theme: 'Sampling', sentences: ['Only sentence.'] }),
  ])
})

it('has no entries for a page without any', () => {
  expect(parseHandbook('# Empty\n')).toEqual([])
})
