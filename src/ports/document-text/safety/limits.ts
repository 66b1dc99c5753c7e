import { seconds } from '#kit/time.ts'

const megabytes = (count: number) => count * 1024 * 1024

/** What one document may cost. Real theses stay far below every one of these. */
export const LIMITS = {
  pages: 1_500,
  pixels: 40_000_000,
  archive: { entries: 2_000, unpacked: megabytes(200), ratio: 100 },
  /** Small parts compress oddly well (an empty style sheet), so the ratio counts from here on. */
  ratioCountsFrom: megabytes(1),
  xmlDepth: 1_000,
  rowsPerSheet: 20_000,
  textCharacters: 20_000_000,
  child: {
    memory: megabytes(512),
    time: seconds(60),
    memoryCheckEvery: 25,
    atOnce: 2,
  },
  /** A page picture's process waits this long for the next page of the same document. */
  pictureIdle: seconds(15),
  pictureWidth: { least: 64, most: 2_400 },
} as const
