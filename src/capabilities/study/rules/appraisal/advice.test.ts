import { describe, expect, it } from 'vitest'
import { placeWords } from '#product/place.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_PROPOSAL } from '#tests/small-proposal.ts'
import { SMALL_THESIS, smallThesis } from '#tests/small-thesis.ts'
import { openRecord } from '../open-study.ts'
import { adviceOn } from './advice.ts'

const thesis = openRecord(smallThesis()).appraisal()
const proposal = openRecord(modelOf(SMALL_PROPOSAL, { title: 'A plan' })).appraisal()
/** As it is read: with the sentences of the work and their pages. */
const told = (question: string, before: readonly string[] = [], of = thesis, isLoose = false) =>
  adviceOn(of, { question, before, isLoose })
    ?.map(({ says, place }) => (place ? `${says}: “${place.quote}” (${placeWords(place)}).` : says))
    .join(' ')

describe('advice on one’s own work', () => {
  it.each([
    ['is my sample enough', /372.*5\.1 points either way.*Do not collect more/s],
    ['how many respondents did I have', /^Your work says: “.*372/],
    ['which sampling did I use', /Systematic sampling was used/],
    [
      'did I get ethical clearance',
      /^Yes, something on it stands in your text: “Ethical approval was obtained/,
    ],
    ['is my instrument ok', /pretested on 20 women.*Ask yourself: /s],
    ['how can I make my discussion better', /Begin with the answer to your main question/],
    ['what is missing in chapter three', /In chapter three .*Of its parts I find your design/s],
    [
      'do my conclusions follow from my results',
      /Of your conclusion you write: “.*Beside it, of your results: “/s,
    ],
    ['which chapter is weakest', /^By what I can check, .*Begin with this: /s],
    ['what will the panel attack', /^I would expect these\. First: .*Second: .*Third: /s],
    ['what will they ask me on my sampling', /^On your sampling I would ask\. First: .*Second: /s],
    ['how do I explain my theory in simple words', /^In plain words, your theory or framework is /],
    ['what should I do next', /First, .*Third, write the abstract again/s],
  ])('%s', (question, says) => {
    expect(told(question)).toMatch(says)
  })

  it('says why with the work’s own reason, and what the choice costs', () => {
    expect(told('why did I choose a cross-sectional design?')).toMatch(
      /^Say first what you did: “A cross-sectional design was used because.*what it costs|weak side/s,
    )
  })

  it('goes on with the theme of the question before, where a question has only its intent', () => {
    expect(told('and how do I defend that?', ['is my sample enough'])).toMatch(
      /^Say first what you did: “.*372/s,
    )
    expect(told('is that ok?', ['which sampling did I use'])).toMatch(/Systematic sampling/)
    expect(told('and how do I defend that?')).toBeUndefined()
  })

  it('reads slips of spelling, and short forms', () => {
    expect(told('what is the weekest chapter pls')).toMatch(/^By what I can check/)
    expect(told('are my recomendations ok')).toMatch(/outreach clinics/)
  })

  it('what only a student can judge is put as a question, and nothing is called good', () => {
    const all = [
      'is my sample good',
      'is my design right',
      'are my objectives clear',
      'is my conclusion ok',
    ].map((one) => told(one) ?? '')
    for (const one of all) {
      expect(one).toContain('Ask yourself: ')
      expect(one).not.toMatch(
        /\b(?:is|are|looks?) (?:very )?(?:good|fine|excellent|well done|enough)\b(?!,)/i,
      )
    }
  })

  it('a thing that stands nowhere is told as looked for and not found', () => {
    const bare = SMALL_THESIS.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        typeof block === 'string'
          ? block.replace(
              /The sample size was calculated with the Cochran formula and came to 385 women\. /,
              '',
            )
          : block,
      ),
    }))
    const padded = (more = '') => [
      ...bare,
      {
        title: 'Notes',
        role: 'discussion' as const,
        blocks: [
          Array.from(
            { length: 40 },
            (_, at) => `The women of ward ${at} came on foot in the early morning hours.`,
          ).join(' ') + more,
        ],
      },
    ]
    const title = 'Late antenatal booking in Chongwe District'
    const onSample = (more?: string) =>
      told('is my sample enough', [], openRecord(modelOf(padded(more), { title })).appraisal())
    const absent = /I looked for where the number comes from, and found no sentence on it/
    expect(onSample()).toMatch(absent)
    expect(told('is my sample enough')).not.toMatch(absent)
    // Other words of the idea may say it: then nothing is denied.
    expect(onSample(' We took the whole group that could be reached on foot.')).not.toMatch(absent)
  })

  it('keeps to the stage: a plan may still be tried out, and who has the answers may not', () => {
    expect(told('do I need a pilot?', [], proposal)).toMatch(/^Yes, a small one/)
    expect(told('do I still need a pilot?')).toMatch(/^No: with 372 answers/)
    expect(told('what should I do next', [], proposal)).toMatch(/permission today/)
  })

  it('finds the result for one objective', () => {
    const two = openRecord(
      modelOf(
        SMALL_THESIS.toSpliced(2, 0, {
          title: 'Objectives of the study',
          role: 'introduction',
          blocks: [
            'The specific objectives of the study are:',
            { kind: 'list-item', text: 'To measure the distance between homes and clinics.' },
            { kind: 'list-item', text: 'To compare the barrier scores of early and late bookers.' },
          ],
        }),
        { title: 'Late antenatal booking in Chongwe District' },
      ),
    ).appraisal()
    expect(told('what did I find on my second objective', [], two)).toMatch(
      /You set out: “.*barrier scores.*Nearest to it in your results: “Barrier scores were higher among late bookers/s,
    )
  })

  it('a weak point that is named by its figures is told before anything else', () => {
    const fix = {
      ...thesis,
      weak: [
        {
          ...thesis.weak[0]!,
          about: 'figures' as const,
          weight: 8,
          says: 'Two places give two numbers: times it was measured (3; 4).',
          detail: '',
          next: 'Decide which is right.',
          limit: '',
        },
      ],
    }
    expect(told('they will ask me was it measured three or four times, I wrote both', [], fix)).toMatch(
      /^I found this on it: Two places give two numbers.*Decide which is right/s,
    )
  })

  it.each([
    'what is the difference between reliability and validity',
    'what is a sample',
    'how do I calculate cronbach alpha in spss',
    'where do I put the limitations',
    'how many women were married',
    'Which bus goes to Kitwe?',
    'do I need ethical clearance for interviews',
  ])('leaves to others what is asked of no single work, or of another matter: %s', (question) => {
    expect(told(question)).toBeUndefined()
  })

  it('with other matter beside the theme only where nobody else has an answer', () => {
    const question = 'my sample has more traders than farmers, is that a problem'
    expect(told(question)).toBeUndefined()
    expect(told(question, [], thesis, true)).toMatch(/372/)
  })
})
