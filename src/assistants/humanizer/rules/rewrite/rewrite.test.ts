import { describe, expect, it } from 'vitest'
import { type OptionKey, optionKeys } from '../../spec.ts'
import { DEMO } from '../flow/demo.ts'
import { shareChanged } from '../measures/share-changed.ts'
import { FULL_MENDER } from '../mend/find-mistakes.ts'
import { type Settings, STANDARD } from '../settings.ts'
import { rewrite } from './rewrite.ts'
import { rewrittenText } from './rewriting.ts'

const rewritten = (text: string, more: Partial<Settings> = {}) =>
  rewrittenText(rewrite(text, { ...STANDARD, ...more }))
const as = (option: OptionKey, text: string) => rewritten(text, { options: [option] })

it('makes of the sample of the demo what the demo shows', () => {
  expect(rewritten(DEMO.before)).toBe(DEMO.after)
})

describe('what it puts in', () => {
  it.each([
    ['He utilized, utilizes and is utilizing a myriad of tools.', 'He used, uses and is using many tools.'],
    [
      'The aim was underscored by Phiri, and the study underscores an intricate problem.',
      'The aim was underlined by Phiri, and the study shows a complex problem.',
    ],
    ['It is a cutting-edge and seamless hub.', 'It is a modern and smooth hub.'],
    [
      'Moreover, it not only fosters trust but also enhances learning.',
      'It both encourages trust and improves learning.',
    ],
    [
      'Banks play a crucial role in facilitating trade and a vital role in rural life.',
      'Banks play a central part in facilitating trade and an essential role in rural life.',
    ],
    [
      'In order to ascertain the aforementioned risks, we delved into the files on a daily basis.',
      'To establish these risks, we examined the files daily.',
    ],
    [
      'Farmers leverage loans due to the fact that a plethora of shops offer them.',
      'Farmers use loans because many shops offer them.',
    ],
  ])('%j', (before, after) => {
    expect(rewritten(before)).toBe(after)
  })

  it('changes nothing that only looks like a mark', () => {
    for (const text of [
      'The highlight of the year was a harness race near the old landscape garden.',
      'Foster care, vital signs and robust standard errors are terms; financial leverage was high.',
      'The significant result of the vital registration survey was a key finding about the facets.',
    ])
      expect(rewritten(text)).toBe(text)
  })
})

