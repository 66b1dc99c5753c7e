/** The student's answers in the bench. */
export const ANSWERS = [
  'The sample was one hundred and twenty teachers from nine schools.',
  'We used a questionnaire and interviews to collect the data.',
  'There was a significant relationship between training and performance.',
  'I chose stratified random sampling because the population is not uniform.',
  'The limitation of the study is that only two districts were included.',
  'Teachers who attended three workshops reported higher confidence.',
  'We used descriptive statistics and regression.',
  'Triangulation of interviews with the questionnaire supports validity.',
  'Further research should follow the same teachers over several years.',
  'The Likert scale had five points.',
]

/** Five hundred sentences of which no two are the same. */
export const soakSentences = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `Question ${i + 1}: on page ${i % 90}, why is p < .0${(i % 9) + 1} with n = ${i * 7} in Chipata?`,
  )

/** The share of words that were heard, in their order (longest common run with gaps). */
export function wordsHeard(said: string, heard: string): number {
  const a = said
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
  const b = heard.split(' ')
  const rows = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1)
      rows[i]![j] =
        a[i - 1] === b[j - 1] ? rows[i - 1]![j - 1]! + 1 : Math.max(rows[i - 1]![j]!, rows[i]![j - 1]!)
  return rows[a.length]![b.length]! / a.length
}
