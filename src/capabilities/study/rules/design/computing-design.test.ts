import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { checkAgainst } from './checklists.ts'
import { designOf } from './design.ts'

const PAPER: WrittenSection[] = [
  {
    title: 'Experimental setup',
    role: 'methods',
    blocks: [
      'We train the encoder on the training set of 12,000 Bemba sentences with a batch size of 32.',
      'The learning rate was chosen on the development set.',
    ],
  },
  {
    title: 'Experiments',
    role: 'results',
    blocks: [
      'We compare our tagger with two baselines on the test set.',
      'It outperforms the state-of-the-art tagger by 4 points of F1, averaged over five runs.',
      'An ablation shows that the character layer matters most.',
    ],
  },
]
const reading = (sections: WrittenSection[]) => readForStudy(modelOf(sections))

describe('a paper that compares systems', () => {
  it('is a computational experiment, by the sentence that compares', () => {
    const design = designOf(reading(PAPER))
    expect(design?.design).toBe('computational experiment')
    expect(design?.evidence[0]?.quote).toContain('We train the encoder')
  })

  it('is asked for data, baselines, measures, settings, repeats and parts', () => {
    const found = checkAgainst(reading(PAPER)).items.filter(({ evidence }) => evidence)
    expect(found.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['data-sets', 'baselines', 'metrics', 'settings', 'repeats', 'ablation']),
    )
    const bare = checkAgainst(reading(PAPER.slice(0, 1)), 'computational experiment')
    expect(bare.items.find(({ id }) => id === 'baselines')?.evidence).toBeNull()
  })

  it('is not made of a thesis that names a benchmark, nor of one that names its design', () => {
    expect(designOf(readForStudy(smallThesis()))?.design).toBe('cross-sectional')
    const farming: WrittenSection[] = [
      { title: 'Results', role: 'results', blocks: ['We compare yields with the national benchmark.'] },
    ]
    expect(designOf(reading(farming))).toBeNull()
  })
})