describe('each of the ten options changes what it does', () => {
  it('leaves the word that announces a conclusion, and not the frame behind it', () => {
    const text =
      'In conclusion, it is important to note that the study utilized a myriad of sources. Moreover, it delves into trade.'
    expect(as('Conclusion', text)).toMatch(/^In conclusion, the study/)
    expect(as('Conclusion', 'This study has proved that fees matter.')).toBe(
      'This study has shown that fees matter.',
    )
    expect(as('Conclusion', 'This study proved that fees matter.')).toBe(
      'This study showed that fees matter.',
    )
  })

  it('lets authors stress and argue in a literature review, and prove nothing', () => {
    const text =
      'Banda (2019) underscores the need for training. Nevertheless, Phiri (2020) delves into a myriad of cases.'
    expect(as('LiteratureReview', text)).toContain('Banda (2019) stresses the need')
    expect(as('LiteratureReview', text)).toContain('Nevertheless,')
    expect(as('GeneralAcademicHumanization', text)).toContain('Even so,')
  })

  it('sees a verb that does not fit once it is spelt', () => {
    const settings = { ...STANDARD, strength: 'mend' } as const
    expect(
      rewrittenText(rewrite('The teacher beleive that it is safe.', settings, { mender: FULL_MENDER })),
    ).toBe('The teacher believes that it is safe.')
  })

  it('needs no phrase of a machine to do what the option says', () => {
    expect(as('Methodology', 'The study uses a survey. Respondents are selected at random.')).toBe(
      'The study used a survey. Respondents were selected at random.',
    )
    expect(as('ResearchResults', 'Surprisingly, only 12% of the farmers had a loan.')).toBe(
      'Only 12% of the farmers had a loan.',
    )
  })

  it('keeps the order of the steps in a methodology', () => {
    const text = 'Firstly, we utilized a myriad of forms. Subsequently, we delved into the files.'
    expect(as('Methodology', text)).toContain('Subsequently, we examined')
    expect(as('GeneralAcademicHumanization', text)).toMatch(/^First, .*Subsequently, we examined/)
  })

  it('keeps the reasons of an analysis', () => {
    const text = 'The intricate curve is steep. Consequently, the model delves into a myriad of slopes.'
    expect(as('ResearchAnalysis', text)).toContain('Consequently,')
    expect(as('GeneralAcademicHumanization', text)).toContain('As a result,')
  })

  it('calls necessary what a recommendation called crucial', () => {
    const text = 'It is crucial to train staff. Moreover, it is imperative to utilize a myriad of methods.'
    expect(as('RecommendationsBasedOnFindings', text)).toContain('It is necessary to train staff.')
  })

  it('says things short in a tone that is not academic, and never otherwise', () => {
    const text = 'Moreover, it is clear that farmers do not utilize numerous tools. It is not easy.'
    expect(as('NonAcademic', text)).toBe("Farmers don't use many tools. It's not easy.")
    expect(as('GeneralAcademicHumanization', text)).toContain('do not use numerous')
  })

  it('reports results without surprise, and takes suggestions for later work as suggestions', () => {
    expect(as('ResearchResults', 'Remarkably, it is evident that the intricate score rose.')).toBe(
      'The complex score rose.',
    )
    expect(
      as(
        'FutureRecommendations',
        'Future research endeavours could potentially delve into a myriad of causes.',
      ),
    ).toBe('Future research could study many causes.')
  })

  it('says in an introduction what the study does, and not what it seeks to do', () => {
    const text = 'Moreover, this study seeks to critically examine a myriad of intricate causes.'
    expect(as('Intro', text)).toBe('This study examines many complex causes.')
    expect(as('GeneralAcademicHumanization', text)).toContain('seeks to critically examine')
  })

  it('writes full forms in the standard tone', () => {
    const text = "Moreover, they can't utilize a myriad of tools and don't complain."
    expect(as('GeneralAcademicHumanization', text)).toBe('They cannot use many tools and do not complain.')
    expect(as('Methodology', text)).toContain("don't complain")
  })

  it('has another result for every one of them', () => {
    const text =
      "In conclusion, this study seeks to examine a remarkable rise. Firstly, Banda (2019) underscores that it is crucial and doesn't delve into a myriad of numerous causes. Consequently, it is not easy."
    const results = optionKeys.map((option) => as(option, text))
    expect(new Set(results).size).toBe(10)
  })
})

describe('the strengths', () => {
  const text =
    'Moreover, it is important to note that numerous individuals utilize intricate tools. This approach fosters trust and demonstrates a pivotal idea, underscoring the need for training.'
  it('change more and more', () => {
    const shares = (['medium', 'strong'] as const).map((strength) => {
      const { text: given, changes } = rewrite(text, { ...STANDARD, strength })
      return shareChanged(given, changes)
    })
    expect(shares[0]).toBeGreaterThan(0)
    expect(shares[0]).toBeLessThan(shares[1]!)
  })
})

it('switches a rule off for whoever never wants it again', () => {
  const rulesOff = ['utilize']
  expect(rewritten('Moreover, we utilize a myriad of intricate tools.', { rulesOff })).toBe(
    'We utilize many complex tools.',
  )
})

it.each([
  'This research endeavors to develop a model of cyberbullying.',
  'Understanding the higher enrolments witnessed every year is hard.',
  'The model uses credit utilisation ratios and the Eastern region demonstrated the highest rates.',
  'Involvement was associated with a remarkable 10% decrease in dropout rates.',
])('leaves a word alone where its plain one does not fit: %s', (text) => {
  const after = rewritten(`Moreover, it is important to note that we delve into a myriad of tools. ${text}`, {
    strength: 'strong',
  })
  for (const wrong of ['research to develop', 'saw every', 'credit use', 'made clear', 'with 10%'])
    expect(after).not.toContain(wrong)
})

