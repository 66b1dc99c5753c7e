/** How many were asked, answered and counted, as tables and single sentences of the work give it. */
import { evidenceOf } from '#capabilities/study/index.ts'
import type { Metric } from '../deck/deck.ts'
import type { Work } from './work.ts'

/** Distributed and returned, as the two rows of one table. */
export function formsIn({ tables }: Work): Metric[] {
  for (const { table, block } of tables) {
    const found = (
      [
        ['asked', SENT],
        ['answered', BACK],
      ] as const
    ).flatMap(([stage, names]): Metric[] => {
      const row = table.rows.find(({ cells }) => names.test(cells[0]?.text.trim() ?? ''))
      const cell = row?.cells.slice(1).find(({ holds }) => holds?.length === 1)
      const value = cell?.text.match(/^\s*(\d[\d,]*)\s*$/)?.[1]
      const quote = row?.cells.map(({ text }) => text).join(' | ')
      return value && quote ? [{ value, label: stage, sources: [{ ...evidenceOf(block), quote }] }] : []
    })
    if (found.length === 2) return found
  }
  return []
}
const SENT = /^(?:(?:number |copies |questionnaires )*(?:distributed|administered|issued|sent(?: out)?))$/i
const BACK = /^(?:(?:number |copies |questionnaires )*(?:returned|retrieved|collected))$/i

/** "… was administered to 36 clerks, and 31 of them returned it": both numbers in one sentence of the work. */
export function handedOut({ statements }: Work): Metric[] {
  for (const { sentence, text, role, voice } of statements) {
    if (role === 'literature' || voice.cites || voice.byOthers) continue
    const sent = text.match(HANDED_OUT)
    const asked = sent?.[1] ?? sent?.[2]
    const back = asked && cameBack(text)
    if (!back || Number(back.replace(/,/g, '')) > Number(asked.replace(/,/g, ''))) continue
    const sources = [evidenceOf({ ...sentence, text })]
    return [
      { value: asked, label: 'asked', sources },
      { value: back, label: 'answered', sources },
    ]
  }
  return []
}
const HANDED_OUT =
  /\b(?:administered|distributed|sent(?: out)?|issued|given) to (?:a total of )?(\d[\d,]*)\b|(\d[\d,]*) (?:copies of )?(?:the )?(?:questionnaires|forms|copies)(?: of (?:the )?questionnaires?)? (?:were|was) (?:administered|distributed|sent|issued|given)/i

/** How many forms came back, where the sentence gives one number for it. */
export function cameBack(quote: string): string | undefined {
  const found = [...quote.matchAll(CAME_BACK)].map(({ 1: n }) => n!)
  return new Set(found).size === 1 ? found[0] : undefined
}
const CAME_BACK =
  /(?<![\d.,–-])(\d[\d,]*)(?![\d.]*\s?%) (?:(?:copies|questionnaires|forms|responses|respondents|were|was|of them|only|duly|properly|correctly|fully|successfully|completely|and|filled|completed|valid|usable) ){0,6}(?:returned|retrieved|completed|valid|usable)\b/gi

/** The total that several tables of the results share: so many were counted. */
export function tablesCount({ tables, kind }: Work): Metric | undefined {
  if (kind === 'proposal') return undefined
  const totals = tables.flatMap(({ table, block }): Metric[] => {
    const row =
      block.role === 'results'
        ? table.rows.find(({ cells }) => IS_TOTAL.test(cells[0]?.text ?? ''))
        : undefined
    const value = row?.cells[1]?.text.match(/^\s*(\d[\d,]*)\s*$/)?.[1]
    const quote = row?.cells.map(({ text }) => text).join(' | ')
    return value && quote ? [{ value, label: 'analysed', sources: [{ ...evidenceOf(block), quote }] }] : []
  })
  const shared = totals.filter(({ value }, at) => totals.findIndex((one) => one.value === value) < at)
  const [first] = shared
  return first && shared.every(({ value }) => value === first.value) && shared.length + 1 === totals.length
    ? first
    : undefined
}
const IS_TOTAL = /^\s*(?:grand |overall )?totals?\s*$/i
