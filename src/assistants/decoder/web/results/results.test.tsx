import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuses } from '#tests/stand-in.ts'
import { type Analysis, saveAsWord } from '../../contract.ts'
import { SAVING } from '../../spec.ts'
import { sampleAnalysis } from '../preview/sample-analysis.ts'
import {
  beginWorld,
  calls,
  completed,
  drop,
  endWorld,
  later,
  one,
  openRoom,
  past,
  press,
  world,
} from '../screen-fixture.ts'

const empty = (title: string) => ({ title, content: [], evidence: [] })
const letter = (): Analysis => ({
  ...sampleAnalysis(),
  isResearch: false,
  documentType: 'letter',
  executiveSummary: empty('Executive summary'),
  dataAnalysis: empty('Data analysis'),
  statistics: [],
  defenseChecklist: [],
  type: {
    found: 'letter',
    corrected: false,
    signals: [
      { says: 'A chapter on methods', present: false },
      { says: 'A title', present: true },
      { says: 'A list of references', present: false },
    ],
  },
})

beforeEach(beginWorld)
afterEach(endWorld)

async function openResults(analysis = sampleAnalysis()) {
  await openRoom()
  await drop()
  await completed(analysis)
}
const section = (name: string) => screen.getByRole('region', { name })
const nav = () => screen.getByRole('navigation', { name: 'Sections of the analysis' })
const navButton = (name: RegExp) => within(nav()).getByRole<HTMLButtonElement>('button', { name })
const points = (name: string) => within(section(name)).getAllByRole('listitem')
const SUMMARY = 'What this work is'
const page = (name: string) => later(() => void fireEvent.click(screen.getByRole('tab', { name })))
const search = (value: string) =>
  later(() => void fireEvent.change(screen.getByLabelText('Search all points'), { target: { value } }))

