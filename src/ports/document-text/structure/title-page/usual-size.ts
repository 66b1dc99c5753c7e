/** The size of the letters of the text, not of its cover: by how many letters there are. */
export function usualSize(blocks: readonly { size?: number | undefined; text: string }[]): number {
  const sizes = new Map<number, number>()
  for (const { size, text } of blocks) if (size) sizes.set(size, (sizes.get(size) ?? 0) + text.length)
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11
}
