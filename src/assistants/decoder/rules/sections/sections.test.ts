/** The text a student reads in each of the eight sections. */
import { describe, expect, it } from 'vitest'
import { analysisOf, materialFrom, thesisWith, thesisWithout } from '#tests/analysed.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { SECTION_KEYS, type SectionKey } from '../keys.ts'
import { dataAnalysis } from './data-analysis.ts'
import { questionsFor } from './defense-preparation.ts'

const analysis = analysisOf()
const read = (key: SectionKey, of = analysis) => of[key].content.join('\n')

it('has something to say in every section of a whole thesis', () => {
  for (const key of SECTION_KEYS) expect(analysis[key].content, key).not.toEqual([])
})

describe('the executive summary', () => {
  it('says in its first sentence what the work is, and no more than is known', () => {
    expect(analysis.executiveSummary.content[0]).toBe('This is a research paper; 2 pages.')
  })

  it('goes from the aim to the method and a result, in sentences of its own', () => {
    const [, aim, how, sample, result] = analysis.executiveSummary.content
    expect(aim).toBe('It set out to determine factors associated with late antenatal booking.')
    expect(how).toMatch(/^How it was done: “A cross-sectional design was used/)
    expect(sample).toBe('Its sample: 372.')
    expect(result).toMatch(/^A result it reports: “/)
    expect(analysis.executiveSummary.evidence.slice(1).every((places) => places.length > 0)).toBe(true)
  })

  it('says nothing of what it did not find', () => {
    const bare = analysisOf([{ title: 'Chapter 4: Results', role: 'results', blocks: ['It rained in May.'] }])
    expect(read('executiveSummary', bare)).not.toMatch(/aim|question|design|conclu|not found/i)
  })

  it('takes no word about a picture for a result', () => {
    const pictured = analysisOf(
      thesisWith(
        'Chapter 4: Results',
        'Figure 7 shows the nonsignificant differences between clinics over time.',
      ),
    )
    expect(read('executiveSummary', pictured)).not.toContain('Figure 7')
  })
})

describe('the quantitative findings', () => {
  it('call no level by which something was chosen a result', () => {
    const chosen = analysisOf(
      thesisWith(
        'Chapter 4: Results',
        'From the regression 30 variables were selected (p < .1) out of 34 variables in the list.',
      ),
    )
    expect(read('quantitativeFindings', chosen)).not.toContain('30 variables')
  })

  it.each([
    'Mauchly’s test showed that sphericity was violated, χ²(2) = 21.83, p = .011.',
    'The confusion matrix is given here for the cut-off of 0.57 in the booking model.',
    'There were a total of 347 booking records over all months for a mean of 2.8 visits each.',
    'The upper 2.5% of the booking dates were taken for outliers and rejected from the data.',
  ])('call no step before a result a result: %s', (step) => {
    const told = analysisOf(thesisWith('Chapter 4: Results', step))
    expect(read('quantitativeFindings', told)).not.toContain(step.slice(0, 30))
  })

  it('say of each result what its figures say', () => {
    expect(read('quantitativeFindings')).toContain(
      'Significant at 5%, with an effect size (d = 0.82): “Barrier',
    )
    expect(read('quantitativeFindings')).toContain('Not significant at 5%: “Education')
  })

  it('take the number of an interview for no figure', () => {
    const interviews = analysisOf(
      thesisWith(
        'Chapter 4: Results',
        'Several mothers described how far the clinic lies from the farms of the valley (Interview 20).',
      ),
    )
    expect(read('quantitativeFindings', interviews)).not.toContain('Interview 20')
  })

  it('take what is still to be done for no result', () => {
    const planned = analysisOf(
      thesisWith(
        'Chapter 4: Results',
        'The whole register will be divided at random into a training set (71%) and a test set (29%).',
      ),
    )
    expect(planned.quantitativeFindings.content.filter((one) => one.includes('71%'))).toEqual([])
  })

  it('tell last, and as such, who answered', () => {
    const sample = 'The majority of the respondents (61.7%) were married, and 38.3% were single.'
    const found = 'Of the mothers in the valley 44.1% booked after the fourth month of pregnancy.'
    const { content } = analysisOf(thesisWith('Chapter 4: Results', sample, found)).quantitativeFindings
    expect(content.findIndex((one) => one.includes(found))).toBeGreaterThanOrEqual(0)
    expect(content.at(-1)).toBe(`Who answered: “${sample}”`)
  })

  it('leave the figures of others to others', () => {
    expect(read('quantitativeFindings')).not.toContain('Banda and Phiri (2019)')
  })

  it('tell a figure once that stands in the abstract and in the results', () => {
    expect(read('quantitativeFindings').match(/58\.3%/g)).toHaveLength(1)
  })

  it('say whether an interval leaves out no effect', () => {
    const of = (interval: string) =>
      read(
        'quantitativeFindings',
        analysisOf(
          thesisWith('Chapter 4: Results', `Women far away booked later (AOR = 1.40, 95% CI [${interval}]).`),
        ),
      )
    expect(of('0.80, 2.40')).toContain('holds 1, so no effect remains possible')
    expect(of('1.10, 2.40')).toContain('leaves out 1')
  })

  it('leave out what is only an example or half a sentence', () => {
    const torn = thesisWith(
      'Chapter 4: Results',
      'For example, t(28) = 2.00, p = .055 would be wrong here.',
      'percent of women, 44.4%',
    )
    expect(read('quantitativeFindings', analysisOf(torn))).not.toMatch(/for example|44\.4/i)
  })
})