describe('the results', () => {
  it("have an 'Analysis Overview' with insights and sections, below what the work is, which takes the focus [S2-020]", async () => {
    await openResults()
    expect(section('Analysis Overview').textContent).toContain('22 insights · 8 of 8 sections')
    expect(document.activeElement?.textContent).toBe(SUMMARY)
    expect(section('Analysis Overview').textContent).toContain('Sample size212 households')
  })

  it('have four progress rings [S2-024]', async () => {
    await openResults()
    const rings = [...section('Analysis Overview').querySelectorAll('.ring')].map((ring) => [
      ring.querySelector('.name')?.textContent,
      ring.querySelector('strong')?.firstChild?.textContent,
    ])
    expect(rings).toEqual([
      ['Methodology', '77'],
      ['Data quality', '74'],
      ['Statistical rigor', '61'],
      ['Defense readiness', '82'],
    ])
  })

  it("have a 'Progress Key' with the limits of the bands [S2-025]", async () => {
    await openResults()
    const key = screen.getByText('Progress Key').parentElement
    expect(key?.textContent).toBe('Progress KeyStrong, 80 and aboveMiddle, 65 to 79Weak, below 65')
  })

  it('show for each score what it rests on: checks, what to do, and pages [S2-067]', async () => {
    await openResults()
    const rests = screen.getAllByRole('button', { name: /is based on/ })
    expect(rests.map((button) => button.getAttribute('aria-label'))).toEqual([
      'What Methodology is based on: 77 of 100',
      'What Data quality is based on: 74 of 100',
      'What Statistical rigor is based on: 61 of 100',
      'What Defense readiness is based on: 82 of 100',
    ])
    await press('What Methodology is based on: 77 of 100')
    const dialog = screen.getByRole('dialog', { name: 'Methodology: 77 of 100' })
    expect(dialog.textContent).toContain('Starts at 65, plus 4 for each of 3 things found.')
    const checks = within(dialog).getAllByRole('listitem')
    expect(checks.map((check) => check.querySelector('b')?.textContent)).toEqual([
      'The sample size is explained',
      'The design is named',
      'Consent and clearance are stated',
    ])
    expect(checks[0]?.textContent).toContain('Look again')
    expect(checks[0]?.textContent).toContain('Say why, and how it affects the power of the tests.')
    expect(within(dialog).getByRole('button', { name: 'p. 34, the formula yields 315' })).toBeTruthy()
  })

  it('have a section navigation that opens each section [S2-022]', async () => {
    await openResults()
    expect(
      within(nav())
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Executive summary4',
      'Quantitative findings4',
      'Methodology evaluation3',
      'Data analysis2',
      'Literature review2',
      'Results interpretation2',
      'Defense preparation2',
      'Improvement recommendations3',
    ])
    await press(/^Literature review/)
    expect(points('Literature review')).toHaveLength(2)
    expect(navButton(/^Literature/).getAttribute('aria-current')).toBe('true')
  })

  it('disable the button of a section without content, and open the first that has some [S2-023]', async () => {
    await openResults(letter())
    expect(navButton(/^Executive summary/).disabled).toBe(true)
    expect(navButton(/^Data analysis/).disabled).toBe(true)
    expect(navButton(/^Literature review/).disabled).toBe(false)
    expect(section('Quantitative findings')).toBeTruthy()
  })

  it('have the insight list, each point with its pages [S2-027]', async () => {
    await openResults()
    const list = points(SUMMARY)
    expect(list.map((point) => point.querySelector('p')?.textContent)).toEqual(
      sampleAnalysis().executiveSummary.content,
    )
    expect(within(list[1] as HTMLElement).getByRole('button', { name: /^p\. 31, 212 were/ })).toBeTruthy()
  })

  it('say once why nothing could be scored, and open what was checked instead', async () => {
    const sample = sampleAnalysis()
    const none = { value: 50, says: '', restsOn: [] }
    await openResults({
      ...sample,
      scores: { methodologyScore: none, dataQuality: none, statisticalRigor: none, defenseReadiness: none },
    })
    const overview = section('Analysis Overview')
    expect(overview.textContent).toMatch(/No scores: .* Of what could be checked: \d+ shown or in agreement/)
    expect(overview.textContent?.match(/too little/gi)).toHaveLength(1)
    await press('See what was checked')
    const open = sample.checks.filter(({ outcome }) => outcome === 'look-again' || outcome === 'not-found')
    expect(open.length).toBeGreaterThan(0)
    const dialog = screen.getByRole('dialog', { name: 'What was checked' })
    for (const { label } of open) expect(dialog.textContent).toContain(label)
  })

  it("highlight points with 'significant', 'important' or 'critical' [S2-032]", async () => {
    await openResults()
    await press(/^Quantitative findings/)
    const marked = points('Quantitative findings').map((point) => [
      point.classList.contains('key'),
      within(point).queryByText('Highlighted') !== null,
    ])
    expect(marked).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [true, true],
    ])
  })

  it('mark points with digits as quantitative [S2-033]', async () => {
    await openResults()
    const marked = points('Quantitative findings').map(
      (point) => within(point).queryByText('Quantitative') !== null,
    )
    expect(marked).toEqual(sampleAnalysis().quantitativeFindings.content.map((text) => /\d/.test(text)))
  })

  it('leave only the points that match a search, of all sections [S2-030]', async () => {
    await openResults()
    await search('WARDS')
    expect(points('Executive summary')).toHaveLength(1)
    expect(screen.getByText('3 points in 2 sections contain “WARDS”')).toBeTruthy()
    await search('chi square of nothing')
    expect(screen.getByText('No point contains “chi square of nothing”.')).toBeTruthy()
    await search('χ²')
    expect(points('Data analysis')).toHaveLength(1)
    expect(navButton(/^Literature/).disabled).toBe(true)
    await press(/^Data analysis/)
    expect(screen.getByLabelText<HTMLInputElement>('Search all points').value).toBe('')
    expect(points('Data analysis')).toHaveLength(2)
  })

  it('say no point twice: what stands above, or on the checklist, is not listed again in its section', async () => {
    const sample = sampleAnalysis()
    const { question, evidence } = sample.defenseChecklist[0]!
    await openResults({
      ...sample,
      defensePreparation: {
        ...sample.defensePreparation,
        content: [question, ...sample.defensePreparation.content],
        evidence: [evidence, ...sample.defensePreparation.evidence],
      },
      improvementRecommendations: {
        ...sample.improvementRecommendations,
        content: ['First.', 'Second.', 'Third.', 'Fourth.'],
        evidence: [[], [], [], []],
      },
    })
    await press(/^Improvement recommendations/)
    expect(points('Mend these first').map((point) => point.textContent)).toEqual([
      'First.',
      'Second.',
      'Third.',
    ])
    expect(points('Improvement recommendations').map((point) => point.textContent)).toEqual(['Fourth.'])
    await press(/^Executive summary/)
    expect(within(section('Executive summary')).queryAllByRole('listitem')).toEqual([])
    await press('Go to the summary')
    expect(document.activeElement?.textContent).toBe(SUMMARY)
    await press(/^Defense preparation/)
    expect(points('Defense preparation')).toHaveLength(sample.defensePreparation.content.length)
    expect(section('Defense preparation').textContent).not.toContain(question)
    await press('Open the checklist')
    expect(screen.getByLabelText(question)).toBeTruthy()
  })

  it('have a statistical summary: printed, computed again, and the verdict [S2-028]', async () => {
    await openResults()
    await page('Statistics')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(6)
    expect(rows[3]?.textContent).toBe('χ²(3) = 7.10p. 58p = .03recalculated p = .0688Look again')
    expect(within(rows[1] as HTMLElement).getByText('Agrees')).toBeTruthy()
  })

  it('have a defense checklist that leads to the Defense Room [S2-029]', async () => {
    await openResults()
    await page('Checklist')
    expect(within(section('Defense checklist')).getAllByRole('checkbox')).toHaveLength(4)
    const box = screen.getByLabelText('Why 212 households, and not the 315 your formula gives?')
    await later(() => void fireEvent.click(box))
    expect(calls('PATCH /ai/research/analyses/s1')[0]?.body).toEqual({ ready: ['q1'] })
    expect(within(section('Defense checklist')).getByText('1 of 4 ready')).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'Practise these in the Defense Room' }).getAttribute('href'),
    ).toBe('/research/defense')
  })

  it('fold what is long: its beginning, what needs another look, and the rest on one press', async () => {
    const sample = sampleAnalysis()
    const [question, row, check] = [sample.defenseChecklist[0]!, sample.statistics[0]!, sample.checks[0]!]
    const times = <Thing,>(count: number, make: (at: number) => Thing) =>
      Array.from({ length: count }, (_, at) => make(at))
    const many = times(9, (at) => ({ ...check, id: `many-${at}`, label: `Check ${at}`, evidence: [] }))
    await openResults({
      ...sample,
      defenseChecklist: times(20, (at) => ({ ...question, id: `q${at}`, question: `Question ${at}` })),
      statistics: times(14, (at) => ({ ...row, verdict: at === 13 ? 'look-again' : 'agrees' })),
      checks: [...many, { ...check, id: 'last', outcome: 'look-again', label: 'The last' }],
      scores: {
        ...sample.scores,
        methodologyScore: {
          ...sample.scores.methodologyScore,
          restsOn: [...many.map(({ id }) => id), 'last'],
        },
      },
      executiveSummary: {
        ...sample.executiveSummary,
        content: ['A point'],
        evidence: [times(5, (at) => ({ sentenceId: `s${at}`, page: at + 1, quote: `words ${at}` }))],
      },
    })
    await page('Checklist')
    const checklist = within(section('Defense checklist'))
    expect(checklist.getAllByRole('checkbox')).toHaveLength(3)
    await press('Show 17 more questions')
    expect(checklist.getAllByRole('checkbox')).toHaveLength(20)
    await press('Show fewer questions')
    expect(checklist.getAllByRole('checkbox')).toHaveLength(3)

    await page('Statistics')
    const rows = within(screen.getByRole('table'))
    expect(rows.getAllByRole('row')).toHaveLength(1 + 4 + 1)
    expect(rows.getAllByRole('row').at(-1)?.textContent).toContain('Look again')
    await press('Show 9 more figures')
    expect(rows.getAllByRole('row')).toHaveLength(1 + 14)

    await page('Analysis')
    expect(screen.getAllByRole('button', { name: /words \d/ })).toHaveLength(3)
    await press('Show 2 more passages')
    expect(screen.getAllByRole('button', { name: /words \d/ })).toHaveLength(5)

    await press(/What Methodology is based on/)
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain('The last')
    expect(dialog.getAllByRole('listitem')).toHaveLength(6)
    await press('Show 4 more checks')
    expect(dialog.getAllByRole('listitem')).toHaveLength(10)
  })

  it('say who put them into words, and why it is a stand-in', async () => {
    const narrator = {
      name: 'Weekbe4’s own rules',
      builtIn: true,
      standsInBecause: 'The model did not answer in time.',
    }
    await openResults({ ...sampleAnalysis(), narrator })
    expect(screen.getByText(/Read by: Weekbe4’s own rules\. The model did not answer in time\./)).toBeTruthy()
    expect(screen.getByText('This is an invented example. No such thesis or survey exists.')).toBeTruthy()
  })
})

