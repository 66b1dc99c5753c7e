import { seconds } from '#kit/time.ts'

const megabytes = (count: number) => count * 1024 * 1024

/** Limits for one document. Real theses stay far below every one of these. */
export const LIMITS = {
  pages: 1_500,
  pixels: 40_000_000,
  /** A larger PDF is read in place, a piece at a time, which is slower; this size can be held twice without harm. */
  heldWhole: megabytes(8),
  archive: { entries: 2_000, unpacked: megabytes(200), ratio: 100 },
  /** Small parts compress oddly well (an empty style sheet), so the ratio counts from here on. */
  ratioCountsFrom: megabytes(1),
  xmlDepth: 1_000,
  rowsPerSheet: 20_000,
  textCharacters: 20_000_000,
  /** The time is the process's own CPU time: see `#ports/work-clock.ts`. */
  child: {
    memory: megabytes(512),
    time: seconds(60),
    memoryCheckEvery: 25,
    atOnce: 2,
  },
  /** Scanned pages: each takes seconds, so they have processes and ceilings of their own. */
  recognising: {
    /** The time is for one page, on a slow core. */
    child: { memory: megabytes(450), time: seconds(180), memoryCheckEvery: 50 },
    atOnce: 2,
    /** A process is renewed after so many pages, or when it has grown so far; in between, other documents get their turn. */
    pagesInARow: 20,
    grown: megabytes(225),
    dotsPerInch: 200,
    mostPixels: 5_000_000,
    mostPixelsOfPhotograph: 16_000_000,
    /** A page recognised this well predicts the rotation of the next one. */
    trustTurnFrom: 70,
  },
  /**
   * Page pictures are waited for like answers. Reading is waited for with a progress bar, and takes a core for seconds:
   * at normal priority two readings delayed all other requests by up to two seconds. Recognising takes minutes.
   */
  stepsBehind: { 'paint-main': 0, 'read-main': 10, 'recognise-main': 15 },
  /** The process of a page picture waits this long for the next page of the same document. */
  pictureIdle: seconds(15),
  pictureWidth: { least: 64, most: 2_400 },
} as const