describe('the methodology evaluation', () => {
  it('quotes a sentence for each thing it says', () => {
    expect(read('methodologyEvaluation')).toContain('How they were chosen: “Systematic sampling was used')
    expect(read('methodologyEvaluation')).toContain('Ethics: “Ethical approval was obtained')
  })

  it('says what was not found once in the whole report, with what to do, and without blame', () => {
    const bare = analysisOf(thesisWith('3.2 Data collection and analysis', 'Data were entered twice.'))
    const said = SECTION_KEYS.flatMap((key) =>
      bare[key].content.filter((text) => text.includes('ethics approval')).map((text) => [key, text]),
    )
    expect(said).toEqual([
      [
        'improvementRecommendations',
        expect.stringMatching(
          /^Not found in the text: ethics approval and consent\. I looked through the whole text.*“consent”.*\. Name the committee/,
        ),
      ],
    ])
  })

  it('never says that something was not found which it quotes itself', () => {
    const without = analysisOf(thesisWithout('Chapter 6: Conclusion and recommendations', 'Abstract'))
    const absent = without.checks.filter(({ outcome }) => outcome === 'not-found').map(({ id }) => id)
    for (const [id, lead] of [
      ['fact-conclusion', 'What it concludes: '],
      ['checklist-recommendations', 'What it recommends: '],
      ['checklist-limits', 'A limitation it names: '],
    ] as const)
      if (absent.includes(id))
        expect(SECTION_KEYS.map((key) => read(key, without)).join()).not.toContain(lead)
    expect(absent).not.toContain('checklist-limits')
  })
})

describe('the data analysis', () => {
  it('quotes how the data were analysed', () => {
    expect(read('dataAnalysis')).toContain(
      'How the data were analysed: “Data were analysed in SPSS version 26',
    )
  })

  it('counts what was computed again where some of it differs, and praises nothing where none does', () => {
    expect(read('dataAnalysis')).not.toContain('recalculated or compared')
    const material = materialFrom(
      thesisWith('Chapter 4: Results', 'Scores differed between the women, t(370) = 2.10, p = .001.'),
    )
    const texts = dataAnalysis(material, new Set()).map(({ text }) => text)
    expect(texts.join('\n')).toMatch(
      /\d+ reported figures were recalculated or compared[^:]*: \d+ should be checked\./,
    )
  })

  it('says of a figure that does not agree what is printed and what comes out', () => {
    const material = materialFrom(
      thesisWith('Chapter 4: Results', 'Scores differed between the women, t(370) = 2.10, p = .001.'),
    )
    const texts = dataAnalysis(material, new Set()).map(({ text }) => text)
    expect(texts.join('\n')).toMatch(
      /Check t\(370\) = 2\.10: the text says p = \.001, but the figures give p = \.03\d+\./,
    )
    expect(questionsFor(material)[0]?.question).toMatch(
      /^For t\(370\) = 2\.10 you report p = \.001, but the figures give/,
    )
  })
})

describe('the literature review', () => {
  it('shows the gap', () => {
    expect(read('literatureReview')).toContain('The gap it names: “However, little is known')
  })

  it('is empty where nothing is cited', () => {
    const without = thesisWithout('References', 'Chapter 2: Literature Review', 'Chapter 5: Discussion')
    expect(read('literatureReview', analysisOf(without))).not.toContain('cites most')
  })
})

