/** What is said of a citation's page and of the source it names. */
import type { PassageOutcome } from '#capabilities/references/index.ts'

export const cited = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `p. ${from}` : `pp. ${from}–${to}`

type Page = { number: number; label?: string | undefined }

const pageName = ({ number, label }: Page): string =>
  label && label !== String(number) ? `p. ${label}, page ${number} of the file` : `page ${number} of the file`

/** Nothing here accuses: where no sentence is near, the student looks for themselves. */
export function passageSays(outcome: PassageOutcome, where: string, page: Page | undefined): string {
  const place = page ? pageName(page) : where
  switch (outcome) {
    case 'quoted':
      return `The words you quote stand in your source, on ${place}.`
    case 'there':
      return `Your source says, on ${place}:`
    case 'elsewhere':
      return `You cite ${where}. The nearest words in your source are on ${place}:`
    case 'far':
      return page
        ? `I found nothing near your sentence in this source. The nearest on ${where} is this; read it and see whether it carries what you say.`
        : `I found nothing near your sentence on ${where} of this source. Look it up before you keep the citation.`
    case 'no-page':
      return `This file has no ${where}. Check the page, or whether the file is the whole work.`
  }
}
