import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { openStudy } from '../open-study.ts'
import type { FactKind } from './fact.ts'
import { readFacts } from './read-facts.ts'

const read = (sections: WrittenSection[]) => readFacts(openStudy(modelOf(sections)).reading)
const shownIn = (role: WrittenSection['role'], title: string, ...blocks: WrittenSection['blocks']) =>
  read([{ title, role, blocks }])
    .filter(({ certainty }) => certainty === 'shown')
    .map(({ kind, evidence }) => [kind, evidence.quote])
const kindsOf = (role: WrittenSection['role'], title: string, sentence: string) =>
  shownIn(role, title, sentence).map(([kind]) => kind)

const SAID: readonly (readonly [FactKind, WrittenSection['role'], string, string])[] = [
  [
    'aim',
    'introduction',
    'Introduction',
    'The main aim of this study is to find out why farmers leave the scheme.',
  ],
  ['aim', 'abstract', 'Abstract', 'This study therefore sought to determine how mothers choose a clinic.'],
  ['hypothesis', 'introduction', '1.5 Hypotheses', 'H1: Training raises the yield of smallholder farmers.'],
  [
    'gap',
    'literature',
    '2.4 Summary',
    'Little is known about how tailors in small towns keep their records.',
  ],
  ['theory', 'literature', '2.1 Theory', 'This study is anchored in the Theory of Planned Behaviour.'],
  ['approach', 'methods', '3.1 Approach', 'The study adopted a qualitative approach.'],
  ['approach', 'methods', '3.2 Approach', 'The study adopted a mixed research approach.'],
  ['design', 'methods', '3.2 Design', 'The study employed a descriptive cross-sectional survey design.'],
  ['gap', 'introduction', 'Introduction', 'So far there is little evidence for tailors in Malawi.'],
  [
    'approach',
    'methods',
    'Methods',
    'The methodology will employ a mixed-methods approach to gather what the tailors know.',
  ],
  [
    'approach',
    'methods',
    'Methods',
    'The research method will involve the combination of both quantitative and qualitative methods.',
  ],
  [
    'instrument',
    'methods',
    'Methods',
    'Methods of data collection will be used, including questionnaires and focus group discussions.',
  ],
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'Further analysis of the books of tailors in other towns would be required.',
  ],
  [
    'approach',
    'methods',
    '3.2 Design',
    'A convergent mixed methods design was used because numbers tell half.',
  ],
  ['design', 'methods', '3.2 Design', 'A randomised complete block design with four replications was used.'],
  ['design', 'methods', '3.2 Design', 'A meta-analysis of twelve randomised trials was conducted.'],
  ['design', 'methods', '3.2 Data', 'The study used secondary data from the records of two lenders.'],
  ['sample-size', 'methods', '3.4 Sample', 'A total of 212 nurses were interviewed in the four wards.'],
  ['sample-size', 'methods', '3.4 Sample', 'This study will take an estimated sample size of 340.'],
  ['sampling', 'methods', '3.4 Sample', 'The wards were selected by simple random sampling.'],
  ['setting', 'methods', '3.3 Place', 'The study was conducted in Chipata District.'],
  ['period', 'methods', '3.3 Place', 'Data were collected between March and June 2023.'],
  ['instrument', 'methods', '3.5 Data', 'Data were collected with a structured questionnaire.'],
  ['analysis', 'methods', '3.6 Analysis', 'The interviews were analysed using thematic analysis.'],
  ['software', 'methods', '3.6 Analysis', 'The answers were entered and analysed in SPSS version 26.'],
  [
    'reliability',
    'methods',
    '3.7 Quality',
    'The questionnaire was pilot-tested, and reliability was assessed with Cronbach alpha.',
  ],
  ['ethics', 'methods', '3.8 Ethics', 'Ethical clearance was obtained from the university committee.'],
  ['result', 'results', '4.2 Results', 'The results show that 64% of the nurses were on night duty.'],
  ['null-result', 'results', '4.2 Results', 'There was no significant difference between the two wards.'],
  [
    'conclusion',
    'conclusion',
    '5 Conclusion',
    'The study concludes that night duty tires the younger nurses most.',
  ],
  [
    'limitation',
    'discussion',
    '5.3 Limits',
    'This study was limited to one hospital, so its findings cannot be generalised.',
  ],
  [
    'recommendation',
    'conclusion',
    '5.4 Advice',
    'The study recommends that the hospital share night duty out evenly.',
  ],
]

