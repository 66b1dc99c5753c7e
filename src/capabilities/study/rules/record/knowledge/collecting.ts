/** How a work got its data: sampling and instruments. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const COLLECTING: readonly SlotKnowledge[] = [
  {
    slot: 'sampling',
    tense: 'done',
    patterns: [
      {
        says: '<sampling> ...3 sampling ...3 {was|were|will be|is} {used|employed|adopted|applied|utilised}',
        notIn: ['literature'],
        yes: [
          'Simple random sampling was used to pick the homes.',
          'Stratified random sampling was employed.',
          'Purposive sampling was adopted.',
          'Convenience sampling will be used.',
          'Snowball sampling methods were applied.',
          'Systematic sampling was utilised.',
          'Cluster sampling was used.',
          'Multistage sampling was used.',
          'Quota sampling is used.',
          'Judgmental sampling was used.',
        ],
        no: [
          'literature: 2 Review > Quota sampling was used.',
          'Purposive sampling is often preferred by writers.',
        ],
      },
      {
        says: '{used|employed|adopted|applied|through|using|by} ...2 <sampling> ...1 sampling',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.2 Sampling > The study used a stratified sampling technique.',
          'methods: 3.2 Sampling > We employed convenience sampling.',
          'methods: 3.2 Sampling > The researcher adopted cluster sampling.',
          'methods: 3.2 Sampling > The researcher applied systematic random sampling.',
          'methods: 3.2 Sampling > Ten shops were found through snowball sampling.',
          'methods: 3.2 Sampling > Homes were picked using simple random sampling.',
          'methods: 3.2 Sampling > Homes will be selected by simple random sampling.',
        ],
        no: [
          'introduction: 1 Introduction > Others used quota sampling.',
          'methods: 3.2 Sampling > We used sampling.',
        ],
      },
      {
        says: '{were|was|will be} {randomly|purposively|conveniently|systematically} {selected|chosen|sampled|recruited|picked}',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.2 Sampling > Forty homes were randomly selected.',
          'methods: 3.2 Sampling > One head was purposively chosen in each school.',
          'methods: 3.2 Sampling > Mothers will be conveniently sampled.',
          'methods: 3.2 Sampling > Shops were systematically recruited.',
          'methods: 3.2 Sampling > Seeds were randomly picked.',
        ],
        no: ['literature: 2 Review > Homes were randomly selected.'],
      },
      {
        says: '{random*|purposive*|convenien*|selected|chosen|recruited|snowball|census|stratified}',
        under: ['sampling'],
        unless:
          '{refers|defined|is used when|gives every|gives each|allows|involves|table|ensures|sample size|variable|vector}',
        yes: [
          'methods: 3.4 Sampling > The work is restricted to a simple random procedure.',
          'methods: 3.4 Sampling > A purposive method picked the heads.',
          'methods: 3.4 Sampling > The sample is one of convenience.',
          'methods: 3.4 Sampling > Ten clerks were selected from the list.',
          'methods: 3.4 Sampling > Homes were chosen by lot.',
          'methods: 3.4 Sampling > Mothers were recruited at the clinic.',
          'methods: 3.4 Sampling > Shops came by snowball.',
          'methods: 3.4 Sampling > A census of the staff was taken.',
          'methods: 3.4 Sampling > The sample is stratified by school.',
        ],
        no: [
          'methods: 3.4 Sampling > Random sampling gives every member a chance.',
          'introduction: 1.1 Background > Homes were chosen by lot.',
          'methods: 3.4 Sampling > The town has four wards.',
        ],
      },
    ],
  },
  {
    slot: 'instruments',
    tense: 'done',
    patterns: [
      {
        says: '{questionnaire*|interview*|checklist*|focus group*} ...3 {was|were|will be} {used|administered|distributed|conducted|designed|held}',
        in: ['methods', 'abstract'],
        unless: '{in a way|in such a way|so that|not forced|voluntar*}',
        yes: [
          'methods: 3.3 Data collection > A questionnaire was used.',
          'methods: 3.3 Data collection > Interviews were conducted with ten chiefs.',
          'methods: 3.3 Data collection > An interview guide for chiefs was designed.',
          'methods: 3.3 Data collection > A checklist was administered.',
          'methods: 3.3 Data collection > Focus group talks will be held.',
          'methods: 3.3 Data collection > The questionnaires were distributed by hand.',
        ],
        no: [
          'literature: 2 Review > A questionnaire was used.',
          'methods: 3.3 Data collection > Interviews will be conducted in a way that nobody is hurt.',
          'methods: 3.3 Data collection > Time was used.',
        ],
      },
      {
        says: 'data {was|were|will be} {collected|gathered|obtained} ...3 {using|through|with|via} =>',
        in: ['methods', 'abstract'],
        yes: [
          'methods: 3.3 Data collection > Data were collected using a form.',
          'methods: 3.3 Data collection > Data was gathered through long talks.',
          'methods: 3.3 Data collection > Data will be obtained from homes with a form.',
          'methods: 3.3 Data collection > Data were collected with tape and scale.',
          'methods: 3.3 Data collection > Data were collected via an online form.',
        ],
        no: ['literature: 2 Review > Data were collected using a form.'],
      },
      {
        says: '{questionnaire*|interview*|checklist*|scale|focus group*|observation*|form|samples} ...8 {was|were|will be|is|are|used|consist*|contain*|divided}',
        under: ['instrument', 'procedure'],
        unless:
          '{refers|defined|can be|advantage*|return rate|is a|are a|suitable because|followed by|process that|in a way|not forced}',
        yes: [
          'methods: 3.6 Research instruments > The questionnaire for data collection was given to all.',
          'methods: 3.6 Research instruments > An interview of one hour is the main tool.',
          'methods: 3.6 Research instruments > Checklists of ten lines are used.',
          'methods: 3.6 Research instruments > The scale will be that of the ministry.',
          'methods: 3.6 Research instruments > Focus groups were led by a nurse.',
          'methods: 3.6 Research instruments > Observation was made at noon.',
          'methods: 3.6 Research instruments > The form consists of two parts.',
          'methods: 3.6 Research instruments > The questionnaire contains 20 items.',
          'methods: 3.6 Research instruments > The questionnaire divided into two parts.',
          'methods: 3.6 Research instruments > The samples were screened in the laboratory.',
          'methods: 3.6 Research instruments > The observation form used a scale of ten.',
          'methods: 3.6 Research instruments > Observations are made each week.',
        ],
        no: [
          'methods: 3.6 Research instruments > A questionnaire is a set of written questions.',
          'introduction: 1.1 Background > The form consists of two parts.',
          'methods: 3.6 Research instruments > The room was quiet.',
        ],
      },
    ],
  },
]
