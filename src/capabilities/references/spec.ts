/** Sentences and limits of references. */
import { seconds } from '#kit/time.ts'

export const REFERENCES = {
  /** Longer lists are judged as far as this. */
  most: 600,
  /** Idle threads end after this time. */
  idle: seconds(20),
  longest: seconds(30),
  /** Of a .bib, .ris or .json file. */
  fileBytes: 5_000_000,
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
