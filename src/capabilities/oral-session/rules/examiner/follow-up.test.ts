import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { answerTo, begin } from './exam.ts'

const planOf = (sections: WrittenSection[], title: string) => {
  const model = modelOf(sections, { title })
  return makePlan(openRecord(model), model, 'work.pdf')
}
const traders = planOf(DEFENCE_THESIS, 'Mobile money and savings of traders')
const pumps = planOf(
  [
    {
      title: 'Introduction',
      role: 'introduction',
      blocks: [
        'The aim of this study was to test a sensor that reports a broken pump to the district office.',
      ],
    },
    {
      title: 'Methods',
      role: 'methods',
      blocks: [
        'A quasi-experimental design was used because pumps could not be assigned by lot. A total of 40 pumps received a sensor. Pumps were selected purposively among those with network.',
      ],
    },
    {
      title: 'Results',
      role: 'results',
      blocks: [
        'The results showed that the median time to repair was 6 days with a sensor and 19 days without one.',
      ],
    },
  ],
  'A sensor for pumps',
)
/** On the first question that quotes the work. */
const moveAfter = (plan: typeof traders, says: string) => {
  const asked = plan.questions.find(({ quoted, weak }) => quoted && !weak) ?? plan.questions[0]
  const state = { ...begin(plan, 'standard'), current: asked!.id }
  return answerTo(plan, state, { text: says, trust: 'exact' }, 'standard').move
}

describe('what the work says otherwise is held against an answer', () => {
  it.each([
    [pumps, 'Altogether we fitted one hundred and twenty pumps, so that every chiefdom had some.'],
    [traders, 'My study was a randomised one, so both groups of traders were alike from the beginning.'],
    [pumps, 'We selected the pumps by simple random sampling from the list of the district.'],
    [traders, 'Of the traders with an account 80 percent saved weekly, which is why fees do not matter.'],
    [traders, 'The results showed that 97% of the traders saved with mobile money every week.'],
    [traders, 'My study is a qualitative one, because we listened to the stories of traders.'],
    [traders, 'The data had 2000 traders in them, whom I met one by one at their stalls in the market.'],
    [traders, 'We included 900 traders in our last table, so the shares in it are quite exact.'],
    [traders, 'The final savings data had 2000 traders in them, whom I met one by one at their stalls.'],
    [
      traders,
      'the results showed that 97 percent of traders saved with mobile money every week so it is not less than in other towns',
    ],
    // Twelve tried the questions; the number is not a share.
    [traders, 'The share was 12%, so that few of the traders saved with mobile money every week.'],
    [traders, 'As Fig. 4.1 shows, we interviewed 900 traders of the market at their own stalls.'],
    [traders, 'In Fig. 2 my study is a qualitative one, because we listened to the stories of traders.'],
  ])('%#: %s', (plan, says) => expect(moveAfter(plan, says).name).toBe('contradicts'))

  it.each([
    [pumps, 'The median time to repair was 19 days without a sensor, as page 1 says, and that is long.'],
    [pumps, 'A randomised study would be better than ours, because both wards would be alike then.'],
    [pumps, 'We had 40 pumps altogether, because there was no money for more of them in that year.'],
    [pumps, 'The median time to repair of two pumps with no network was never part of what I counted.'],
    [
      traders,
      'My study would be longitudinal if I had had more time and money for the traders of the market.',
    ],
    [traders, 'About 90 percent of my cousins drive a taxi, and they save what they earn in a tin.'],
    [traders, 'Of the traders 58% saved with mobile money every week, and that is what Table 4.1 shows.'],
    [traders, 'Of the traders 58% saved with mobile money every week, and that is what Fig. 4.1 shows.'],
    // The stop of a short form ends no clause.
    [traders, 'The earlier study of the bank in Fig. 2 had a sample of 900 traders from all of its towns.'],
    [
      traders,
      'The earlier survey e.g. of fig. 3 had a sample size of 900 when it was held in all of its towns.',
    ],
    [traders, 'Our sample had 240 traders vs. 900 traders whom the bank counted in all of its towns.'],
    [traders, 'Our sample had 240 traders versus 900 traders whom the bank counted in all of its towns.'],
  ])('%# is no contradiction: %s', (plan, says) => expect(moveAfter(plan, says).name).not.toBe('contradicts'))
})

