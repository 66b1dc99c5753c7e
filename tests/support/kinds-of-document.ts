/** One short document of each kind that the Research Decoder tells apart. */
import type { Kind } from '#assistants/decoder/rules/keys.ts'
import { QUALITATIVE } from './analysed.ts'
import type { WrittenSection } from './model-of.ts'
import { SMALL_THESIS } from './small-thesis.ts'

const plain = (...blocks: string[]): WrittenSection[] => [{ title: '', role: 'other', blocks }]

export const KINDS_OF_DOCUMENT: readonly [kind: Kind, name: string, WrittenSection[]][] = [
  ['research', 'a thesis with figures', SMALL_THESIS],
  ['research', 'a study of interviews', QUALITATIVE],
  [
    'letter',
    'a letter',
    plain('Dear Ms Banda,', 'I write to thank you for the books.', 'Yours sincerely,', 'Ken Phiri'),
  ],
  [
    'news_article',
    'a piece of news',
    plain(
      'LUSAKA – The lake is low, Minister Kapala said on Tuesday.',
      '“We cannot make water,” he told reporters. A trader said she had lost her fish.',
    ),
  ],
  [
    'business_report',
    'an annual report',
    plain(
      'Annual report 2022',
      'Revenue rose to K412 million and profit to K38 million. The board recommends a dividend of K0.12. Sales to customers grew, and the budget for next year is K450 million.',
    ),
  ],
  [
    'technical_manual',
    'a manual',
    plain(
      'Pump SP-200: user manual',
      'Connect the red wire.',
      'Lower the pump.',
      'Press the button.',
      'Clean the filter.',
      'Check the fuse.',
      'WARNING: Do not open the pump.',
    ),
  ],
  [
    'cv_resume',
    'a curriculum vitae',
    plain(
      'Curriculum vitae',
      'Education',
      'Chipata College, 2013 – 2016',
      'Work experience',
      'Msoro School, 2016 – present',
      'Referees',
      'Available on request',
    ),
  ],
  [
    'other',
    'a tale',
    plain('The hare and the lion went to the well. The hare looked in, and the lion jumped.'),
  ],
]
