/** The chain of the sample: planned, asked, returned, analysed. Each pattern captures its number. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const SAMPLE: readonly SlotKnowledge[] = [
  {
    slot: 'samplePlanned',
    tense: 'told',
    patterns: [
      {
        says: '{required|minimum|calculated|target|estimated} sample ...5 {is|was|of|will be} ...2 #',
        notIn: ['literature'],
        yes: [
          'The required sample size was 384.',
          'A minimum sample of 96 homes is needed.',
          'The calculated sample size is 210.',
          'The target sample will be 50 shops.',
          'The estimated sample size of the study was about 120.',
        ],
        no: ['literature: 2 Review > The required sample size was 384.', 'The sample was 40.'],
      },
      {
        says: 'sample size ...3 {of|for} {the|this|our} <work> {is|was|will be} ...6 #',
        notIn: ['literature'],
        unless: '{formula|error|confidence|between|at least|about}',
        yes: [
          'The sample size of the study is three hundred and eighty-two (382) residents.',
          'Hence, the sample size for this project was 210.',
          'The minimum sample size for our research will be 96.',
        ],
        no: [
          'literature: 2 Review > The sample size of the study was 382.',
          'The sample size for this study was got by a formula with 399 in it.',
        ],
      },
    ],
  },
  {
    slot: 'sampleAsked',
    tense: 'done',
    patterns: [
      {
        says: '{distributed|administered|issued} ...2 # ...2 {questionnaires|copies}',
        notIn: ['literature'],
        yes: [
          'The researcher distributed 382 questionnaires.',
          'We administered about 120 structured questionnaires.',
          'The team issued some 60 copies of it.',
        ],
        no: ['literature: 2 Review > They distributed 120 questionnaires.', 'The team distributed 60 nets.'],
      },
      {
        says: '# ...2 {questionnaires|copies|forms} ...5 {distributed|administered|issued|sent|handed out|given out}',
        notIn: ['literature'],
        yes: [
          'A total of 120 questionnaires were distributed.',
          '52 copies of the questionnaire were administered.',
          '80 forms were issued.',
          '200 questionnaires were sent by post.',
          '52 questionnaires were handed out.',
          '60 questionnaires were given out.',
        ],
        no: ['literature: 2 Review > 120 questionnaires were distributed.'],
      },
      {
        says: '# ...2 <people> were {approached|invited|contacted}',
        notIn: ['literature'],
        yes: [
          'Of these, 385 women were approached.',
          '300 students were invited.',
          '25 workers were contacted.',
        ],
        no: ['The women were approached.'],
      },
    ],
  },
  {
    slot: 'sampleReturned',
    tense: 'done',
    patterns: [
      {
        says: '{collected|retrieved|received|recovered} ...2 # ...2 {questionnaires|copies}',
        notIn: ['literature'],
        yes: [
          'The researcher collected all 380 questionnaires.',
          'We retrieved 110 copies within a week.',
          'The team received about 96 filled questionnaires.',
          'The clerk recovered 47 questionnaires.',
        ],
        no: ['literature: 2 Review > They collected 120 questionnaires.', 'The team collected 60 nets.'],
      },
      {
        says: '# ...4 {were|was} {returned|retrieved|recovered|duly filled}',
        notIn: ['literature'],
        yes: [
          'Of these, 47 were returned.',
          '110 questionnaires were retrieved.',
          'A total of 98 copies was recovered.',
          '47 of them were duly filled.',
        ],
        no: ['literature: 2 Review > 47 were returned.'],
      },
      {
        says: '# ...2 <people> {responded|replied|completed} ',
        notIn: ['literature'],
        unless: '{out of|of the}',
        yes: [
          'In all 212 people responded to the call.',
          '31 teachers replied within a week.',
          '80 users completed the form.',
        ],
        no: ['Most people responded late.', 'In all 20 out of 31 teachers replied.'],
      },
    ],
  },
  {
    slot: 'sampleAnalysed',
    tense: 'done',
    patterns: [
      {
        says: '{leaving|resulting in|left with|remained} ...2 # ...2 <people> ...4 {analysis|analyses}',
        notIn: ['literature'],
        yes: [
          'Some had gaps, resulting in 4919 patients for the final analysis.',
          'Ten were dropped, leaving 88 students in the analysis.',
          'We were left with 120 adult women for both analyses.',
          'In the end there remained 64 users for analysis.',
        ],
        no: [
          'literature: 2 Review > Ten were dropped, leaving 88 students in the analysis.',
          'Ten left, leaving 88 students.',
        ],
      },
      {
        says: '{sample*|total of|data} ...6 # ...3 {samples|<people>|were collected}',
        heading: '{sample*|sample size|sampling|data collection|source* of data|study population|population}',
        notIn: ['literature'],
        unless: '{will|formula|confidence|per cent}',
        yes: [
          'methods: 3.3 Sample size > A total of 120 stool samples from four schools.',
          'methods: 3.3 Sample size > The sample was made up of 60 respondents.',
          'methods: 3.3 Sources of data > The data were had from 207 respondents of the ward.',
          'methods: 3.4 Sampling > The samples came from 30 pupils and students.',
          'methods: 3.4 Data collection > In the end data of 88 homes were collected.',
          'methods: 3.2 Study population > A total of 40 women came.',
          'methods: 3.2 Population > A total of 40 women came.',
        ],
        no: [
          'methods: 3.1 Design > A total of 120 samples came.',
          'methods: 3.3 Sample size > A sample of 40 women will do.',
        ],
      },
      {
        says: '# ...3 <people> {participated|took part|were interviewed|were included|were enrolled|were surveyed|were analysed}',
        notIn: ['literature'],
        yes: [
          '372 women participated.',
          'In all 64 users took part.',
          '30 teachers were interviewed.',
          '210 patients were included.',
          '48 participants were enrolled.',
          '100 households were surveyed.',
          'The answers of 88 students were analysed.',
          '40 traders took part.',
          '41 pupils took part.',
          '42 learners took part.',
          '43 mothers took part.',
          '44 children took part.',
          '45 employees took part.',
          '46 residents took part.',
          '47 caregivers took part.',
          '48 lecturers took part.',
          '49 officers took part.',
          '50 managers took part.',
          '51 adults took part.',
        ],
        no: ['literature: 2 Review > 372 women participated.', '87 percent of patients participated.'],
      },
      {
        says: '{sample|study|survey} {comprised|consisted of|included|involved|of} ...2 # ...3 <people>',
        notIn: ['literature'],
        unless: 'will',
        yes: [
          'The sample comprised 120 farmers.',
          'The sample consisted of 40 nurses.',
          'The study included 73 patients.',
          'The survey involved about 200 workers.',
          'A survey of 372 women was done.',
        ],
        no: ['The sample will include 20 farmers; a sample of 20 farmers is planned.'],
      },
    ],
  },
]