it('a figure that stands elsewhere excuses nobody who comes near it, and one that is told roundly needs no excuse', () => {
  const says = (share: number) => `The results showed that ${share}% of the traders saved every week.`
  const withInterval = { ...traders, numbers: [...(traders.numbers ?? []), '95%'] }
  expect(moveAfter(withInterval, says(97)).name).toBe('contradicts')
  expect(moveAfter(withInterval, says(95)).name).not.toBe('contradicts')
  expect(moveAfter(withInterval, says(60)).name).not.toBe('contradicts')
})

describe('the size of a study that is written in words', () => {
  const written = JSON.stringify(DEFENCE_THESIS)
    .replaceAll('A total of 240 traders', 'Eighteen traders')
    .replaceAll('240 traders', 'eighteen traders')
  const few = planOf(JSON.parse(written) as WrittenSection[], 'A few traders')

  it('is held against an answer, and is no contradiction in figures', () => {
    const others = 'We interviewed 900 traders, so it is true of all of them.'
    expect(['contradicts', 'not-found']).toContain(moveAfter(few, others).name)
    expect(moveAfter(few, 'We interviewed 18 traders, so it is true of some of them.').name).not.toBe(
      'contradicts',
    )
  })
})

it('who cannot explain gives up, though the work speaks of explaining', () => {
  const [first] = traders.questions
  const place = { ...first!.place, quote: 'Fees explain why traders keep their money at home.' }
  const plan = { ...traders, questions: [{ ...first!, place }] }
  expect(moveAfter(plan, 'That one I really cannot explain.').name).toBe('reads-page')
})

it('words of the question that are anybody’s do not make a long story an answer', () => {
  const [first] = traders.questions
  const question = { ...first!, phase: 'chain' as const, asked: ['typ', 'print'], grounds: ['sampl'] }
  const story =
    'We had four people in our group and everybody did their part, one typed, one printed, and somebody gave us two weeks more when the drivers were on strike.'
  const plan = { ...traders, questions: [question] }
  expect(moveAfter(plan, story).name).toBe('off-the-point')
})

describe('in words of one’s own', () => {
  const [first, second] = traders.questions
  const asking = (area: 'limits' | 'problem' | 'results', asks: string) => ({
    ...traders,
    questions: [
      {
        ...first!,
        area,
        asks,
        phase: 'chain' as const,
        quoted: true,
        asked: ['season'],
        grounds: ['season', 'harvest'],
      },
      second!,
    ],
  })

  it('who speaks of the kind of thing that was asked is on the point', () => {
    const says =
      'In another season it would look otherwise, since nobody has anything left to put aside then, and whoever does hides it from the uncles and aunts who come to borrow.'
    expect(moveAfter(asking('limits', 'Which way may this push it?'), says).name).not.toBe('off-the-point')
  })

  it.each([
    'yeah so whoever sells only in the season is not on it, they come from the villages and mobile money is what they never have, then they go home again when the rains begin',
    'uh those traders who carry their bags around, the season brings them here from the border and I have no stall number of theirs, so they are gone again before I come with a form',
  ])('who uses one word of the question and one of a study is on the point: %s', (says) =>
    expect(moveAfter(asking('limits', 'Whom does this leave out?'), says).name).not.toBe('off-the-point'),
  )

  it('nobody is asked for a page of what will be', () => {
    const planned = {
      ...asking('problem', 'How will you know that you got there?'),
      kind: 'planned' as const,
    }
    const says =
      'When the season is over I sit down with the traders and their savings again and put the old and the new list beside each other, and when most have more in it then it has worked.'
    expect(moveAfter(planned, says).name).toBe('next')
  })

  it('nobody is asked for a page of what would have been', () => {
    const says =
      'A good harvest moves both of them, the season brings money and it brings the people of the bank who open accounts right there beside the road on that very day.'
    expect(moveAfter(asking('results', 'What else could explain this?'), says).name).toBe('next')
    expect(moveAfter(asking('results', 'Where is this shown?'), says).name).toBe('asks-evidence')
  })
})

