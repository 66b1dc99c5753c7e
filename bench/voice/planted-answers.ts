/** Answers to questions about the thesis of the tests, each with the band a supervisor would give it. Written by hand, by whoever wrote the marks: they guard against falling back, and prove nothing about strangers. */
export type PlantedAnswer = { work?: string; about: string; answer: string; is: 'good' | 'half' | 'wrong' }

export const PLANTED_ANSWERS: readonly PlantedAnswer[] = [
  {
    about: 'problem',
    answer:
      'Traders lose cash that they keep at home, and the councils plan services nobody uses, because no one had asked the traders whether they save with mobile money.',
    is: 'good',
  },
  {
    about: 'aim',
    answer:
      'Yes. Table 4.1 shows how often they save, and 58 per cent of the traders do it every week, so we know now that mobile money is used for saving.',
    is: 'good',
  },
  {
    about: 'design',
    answer:
      'A survey at one time was enough because we wanted to describe how traders save. A cohort would show change, but it takes years.',
    is: 'good',
  },
  {
    about: 'sample',
    answer:
      'There were 240 traders from four markets, because that was what two assistants could reach in the time. For each market alone it is too few.',
    is: 'good',
  },
  {
    about: 'sampling',
    answer:
      'The assistant began at the gate and took every fifth stall. Traders without a stall had no chance, because they are on no list.',
    is: 'good',
  },
  {
    about: 'results',
    answer:
      'It rests on Table 4.1, where 139 of them save weekly. It could also be that those who have more money open an account, so it is no proof of a cause.',
    is: 'good',
  },
  {
    about: 'analysis',
    answer:
      'Both things we compared were categories, saving weekly or not and account or none, therefore a chi-square test fits. It needs five in each cell.',
    is: 'good',
  },
  {
    about: 'ethics',
    answer:
      'Every trader signed before we asked, and names were replaced by numbers, because some feared the tax office.',
    is: 'good',
  },
  { about: 'sample', answer: 'We asked traders in the markets.', is: 'half' },
  { about: 'results', answer: 'Many traders save with mobile money.', is: 'half' },
  { about: 'aim', answer: 'It was about mobile money and savings of traders.', is: 'half' },
  { about: 'instruments', answer: 'The traders got a questionnaire.', is: 'half' },
  { about: 'sampling', answer: 'We took stalls in the four markets.', is: 'half' },
  {
    about: 'sample',
    answer: 'We interviewed 900 traders, because the city has so many of them and we wanted all.',
    is: 'wrong',
  },
  {
    about: 'design',
    answer: 'It is a qualitative study, because we listened to the stories of the traders at the market.',
    is: 'wrong',
  },
  {
    about: 'sampling',
    answer: 'The traders were picked by snowball, one trader named the next, so that nobody was left out.',
    is: 'wrong',
  },
  {
    about: 'results',
    answer: 'The results showed that 97 per cent of the traders saved with mobile money every week.',
    is: 'wrong',
  },
  {
    about: 'analysis',
    answer: 'We used logistic regression in Stata because saving weekly is yes or no for a trader.',
    is: 'wrong',
  },
]
