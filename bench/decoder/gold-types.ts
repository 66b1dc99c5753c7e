/** Documents of every kind, each written as its kind is; research comes from the theses with known answers. */
import { modelOf, type WrittenSection } from '../../tests/support/model-of.ts'
import { smallThesis } from '../../tests/support/small-thesis.ts'
import { GOLD_THESES } from '../study/gold-theses.ts'
import { HELD_OUT_THESES } from '../study/held-out-theses.ts'

type Kind =
  | 'research'
  | 'cv_resume'
  | 'business_report'
  | 'letter'
  | 'news_article'
  | 'technical_manual'
  | 'other'

const one = (...blocks: string[]): WrittenSection[] => [{ title: '', role: 'other', blocks }]
const parts = (...sections: [title: string, ...blocks: string[]][]): WrittenSection[] =>
  sections.map(([title, ...blocks]) => ({ title, role: 'other', blocks }))
const list = (...items: string[]) => items.map((text) => ({ kind: 'list-item' as const, text }))

const WRITTEN: [Kind, WrittenSection[]][] = [
  [
    'cv_resume',
    parts(
      ['Curriculum vitae', 'Mutinta Banda', 'Plot 12, Kabwe. Phone: 0977 123456. Email: mutinta@example.org'],
      [
        'Education',
        '2015–2018 Bachelor of Library Science, University of Zambia',
        '2010–2014 Kabwe Secondary School',
      ],
      [
        'Work experience',
        '2019–2023 Librarian, Kabwe Town Library',
        '2018–2019 Assistant, Mulungushi University',
      ],
      ['Skills', 'Cataloguing, Excel, public speaking'],
      ['Referees', 'Available on request'],
    ),
  ],
  [
    'cv_resume',
    parts(
      ['Chileshe Phiri', 'Electrician · chileshe@example.org · +260 966 000000'],
      ['Professional profile', 'Electrician with eight years of experience in mines.'],
      ['Employment history', 'Mopani, electrician, March 2016 – present', 'Lumwana, apprentice, 2014 – 2016'],
      ['Qualifications', 'Craft certificate, 2014', 'Driving licence class C'],
      ['Languages and hobbies', 'Bemba, English. Football.'],
      ['References', 'Mr K. Zulu, foreman, phone 0955 111111'],
    ),
  ],
  [
    'letter',
    one(
      'The Manager, Zambezi Bank, Livingstone',
      '12 March 2024',
      'Dear Sir,',
      'I am writing about my account, which was closed in February without notice.',
      'Please let me know what I should do to open it again.',
      'Yours faithfully,',
      'Thandiwe Mwale',
    ),
  ],
  [
    'letter',
    one(
      'Dear Dr Tembo,',
      'Thank you for your letter of 4 May and for the kind words about our school.',
      'We would be glad to receive your students in July and will arrange rooms for them.',
      'With kind regards,',
      'Joyce Lungu, Head Teacher',
    ),
  ],
  [
    'news_article',
    one(
      'Floods cut road to Mongu',
      'By Ruth Sakala',
      'LUSAKA, Tuesday – Heavy rain has cut the main road to Mongu, police said on Monday.',
      '“We ask drivers to wait until the water has gone down,” said a spokesman for the Road Agency.',
      'According to officials, 40 vehicles are stranded. Residents told reporters that the bridge had been weak for years.',
      'The minister said yesterday that repairs would begin this week.',
    ),
  ],
  [
    'news_article',
    one(
      'Maize price falls after record harvest',
      'By our correspondent in Chipata',
      'The price of maize fell by a fifth last week after a record harvest, traders said on Friday.',
      '“I have never seen so many bags,” said Esther Daka, who sells at the Saturday market.',
      'A spokeswoman for the ministry told journalists on Thursday that exports would be allowed.',
      'Farmers’ unions said the announcement came too late.',
    ),
  ],
  [
    'business_report',
    parts(
      [
        'Annual report 2023',
        'Kafue Cement Limited presents its results for the financial year ended 31 December 2023.',
      ],
      ['Executive summary', 'Revenue grew by 12% to K450 million. Profit before tax was K38 million.'],
      [
        'Financial performance',
        'Gross margin fell to 31% as fuel costs rose. Cash at the end of the year was K22 million.',
      ],
      [
        'Market and customers',
        'Sales to the Copperbelt rose by K40 million. We opened three depots for our customers.',
      ],
      [
        'Outlook',
        'The board expects revenue of K500 million in the next financial year and proposes a dividend of K0.40 per share.',
      ],
    ),
  ],
  [
    'business_report',
    parts(
      ['Business plan: Chongwe Poultry', 'This plan asks for a loan of K250,000 to buy 2,000 layers.'],
      ['Market analysis', 'Our customers are shops and lodges within 40 km. Competitors sell at K65 a tray.'],
      ['Operations and staff', 'Two workers will be employed. Feed is bought from a supplier in Lusaka.'],
      [
        'Budget and cash flow',
        'Revenue in the first year is K480,000, costs are K390,000, and profit is K90,000.',
      ],
      ['Risks', 'Disease and feed prices are the main risks for investors.'],
    ),
  ],
  [
    'technical_manual',
    [
      {
        title: 'User manual: Solar pump SP-40',
        role: 'other',
        blocks: [
          'Read this manual before you install the pump. Warning: switch off the power before you open the cover.',
        ],
      },
      {
        title: 'Installation',
        role: 'other',
        blocks: list(
          'Place the panel facing north.',
          'Connect the red cable to the terminal marked +.',
          'Tighten the four screws.',
          'Press the power button for 3 seconds.',
        ),
      },
      {
        title: 'Troubleshooting',
        role: 'other',
        blocks: list(
          'If the pump does not start, check the fuse.',
          'Clean the filter every month.',
          'Replace the seal if water leaks.',
        ),
      },
    ],
  ],
  [
    'technical_manual',
    [
      {
        title: 'Administrator guide, version 4.2',
        role: 'other',
        blocks: ['This guide explains how to install and configure the server.'],
      },
      {
        title: 'Requirements',
        role: 'other',
        blocks: ['The software requires 4 GB of memory and a 64-bit processor.'],
      },
      {
        title: 'Configure the service',
        role: 'other',
        blocks: list(
          'Open the file config.yml in an editor.',
          'Set the port to 8080.',
          'Restart the service.',
          'Run the command status to verify the installation.',
        ),
      },
      {
        title: 'Back up',
        role: 'other',
        blocks: ['Note: stop the service before you copy the folder. Do not delete the log file.'],
      },
    ],
  ],
  [
    'other',
    one(
      'The hare and the tortoise lived by the same river.',
      'One morning the hare laughed at the tortoise, who carried his house wherever he went.',
      'They agreed to race to the big baobab, and all the animals came to look.',
    ),
  ],
  [
    'other',
    one(
      'Minutes of the parents’ meeting. Present: 24 parents and 6 teachers.',
      'The chair opened the meeting with a prayer. The fence was discussed.',
      'It was agreed that each family brings two poles. The meeting closed at noon.',
    ),
  ],
]

export const GOLD_TYPES: readonly { kind: Kind; model: () => ReturnType<typeof modelOf> }[] = [
  { kind: 'research', model: smallThesis },
  ...[...GOLD_THESES, ...HELD_OUT_THESES].map(({ sections, title }) => ({
    kind: 'research' as const,
    model: () => modelOf(sections, { title }),
  })),
  ...WRITTEN.map(([kind, sections]) => ({ kind, model: () => modelOf(sections, { title: '' }) })),
]
