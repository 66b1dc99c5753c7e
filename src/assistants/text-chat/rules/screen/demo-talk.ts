/** The conversation that is shown to who has not bought the chat. Its paper does not exist. */
import type { ChatMessage } from '../../contract.ts'

const TABLE = `| Group | Households | Mean saved, ZMW | SD |
|---|--:|--:|--:|
| With a wallet | 131 | 618.00 | 540 |
| Without a wallet | 81 | 404.00 | 485 |`

const ANSWER = `Chapter 4 compares households with and without a mobile wallet, in Table 4.3:

${TABLE}

The two groups are independent and their spread differs, so use Welch’s test:

$$
t = \\frac{\\bar{x}_1 - \\bar{x}_2}{\\sqrt{\\frac{s_1^2}{n_1} + \\frac{s_2^2}{n_2}}}
$$

\`\`\`r
t.test(saved ~ wallet, data = households,
       var.equal = FALSE)  # Welch
\`\`\`

I did not find the standard deviations in words, only in Table 4.3. Check them before you quote them.`

const said = { timestamp: '2026-11-20T08:00:00.000Z', isDemo: true, state: 'complete' } as const

export const DEMO_TALK: readonly ChatMessage[] = [
  {
    ...said,
    id: 'demo-question',
    sender: 'user',
    parentId: null,
    content: 'What does chapter 4 say about savings, and which test should I use to compare the two groups?',
    file: { name: 'Chapter_4_results.docx', size: 312_000, type: '', preview: null, documentId: '' },
  },
  { ...said, id: 'demo-answer', sender: 'ai', parentId: 'demo-question', content: ANSWER },
]

/** What the demo's answer rests on. */
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
  'Answers about your own files, each with the page it stands on',
  'Tables, formulas and code you can take along, to Word or a spreadsheet',
  '30 days, as many questions as you have',
] as const