it('parts a long sentence and joins two short ones, where the lengths grow more varied', () => {
  const text =
    'The clinic utilizes a myriad of forms for the patients who come from the villages along the river and from the hills behind the town every week. The nurses delve into every one of them in the evening when the last patient has left the building, and they are tired by then of course. The doctor reads what they write down before he goes home at night and signs it with a pencil that he keeps in his coat.'
  const after = rewritten(text)
  expect(after).toContain('building. They are tired')
})

it('leaves good prose alone, and says so', () => {
  const text =
    'We interviewed forty-two market women in Chipata. Most of them sold vegetables, and all but five had a telephone. It is crucial that none of them was paid.'
  expect(rewrite(text, STANDARD)).toMatchObject({ text, changes: [], notice: 'nothing-to-change' })
})

it('changes next to nothing when it is given its own work', () => {
  const once = rewritten(DEMO.before)
  expect(rewrite(once, STANDARD).changes).toEqual([])
})

describe('bad input loses nothing and breaks nothing', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\n '],
    ['one word', 'Moreover'],
    ['half a sentence', 'Moreover, the utilization of'],
    ['a comma', ','],
    ['only citations', '(Banda, 2020); (Phiri & Zulu, 2019); [1–4]'],
    ['a list of references', 'References\nBanda, T. (2020). Utilizing a pivotal tapestry. Lusaka: Delve.\n'],
    ['a table', '| utilize | pivotal |\n|---|---|\n| moreover | delve into |'],
    ['code', '```\nutilize(pivotal); // moreover, delve into\n```\n    def utilize(pivotal): return delve'],
    ['a formula', '$$\nutilize = \\frac{pivotal}{delve}\n$$'],
    ['a quotation', '> Moreover, we utilize a myriad of pivotal tools.'],
    ['a heading', '# Moreover, a Pivotal Tapestry\n\n1.2 The Utilization of Myriad Tools'],
    [
      'another language',
      'Abantu abengi mu Zambia balima amataba pa kuti bakwate ifyakulya ne ndalama sha mu ng’anda.',
    ],
    ['emoji and marks', '🙂🙂 —–… “” ‘’ ((( ]]] $$$ *** \\begin{x}'],
    ['brackets that never close', 'Moreover, (((((((((( the utilization [[[[[ of “““ tools'],
  ])('%s', (_what, text) => {
    const rewriting = rewrite(text, { ...STANDARD, strength: 'strong' })
    expect(rewriting.text).toBe(text)
    expect(rewrittenText(rewriting)).toBe(text)
  })

  it('takes 5,000 times the same word, and 20,000 letters without a space, in no time', () => {
    const before = process.cpuUsage()
    for (const text of [
      'utilize '.repeat(5_000),
      'a'.repeat(20_000),
      '('.repeat(20_000),
      'Moreover, '.repeat(2_000),
      '1,'.repeat(10_000),
      '"a" '.repeat(5_000),
    ])
      expect(rewrittenText(rewrite(text, { ...STANDARD, strength: 'strong' })).length).toBeGreaterThan(0)
    const { user } = process.cpuUsage(before)
    expect(user / 1_000).toBeLessThan(30_000)
  })

  it('keeps line ends, lists and the space between paragraphs as they are', () => {
    const text =
      'Moreover, we utilize a myriad of tools.\r\n\r\n- Furthermore, it is paramount.\r\n  - Additionally, it is intricate.\r\n\r\n\r\nEnd.'
    expect(rewritten(text)).toBe(
      'We use many tools.\r\n\r\n- It is essential.\r\n  - It is complex.\r\n\r\n\r\nEnd.',
    )
  })
})

it('undoes a noun that is made of a verb when a strong rewriting is asked for, and leaves the names of methods', () => {
  const strong = (text: string) => rewrittenText(rewrite(text, { ...STANDARD, strength: 'strong' }))
  expect(strong('The team conducted an analysis of the fees at the market.')).toBe(
    'The team analysed the fees at the market.',
  )
  const method = 'The team conducted an analysis of variance on the yields of the farms.'
  expect(strong(method)).toBe(method)
})
