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

/** Told before payment, in the room and where it is unlocked. */
export const YOUR_DATA =
  'Bring your survey as CSV, Excel (.xlsx), SPSS (.sav) or Stata (.dta) and ask in your own words: frequencies, cross-tables, t-tests, ANOVA, tests on ranks, correlation, regression, reliability, factor analysis. The results come as a Word chapter with numbered tables.'

export const WHAT_YOU_GET = [
  'Survey data analysed (CSV, Excel, SPSS, Stata), with the results chapter in Word',
  'Answers about your own files, each with its page',
  'Tables, formulas and code you can copy into Word or a spreadsheet',
  '30 days, with as many questions as you like',
] as const
