/** Sentences and limits of references. */
import { joinList } from '#kit/join-list.ts'
import { hours, minutes, seconds } from '#kit/time.ts'

export const REFERENCES = {
  /** Longer lists are judged as far as this. */
  most: 600,
  /** Idle threads end after this time. */
  idle: seconds(20),
  longest: seconds(30),
  /** Of a .bib, .ris or .json file. */
  fileBytes: 5_000_000,
  /** Of one that is read beside a work. */
  libraryCharacters: 900_000,
} as const

/** A student's own sources, compared with the work that cites them. */
export const OWN_SOURCES = {
  most: 20,
  /** Of reading them all again and comparing. */
  longest: minutes(2),
  /** Sentences shown of each kind. */
  shown: 200,
} as const

export const FORMATS = ['ris', 'bibtex', 'csl-json'] as const
export type Format = (typeof FORMATS)[number]

export const FORMAT_FILES: Readonly<
  Record<Format, { ending: string; type: string; name: string; says: string }>
> = {
  ris: {
    ending: 'ris',
    type: 'application/x-research-info-systems',
    name: 'RIS',
    says: 'For Zotero, Mendeley and EndNote',
  },
  bibtex: { ending: 'bib', type: 'application/x-bibtex', name: 'BibTeX', says: 'For LaTeX and JabRef' },
  'csl-json': {
    ending: 'json',
    type: 'application/vnd.citationstyles.csl+json',
    name: 'CSL-JSON',
    says: 'For other programs, every field kept',
  },
}

/** Asking registries whether cited works exist. */
export const EXISTENCE = {
  /** Questions at once, of all students together. */
  atOnce: 6,
  keptFor: 90 * hours(24),
  /** One call answers what is known by then; the browser calls again for the rest. */
  within: seconds(8),
  restAfterTrouble: minutes(5),
} as const

export const REGISTRIES_TOLD = (names: readonly string[]): string =>
  `${joinList(names)} can be asked whether each work is there. The title, first author, year and DOI of each work leave this server; your text and your name do not.`
