import { describe, expect, it } from 'vitest'
import { sentenceSpans } from './sentences.ts'

const sentencesOf = (text: string, language?: string) =>
  sentenceSpans(text, language).map(({ from, to }) => text.slice(from, to))

/** Each line is one text; the bars mark the ends of its sentences. */
const CASES = `
The sample was small.| It came from one school.
Dr. Banda agreed.| Prof. Phiri did not.
Mr. and Mrs. Zulu took part.| They left early.
We follow Smith et al. (2019) here.| Others do not.
This was shown by Smith et al. in 2019.| It held again.
Several methods exist (Smith et al., 2019).| None is perfect.
The idea goes back to Smith et al.| The evidence came later.
See Fig. 3 for the map.| It shows two rivers.
Figs. 2 and 3 show the same.| Fig. 4 does not.
As Eq. 2 shows, the value is zero.| We use it below.
The result was significant, p < .05.| The effect was small.
The mean was 3.14 and the median 3.| Both are low.
It was significant (t(48) = 2.31, p = .025).| We return to this below.
The value was .05 in both groups.| No other value was seen.
F(2, 64) = 4.37, MSE = 5.92, p < .02.| This is large.
Prices rose by 3.5 per cent.| Wages did not.
Tools, e.g. hoes and ploughs, were shared.| Seed was not.
Only one group, i.e. the first, improved.| The others did not.
Compare cf. the earlier note.| It is short.
Maize, beans, etc. were planted.| Rain came late.
They grew maize, beans, etc.| The rain came late.
The U.S. economy grew.| Zambia's grew faster.
He moved to the U.S.| She stayed in Lusaka.
The U.K. and the U.N. agreed.| Others did not.
J. K. Rowling wrote it.| Many read it.
The theory of A. Banda is old.| It is still used.
They measured vitamin C.| The values were low.
Group A was first.| Group B was second.
Is this true?| We think so.
Stop!| Nobody moved.
"Is it far?" she asked.| He did not know.
"We walked for hours," she said.| "It was hot."
He said "It is over."| Then he left.
She wrote: "Nobody came.| Nobody called."| The letter ends there.
They (the pupils) were asked twice.| They answered once.
The text is short (see p. 12).| It has no title.
It was late (see pp. 12-14).| It was dark.
The house was empty. (Nobody had lived there.)| It was cold.
The road was closed (it had rained. A lot. For days.) and we turned back.| We slept in the car.
Visit www.example.org for more.| It is free.
Write to a.banda@unza.zm today.| She answers quickly.
The data are at https://doi.org/10.1000/x.y.z and free.| They are large.
Node.js 24 was used.| It is fast.
Version 2.0.1 fixed it.| Version 2.0.2 broke it.
1. Introduction
2.3. Data collection
1. The first aim is to count.| It is simple.
a) The first aim is to count.| It is simple.
IV. Results and discussion
On 3 Jan. 2019 it rained.| On 4 Jan. it did not.
The study ended.|The next one began late.
He studied at CBU.|It took two years.
The rain stopped…| Nobody knew why.
At noon it was 25.4 °C.| Rain fell at night.
It happened in Sept. 2020.| Nobody saw it.
The meeting is at 9 a.m. on Monday.| Bring a pen.
The meeting began at 9 a.m.| The minutes were read.
The firm Zambeef Ltd. was named.| It did not answer.
The firm was Zambeef Ltd.| It did not answer.
Acme Corp. bought it.| Acme Inc. sold it.
Gen. Mwale and Col. Banda spoke.| Sgt. Phiri listened.
Gov. Tembo signed it.| Sen. Zulu did not.
See App. B for the form.| It has two pages.
St. Mary's school took part.| St. Paul's did not.
Vol. 3, No. 2 is lost.| Nobody has No. 4.
There were approx. 40 pupils.| All were girls.
It took ca. 3 hours.| Then it was done.
Boys vs. girls was the question.| It was not answered.
She holds a Ph.D. in law.| He holds an M.Sc. degree.
She has a Ph.D.| He has none.
The loss was shown earlier.12 The cause was not.
Earlier work found this.3,4 Later work did not.
The cost rose ... and fell again.| We waited.
He waited… and left.| She stayed.
What? they asked.| Nobody knew.
Water was scarce; however, nobody moved.| They dug wells.
There are three aims: to count, to weigh and to compare.| All were met.
The ratio was 3:1.| It did not change.
The pH was 7.4 vs. 7.1 before.| Both are normal.
Sect. 4 of the Act applies.| Sect. 5 does not.
In ch. 3 we turn to method.| In ch. 4 we turn to results.
The plot (Fig. 2a) is clear.| The table is not.
The plot is clear (Fig. 2a).| The table is not.
N = 40 pupils took part (20 girls).| All finished.
We used R (R Core Team, 2014).| It is free.
"It was far.| We walked all day."
He asked: 'Why me?'| Nobody answered.
The species E. coli was found.| It is common.
E. coli was found.| It is common.
Homo sapiens L. is a species.| So is Zea mays L. in the field.
The clinic opened at 7.| It closed at 4.
It grew by 5%.| It fell by 3%.
They paid K50.| They earned K70.
The model has R2 = .91.| It fits well.
Participants were asked (1) to read, (2) to write.| All did.
This is shown in [12].| It is old.
This is shown elsewhere.[12]| It is old.
Zambia has ten provinces.| Lusaka is one.| Copperbelt is another.
Nine phones were used.| Two were lost.
"No."| "Why not?"| "It is late."
The results (n. s.) were dropped.| Others were kept.
No. 5 was missing.| No one saw it.
The answer was no.| No one asked again.
It was a matter of fact.| That is all.
La Sra. Pérez llegó tarde.| Nadie la vio.
M. Dupont est venu.| Il est reparti.
O Dr. Silva chegou.| Ninguém o viu.
Voir p. 12 et fig. 3.| Le reste est connu.
`
  .trim()
  .split('\n')

/** These contain a raised note mark, which belongs to the sentence it closes. */
const RAISED = new Map([
  [
    'The loss was shown earlier.12 The cause was not.',
    ['The loss was shown earlier.12', 'The cause was not.'],
  ],
  ['Earlier work found this.3,4 Later work did not.', ['Earlier work found this.3,4', 'Later work did not.']],
  [
    'The house was empty. (Nobody had lived there.)| It was cold.',
    ['The house was empty.', '(Nobody had lived there.)', 'It was cold.'],
  ],
])

describe('sentences', () => {
  it('has at least 80 cases to be measured on', () => {
    expect(new Set(CASES).size).toBeGreaterThanOrEqual(80)
  })

  it.each(CASES)('are found in: %s', (line) => {
    const wanted = RAISED.get(line) ?? line.split('|').map((sentence) => sentence.trim())
    expect(sentencesOf(line.replaceAll('|', ''))).toEqual(wanted)
  })

  it('keep their place in the text, so that they can be shown where they stand', () => {
    const text = '  One sentence, e.g. this.\nAnother one (p. 3).  '
    expect(sentenceSpans(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'One sentence, e.g. this.',
      'Another one (p. 3).',
    ])
  })

  it('are not made out of nothing', () => {
    expect(sentencesOf('')).toEqual([])
    expect(sentencesOf(' \n ')).toEqual([])
  })

  it('are found in other scripts too', () => {
    expect(sentencesOf('今日は雨です。明日は晴れます。', 'ja')).toEqual([
      '今日は雨です。',
      '明日は晴れます。',
    ])
  })
})
