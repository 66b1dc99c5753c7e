/** The reason for a change, in one sentence the student reads beside it. */
import { MISTAKES } from '../mend/mistakes.ts'
import type { Change, ChangeKind } from '../text/change.ts'

const BECAUSE: Record<ChangeKind, string> = {
  opening: 'The opening said nothing yet. The sentence now starts with its subject.',
  connective: 'The order of the sentences already says this, or a smaller word does.',
  'stock-phrase': 'A stock phrase, replaced by what it means.',
  'long-word': 'A longer word than its meaning needs.',
  wordy: 'Fewer words say the same.',
  inflated: 'A word chosen to impress. The plain one is clearer.',
  split: 'One long sentence became two.',
  joined: 'Two short sentences belong together.',
  contraction: 'In this tone people say it short.',
  spelling: 'As you spell it in your own chapter.',
  tense: 'What was done is told in the past tense.',
  mended: 'A mistake of English.',
  model: 'Reworded by the model. Your facts were checked word by word.',
}

export const reasonFor = ({ kind, rule }: Pick<Change, 'kind' | 'rule'>): string =>
  (kind === 'mended' && MISTAKES[rule as keyof typeof MISTAKES]) || BECAUSE[kind]
