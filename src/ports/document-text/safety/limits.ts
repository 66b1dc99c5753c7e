import { seconds } from '#kit/time.ts'

const megabytes = (count: number) => count * 1024 * 1024

/** What one document may cost. Real theses stay far below every one of these. */
export const LIMITS = {
  pages: 1_500,
  pixels: 40_000_000,
  /** A larger PDF is read where it lies, a piece at a time, which is slower; this much is held twice without hurting. */
  heldWhole: megabytes(8),
  archive: { entries: 2_000, unpacked: megabytes(200), ratio: 100 },
  /** Small parts compress oddly well (an empty style sheet), so the ratio counts from here on. */
  ratioCountsFrom: megabytes(1),
  xmlDepth: 1_000,
  rowsPerSheet: 20_000,
  textCharacters: 20_000_000,
  /** The time is a process's own, on a core: see `#ports/work-clock.ts`. */
  child: {
    memory: megabytes(512),
    time: seconds(60),
    memoryCheckEvery: 25,
    atOnce: 2,
  },
  /** Pages that are pictures: each is work of seconds, so they have processes and ceilings of their own. */
  recognising: {
    /** The time is that of one page, on a slow core. */
    child: { memory: megabytes(450), time: seconds(180), memoryCheckEvery: 50 },
    atOnce: 2,
    /** A process is renewed after so many pages, or when it has grown so far; between two, others have their turn. */
    pagesInARow: 20,
    grown: megabytes(225),
    dotsPerInch: 200,
    mostPixels: 5_000_000,
    mostPixelsOfPhotograph: 16_000_000,
    /** A page that reads this well tells how the next one lies. */
    trustTurnFrom: 70,
  },
  /**
   * A page picture is waited for as an answer is. A reading is waited for with a bar, and it takes a core for seconds: without a place
   * behind the server two of them held every request of others up for two seconds. Recognising takes minutes.
   */
  stepsBehind: { 'paint-main': 0, 'read-main': 10, 'recognise-main': 15 },
  /** A page picture's process waits this long for the next page of the same document. */
  pictureIdle: seconds(15),
  pictureWidth: { least: 64, most: 2_400 },
} as const
