/** A work that a student cites and has as a file, as its sentences and their pages. */

export type SourceSentence = { id: string; page: number; text: string }

export type Source = {
  id: string
  /** The file's own. */
  name: string
  /** What its reader takes for its title. */
  title: string
  /** Of each page, in order; `label` is the number printed on it. */
  pages: readonly { number: number; label?: string | undefined }[]
  sentences: readonly SourceSentence[]
}

/** A sentence of the student's own work; `block` is its paragraph. */
export type OwnSentence = { id: string; block: string; text: string }

/** Letters and digits alone: how a line was broken or a dash was set does not matter. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