describe('an answer', () => {
  it.each([
    'Savings are what the traders told us, so they may be too high. Checking the records of the agents would be better.',
    'Traders lose what they save at home, because no bank has come to their markets. Still, nobody knows it for villages.',
  ])('that weighs what was found is not asked for a page: %s', (says) =>
    expect(['next', 'deeper']).toContain(
      moveAfter({ ...traders, questions: traders.questions.filter(({ about }) => about === 'results') }, says)
        .name,
    ),
  )

  it('that gives a reason and says what to do about it is not asked for a page', () => {
    const says =
      'The weakest are the savings of traders who share a phone, because one account stands for two people. I will count each person once.'
    expect(['next', 'deeper']).toContain(moveAfter(traders, says).name)
  })

  it('that tells what people were told is not asked for a page', () => {
    const ethics = traders.questions.find(({ area }) => area === 'ethics')!
    const state = { ...begin(traders, 'standard'), current: ethics.id }
    const says =
      'Before anything was written down I read one page out to them at the stall, nobody gave a name, and whoever wished to could stop and keep the soap that we had brought.'
    const { move } = answerTo(traders, state, { text: says, trust: 'exact' }, 'standard')
    expect(['next', 'deeper']).toContain(move.name)
  })

  it('that only claims is', () => {
    const says =
      'Traders with an account saved more often each week than the traders who had no account with any agent.'
    expect(moveAfter(traders, says).name).toBe('asks-evidence')
  })

  it.each([
    'In our village there is a market on Friday, and people pay each month for a small part of a radio, which they like.',
    'Next year we shall know who has won, and you can see the posters of the party on the walls everywhere already.',
  ])('in everyday words about something else is off the point: %s', (says) =>
    expect(moveAfter(traders, says).name).toBe('off-the-point'),
  )

  it.each([
    'I have never considered that.',
    'Nothing comes to my mind here.',
    'That beats me.',
    'I was totally lost there, sorry.',
    'Can we leave this?',
    'Eh, that one I cannot explain, I am sorry.',
    'I would have to check with the one who typed that part.',
    'Sorry, my head is empty right now.',
    'To be honest that went over my head.',
    'To be honest my friend did that part of the analysis so I can’t explain it.',
    'I would need to go back and read about mobile money before I tell you something.',
    'Nothing is coming in my head right now.',
    'Ah, I have not read the critics of mobile money, sorry.',
  ])('that gives up in any words is offered the page: %s', (says) =>
    expect(moveAfter(traders, says).name).toBe('reads-page'),
  )

  it('that says what was not done gives nothing up', () => {
    expect(moveAfter(traders, 'We did not read the savings books of the traders.').name).not.toBe(
      'reads-page',
    )
    expect(
      moveAfter(traders, 'We did not ask traders without an account, because no list of them exists.').name,
    ).not.toBe('reads-page')
  })

  it('that says what others may repeat asks for nothing again', () =>
    expect(moveAfter(traders, 'no they can repeat it').name).toBe('too-short'))

  it.each([
    'Abashitisha balebomfya mobile money pantu savings shabo shilacindama icine cine ukucila cash',
    'Ek het die traders se mobile money gesien toe hulle elke week daar gespaar het',
  ])('in another language may borrow words of a trade: %s', (says) =>
    expect(moveAfter(traders, says).name).toBe('other-language'),
  )

  it('that lists terms of its trade is English all the same', () =>
    expect(
      moveAfter(traders, 'Purposive sampling, questionnaires, mobile money, savings, chi-square.').name,
    ).not.toBe('other-language'))
})
