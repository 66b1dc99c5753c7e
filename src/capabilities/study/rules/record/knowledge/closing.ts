/** What a work admits, and what should follow from it. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const CLOSING: readonly SlotKnowledge[] = [
  {
    slot: 'limits',
    tense: 'told',
    patterns: [
      {
        says: '{limited|limitation*|constraint*|could not|was not|were not|did not|small|lack of|lacked|unable|difficult*|bias*|may not|cannot}',
        under: ['limitation'],
        heading: '{limitation*|weakness*|constraint*|scope|study limitation*|research limitation*}',
        unless:
          '{strength*|delimitation*|scope of|to overcome|to mitigate|as follows|following|there are some|there are several|should be noted|acknowledge*|it is important}',
        yes: [
          'introduction: 1.8 Limitations of the study > The budget was limited.',
          'introduction: 1.8 Limitations of the study > One limitation was the rain.',
          'introduction: 1.8 Limitations of the study > Time was a constraint.',
          'introduction: 1.8 Limitations of the study > Two wards could not be reached.',
          'introduction: 1.8 Limitations of the study > The frame was not up to date.',
          'introduction: 1.8 Limitations of the study > The answers were not checked.',
          'introduction: 1.8 Limitations of the study > Some clerks did not answer.',
          'introduction: 1.8 Limitations of the study > The sample is small.',
          'introduction: 1.8 Limitations of the study > Work slowed for lack of fuel.',
          'introduction: 1.8 Limitations of the study > The team lacked a second reader.',
          'introduction: 1.8 Limitations of the study > We were unable to go north.',
          'introduction: 1.8 Limitations of the study > It was difficult to find old books.',
          'introduction: 1.8 Limitations of the study > Memory leads to bias.',
          'introduction: 1.8 Limitations of the study > The result may not hold elsewhere.',
          'introduction: 1.8 Limitations > The plan cannot show causes.',
        ],
        no: [
          'introduction: 1.8 Limitations of the study > A strength is that only one nurse asked.',
          'introduction: 1.8 Limitations > We acknowledge limitations.',
          'literature: 2 Review > The budget was limited.',
        ],
      },
      {
        says: '{this|the|our} <work> {is|was} [also] limited {to|by|in} =>',
        in: ['discussion', 'conclusion', 'abstract', 'introduction'],
        yes: [
          'discussion: 5 Discussion > This study was limited to one district.',
          'conclusion: 6 Conclusion > The research is also limited by its small budget.',
          'discussion: 5 Discussion > Our project was limited in time.',
        ],
        no: ['literature: 2 Review > The study was limited to one town.'],
      },
      {
        says: '{a|one|another|main|first|second} limitation ...5 {is|was} =>',
        in: ['discussion', 'conclusion'],
        yes: [
          'discussion: 5 Discussion > A limitation of this work is its size.',
          'discussion: 5 Discussion > One limitation was the short season.',
          'discussion: 5 Discussion > Another limitation is memory.',
          'discussion: 5 Discussion > The main limitation was money.',
          'discussion: 5 Discussion > The first limitation is the place.',
          'conclusion: 6 Conclusion > The second limitation is the month.',
        ],
        no: ['literature: 2 Review > A limitation of their work is its size.'],
      },
    ],
  },
  {
    slot: 'recommendations',
    tense: 'told',
    patterns: [
      {
        says: '{should|must|recommend*|need to|needs to}',
        under: ['recommendation'],
        unless: '{recommendations are|these recommendations|following|as follows|based on the}',
        yes: [
          'conclusion: 5.3 Recommendations > Banks should lend.',
          'conclusion: 5.3 Recommendations > Banks must lend in smaller sums.',
          'conclusion: 5.3 Recommendations > We recommend a second clinic.',
          'conclusion: 5.3 Recommendations > Schools need to feed girls at noon.',
          'conclusion: 5.3 Recommendations > The ministry needs to pay on time.',
        ],
        no: [
          'conclusion: 5.3 Recommendations > These recommendations must do.',
          'literature: 2 Review > Banks should lend.',
        ],
      },
      {
        says: '{study|research|we|I|researcher|thesis|project} ...1 {recommends|recommended|recommend|suggests} ...1 {that|the|to} =>',
        in: ['abstract', 'conclusion', 'discussion'],
        yes: [
          'abstract: Abstract > The study recommends that fees end.',
          'abstract: Abstract > The research recommended the use of radio.',
          'conclusion: 5 Conclusion > We recommend to all banks to lend less.',
          'conclusion: 5 Conclusion > I recommend that the law be read aloud.',
          'conclusion: 5 Conclusion > The researcher recommends that nurses be paid.',
          'conclusion: 5 Conclusion > The thesis recommends that both be used.',
          'conclusion: 5 Conclusion > The project suggests that dams be built.',
        ],
        no: ['literature: 2 Review > The study recommends that fees end.'],
      },
      {
        says: '{future|further} {research|studies|work|study} ...2 {should|could|can|may|is needed|are needed}',
        in: ['conclusion', 'discussion', 'abstract'],
        yes: [
          'conclusion: 5 Conclusion > Future research should ask men as well.',
          'conclusion: 5 Conclusion > Further studies could look north.',
          'conclusion: 5 Conclusion > Future work can add sound.',
          'conclusion: 5 Conclusion > A further study may follow pupils for a year.',
          'discussion: 5 Discussion > Further research is needed.',
          'discussion: 5 Discussion > Further studies are needed.',
        ],
        no: ['literature: 2 Review > Future research should ask men.'],
      },
    ],
  },
]
