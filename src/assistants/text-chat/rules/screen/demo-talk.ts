/** The conversation shown to users without access. Its paper is fictional. */
export const DEMO_QUESTION = {
  content: 'What does chapter 4 say about savings, and which test should I use to compare the two groups?',
  file: { name: 'Chapter_4_results.docx', size: 312_000 },
}

export const DEMO_TABLE = {
  header: ['Group', 'Households', 'Mean saved, ZMW', 'SD'],
  rows: [
    ['With a wallet', '131', '618.00', '540'],
    ['Without a wallet', '81', '404.00', '485'],
  ],
}

/** The source of the demo's answer. */
export const DEMO_PASSAGE = {
  id: 'demo-passage',
  page: 6,
  quote: 'those with an active wallet saved more',
  passage: {
    place: 'Page 6 of 28 · 4.2 Savings by household',
    sentence:
      'Of the 212 households interviewed, those with an active wallet saved more, a mean difference of ZMW 214 per month.',
    marked: 'those with an active wallet saved more',
    at: 0.3,
  },
}

export const WHAT_YOU_GET = [
  'Answers about your own files, each with its page',
  'Tables, formulas and code you can copy into Word or a spreadsheet',
  '30 days, with as many questions as you like',
] as const
