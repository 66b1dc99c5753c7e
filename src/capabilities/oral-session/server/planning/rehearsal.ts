/**
 * A warm-up plan. The study engine runs a third faster from the second document on, and while a document is being read
 * there is time for a first one: a page that has something of everything.
 */
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { DocumentModel, SectionRole } from '#product/document-model.ts'
import { makePlan } from '../../rules/plan/make-plan.ts'

const PAGE: readonly (readonly [SectionRole, string, readonly string[]])[] = [
  [
    'introduction',
    'Chapter 1: Introduction',
    [
      'The problem is that nobody knows whether traders use mobile money to save.',
      'The aim of this study was to determine how mobile money changes the savings of traders.',
      'The first objective of the study was to measure how often traders save.',
      'Research question 1: How often do traders save with mobile money?',
      'It was hypothesised that traders with an account save more often than others.',
    ],
  ],
  [
    'literature',
    'Chapter 2: Literature Review',
    [
      'Mwale (2020) reported that fees keep poor traders away from agents.',
      'Few studies have examined the savings of market traders.',
      'The study was guided by the technology acceptance model.',
    ],
  ],
  [
    'methods',
    'Chapter 3: Methodology',
    [
      'A cross-sectional survey design was used because the study described one point in time.',
      'A total of 240 traders took part in the study.',
      'Systematic sampling was used to select every fifth stall in each market.',
      'A structured questionnaire was used to collect data, and its Cronbach alpha was 0.81.',
      'The data were analysed with chi-square tests in SPSS version 26.',
      'Ethical approval was obtained, and every trader gave written consent.',
    ],
  ],
  [
    'results',
    'Chapter 4: Results',
    [
      'The results showed that 58% of the traders saved every week (n = 139).',
      'Saving was significantly associated with having an account (χ2 = 9.41, df = 1, p = .002).',
      'The mean age was 34.2 years (SD = 8.1).',
    ],
  ],
  [
    'conclusion',
    'Chapter 5: Conclusion',
    [
      'The study concludes that an account goes with more frequent saving.',
      'A limitation of the study was that only traders with a stall were asked.',
      'The study recommends that councils let agents into every market.',
    ],
  ],
]

export function rehearse(): void {
  const model = pageOf()
  makePlan(openRecord(model), model, 'rehearsal')
}

function pageOf(): DocumentModel {
  const parts = PAGE.map(([role, title, texts], at) => ({ id: `s${at}`, role, title, texts }))
  return {
    kind: 'pdf',
    title: 'Mobile money and the savings of traders',
    authors: [],
    abstract: '',
    language: 'en',
    paged: true,
    pages: [{ number: 1, width: 595, height: 842 }],
    sections: parts.map(({ id, role, title }) => ({ id, role, title, level: 1, firstPage: 1, lastPage: 1 })),
    blocks: parts.flatMap(({ id, title, texts }) => [
      { id: `${id}-h`, kind: 'heading', level: 1, page: 1, text: title, section: id },
      { id: `${id}-p`, kind: 'paragraph', page: 1, text: texts.join(' '), section: id },
    ]),
    sentences: parts.flatMap(({ id, texts }) =>
      texts.map((text, nth) => ({ id: `${id}-p-${nth}`, block: `${id}-p`, page: 1, text })),
    ),
    figures: [],
    notes: [],
  }
}