describe('a document that is not research', () => {
  it('has a notice with what was looked for and not found [S2-021]', async () => {
    await openResults(letter())
    const notice = document.querySelector('.not-research') as HTMLElement
    expect(notice.textContent).toContain('This does not read as a research document')
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['A chapter on methods', 'A list of references'])
  })

  it('has no such notice where it is research', async () => {
    await openResults()
    expect(document.querySelector('.not-research')).toBeNull()
  })

  it('can be corrected by the student, and the scores follow', async () => {
    const corrected = sampleAnalysis()
    corrected.scores.methodologyScore.value = 73
    await openResults(letter())
    world.analyses = { s1: one('s1', corrected) }
    await press('Correct the document type')
    const dialog = screen.getByRole('dialog', { name: 'What is this document?' })
    expect(dialog.textContent).toContain('It was read as: Letter.')
    await later(() => void fireEvent.click(screen.getByLabelText('Research paper or thesis')))
    await press('Use this type')
    expect(calls('PATCH /ai/research/analyses/s1')[0]?.body).toEqual({ kind: 'research' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'What Methodology is based on: 73 of 100' })).toBeTruthy()
    expect(document.querySelector('.not-research')).toBeNull()
  })

  it('names the stage of research, and lets the student say another', async () => {
    const paper = sampleAnalysis()
    const staged = { ...paper, type: { ...paper.type, stage: 'thesis', stageFound: 'thesis' } as const }
    await openResults(staged)
    expect(screen.getByText('Finished thesis or project report')).toBeTruthy()
    world.analyses = { s1: one('s1', staged) }
    await press('Correct the document type')
    await later(() => void fireEvent.click(screen.getByLabelText('Research proposal')))
    await press('Use this type')
    expect(calls('PATCH /ai/research/analyses/s1')[0]?.body).toEqual({ kind: 'research', stage: 'proposal' })
  })

  it('stays what it is where the correction could not be kept', async () => {
    await openResults(letter())
    world.analyses = {}
    await press('Correct the document type')
    await later(() => void fireEvent.click(screen.getByLabelText('Research paper or thesis')))
    await press('Use this type')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.getByText('This analysis was not found.')).toBeTruthy()
  })
})

