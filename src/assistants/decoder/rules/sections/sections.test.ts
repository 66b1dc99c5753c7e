/** What a student reads in each of the eight sections. */
import { describe, expect, it } from 'vitest'
import { analysisOf, materialFrom, thesisWith, thesisWithout } from '#tests/analysed.ts'
import { SECTION_KEYS, type SectionKey } from '../keys.ts'
import { dataAnalysis } from './data-analysis.ts'
import { questionsFor } from './defense-preparation.ts'

const analysis = analysisOf()
const read = (key: SectionKey, of = analysis) => of[key].content.join('\n')

it('has something to say in every section of a whole thesis', () => {
  for (const key of SECTION_KEYS) expect(analysis[key].content, key).not.toEqual([])
})

describe('the executive summary', () => {
  it('begins with the whole in one sentence', () => {
    expect(analysis.executiveSummary.content[0]).toMatch(
      /^In short: a cross-sectional study with a sample of 372, in 2 pages\. It keeps coming back to late booking/,
    )
  })

  it('goes from the aim to the limits, in the words of the document', () => {
    const leads = analysis.executiveSummary.content.map((point) => point.split(':')[0])
    const at = (lead: string) => leads.indexOf(lead)
    expect(at('The aim')).toBeGreaterThan(0)
    expect(at('A main result')).toBeGreaterThan(at('The aim'))
    expect(at('What it concludes')).toBeGreaterThan(at('A main result'))
    expect(read('executiveSummary')).toContain('“The general objective of the study was to determine')
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

  it('does not call a result without a difference a main result', () => {
    expect(read('executiveSummary')).toContain(
      'What showed no clear difference: “Education was not significantly',
    )
  })
})

describe('the quantitative findings', () => {
  it('say of each result what its figures say', () => {
    expect(analysis.quantitativeFindings.content[0]).toMatch(
      /^Significant at 5%, with an effect size \(d = 0\.82\): “Barrier/,
    )
    expect(read('quantitativeFindings')).toContain(
      'Not significant at 5%, no effect size beside it: “Education',
    )
  })

  it("put the study's own figures before those of others", () => {
    const points = analysis.quantitativeFindings.content
    const others = points.findIndex((point) => point.startsWith('For comparison'))
    expect(points[others]).toContain('Banda and Phiri (2019)')
    expect(points.slice(others).every((point) => point.startsWith('For comparison'))).toBe(true)
  })

  it('tell a figure once that stands in the abstract and in the results', () => {
    expect(read('quantitativeFindings').match(/58\.3%/g)).toHaveLength(1)
  })

  it('say of a share and of a mean what stands beside them, and repeat no figure', () => {
    expect(read('quantitativeFindings')).toContain('A share with its count: “Of the 372 women, 217 (58.3%)')
    expect(read('quantitativeFindings')).toContain('A mean with its spread: “The mean age of the women')
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
  it('begins with the design and how much of what it asks for was found', () => {
    expect(analysis.methodologyEvaluation.content[0]).toMatch(
      /^The text describes a cross-sectional study: (?:all|\d+ of the) \d+ things looked for in its methods were found\./,
    )
  })

  it('says what was not found, without a quotation and without blame', () => {
    const bare = analysisOf(thesisWith('3.2 Data collection and analysis', 'Data were entered twice.'))
    const at = bare.methodologyEvaluation.content.findIndex((text) => text.includes('ethics approval'))
    expect(bare.methodologyEvaluation.content[at]).toMatch(/not found in the text: .*ethics approval/i)
    expect(bare.methodologyEvaluation.evidence[at]).toEqual([])
  })
})

describe('the data analysis', () => {
  it('names the program and the analyses', () => {
    expect(read('dataAnalysis')).toContain('“Data were analysed in SPSS version 26')
    expect(read('dataAnalysis')).toContain('The analyses it names: logistic regression and chi-square tests.')
  })

  it('counts what was computed again', () => {
    expect(read('dataAnalysis')).toMatch(
      /\d+ printed figures were computed again, and all agree with what is printed\./,
    )
  })

  it('says of a figure that does not agree what is printed and what comes out', () => {
    const material = materialFrom(
      thesisWith('Chapter 4: Results', 'Scores differed between the women, t(370) = 2.10, p = .001.'),
    )
    const texts = dataAnalysis(material).map(({ text }) => text)
    expect(texts.join('\n')).toMatch(
      /Look again at t\(370\) = 2\.10: the text prints p = \.001, and the figures give p = \.03\d+\./,
    )
    expect(questionsFor(material)[0]?.question).toMatch(
      /^For t\(370\) = 2\.10 you print p = \.001, and the figures give/,
    )
  })
})

describe('the literature review', () => {
  it('shows the gap, the theory and where earlier work disagrees', () => {
    expect(read('literatureReview')).toContain('The gap it names: “However, little is known')
    expect(read('literatureReview')).toContain('health belief model')
    expect(read('literatureReview')).toContain('Where earlier work disagrees: “In contrast, Mwale')
  })

  it('names the works that the text leans on', () => {
    const leaning = thesisWith(
      'Chapter 2: Literature Review',
      'Distance matters (Tembo, 2018). It matters more in the rains (Tembo, 2018). Roads decide (Tembo, 2018).',
    )
    expect(read('literatureReview', analysisOf(leaning))).toContain('Tembo (2018), cited 4 times')
  })

  it('is empty where nothing is cited', () => {
    const without = thesisWithout('References', 'Chapter 2: Literature Review', 'Chapter 5: Discussion')
    expect(read('literatureReview', analysisOf(without))).not.toContain('leans on')
  })
})

describe('the results interpretation', () => {
  it('shows claims, agreement, surprise and limits', () => {
    const text = read('resultsInterpretation')
    for (const lead of [
      'What it claims in the end',
      'Where it agrees with others',
      'What was not expected',
      'A limit it names',
    ])
      expect(text).toContain(lead)
  })

  it('points at words of cause, unless the design allows them', () => {
    expect(read('resultsInterpretation')).toContain('speaks of cause')
    const trial = thesisWith(
      '3.1 Design and sampling',
      'A randomised controlled trial was conducted. Women were randomly assigned to the intervention or control group.',
    )
    expect(read('resultsInterpretation', analysisOf(trial))).not.toContain('speaks of cause')
  })
})

describe('the defense preparation', () => {
  it('asks 8 to 12 questions of a whole thesis, no two of one form', () => {
    const { defenseChecklist } = analysis
    expect(defenseChecklist.length).toBeGreaterThanOrEqual(8)
    expect(defenseChecklist.length).toBeLessThanOrEqual(12)
    const forms = defenseChecklist.map(({ question }) =>
      question
        .replace(/“[^”]*”|"[^"]*"|[\d.,%]+/g, '…')
        .split(' ')
        .slice(0, 4)
        .join(' '),
    )
    expect(new Set(forms).size).toBe(forms.length)
  })

  it('begins with what was not found, asked as an examiner asks', () => {
    const bare = analysisOf(thesisWith('3.1 Design and sampling', 'Women were asked at six clinics.'))
    expect(bare.defensePreparation.content.slice(0, 5)).toContain(
      'How were they chosen, step by step, and from which list? I did not find this in the text.',
    )
    expect(read('defensePreparation', bare)).not.toContain('An examiner may point at this')
  })

  it('makes one question of all figures that differ', () => {
    const material = materialFrom(
      thesisWith(
        'Chapter 4: Results',
        'Scores differed between the women, t(370) = 2.10, p = .001.',
        'Ages differed as well, t(370) = 2.40, p = .300.',
      ),
    )
    const asked = questionsFor(material).filter(({ question }) => question.includes('you print'))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.question).toMatch(/Another figure differs too\. Which are right/)
    expect(asked[0]?.evidence).toHaveLength(2)
  })

  it('gives each question an id of its own, the same each time', () => {
    const ids = analysis.defenseChecklist.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(analysisOf().defenseChecklist.map(({ id }) => id)).toEqual(ids)
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
    expect(read('improvementRecommendations', wrong)).toMatch(/Here: .*percentage/i)
  })
})