describe('the results interpretation', () => {
  it('shows what it admits and recommends, and does not repeat what the summary concludes', () => {
    const text = read('resultsInterpretation')
    for (const lead of ['A limitation it names: “', 'What it recommends: “']) expect(text).toContain(lead)
    expect(read('executiveSummary')).toContain('What it concludes: “')
    expect(text).not.toContain('What it concludes: “')
  })
})

describe('the defense preparation', () => {
  it('asks what has to be defended in the checklist, of claims in its section, and nothing in both', () => {
    const listed = analysis.defenseChecklist.map(({ question }) => question)
    const { content } = analysis.defensePreparation
    expect(listed.length).toBeGreaterThan(0)
    expect(content.length).toBeGreaterThan(0)
    expect(listed.filter((one) => content.includes(one))).toEqual([])
    expect(listed.length + content.length).toBeLessThanOrEqual(16)
    const forms = [...listed, ...content].map((question) =>
      question
        .replace(/“[^”]*”|"[^"]*"|[\d.,%]+/g, '…')
        .split(' ')
        .slice(0, 4)
        .join(' '),
    )
    // Two results get the same question, each with its own sentence.
    for (const form of forms) expect(forms.filter((other) => other === form).length).toBeLessThanOrEqual(2)
  })

  it('asks for what was not found among the first, as an examiner asks', () => {
    const bare = analysisOf(thesisWith('3.2 Data collection and analysis', 'Data were entered twice.'))
    expect(bare.defenseChecklist.slice(0, 6).map(({ question }) => question)).toContain(
      'Who approved your study, and how did people agree to take part?',
    )
    expect(JSON.stringify(bare.defenseChecklist)).not.toMatch(/not find|not found/i)
  })

  it('makes one question of all figures that differ', () => {
    const material = materialFrom(
      thesisWith(
        'Chapter 4: Results',
        'Scores differed between the women, t(370) = 2.10, p = .001.',
        'Ages differed as well, t(370) = 2.40, p = .300.',
      ),
    )
    const asked = questionsFor(material).filter(({ id }) => id.startsWith('row '))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.question).toMatch(/Another figure differs too\. Which are correct/)
    expect(asked[0]?.evidence).toHaveLength(2)
  })

  it('gives each question an id of its own, the same each time', () => {
    const ids = analysis.defenseChecklist.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(analysisOf().defenseChecklist.map(({ id }) => id)).toEqual(ids)
  })
})

describe('a proposal', () => {
  const plan = analysisOf(SMALL_PROPOSAL, 'research', 'Why village pumps stand still')

  it('is told as what will be done', () => {
    expect(plan.type.stage).toBe('proposal')
    const text = read('methodologyEvaluation', plan)
    expect(text).toContain('How they will be chosen: “')
    expect(text).toContain('How the data will be collected: “')
    expect(text).not.toMatch(/How they were|How things were|What was done/)
  })

  it('is asked for what will be done, and for no results', () => {
    const asked = [
      ...plan.defenseChecklist.map(({ question }) => question),
      ...plan.defensePreparation.content,
    ].join('\n')
    expect(asked).toContain('Who has to approve your study, and how will people agree to take part?')
    expect(asked).not.toMatch(/your results|Who approved/)
    expect(read('improvementRecommendations', plan)).toContain('Say which committee you will ask')
  })

  it('may promise a number in its abstract', () => {
    const check = plan.checks.find(({ id }) => id === 'abstract-numbers')
    expect(check?.outcome).toBe('does-not-apply')
    // A time since an event is no result either.
    expect(check?.owed).toMatchObject({ outcome: 'look-again', says: expect.stringMatching(/: 1250\.$/) })
  })
})

describe('the improvement recommendations', () => {
  it('are one action for each open check, the weightiest first', () => {
    const rank = (text: string) =>
      ['large gain', 'clear gain', 'small gain'].findIndex((gain) => text.includes(gain))
    const ranks = analysis.improvementRecommendations.content.map(rank)
    expect(ranks).not.toContain(-1)
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  })

  it('show the figures of what was found amiss', () => {
    const wrong = analysisOf(thesisWith('Chapter 4: Results', 'Of the 372 women, 217 (48.3%) booked late.'))
    expect(read('improvementRecommendations', wrong)).toMatch(/217 of 372, printed 48\.3%, computed 58\.3%/)
  })
})
