/** A reference cut into its labelled spans. */
import { bytesOf } from '#kit/base64.ts'
import { bestLabels, LABELS, type Label, type Model, rowsOf } from './model.ts'
import { type Token, tokensOf } from './tokens.ts'
import { HASHES, MOVES, WEIGHTS } from './weights.ts'

export type Span = { label: Label; text: string; start: number; end: number }

export type LabelledText = { tokens: Token[]; labels: Uint8Array; spans: Span[] }

const STEP = 24

function modelFrom(): Model {
  const hashes = new Uint32Array(bytesOf(HASHES).buffer)
  const rows = new Map<number, number>()
  hashes.forEach((hash, row) => {
    rows.set(hash, row)
  })
  return { rows, weights: new Int8Array(bytesOf(WEIGHTS).buffer), moves: MOVES.map((move) => move * STEP) }
}

let model: Model | undefined

/** The weights are unpacked once, at the first reference. */
export const parserOf = (): ((text: string) => LabelledText) => {
  model ??= modelFrom()
  const held = model
  return (text) => {
    const tokens = tokensOf(text)
    const labels = bestLabels(rowsOf(tokens, held.rows), held)
    return { tokens, labels, spans: spansOf(text, tokens, labels) }
  }
}

function spansOf(text: string, tokens: readonly Token[], labels: Uint8Array): Span[] {
  const spans: Span[] = []
  tokens.forEach(({ start, end }, at) => {
    const label = LABELS[labels[at]!]!
    const last = spans.at(-1)
    if (last && last.label === label) {
      last.end = end
      last.text = text.slice(last.start, end)
    } else spans.push({ label, start, end, text: text.slice(start, end) })
  })
  return spans
}