describe('what a document says about its own work', () => {
  it.each(SAID)('is read as %s', (kind, role, title, sentence) => {
    expect(kindsOf(role, title, sentence)).toContain(kind)
  })

  it('has the exact words, their place and who read them', () => {
    const [fact] = read([
      {
        title: 'Methods',
        role: 'methods',
        blocks: ['A total of 212 nurses were interviewed in four wards.'],
      },
    ]).filter(({ kind }) => kind === 'sample-size')
    expect(fact).toEqual({
      kind: 'sample-size',
      certainty: 'shown',
      value: 'n = 212',
      reader: 'built-in',
      evidence: {
        sentenceId: 's1-b1-1',
        page: 1,
        quote: 'A total of 212 nurses were interviewed in four wards.',
      },
    })
  })

  it('takes the items of a list as what the line before it announces', () => {
    const shown = shownIn(
      'introduction',
      'Introduction',
      'The specific objectives of the study are to:',
      { kind: 'list-item', text: 'Describe how tailors keep their records.' },
      { kind: 'list-item', text: 'Compare the records of men and women.' },
    )
    expect(shown).toEqual([
      ['objective', 'Describe how tailors keep their records.'],
      ['objective', 'Compare the records of men and women.'],
    ])
  })

  it('takes a heading that was read as text for a heading', () => {
    const shown = shownIn(
      'introduction',
      'Introduction',
      '1.4 RESEARCH QUESTIONS',
      'Why do tailors lose money?',
    )
    expect(shown).toEqual([['question', 'Why do tailors lose money?']])
  })
})

describe('objectives and questions', () => {
  it('are told apart where both stand under one heading', () => {
    const shown = shownIn(
      'introduction',
      '1.3 Research objectives',
      '1. To what extent do tailors keep records of what they sell?',
      '2. To examine why tailors lose money in the rains.',
    )
    expect(shown).toEqual([
      ['question', '1. To what extent do tailors keep records of what they sell?'],
      ['objective', '2. To examine why tailors lose money in the rains.'],
    ])
  })

  it('begin with what is to be done, and not with a tool, a reason or what only announces them', () => {
    const shown = shownIn(
      'introduction',
      '1.3 Specific objectives',
      { kind: 'list-item', text: 'Front end (what users see): HTML5, CSS3, and a small script.' },
      { kind: 'list-item', text: 'Reason: These are the usual tools of the trade in town.' },
      { kind: 'list-item', text: 'Particular attention will be paid to the tailors of the market.' },
      'To reach the aim listed above, the following objectives have been created.',
      { kind: 'list-item', text: 'Build a register that tailors can fill in by hand.' },
    )
    expect(shown.filter(([kind]) => kind === 'objective')).toEqual([
      ['objective', 'Build a register that tailors can fill in by hand.'],
    ])
  })
})

