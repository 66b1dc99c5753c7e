/** A work's list of references: from wrong Harvard to right APA in the student's own Word file, into Zotero's format, and beside the student's own sources. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readRis } from '../../src/capabilities/references/rules/formats/ris.ts'
import { openParts, textOfPart } from '../../src/kit/word/package.ts'
import { readBody } from '../../src/kit/word/runs.ts'
import { type DocumentLine, writeDocument } from '../../src/kit/word/write-document.ts'
import { flow } from '../fixtures/make/flow.ts'
import { makePdf } from '../fixtures/make/pdf-file.ts'
import { analysed, openPaid } from '../support/decoder-screen.ts'
import { SMALL_THESIS } from '../support/small-thesis.ts'

const LIST = [
  'Banda T.M. & Phiri C., (2019) Goats and grass in dry years, Journal of African Rural Studies, vol 12 no 3, p45-67',
  'Mulenga, K. (2015) Sharing risk in rural households. Lusaka: UNZA Press.',
  'Tembo, G. (2010) ‘Households and risk’, in Zulu, A. and Daka, B. (eds) Rural finance in Zambia. Lusaka: UNZA Press, pp. 33–58.',
  'Government of the Republic of Zambia (2011) The Education Act, No. 23 of 2011. Lusaka: Government Printer.',
  'Zulu A, Daka B, et al. (2011) Rapid tests in rural clinics. Medical Review of Zambia 38, 3-9.',
]
const lines = [
  ...SMALL_THESIS.filter(({ role }) => role !== 'references').flatMap(({ title, blocks }): DocumentLine[] => [
    { style: 'heading', text: title },
    ...blocks.flatMap((block): DocumentLine[] => {
      const text = typeof block === 'string' ? block : (block.text ?? '')
      return text ? [{ style: 'text', text }] : []
    }),
  ]),
  { style: 'heading', text: 'References' } as const,
  ...LIST.map((text): DocumentLine => ({ style: 'text', text })),
]
const MINE = {
  name: 'my thesis.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(writeDocument(lines)),
}

test('a list goes from wrong Harvard to right APA in the student’s own Word file, and into Zotero’s format', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, MINE)
  await page.getByRole('tab', { name: 'References' }).click()
  await page.getByRole('button', { name: 'Check my references' }).click()
  const card = page.getByRole('region', { name: 'References' })
  await card.getByLabel('Style').selectOption('APA 7')
  await expect(card.getByText('5 entries read', { exact: false })).toContainText('0 already in APA 7')
  await expect(card.getByText('Held here against APA 7.', { exact: false })).toBeVisible()
  await expect(card.getByText('names further authors only as ‘et al.’', { exact: false })).toBeVisible()

  await card.getByRole('button', { name: 'Export' }).click()
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Word with tracked changes/ }).click(),
  ])
  const xml = textOfPart(openParts(readFileSync(await word.path()))!, 'word/document.xml') ?? ''
  const accepted = readBody(xml.replace(/<w:del [\s\S]*?<\/w:del>/g, '')).text.split('\n')
  expect(accepted).toContain(
    'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of African Rural Studies, 12(3), 45–67.',
  )
  expect(accepted).toContain(
    'Tembo, G. (2010). Households and risk. In A. Zulu & B. Daka (Eds.), Rural finance in Zambia (pp. 33–58). UNZA Press.',
  )
  expect(accepted).toContain(
    'Government of the Republic of Zambia. (2011). The Education Act, No. 23 of 2011. Government Printer.',
  )

  await card.getByRole('button', { name: 'Export' }).click()
  const [ris] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^RIS/ }).click(),
  ])
  expect(ris.suggestedFilename()).toBe('references.ris')
  const works = readRis(readFileSync(await ris.path(), 'utf8'))
  expect(works.map(({ type }) => type)).toEqual([
    'article-journal',
    'book',
    'chapter',
    'legislation',
    'article-journal',
  ])
})

const TAKEN =
  'Herders sold their weakest goats to traders from the town long before the short rains of that year had ended.'
const CITING = {
  name: 'chapter.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `Herding in dry years\n\nChapter 1 Introduction\n\nMilk was scarce in the valley (Mulenga, 2015, p. 1). ${TAKEN}\n\nReferences\n\n${LIST.join('\n\n')}\n`,
  ),
}
const SOURCE = {
  name: 'download.pdf',
  mimeType: 'application/pdf',
  buffer: makePdf({
    title: 'Sharing risk in rural households',
    pages: flow(
      [
        {
          kind: 'paragraph',
          text: 'This book tells how families lived. Milk was scarce in every household of the valley.',
        },
        { kind: 'page' },
        {
          kind: 'paragraph',
          text: `Prices fell from month to month. ${TAKEN} Some never bought goats again.`,
        },
      ],
      {
        columns: 1,
        banner: [
          { text: 'Sharing risk in rural households', size: 18, font: 'Bold' },
          { text: 'K. Mulenga', size: 11 },
        ],
      },
    ),
  }),
}

test('a student’s own source shows what it says on a cited page, and which words are the same', async ({
  page,
}) => {
  await openPaid(page)
  await analysed(page, CITING)
  await page.getByRole('tab', { name: 'References' }).click()
  await page.getByRole('button', { name: 'Check my references' }).click()
  const sources = page.getByRole('region', { name: 'Your own sources' })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sources.getByRole('button', { name: 'Add PDFs' }).click(),
  ])
  await chooser.setFiles([SOURCE, { ...CITING, name: 'notes.txt' }])
  await expect(
    sources.getByText('notes.txt: A source beside your work has to be a PDF', { exact: false }),
  ).toBeVisible()
  await sources.getByRole('button', { name: 'Compare with my work' }).click()
  await expect(sources.getByText('Your source says, on page 1 of the file:')).toBeVisible()
  await expect(sources.getByText('Milk was scarce in every household of the valley.')).toBeVisible()
  await expect(sources.getByText('1 sentence of yours stands word for word', { exact: false })).toBeVisible()
  await expect(sources.getByText(TAKEN)).toHaveCount(2)
  await expect(sources).not.toContainText(/plagiari|%/i)
  await sources.getByRole('button', { name: 'Take download.pdf away' }).click()
  await expect(sources.getByText('download.pdf')).toBeHidden()
})
