/** What came out: results and conclusions. */
import type { SlotKnowledge } from '../slot-pattern.ts'

export const OUTCOME: readonly SlotKnowledge[] = [
  {
    slot: 'results',
    tense: 'done',
    patterns: [
      {
        says: '{was|were|is|are|found}',
        heading:
          '{summary of ...2 findings|summary of results|key findings|key results|major findings|main findings|research findings}',
        in: ['results', 'discussion', 'conclusion', 'other'],
        unless: '{objective*|chapter|recommend*|will|might|can be|^ this}',
        yes: [
          'conclusion: 5.1 Summary of the major findings > Distance was the main cause of late booking.',
          'conclusion: 5.1 Summary of results > Fees were named by two in three.',
          'discussion: 5.1 Key results > Distance is what keeps most away.',
          'discussion: 5.1 Key findings > Fees are named before distance.',
          'results: 4.5 Major findings > We found that few save.',
          'results: 4.5 Main findings > Half of the pumps were broken.',
          'results: 4.5 Research findings > It was seen that clerks wait.',
        ],
        no: [
          'conclusion: 5.1 Summary of findings > The first objective was to ask why women book late.',
          'conclusion: 5.1 Summary of findings > The chapter before was on methods.',
          'conclusion: 5.1 Summary of findings > It was recommended that fees be dropped.',
          'conclusion: 5.1 Summary of findings > What was found will be of use.',
          'conclusion: 5.1 Summary of findings > A pump might fail where it is old.',
          'conclusion: 5.1 Summary of findings > What was found can be explained by the rain.',
          'conclusion: 5.1 Summary of findings > This effect was the larger one.',
          'literature: 2.4 Key findings > Distance was the main cause of late booking.',
        ],
      },
      {
        says: '{results|findings|study|analysis|survey|data} ...4 {showed|show|shows|revealed|reveal|reveals|indicated|indicate|indicates|found|established|demonstrated} that =>',
        in: ['abstract', 'results', 'discussion', 'conclusion'],
        yes: [
          'results: 4 Results > The results showed that distance matters most.',
          'results: 4 Results > The findings show that women book late.',
          'abstract: Abstract > The study revealed that fees keep girls away.',
          'results: 4 Results > The analysis reveals that rain explains half of it.',
          'results: 4 Results > The survey indicated that few save.',
          'results: 4 Results > The data of both years indicate that yields fell.',
          'abstract: Abstract > The study found that most traders borrow.',
          'conclusion: 5 Conclusion > The study established that pumps fail early.',
          'discussion: 5 Discussion > The results demonstrated that the method works.',
          'results: 4 Results > The analysis shows that prices rose.',
          'results: 4 Results > The findings reveal that clerks wait.',
          'results: 4 Results > The analysis indicates that soil matters.',
        ],
        no: [
          'literature: 2 Review > The study found that most traders borrow.',
          'introduction: 1 Introduction > The study showed that most borrow.',
        ],
      },
      {
        says: '{was|were|is|are} ...1 significantly {associated|related|correlated|higher|lower|different|better}',
        in: ['abstract', 'results', 'conclusion'],
        unless: '{hypothesi*|whether|if} ',
        yes: [
          'results: 4 Results > Distance was significantly associated with late booking.',
          'results: 4 Results > Scores were significantly related to age.',
          'results: 4 Results > Income is significantly correlated with saving.',
          'abstract: Abstract > Yields were significantly higher in the first plot.',
          'results: 4 Results > Costs are significantly lower in groups.',
          'results: 4 Results > The two groups were not significantly different.',
          'results: 4 Results > The new seed was significantly better.',
        ],
        no: [
          'literature: 2 Review > Distance was significantly associated with booking.',
          'results: 4 Results > The hypothesis is that scores are significantly higher.',
        ],
      },
    ],
  },
  {
    slot: 'conclusions',
    tense: 'told',
    patterns: [
      {
        says: '{study|research|project|thesis|paper|we|I|researcher} ...1 {concludes|concluded|conclude} that =>',
        in: ['abstract', 'discussion', 'conclusion'],
        yes: [
          'conclusion: 5 Conclusion > The study concludes that fees matter most.',
          'abstract: Abstract > The research concluded that groups save more.',
          'conclusion: 5 Conclusion > We therefore conclude that the tool is fast enough.',
          'conclusion: 5 Conclusion > I conclude that the law is not known.',
          'conclusion: 5 Conclusion > The project concluded that it can be built.',
          'conclusion: 5 Conclusion > The thesis concludes that both hold.',
          'abstract: Abstract > This paper concludes that rain is enough.',
          'conclusion: 5 Conclusion > The researcher concluded that more is needed.',
        ],
        no: ['literature: 2 Review > The study concludes that fees matter.'],
      },
      {
        says: '^ {in conclusion|to conclude} =>',
        in: ['conclusion', 'abstract', 'discussion'],
        yes: [
          'conclusion: 5 Conclusion > In conclusion, the tool was good enough for the clinic.',
          'discussion: 5 Discussion > To conclude, the two ways cost the same.',
        ],
        no: ['literature: 2 Review > In conclusion, studies differ.'],
      },
      {
        says: '{this|the|these|our} {study|findings|results|research|project|thesis} {has shown|have shown|shows|show|demonstrates|demonstrated|suggest|suggests|confirms|confirmed} that =>',
        in: ['conclusion'],
        yes: [
          'conclusion: 5 Conclusion > This study has shown that fees matter.',
          'conclusion: 5 Conclusion > These findings have shown that fees matter.',
          'conclusion: 5 Conclusion > Our results show that fees matter.',
          'conclusion: 5 Conclusion > The research shows that fees matter.',
          'conclusion: 5 Conclusion > The project demonstrates that it works.',
          'conclusion: 5 Conclusion > This thesis demonstrated that it works.',
          'conclusion: 5 Conclusion > The results suggest that fees matter.',
          'conclusion: 5 Conclusion > The study suggests that fees matter.',
          'conclusion: 5 Conclusion > The study confirms that fees matter.',
          'conclusion: 5 Conclusion > The study confirmed that fees matter.',
        ],
        no: ['discussion: 5 Discussion > The study suggests that fees matter.'],
      },
    ],
  },
]