const NOT_SAID: readonly (readonly [FactKind, WrittenSection['role'], string, string])[] = [
  [
    'limitation',
    'introduction',
    'Background',
    'While these shops offered cloth, many tailors were unable to take part due to lack of awareness of it.',
  ],
  [
    'limitation',
    'introduction',
    'Background',
    'Due to the limited use of books in towns, this study examines how tailors may keep them.',
  ],
  ['gap', 'literature', 'Gap', 'Identify gaps in the books of tailors and in how they are kept.'],
  ['question', 'methods', 'Questions', 'How often do you take care of your own books?'],
  [
    'result',
    'results',
    'Results',
    'Precision assesses the accuracy of the model in 0.5 of the books, and recall shows its reach.',
  ],
  [
    'sample-size',
    'methods',
    'Methods',
    'Number of trees: 100 trees were used to make the predictions stable.',
  ],
  ['software', 'methods', 'Methods', 'The pictures were collected from an open set on Mendeley Data.'],
  [
    'result',
    'abstract',
    'Abstract',
    'Machines have significantly outperformed the old ways of sewing in recent years.',
  ],
  [
    'result',
    'results',
    'Results',
    'Hypothesis: Training and tools significantly predict what a tailor earns.',
  ],
  [
    'result',
    'methods',
    'Methods',
    'The curves that follow were the main output of the analysis used to draw what we conclude.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The wide bands raise the risk of a type 2 error, where we fail to reject the null hypothesis when it is false.',
  ],
  [
    'null-result',
    'results',
    'Results',
    'The books of this study might not include some significant sales that would tell them apart.',
  ],
  [
    'limitation',
    'discussion',
    'Limitations',
    'Better lists allow looking deeper, and find sales that may have been overlooked in the past.',
  ],
  [
    'instrument',
    'methods',
    'Methods',
    'No further instruments were used in this study as the books were there.',
  ],
  ['procedure', 'methods', 'Methods', 'No further steps were used, as the list of tailors is complete.'],
  [
    'problem',
    'introduction',
    'Statement of the problem',
    'This work provides a chance to study how tailors lose their books, which few have done.',
  ],
  [
    'problem',
    'introduction',
    'Statement of the problem',
    'The chapter described the lack of records that tailors struggle with in small towns.',
  ],
  [
    'setting',
    'methods',
    'Data',
    'The data for this study were collected from many sources ranging from the Federal Money Database of old.',
  ],
  [
    'gap',
    'introduction',
    'Model',
    'The spread of the sales follows a value which is unknown, and could be estimated from old books.',
  ],
  [
    'contribution',
    'introduction',
    'Importance of the study',
    'It helps to cover the costs of the shop before money is given.',
  ],
  [
    'conclusion',
    'other',
    'Ethics',
    'Hence, the research will further investigate to conclude how tailors differ from weavers.',
  ],
  [
    'limitation',
    'conclusion',
    'Limitations',
    'The results highlight the need for tailors who may teach the affected towns.',
  ],
  [
    'result',
    'methods',
    'Methods',
    'Regarding the second way of working, some changes were made to the books so that they go with the final results of the tailors.',
  ],
  ['result', 'results', 'Results', 'This included sorting 5.5% of the books again, which was done by hand.'],
  [
    'procedure',
    'methods',
    'Methods',
    'In this study, a descriptive design was adopted to see how books are kept.',
  ],
  [
    'software',
    'conclusion',
    'Conclusion',
    'So we use the old way, that tailors are able to count by hand or using Excel.',
  ],
  // Another study's work.
  ['sample-size', 'methods', '3.4 Sample', 'The maximum age in the sample was 44 years.'],
  ['sample-size', 'methods', '3.5 Data', 'Only cases with valid answers to all 12 items were included.'],
  ['sample-size', 'methods', '4.1 Wishes', 'In our survey 7 out of 8 respondents hope for a better road.'],
  [
    'sample-size',
    'discussion',
    'Discussion',
    'Banda (2019) interviewed 340 nurses in Malawi and found the same.',
  ],
  ['design', 'literature', 'Review', 'Phiri et al. (2018) used a cross-sectional survey design.'],
  ['design', 'abstract', 'Abstract', 'A meta-analysis of accounting programs and tools was conducted first.'],
  ['design', 'methods', 'Methods', 'A case study was conducted to inform the design of the questionnaire.'],
  [
    'result',
    'discussion',
    'Discussion',
    'Earlier studies found that 40% of nurses slept badly (Mwale, 2017).',
  ],
  // Work that would have been done.
  [
    'instrument',
    'methods',
    'Methods',
    'Ideally data would have been collected with a questionnaire from nurses.',
  ],
  // Textbooks.
  [
    'sampling',
    'methods',
    'Methods',
    'Purposive sampling is a technique in which the researcher picks people.',
  ],
  ['design', 'methods', 'Methods', 'A case study is a design that is often used for bounded systems.'],
  // References back, and sentences without content.
  ['hypothesis', 'introduction', '1.5 Hypotheses', '- They are also less likely to lose money in the rains.'],
  [
    'limitation',
    'discussion',
    '5.4 Limitations',
    'As with all research, there are some limitations to the analysis.',
  ],
  [
    'limitation',
    'discussion',
    '5.4 Limitations',
    'The dependent variables include sales, profit and the hours of work.',
  ],
  [
    'limitation',
    'introduction',
    '1.2 Limitations of small boats',
    'Small boats cannot carry nets of more than two tonnes.',
  ],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'Hence, further research must be conducted on the topics of this study.',
  ],
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'Recommendations for future research will also be suggested.',
  ],
  [
    'aim',
    'methods',
    '3.4 Sampling',
    'The study seeks to use purposive sampling to cover all kinds of tailors.',
  ],
  [
    'design',
    'abstract',
    'Abstract',
    'This paper uses labour survey data to study the pay of tailors from 1997 to 2019.',
  ],
  ['gap', 'results', '4.2 The pay gap', 'The raw gap in hourly pay of 0.09 is significant among men.'],
  [
    'result',
    'results',
    'Results',
    '4.3: Determine the factors that significantly influence the records of tailors.',
  ],
  ['result', 'results', 'Results', 'For accuracy a tree was fit on the same records after it was tuned.'],
  ['null-result', 'results', 'Results', 'The register was unable to merge with the old book of sales.'],
  [
    'limitation',
    'discussion',
    'Discussion',
    'While Banda (2018) showed this, the study was limited to tailors in town.',
  ],
  ['setting', 'methods', '3.2 Data', 'Data will be gathered from Kaggle in the first week of the project.'],
  [
    'conclusion',
    'conclusion',
    'Conclusion',
    'The purpose of this study was to examine how records affect the profit of tailors.',
  ],
  [
    'problem',
    'introduction',
    'Problem statement',
    'By adding a register, it will be easier for tailors with difficulties to count.',
  ],
  [
    'procedure',
    'methods',
    'Tools',
    'The register has been created by a firm in town and was developed further.',
  ],
  // A system that serves people who lack something; that is no limitation of a study.
  [
    'limitation',
    'methods',
    'Tools',
    'The pages were kept light, which matters for tailors with limited data on their phones.',
  ],
  [
    'limitation',
    'discussion',
    '5.4 Limitations',
    'The choice not to weigh the cloth was made for three reasons, given below.',
  ],
  [
    'limitation',
    'discussion',
    '5.4 Limitations',
    'Unlike older books, the new register may hold orders too.',
  ],
  [
    'conclusion',
    'abstract',
    'Abstract',
    'Therefore, we focus on the shops in town and show how their books differ.',
  ],
  [
    'recommendation',
    'conclusion',
    'Conclusion',
    'The second reason is that it should be more like the market.',
  ],
  [
    'aim',
    'introduction',
    'Introduction',
    'This study seeks to make a meaningful contribution to what is known of tailors.',
  ],
  [
    'procedure',
    'methods',
    'Data',
    'Town Data: this dataset provides the records of sales that were collected in shops.',
  ],
  ['procedure', 'methods', 'Ethics', 'The names of the tailors in the records were removed and anonymised.'],
  ['procedure', 'methods', 'System', 'The register, a small book, will be used by four groups of tailors.'],
  [
    'result',
    'results',
    'Results',
    'Perhaps if the model had been trained on more shops it would perform better.',
  ],
  [
    'result',
    'results',
    'Results',
    'The originating study of this scale showed that 44% of tailors were significantly slower.',
  ],
  ['analysis', 'methods', 'Analysis', 'The models will be evaluated using several measures, including:'],
  [
    'limitation',
    'introduction',
    'Introduction',
    'And yet, due to the time people spend there, the market is a place of rich talk.',
  ],
  ['design', 'methods', 'Methods', 'As a control we chose the Journal of Experimental Trade for this study.'],
  [
    'null-result',
    'discussion',
    'Discussion',
    'Even though we did not assess the direct effect of the register, we argue for it.',
  ],
  [
    'sampling',
    'methods',
    'Methods',
    'In 99 Monte Carlo randomizations each shop was replaced by one that was randomly selected.',
  ],
  [
    'limitation',
    'conclusion',
    'Conclusion',
    'Finally, the books were described and the limitations of the analysis were examined.',
  ],
  [
    'analysis',
    'methods',
    'Analysis',
    'Cluster analysis is widely selected as the standard and was used because it is simple.',
  ],
  [
    'gap',
    'introduction',
    'Introduction',
    'The pay of tailors fell, and there has been little evidence of a rise.',
  ],
  // Conditions and expectations.
  [
    'null-result',
    'results',
    'Results',
    'If the p-value is above 0.05 there is no significant difference between groups.',
  ],
  ['result', 'introduction', 'Introduction', 'We hypothesized that training raises the yield by 10%.'],
  // Participants' words, not findings.
  ['result', 'results', 'Results', '“I think that 90% of them never come to work on Monday at all.”'],
  // No sentences.
  [
    'sampling',
    'methods',
    'Methods',
    'Random sampling, 59 Records, 20 Repository, 31 Respondents were selected, 44',
  ],
  ['ethics', 'methods', 'Methods', '<dc:rights>Consent was obtained from the owner</dc:rights>'],
]

