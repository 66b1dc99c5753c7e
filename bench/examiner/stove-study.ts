/** A small survey written for this: households are asked once, at random, and counted. */
import type { WrittenSection } from '../../tests/support/model-of.ts'

export const STOVE_STUDY: WrittenSection[] = [
  {
    title: 'Abstract',
    role: 'abstract',
    blocks: [
      'Most households in Ndola cook on charcoal. The aim of this study was to determine which households buy an improved stove and whether they burn less charcoal with it. A cross-sectional survey of 320 households was carried out in two townships. Households with an improved stove used less charcoal in a week.',
    ],
  },
  {
    title: '1 Introduction',
    role: 'introduction',
    blocks: [
      'Charcoal takes a fifth of what a poor household earns. The problem is that improved stoves are sold in every market and few households buy one. Forests round the city are cut for fuel faster than they grow.',
      'The objectives of the study were to measure how many households own an improved stove, to compare the charcoal that is used with and without one, and to describe why households do not buy it.',
      'Research question 1: How many households own an improved stove? Research question 2: Do households with an improved stove use less charcoal?',
    ],
  },
  {
    title: '2 Literature Review',
    role: 'literature',
    blocks: [
      'Jürisoo (2018) found that buyers of new stoves in Lusaka went on using the old brazier. Kapfudzaruwa (2017) described programmes that ended when the subsidy ended. No study has weighed the charcoal that households in Ndola really burn. The diffusion of innovations theory guided the study, because it says who takes up something new and when.',
    ],
  },
  {
    title: '3 Methodology',
    role: 'methods',
    blocks: [
      'A cross-sectional survey design was used. A total of 320 households took part in the study. Simple random sampling was used to select the households from the lists of the two township councils. A structured questionnaire was used to collect data from the person who cooks. The charcoal of one week was weighed in 80 households with a hanging scale. The data were analysed with logistic regression in R. Written consent was obtained from every household, and the study was approved by the ethics committee of the university.',
    ],
  },
  {
    title: '4 Results',
    role: 'results',
    blocks: [
      'The results showed that 23% of the households owned an improved stove. Households with an improved stove burned 6.1 kg of charcoal in a week and households without one burned 9.4 kg (p = 0.01). The study found that the price of the stove was named as the main reason by 54% of the households without one.',
      { kind: 'caption', text: 'Table 3: Charcoal in a week' },
      {
        kind: 'table',
        rows: [
          ['Group', 'Households', 'Kilograms'],
          ['Improved stove', '36', '6.1'],
          ['Brazier', '44', '9.4'],
        ],
      },
    ],
  },
  {
    title: '5 Conclusion',
    role: 'conclusion',
    blocks: [
      'The study concludes that an improved stove saves a third of the charcoal. A limitation of the study was that the charcoal was weighed in one week of the dry season. The study recommends that the councils let households pay for a stove in small parts. Further research should weigh the charcoal in the rains.',
    ],
  },
]
