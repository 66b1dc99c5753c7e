import type { PlacedBlock } from '#kit/markdown/grow-answer.ts'

/** Below the screen's heading, without skipping a level: by the position of each block. */
export function headingLevels(blocks: readonly PlacedBlock[]): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  let last = 1
  for (const { at, block } of blocks) {
    if (block.type !== 'heading') continue
    last = Math.min(block.level + 1, last + 1, 6)
    levels.set(at, last)
  }
  return levels
}
