/**
 * Tables as SPSS prints them, made from a seed: the numbers follow from each other until one is changed.
 * Half of them hold one planted fault, in a cell that the other cells contradict.
 */
import { type Dice, diceFor } from '../../tests/support/dice.ts'
import type { Block, Draft } from './draft.ts'
import { crosstab, descriptives, frequencies } from './tables-of-groups.ts'
import { anova, logistic, regression } from './tables-of-models.ts'

export type Forged = { kind: string; blocks: Block[]; fault: string | null }

const KINDS: Record<string, (dice: Dice) => Draft> = {
  anova,
  regression,
  logistic,
  crosstab,
  frequencies,
  descriptives,
}

/** A typing slip in a number: another digit, a shifted point, a number of another size. */
function slip(printed: string, dice: Dice): string {
  const [, sign = '', digits = '', rest = ''] = printed.match(/^(-?)([\d.]+)(.*)$/) ?? []
  if (digits === '' || /e/.test(rest))
    return printed
      .replace(/^(-?)\d/, (first) => `${first.startsWith('-') ? '-' : ''}${(Number(first.at(-1)) % 9) + 1}`)
      .replace(/e-0?(\d+)/, (_, power: string) => `e-${String(Number(power) - 2 || 1).padStart(2, '0')}`)
  const decimals = digits.split('.')[1]?.length ?? 0
  const value = Number(digits)
  if (value === 0) return `${sign}${digits.replace(/0(?=0$)/, '4')}${rest}`
  const isCount = decimals === 0
  const changed = isCount
    ? value + dice.whole(3, 9)
    : decimals <= 5 && value < 1 && digits.startsWith('.')
      ? value > 0.3
        ? value / 3
        : value * 3 + 0.04
      : value * (dice.whole(0, 1) ? 1.4 : 0.65)
  const text = changed.toFixed(decimals)
  return `${sign}${digits.startsWith('.') ? text.replace(/^0/, '') : text}${rest}`
}

export function forge(seed: number, many: number): Forged[] {
  const dice = diceFor(seed)
  const kinds = Object.keys(KINDS)
  return Array.from({ length: many }, (_, at): Forged => {
    const kind = kinds[at % kinds.length]!
    const draft = KINDS[kind]!(dice)
    const layout = dice.whole(0, 2)
    if (at % 2 === 0) return { kind, blocks: draft.print(draft.cells, layout), fault: null }
    const chosen = draft.faulty[dice.whole(0, draft.faulty.length - 1)]!
    const cell = chosen.replace('!', '')
    // A mean out of its scale, or one that no whole answers have.
    const wrong = chosen.endsWith('!')
      ? dice.whole(0, 1)
        ? `5.${dice.whole(21, 87)}`
        : `0.${dice.whole(21, 87)}`
      : slip(draft.cells[cell]!, dice)
    return {
      kind,
      blocks: draft.print({ ...draft.cells, [cell]: wrong }, layout),
      fault: `${cell}: ${draft.cells[cell]} → ${wrong}`,
    }
  })
}
