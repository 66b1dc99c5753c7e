import { expect, it } from 'vitest'
import { openStudy } from '#capabilities/study/engine.index.ts'
import { evidenceOf } from '#capabilities/study/index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { openFactsByWorth } from './importance.ts'
import { openMaterial, pointFrom } from './material.ts'
import { discussion } from './plans-of-ending.ts'
import { literature } from './plans-of-literature.ts'
import { sample } from './plans-of-methods.ts'
import { background, objectives, problem } from './plans-of-purpose.ts'
import { worthOf } from './salience.ts'

type Parts = Parameters<typeof modelOf>[0]
const materialOf = (parts: Parts) => openMaterial(openStudy(modelOf(parts)), [])
const lines = (points: readonly { text: string }[] = []) => points.map(({ text }) => text)

it('begins with what goes wrong, where the work calls nothing its problem', () => {
  const material = materialOf([
    {
      title: 'Introduction',
      role: 'introduction',
      blocks: [
        'Markets open in the morning and close when the last bus has left the town.',
        'Most ledgers of the council are unsuitable for traders who sell on credit to their neighbours.',
        'The colours of the stalls were chosen by the families of the traders many years ago.',
        'Clerks write each payment by hand in a book that is kept at the office.',
      ],
    },
  ])
  expect(lines(background.draft(material)?.points)).toContain(
    'Most ledgers of the council are unsuitable for traders who sell on credit to their neighbours',
  )
})

it('reports what may be the problem on the slide that claims nothing of it', () => {
  const material = materialOf([
    {
      title: 'At the market',
      role: 'other',
      blocks: ['Clerks of the council are asked to keep each payment in a book at the office.'],
    },
  ])
  const [sentence] = material.study.reading.sentences
  if (!sentence) throw new Error('Nothing was read.')
  const fact = {
    kind: 'problem',
    certainty: 'likely',
    evidence: evidenceOf(sentence),
    reader: 'built-in',
  } as const
  const known = { ...material, book: { ...material.book, facts: [fact] } }
  expect(problem.draft(known)).toBeUndefined()
  expect(lines(background.draft(known)?.points)).toEqual([
    'Clerks of the council are asked to keep each payment in a book at the office',
  ])
})

it('tells what a chapter by itself is for, in its own words', () => {
  const material = materialOf([
    {
      title: 'Chapter Three: Methodology',
      role: 'methods',
      blocks: [
        'This section describes the steps by which the receipts of forty traders were compared with the ledger.',
        'The receipts were collected at the gate of the market during the month of May 2023.',
        'The sums were then compared with the ledger of the council by two clerks.',
      ],
    },
  ])
  expect(objectives.draft(material)).toBeUndefined()
  expect(objectives.draft({ ...material, book: { ...material.book, stage: 'chapter' } })).toMatchObject({
    title: 'This is what the chapter is for',
    points: [
      { text: 'Describes the steps by which the receipts of forty traders were compared with the ledger' },
    ],
  })
})

it('keeps a limit on the slide of the discussion, however long the comparison with the literature is', () => {
  const sentence = 'that traders of border towns save more in the dry season than in the months of heavy rain'
  const material = materialOf([
    ...SMALL_THESIS,
    {
      title: 'Discussion',
      role: 'discussion',
      blocks: [
        `Our results are consistent with the view of the councils ${sentence}.`,
        `Our results are in line with the experience of the banks ${sentence} of the year.`,
        'One limitation of this study is that only one market of the town was visited.',
      ],
    },
  ])
  const draft = discussion.draft(material)
  expect(draft?.points.slice(0, 2).map(({ head }) => head)).toEqual(['In the literature', 'Limit'])
})

it('puts what names the same way of sampling again behind what is new', () => {
  const material = materialOf([
    ...SMALL_THESIS,
    {
      title: 'Methods',
      role: 'methods',
      blocks: [
        'The study used purposive sampling to reach the traders of the market.',
        'Purposive sampling was used by the researcher because nobody keeps a list of traders.',
      ],
    },
  ])
  const [first, second] = material.book.facts.filter(({ value }) => value === 'purposive sampling')
  if (!first || !second) throw new Error('Not both are read.')
  const worth = () => openFactsByWorth(material).find(({ fact }) => fact === second)?.worth ?? Number.NaN
  const before = worth()
  material.used.add(first.evidence.sentenceId)
  expect(worth()).toBeLessThan(before)
})

it('says in short what leads up to a list', () => {
  const material = materialOf([{ title: 'Introduction', role: 'introduction', blocks: ['Traders save.'] }])
  const quote = 'Most ledgers are unsuitable for traders who sell on credit due to the following reasons'
  const point = pointFrom(material, { sentenceId: 's', page: 1, quote })
  expect(point?.text).toBe('Most ledgers are unsuitable for traders who sell on credit')
})

it('takes what stands under a heading an examiner asks about for worth more', () => {
  const { study, core } = materialOf([
    { title: 'Remarks', role: 'conclusion', blocks: ['The stalls of the far end were closed in June.'] },
  ])
  const [sentence] = study.reading.sentences
  if (!sentence) throw new Error('Nothing was read.')
  const under = (part: 'limitations' | 'definitions') => worthOf({ ...sentence, part }, core)
  expect(under('limitations')).toBeGreaterThan(under('definitions'))
})

it('takes no sentence for what a source says that cites it for what was done here', () => {
  const references = {
    title: 'References',
    role: 'references',
    blocks: ['Banda, K. (2019). Ledgers of small shops. Lusaka: Market Press.'],
  } as const
  const saidBy = (sentence: string) => {
    const material = materialOf([
      { title: 'Literature review', role: 'literature', blocks: [sentence] },
      { ...references, blocks: [...references.blocks] },
    ])
    return lines(literature.draft(material)?.points)
  }
  const found = 'Banda (2019) found that traders who keep a ledger pay their suppliers sooner than others do.'
  const done = 'We fitted the payment model of Banda (2019) to every stall.'
  expect(saidBy(found)).toHaveLength(1)
  const methods = materialOf([
    { title: 'Methods', role: 'methods', blocks: [done, 'We also read the ledger as Banda (2019) does.'] },
    { ...references, blocks: [...references.blocks] },
  ])
  expect(literature.draft(methods)).toBeUndefined()
})

it('says nothing of which only the subject is left', () => {
  const { lines: known } = materialOf([{ title: 'Methods', role: 'methods', blocks: ['It was counted.'] }])
  const line = (quote: string) =>
    pointFrom({ lines: known }, { quote, page: 1, sentenceId: 1 } as unknown as Parameters<
      typeof pointFrom
    >[1])?.text
  expect(line('The exploratory survey that was systematically conducted.')).toBeUndefined()
  expect(line('The survey that was conducted in May shows how traders keep their ledgers.')).toBe(
    'The survey that was conducted in May shows how traders keep their ledgers',
  )
})

it('does not say of a plan that it was carried out', () => {
  const material = materialOf([
    {
      title: 'Sampling',
      role: 'methods',
      blocks: ['The traders will be selected by simple random sampling from the register of the council.'],
    },
  ])
  const [sentence] = material.study.reading.sentences
  if (!sentence) throw new Error('Nothing was read.')
  const fact = {
    kind: 'sampling',
    certainty: 'shown',
    evidence: evidenceOf(sentence),
    reader: 'built-in',
  } as const
  const planned = { ...material, book: { ...material.book, facts: [fact] } }
  expect(sample.draft(planned)?.title).toBe('This is who and what is studied')
})
