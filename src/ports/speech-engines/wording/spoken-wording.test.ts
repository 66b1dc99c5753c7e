import { expect, it } from 'vitest'
import { inSentences } from './in-sentences.ts'
import { spokenWording } from './spoken-wording.ts'
import { takeSentence } from './take-sentence.ts'

it.each([
  // Numbers
  ['120 teachers', 'one hundred and twenty teachers'],
  ['1,250 of 1,000,005', 'one thousand two hundred and fifty of one million and five'],
  [
    'in 2021 and 1998, 2005, the 1990s',
    'in twenty twenty-one and nineteen ninety-eight, two thousand and five, the nineteen nineties',
  ],
  ['the 3rd, 12th and 21st', 'the third, twelfth and twenty-first'],
  ['12.5% in 3–5 weeks', 'twelve point five percent in three to five weeks'],
  ['section 4.2.1', 'section four point two point one'],
  ['at 14:05', 'at fourteen oh five'],
  ['call 0971234567', 'call zero nine seven one two three four five six seven'],
  ['45/120', 'forty-five out of one hundred and twenty'],
  ['from 1998–2004', 'from nineteen ninety-eight to two thousand and four'],
  // Statistics
  ['p < .05', 'p is less than zero point zero five'],
  ['p=.04, r = -.34', 'p equals zero point zero four, r equals minus zero point three four'],
  [
    'F(2, 117) = 4.21',
    'F with two and one hundred and seventeen degrees of freedom equals four point two one',
  ],
  ['t(58) = 2.1', 't with fifty-eight degrees of freedom equals two point one'],
  [
    'χ²(2, N = 90) = 7.1',
    'chi squared with two degrees of freedom and a sample of ninety equals seven point one',
  ],
  ['M = 3.4 ± 0.2', 'M equals three point four plus or minus zero point two'],
  ['α ≥ 0.7', 'alpha is at least zero point seven'],
  ['R² = .61', 'R squared equals zero point six one'],
  // Citations and abbreviations
  ['It rose (Banda & Phiri, 2021).', 'It rose, bahnda and peery, twenty twenty-one.'],
  ['It rose (Smith et al., 2019, p. 4).', 'It rose, Smith and others, twenty nineteen, page four.'],
  ['Smith (2021) agrees [12].', 'Smith, twenty twenty-one, agrees.'],
  ['e.g. Fig. 3, i.e. pp. 12–14', 'for example, Figure three, that is, pages twelve to fourteen'],
  // Acronyms
  ['ANOVA in SPSS at UNZA', 'a-nova in S P S S at oonza'],
  ['three NGOs, METHODOLOGY', "three N G O's, methodology"],
  // Headings in capitals
  ['In STATEMENT OF THE PROBLEM', 'In statement of the problem'],
  ['In 3.2 SAMPLE SIZE AND HIV', 'In three point two sample size and H I V'],
  ['the WHO UNICEF report of the EU', 'the W H O you-nee-sef report of the E U'],
  // Money
  ['ZMW 1,250.50', 'one thousand two hundred and fifty kwah-cha and fifty n-gway'],
  ['K150 or US$ 40 million', 'one hundred and fifty kwah-cha or forty million dollars'],
  // Zambian names
  ["Mwansa of Chipata's school", "m-wahnsa of chee-pahta's school"],
  // Visual formatting
  ['## Method\n- **One** sample\n- two', 'Method. One sample. two.'],
  ['See [the guide](https://a.b/c).', 'See the guide.'],
  ['https://a.b/c?d=1 😀 café', 'the link on your screen cafe'],
])('reads %j as %j', (written, said) => {
  expect(spokenWording(written)).toBe(said)
})

it.each([
  ['section 1.2.', '9'.repeat(400), 'section one point two point the number on your screen'],
  ['about ', '7'.repeat(5_000), 'about the number on your screen'],
  ['pi is 3.', '14159265358979323846', 'pi is three point one four one five nine two six five three five'],
  ['it is ', 'ab'.repeat(2_500), 'it is the text on your screen'],
  ['\u202emark\u202c ', '\u200f'.repeat(5_000), 'mark'],
  ['<speak><break time="9s"/>Hello</speak>', '😀'.repeat(2_500), 'Hello'],
])('says in a few words what nobody would listen to: %s…', (start, rest, said) => {
  expect(spokenWording(start + rest)).toBe(said)
})

it('leaves nothing that a voice would read letter by letter or drop', () => {
  const said = spokenWording('p < .05, β = −0.3, n = 120 (see Table 2); 50% — “quoted” & more… ∑x → y')
  expect(said).toMatch(/^[A-Za-z\s.,;:!?'"-]+$/)
})

it('cuts what is said into sentences, and what has no end at a comma', () => {
  expect(inSentences('One. Two? "Three!" And four')).toEqual(['One.', 'Two?', '"Three!"', 'And four'])
  expect(inSentences('He means Mr. Phiri vs. the Ministry. They met.')).toEqual([
    'He means Mr. Phiri vs. the Ministry.',
    'They met.',
  ])
  const endless = `${'so it went on, '.repeat(60)}and ended`
  const parts = inSentences(endless)
  expect(parts.every((part) => part.length <= 300)).toBe(true)
  expect(parts.join(' ')).toBe(endless)
  expect(inSentences('... !')).toEqual([])
})

it('takes a sentence from what is being written as soon as it is complete', () => {
  expect(takeSentence('Thank you. Now', false)).toEqual({ sentence: 'Thank you.', rest: ' Now' })
  expect(takeSentence('Thank you.', false)).toBeUndefined()
  expect(takeSentence('As Dr. Banda et al. say in Fig. 3. of it', false)).toBeUndefined()
  expect(takeSentence('The mean was 3.45 (Dr. Banda et al.). It', false)).toMatchObject({
    sentence: 'The mean was 3.45 (Dr. Banda et al.).',
  })
  expect(takeSentence('It rose in 2019. ', false)).toBeUndefined()
  expect(takeSentence('It rose in 2019. Then', false)).toMatchObject({ sentence: 'It rose in 2019.' })
  expect(takeSentence('A line\nanother', false)).toEqual({ sentence: 'A line', rest: 'another' })
})

it('begins to speak in the middle of a long first sentence, and of no other', () => {
  const long = 'Your sample of teachers, as you describe it in chapter three of the thesis, is'
  expect(takeSentence(long, true)).toMatchObject({ sentence: 'Your sample of teachers,' })
  expect(takeSentence(long, false)).toBeUndefined()
  const wide = Array(11).fill('word').join(' '.repeat(200))
  expect(takeSentence(wide, true)).toBeUndefined()
  expect(takeSentence(`${wide} twelve and more`, true)).toMatchObject({
    rest: expect.stringContaining('more'),
  })
})
