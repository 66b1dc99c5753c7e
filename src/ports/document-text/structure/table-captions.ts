/** The name of a table: the caption beside it, or the single cell above all others, as SPSS prints it. */
import type { Block } from '#product/document-model.ts'

const LABEL = /^(table|tab\.?|tableau|tabela|tabla|quadro|cuadro)\b/i

export function withCaptions(blocks: Block[]): Block[] {
  return blocks.map((block, at) => {
    if (block.kind !== 'table') return block
    const beside = [blocks[at - 1], blocks[at + 1]].find(
      (one) => one?.kind === 'caption' && LABEL.test(one.text),
    )
    const caption = beside?.text ?? titleRow(block.rows ?? [])
    return caption ? { ...block, caption } : block
  })
}

function titleRow(rows: string[][]): string | undefined {
  const [first, second] = rows.map((row) => row.filter(Boolean))
  return first?.length === 1 && (second?.length ?? 0) > 1 && /\p{L}{3}/u.test(first[0]!)
    ? first[0]
    : undefined
}
