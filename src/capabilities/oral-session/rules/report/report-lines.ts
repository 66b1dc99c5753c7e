/** A report as lines, for a text file and for a Word file alike. */
import type { DocumentLine } from '#kit/word/write-document.ts'
import { placesWords } from '#product/place.ts'
import type { MarkName } from '../names.ts'
import {
  ADVISED,
  acrossWords,
  LEFT_OPEN,
  minutesTalked,
  toPractiseWords,
  WITHIN_WORDS,
} from '../screen/report-words.ts'
import type { AnswerCard, Report } from './contract.ts'

const MARK_WORDS: Record<MarkName, string> = {
  direct: 'Answered the question',
  reason: 'Gave a reason',
  evidence: 'Pointed to evidence',
  limit: 'Said how far it goes',
}
const TITLES = { defense: 'Mock defence report', consultant: 'Consultation report' } as const

const BUILT_IN = { defense: 'Weekbe4’s examiner', consultant: 'Weekbe4’s consultant' } as const

const text = (words: string): DocumentLine => ({ style: 'text', text: words })
const heading = (words: string): DocumentLine => ({ style: 'heading', text: words })

export function reportLines(report: Report): DocumentLine[] {
  const { document, at, seconds, answered, planned, score, assistant, engine } = report
  return [
    { style: 'title', text: TITLES[assistant] },
    text(document.title || document.name),
    {
      style: 'small',
      text: `${at.slice(0, 10)}, ${minutesTalked(seconds)}, ${answered} of ${planned} questions answered, asked by ${engine.builtIn ? BUILT_IN[assistant] : engine.name}.`,
    },
    ...fixLines(report),
    ...(report.practise.length === 0 ? [] : [heading(toPractiseWords(report.practise))]),
    ...report.practise.flatMap(cardLines),
    ...(report.cards.length + report.practise.length === 0 ? [] : [heading('The session')]),
    ...(score === null
      ? []
      : [text(`${acrossWords([...report.practise, ...report.cards])}: ${score} of 100.`)]),
    ...report.strengths.map(text),
    ...report.notJudged.map(text),
    ...report.actions.flatMap(({ within, items }) =>
      items.length === 0
        ? []
        : [
            heading(WITHIN_WORDS[within]),
            ...items.map(({ says, place }) => text(`• ${says}${place ? ` (${placesWords([place])})` : ''}`)),
          ],
    ),
    ...(report.advised.length === 0 ? [] : [heading(ADVISED)]),
    ...report.advised.flatMap(({ asked, told }): DocumentLine[] => [
      { style: 'quotation', text: asked },
      text(told),
    ]),
    ...report.cards.flatMap(cardLines),
    ...openLines(report),
    heading('What was said'),
    ...report.transcript.map(({ type, content, speaker }) =>
      text(`${type === 'user' ? 'You' : (speaker?.name ?? 'Examiner')}: ${content}`),
    ),
  ]
}

const fixLines = ({ fixes, fixSummary }: Report): DocumentLine[] =>
  fixes.length === 0
    ? []
    : [
        heading('To mend first'),
        text(fixSummary),
        ...fixes.map(({ says, advice, place }) => text(`• ${says} ${advice} (${placesWords([place])})`)),
      ]

const openLines = ({ leftOpen }: Report): DocumentLine[] =>
  leftOpen.length === 0
    ? []
    : [
        heading(LEFT_OPEN.heading),
        text(LEFT_OPEN.says),
        ...leftOpen.map(({ question, advice, place }) =>
          text(`• ${question} ${advice} (${placesWords([place])})`),
        ),
      ]

function cardLines(card: AnswerCard, at: number): DocumentLine[] {
  const { question, marks, total, outOf, answer, better, advice, again, heard, verdict } = card
  const rough = heard?.trust === 'rough' ? ' (roughly recognised)' : ''
  return [
    heading(`${at + 1}. ${question}`),
    { style: 'quotation', text: `${answer}${rough}` },
    text(
      verdict === 'answered'
        ? `${outOf === 0 ? 'Not judged' : `${total} of ${outOf}`}${again ? ': worth another try.' : '.'}`
        : (marks[0]?.says ?? ''),
    ),
    ...(verdict === 'answered' ? marks : []).map(({ name, value, says, words }) =>
      text(
        `${MARK_WORDS[name]}: ${value === null ? 'not judged' : `${value} of 2`}. ${says}${words ? ` You said: “${words}”` : ''}`,
      ),
    ),
    text(advice),
    ...(better.length === 0 ? [] : [text(`A better answer, from your own work: ${better.join(' ')}`)]),
  ]
}

export const asText = (lines: readonly DocumentLine[]): string =>
  `${lines.map(({ style, text: words }) => (style === 'heading' ? `\n${words}` : words)).join('\n')}\n`