describe('what a document does not say about its own work', () => {
  it.each(NOT_SAID)('is no %s', (kind, role, title, sentence) => {
    expect(kindsOf(role, title, sentence)).not.toContain(kind)
  })

  it('is whatever stands in thanks, contents, appendices or references', () => {
    const sentence = 'Ethical clearance was obtained from the university committee.'
    for (const [title, role] of [
      ['Acknowledgements', 'front-matter'],
      ['Table of contents', 'front-matter'],
      ['Appendix B', 'appendix'],
      ['References', 'references'],
    ] as const)
      expect(shownIn(role, title, sentence), title).toEqual([])
  })
})

it('counts millions as millions, and not as ones', () => {
  const values = read([
    {
      title: 'Data',
      role: 'methods',
      blocks: ['In total, 12 million records of tailors were collected for this study.'],
    },
  ]).map(({ kind, value }) => [kind, value])
  expect(values).not.toContainEqual(['sample-size', 'n = 12'])
})

it('takes the figure that stands behind its words', () => {
  const [fact] = read([
    {
      title: 'Sample size',
      role: 'methods',
      blocks: ['Therefore, the sample size of the study is Four Hundred (400) tailors.'],
    },
  ]).filter(({ kind }) => kind === 'sample-size')
  expect(fact?.value).toBe('n = 400')
})

it('gives no number where two groups were counted apart', () => {
  const [fact] = read([
    {
      title: 'Sample',
      role: 'methods',
      blocks: ['A sample of 5 officers and 20 students was interviewed about the queue.'],
    },
  ]).filter(({ kind }) => kind === 'sample-size')
  expect(fact).toBeDefined()
  expect(fact).not.toHaveProperty('value')
})

it.each([
  ['analysis', 'methods', 'Methods', 'Each model included a random intercept for every market of the town.'],
  [
    'conclusion',
    'conclusion',
    'Summary',
    'Distance, fees and age were found to matter most for the savings of the traders.',
  ],
  [
    'conclusion',
    'conclusion',
    'Research questions',
    'The ledger together with the two trials prove the feasibility of small stores.',
  ],
  [
    'limitation',
    'introduction',
    'Limitations',
    'Language: Bemba is the language to be focused on when the traders are asked.',
  ],
] as const)('reads a %s of a work', (kind, role, title, sentence) => {
  const kinds = read([{ title, role, blocks: [sentence] }]).map((fact) => fact.kind)
  expect(kinds).toContain(kind)
})