describe('taking it along', () => {
  const saved: { name: string; content: Promise<string> }[] = []
  beforeEach(() => {
    saved.length = 0
    let last: Blob
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob
      return 'blob:here'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: last.text() })
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  it("is offered by an 'Export' menu with 'TXT' and 'JSON', which Escape closes [S2-015]", async () => {
    await openResults()
    const opener = screen.getByRole('button', { name: 'Export' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await press('Export')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const txt = screen.getByRole('button', { name: /^TXT/ })
    expect(screen.getByRole('button', { name: /^JSON/ })).toBeTruthy()
    await later(() => void fireEvent.keyDown(txt, { key: 'Escape' }))
    expect(screen.queryByRole('button', { name: /^TXT/ })).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('is saved as research_analysis.txt [S2-034]', async () => {
    await openResults()
    await press('Export')
    await press(/^TXT/)
    expect(saved.map(({ name }) => name)).toEqual(['research_analysis.txt'])
    const text = await saved[0]?.content
    for (const point of sampleAnalysis().executiveSummary.content) expect(text).toContain(point)
  })

  it('is saved as research_analysis.json, whole [S2-035]', async () => {
    await openResults()
    await press('Export')
    await press(/^JSON/)
    expect(saved.map(({ name }) => name)).toEqual(['research_analysis.json'])
    expect(JSON.parse((await saved[0]?.content) ?? '')).toEqual(sampleAnalysis())
  })

  const NOT_FOUND = 'This analysis was not found.'
  const word = (name: string) =>
    new Response('a file', {
      headers: {
        'content-type': SAVING.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    })

  it("gives the student's own Word file back with comments, under the name the server gave it", async () => {
    await openResults({
      ...sampleAnalysis(),
      document: { ...sampleAnalysis().document, kind: 'docx', name: 'My thesis.docx' },
    })
    let send: (answer: Response) => void = () => undefined
    world.word = () =>
      new Promise((resolve) => {
        send = resolve
      })
    await press('Export')
    await press(/^Word with comments/)
    expect(screen.getByText('Your Word file is being prepared…')).toBeTruthy()
    await later(() => send(word('My thesis with comments.docx')))
    expect(calls('GET /ai/research/analyses/s1/word')).toHaveLength(1)
    expect(saved.map(({ name }) => name)).toEqual(['My thesis with comments.docx'])
    expect(await saved[0]?.content).toBe('a file')
    expect(screen.queryByText('Your Word file is being prepared…')).toBeNull()
  })

  it('offers the findings as a Word file where the document is none, and says what went wrong', async () => {
    await openResults()
    world.word = () => refuses(saveAsWord, 'not-found', NOT_FOUND, { success: false, details: NOT_FOUND })
    await press('Export')
    await press(/^Word ?The findings/)
    expect(screen.getByText(NOT_FOUND)).toBeTruthy()
    expect(saved).toEqual([])
  })

  it('is printed whole: every section, page and quote, and nothing to press', async () => {
    await openResults()
    await search('wards')
    act(() => void dispatchEvent(new Event('beforeprint')))
    const paper = document.querySelector('.printed-report') as HTMLElement
    for (const point of [
      ...sampleAnalysis().executiveSummary.content,
      ...sampleAnalysis().literatureReview.content,
    ])
      expect(paper.textContent).toContain(point)
    expect(paper.textContent).toContain('p. 20 It is widely known that')
    expect(paper.textContent).toContain(
      '☐ Can you say “caused” when the design is cross-sectional?p. 72 mobile',
    )
    expect(within(paper).queryAllByRole('button')).toEqual([])
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(document.querySelector('.printed-report')).toBeNull()
    // The earlier search term is still applied.
    expect(points('Executive summary')).toHaveLength(1)
  })
})

describe('evidence', () => {
  const quote = 'a mean difference of ZMW 214 per month'
  const withPoint = (text: string): Analysis => ({
    ...sampleAnalysis(),
    executiveSummary: {
      title: 'Executive summary',
      content: [text],
      evidence: [[{ sentenceId: 's9', page: 47, quote }]],
    },
  })
  it('quotes what a point does not say itself, and gives only the page of what it does', async () => {
    await openResults(withPoint('They save more.'))
    expect(points(SUMMARY)[0]?.textContent).toContain(`“${quote}”`)
    await press('New Analysis')
    await drop()
    await completed(withPoint(`A main result: “${quote}”`))
    const chip = within(section(SUMMARY)).getByRole('button', { name: 'p. 47, open the page' })
    expect(chip.textContent).toBe('p. 47')
  })

  it('says that the pages are gone where the document was deleted', async () => {
    world.analyses = {
      s1: { ...one(), documentGone: true, pagesMessage: 'The file is no longer stored.' },
    }
    world.past = [past('s1')]
    await openRoom({ at: '/research/decoder?analysis=s1' })
    await later()
    expect(screen.getByText(/The file is no longer stored\. Its quotations remain/)).toBeTruthy()
  })
})
