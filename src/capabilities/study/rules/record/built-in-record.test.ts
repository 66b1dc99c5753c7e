import { describe, expect, it } from 'vitest'
import { modelOf, writtenWork } from '#tests/model-of.ts'
import { openRecord } from '../open-study.ts'
import { factsIn } from './facts-in.ts'
import type { SlotId } from './study-record.ts'

const slotIn = (slot: SlotId, title: string, text: string, role: 'methods' | 'results' = 'methods') =>
  openRecord(modelOf([{ title, role, blocks: [text] }])).readAs('research').record.slots[slot]
const ASKED = 'Data were collected through long talks with the tailors.'

describe('a slot', () => {
  const titleIn = (title: string, ...blocks: string[]) =>
    openRecord({ ...modelOf([{ title: '', role: 'front-matter', blocks }]), title }).readAs('research').record
      .slots.title.entries[0]?.value

  it('is filled by what a sentence does for the work, where no form of words is known', () => {
    const found = [
      'Most of the tailors (68%) kept no book of their sales.',
      'The council should train the tailors of the town in keeping one.',
      'The majority of the respondents were female (61%).',
    ]
    expect(
      slotIn('results', '4 Results', found.join(' '), 'results').entries.map(({ value }) => value),
    ).toEqual([found[0]])
  })

  it('of the limits is not filled by the scope of a work', () => {
    const scope = 'The study is limited to tailors of the two markets of the town.'
    const limitsUnder = (title: string, role: 'introduction' | 'conclusion') =>
      openRecord(modelOf([{ title, role, blocks: [scope] }])).readAs('research').record.slots.limits.entries
    expect(limitsUnder('1.5 Scope and delimitations', 'introduction')).toEqual([])
    expect(limitsUnder('5.4 Limitations of the study', 'conclusion')).toHaveLength(1)
  })

  it('of the limits under a heading of scope and limits is filled by what is admitted there', () => {
    const blocks = [
      'The study focuses on the tailors of the two markets of the town.',
      'Because of time constraints only one market could be visited in the rains.',
    ]
    const { entries } = openRecord(
      modelOf([{ title: '1.6 Scope and limitations of the study', role: 'introduction', blocks }]),
    ).readAs('research').record.slots.limits
    expect(entries.map(({ value }) => value)).toEqual([blocks[1]])
  })

  it('is not filled by a line that stops before its end', () => {
    const cut = 'The town lies on the river and is reached by a road around'
    expect(slotIn('setting', '3.1 Study area', cut).state).not.toBe('proved')
  })

  it('of the questions is not certain where one is numbered and the others are not there', () => {
    const { questions } = openRecord(
      modelOf(
        writtenWork(`
        # introduction: 1.4 Research questions
        1. Which problems do the tailors have with credit?
        The shops ask for a deposit.
      `),
      ),
    ).readAs('research').record.slots
    expect(questions.state).toBe('unsure')
  })

  it('is filled by a form of words in its place', () => {
    expect(slotIn('instruments', '3.3 Data collection', ASKED)).toMatchObject({
      state: 'proved',
      entries: [{ value: ASKED }],
    })
  })

  it('is not filled under a heading that announces something else', () => {
    expect(slotIn('instruments', '3.1 Theoretical framework', ASKED).state).toBe('empty')
    expect(slotIn('instruments', '3.2 Research philosophy', ASKED).state).toBe('empty')
  })

  it('is not filled by a task that was set', () => {
    const task = 'Conduct a regression of the sales on the rains of the year.'
    expect(slotIn('analyses', '3.4 Data analysis', task).state).not.toBe('proved')
  })

  it('is not filled by a sentence torn from the one before', () => {
    const torn = 'the results showed that distance matters most to the women of the valley.'
    expect(slotIn('results', '4 Results', torn, 'results').state).not.toBe('proved')
  })

  it('is not filled by the last row of a table that runs into a sentence', () => {
    const found = 'The study found that 60% of the tailors save each week.'
    expect(slotIn('results', '4 Results', found, 'results').state).toBe('proved')
    expect(slotIn('results', '4 Results', `Total 380 100% ${found}`, 'results').state).not.toBe('proved')
  })

  it.each<[SlotId, string, string, 'methods' | 'results' | 'conclusion']>([
    [
      'design',
      '3.1 Research design',
      'Makoni (2005:73) explained that this research is a cross-sectional survey.',
      'methods',
    ],
    [
      'setting',
      '3.9 Ethics',
      'The researcher ensured that the research was conducted in the most ethical way.',
      'methods',
    ],
    [
      'analyses',
      '3.8 Data analysis',
      'The rule is that counts must be analysed using a chi-square test.',
      'methods',
    ],
    [
      'limits',
      '5.4 Limitations',
      'To counter this, the tailors who could not come were visited at home.',
      'conclusion',
    ],
    ['recommendations', '5.3 Recommendations', 'Good books are therefore a must for tailors.', 'conclusion'],
    [
      'conclusions',
      '4.2 Books and savings',
      'We can conclude that books and savings are related.',
      'results',
    ],
    [
      'results',
      '5.1 Summary of findings',
      'A lot of findings were made in the course of this work.',
      'conclusion',
    ],
    [
      'limits',
      '5.4 Limitations',
      'The sample was small (Phiri 2011) 1.3.1 Aim This work was limited to one town.',
      'conclusion',
    ],
  ])('of %s is not filled under "%s" by: "%s"', (slot, title, text, role) => {
    expect(
      openRecord(modelOf([{ title, role, blocks: [text] }])).readAs('research').record.slots[slot].entries,
    ).toEqual([])
  })

  it('of the recommendations is not filled by what others may study where its own were not recognised', () => {
    const recommends = (...blocks: string[]) =>
      openRecord(modelOf([{ title: '5.3 Recommendations', role: 'conclusion', blocks }])).readAs('research')
        .record.slots.recommendations.entries
    const further = 'Future research should ask the tailors of other towns as well.'
    expect(recommends(further)).toHaveLength(1)
    expect(recommends('Train all tailors of the town in keeping a book of sales.', further)).toEqual([])
  })

  it('of the results is not filled by another study that calls itself this one', () => {
    const blocks = [
      'Phiri (2014) asked who sews with whom. This study showed that large groups of tailors sell more.',
    ]
    const { slots } = openRecord(modelOf([{ title: '5 Discussion', role: 'discussion', blocks }])).readAs(
      'research',
    ).record
    expect(slots.results.entries).toEqual([])
  })

  it('of the objectives never shows one that goes on in the line below', () => {
    const { slots } = openRecord(
      modelOf(
        writtenWork(`
        # introduction: 1.4 Objectives
        The objectives are:
        > list-item 1. To find out how far the tailors of the town
        have made a book of sales a habit.
      `),
      ),
    ).readAs('research').record
    expect([...slots.objectives.entries, ...slots.objectives.candidates]).toEqual([])
  })

  it('of the title is not cut behind an honorific, nor poorer than the cover', () => {
    const whole = 'RECORDS OF TAILORS IN DR. CHANDA MWALE DISTRICT MUNICIPALITY'
    expect(
      titleIn(whole, 'RECORDS OF TAILORS IN DR.', 'CHANDA MWALE DISTRICT MUNICIPALITY', 'By', 'Mary Banda'),
    ).toBe(whole)
    const full = 'Effect of Goat Dung on the Growth of Maize in Two Wards of Lundazi'
    const certified =
      'This is to certify that the work titled “Effect of Dung on the Growth of Maize in Two Wards of Lundazi” is mine.'
    expect(titleIn(full, full, 'By', 'Mary Banda', certified)).toBe(full)
  })

  it('of the title is what a cover sets in quotation marks, without its author’s mark or number', () => {
    const whole = 'Savings of Tailors in the Markets of Kitwe'
    expect(titleIn('Institute of Trade and Farming', `“${whole}”`, 'Two Years Full Time Course', 'By')).toBe(
      whole,
    )
    expect(titleIn(`${whole} Chanda Mwale¹,²`, `${whole} Chanda Mwale¹,²`, 'Kitwe College', 'May 2024')).toBe(
      whole,
    )
  })

  it('of the institution begins where the name of the department ends, and is empty where that is not clear', () => {
    const school = (...blocks: string[]) =>
      cover('Savings of Tailors in the Markets of Kitwe', ...blocks).institution.entries[0]?.value
    expect(school('Faculty of Science University of the Copperbelt')).toBe('University of the Copperbelt')
    expect(school('Department of Crop Technology Federal Polytechnic Kitwe')).toBe('Federal Polytechnic')
    expect(school('Department of Crops Mulungushi University')).toBeUndefined()
    expect(school('BSc(Hons) Crop Science National Institute of Farming')).toBe(
      'National Institute of Farming',
    )
    expect(school('COLLEGE OF TRADE, LAW AND FARMING')).toBe('COLLEGE OF TRADE, LAW AND FARMING')
    expect(school('COLLEGE OF TRADE SCIENCES FEDERAL UNIVERSITY OF FARMING, KITWE')).toBe(
      'FEDERAL UNIVERSITY OF FARMING',
    )
    expect(school('Mbarara University of Science and Technology')).toBe(
      'Mbarara University of Science and Technology',
    )
  })

  it('of the supervisors is read from who signs as one', () => {
    const { supervisors } = openRecord(
      modelOf(
        writtenWork(`
        # front-matter: APPROVAL PAGE
        Mal. Chanda Mwale Date
        (Project Supervisor)
      `),
      ),
    ).readAs('research').record.slots
    expect(supervisors.entries.map(({ value }) => value)).toEqual(['Chanda Mwale'])
  })

  it('of the title takes what a certificate names, and never whoever signs it', () => {
    const signed = 'Mr CHANDA MWILA BANDA'
    const title = 'Savings of Tailors in the Markets of Kitwe'
    const certified = `This is to certify that the report entitled “${title}” is original work.`
    const titleSlot = (...blocks: string[]) => {
      const model = modelOf([{ title: 'CERTIFICATION', role: 'front-matter', blocks }])
      return openRecord({ ...model, title }).readAs('research').record.slots.title
    }
    expect(titleSlot(signed).entries).toEqual([])
    expect(titleSlot(certified, signed, signed)).toMatchObject({ entries: [{ value: title }] })
  })

  const cover = (...blocks: string[]) =>
    openRecord(modelOf([{ title: '1. Title Page', role: 'other', blocks }])).readAs('research').record.slots

  it('of the cover is read where its fields run on in one line, below a heading of its own', () => {
    const { title, people, supervisors, institution, year } = cover(
      'Savings of Tailors in the Markets of Kitwe Student Name: Chanda Mwila Student Number: 20113 Institution: Mulungushi University Supervisor: Mary Banda Date: October 2025',
    )
    expect(title).toMatchObject({ entries: [{ value: 'Savings of Tailors in the Markets of Kitwe' }] })
    expect([people, supervisors, institution, year].map(({ entries }) => entries[0]?.value)).toEqual([
      'Chanda Mwila',
      'Mary Banda',
      'Mulungushi University',
      '2025',
    ])
  })

  it('of the cover leaves out the school above the title, and the heads of a column of names', () => {
    const title = 'Savings of Tailors in the Markets of Kitwe'
    const read = (...blocks: string[]) =>
      openRecord({ ...modelOf([{ title: '', role: 'front-matter', blocks }]), title }).readAs('research')
        .record.slots
    const named = read(title, 'PARTICIPANTS NAMES : REGISTRATION NUMBERS', 'CHANDA MWILA : BSS/2021/95727')
    expect([named.title.entries[0]?.value, named.people.entries[0]?.value]).toEqual([title, 'CHANDA MWILA'])
    for (const school of ['CENTER FOR TRADE AND DEVELOPMENT', 'MARKETS POSTGRADUATE PROGRAM'])
      expect(read(school, title, 'By', 'Chanda Mwila').title.entries[0]?.value).toBe(title)
  })

  it('of the people is whoever declares the work, or is certified to have done it, and nobody who only signs', () => {
    const who = (sentence: string) =>
      openRecord(modelOf([{ title: 'DECLARATION', role: 'front-matter', blocks: [sentence] }]))
        .readAs('research')
        .record.slots.people.entries.map(({ value }) => value)
    expect(who('I, Chanda Mwila, hereby declare that this is my own work.')).toEqual(['Chanda Mwila'])
    expect(who('This is to certify that this is the original work of CHANDA MWILA (K20/113).')).toEqual([
      'CHANDA MWILA',
    ])
    expect(who('The thesis of Chanda Mwila was reviewed and approved by the following.')).toEqual([
      'Chanda Mwila',
    ])
    expect(who('I hereby declare that this is my own work.')).toEqual([])
  })

  it('of a list is filled by a whole list alone: a part of one is asked about', () => {
    const listed = (...blocks: string[]) =>
      openRecord(modelOf([{ title: '1.3 Specific objectives', role: 'introduction', blocks }])).readAs(
        'research',
      ).record.slots.objectives
    expect(listed('1. To count the tailors.', '2. To ask what they save.')).toMatchObject({ state: 'proved' })
    expect(listed('1. To count the tailors.', '3. To ask what they save.')).toMatchObject({
      state: 'unsure',
      entries: [],
      candidates: [{ value: 'To count the tailors.' }, { value: 'To ask what they save.' }],
    })
  })

  it('is filled by a sentence that begins with Hence or Health: they are no "he"', () => {
    expect(
      slotIn('samplePlanned', '3.3 Sample size', 'Hence, the sample size for this study was 210.').state,
    ).toBe('proved')
  })

  it('has a candidate where a sentence only stands under its heading: asked about, and never said', () => {
    const { record } = openRecord(
      modelOf([
        { title: '3.5 Ethical considerations', role: 'methods', blocks: ['Nobody was named in the forms.'] },
      ]),
    ).readAs('research')
    expect(record.slots.ethics).toMatchObject({
      state: 'unsure',
      entries: [],
      candidates: [{ value: 'Nobody was named in the forms.' }],
    })
    expect(factsIn(record)).toEqual([])
  })
})

describe('the degree a work was written for', () => {
  const awardIn = (...blocks: string[]) => {
    const cover = ['Savings clubs of the tailors of Kitwe', 'By', 'Chanda Mwale', ...blocks]
    const record = openRecord(modelOf([{ title: '', role: 'front-matter', blocks: cover }])).readAs(
      'research',
    )
    return record.record.slots.award.entries.map(({ value }) => value)
  }

  it.each([
    [
      'A THESIS SUBMITTED IN PARTIAL FULFILMENT OF THE REQUIREMENTS FOR THE AWARD OF THE DEGREE OF MASTER OF ARTS IN ECONOMICS OF KITWE UNIVERSITY',
      'Master of Arts in Economics',
    ],
    [
      'A project submitted for the award of Higher National Diploma (HND) in Crop Production.',
      'Higher National Diploma (HND) in Crop Production',
    ],
  ])('stands on its cover: %s', (line, award) => {
    expect(awardIn(line)).toEqual([award])
  })

  it('is not guessed from another award', () => {
    expect(awardIn('The clubs were given the award of the best bank in 2019.')).toEqual([])
    expect(awardIn('A thesis submitted to the University of Kitwe.')).toEqual([])
  })
})
