/** Retraction Watch's list, as Crossref distributes it: which rows are retractions, and how a cited work is found among them. */
import type { Reference } from '../reference.ts'

export type Retraction = {
  doi: string | null
  titleKey: string
  title: string
  /** The notice, for whoever wants to read why. */
  noticeDoi: string | null
  nature: string
  date: string
  reasons: string[]
}

export const titleKeyOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 160)

const doiOf = (written: string | undefined): string | null => {
  const found = written?.trim().match(/10\.\d{4,9}\/\S+/)?.[0]
  return found ? found.toLowerCase() : null
}

/** Null for a row that is no retraction: corrections and reinstatements are in the file too. */
export function retractionFrom(row: Readonly<Record<string, string | undefined>>): Retraction | null {
  const nature = row.RetractionNature?.trim() ?? ''
  const title = row.Title?.trim() ?? ''
  if (!title || !/^(?:retraction|expression of concern)/i.test(nature)) return null
  return {
    doi: doiOf(row.OriginalPaperDOI),
    titleKey: titleKeyOf(title),
    title,
    noticeDoi: doiOf(row.RetractionDOI),
    nature,
    date: row.RetractionDate?.split(' ')[0] ?? '',
    reasons: (row.Reason ?? '')
      .split(';')
      .map((reason) => reason.replace(/^\+/, '').trim())
      .filter(Boolean),
  }
}

/** A short title is shared by many works: without a DOI it must be long enough to be one work's own. */
const LEAST_KEY = 30
export const keysOf = (reference: Reference): { doi: string | null; titleKey: string | null } => {
  const key = titleKeyOf(reference.title ?? '')
  return { doi: doiOf(reference.DOI), titleKey: key.length >= LEAST_KEY ? key : null }
}

export const retractionWords = ({ title, nature, date, noticeDoi }: Retraction): string =>
  /concern/i.test(nature)
    ? `The journal has published an expression of concern about a work that you cite: “${title}”. Read it before you rely on the work${noticeDoi ? ` (https://doi.org/${noticeDoi})` : ''}.`
    : `A work that you cite was retracted${date ? ` (${date})` : ''}: “${title}”. Take it out, or say in the text that it was retracted and why you cite it${noticeDoi ? ` (the notice: https://doi.org/${noticeDoi})` : ''}.`
