/** Words of students and of headings that mean the same, also in Bemba and Nyanja; and words that mean nothing in a heading. */
import { stemOf } from './request-words.ts'

const SAME: Record<string, readonly string[]> = {
  // Heads of questionnaires in Bemba and Nyanja, as stems.
  imyaka: ['age', 'old', 'year'],
  zaka: ['age', 'old', 'year'],
  incito: ['mulimo', 'imilimo', 'occupation', 'work', 'job', 'employment'],
  ntchito: ['occupation', 'work', 'job', 'employment'],
  indalama: ['money', 'income', 'earn', 'earning'],
  ndalama: ['money', 'income', 'earn', 'earning'],
  amasambililo: ['education', 'educational', 'school', 'schooling'],
  maphunziro: ['education', 'educational', 'school', 'schooling'],
  icitungu: ['province', 'region'],
  chigawo: ['province', 'region'],
  abana: ['children', 'child', 'kid', 'kids'],
  ana: ['children', 'child', 'kid', 'kids'],
  insansa: ['happiness', 'happy', 'joy'],
  bulimi: ['farm', 'farmer', 'farming', 'agriculture'],
  ulimi: ['farm', 'farmer', 'farming', 'agriculture'],
  amakwebo: ['business', 'trade', 'trader', 'trading'],
  malonda: ['business', 'trade', 'trader', 'trading'],
  occupation: ['job', 'work', 'employment'],
  education: ['school', 'schooling', 'qualification'],
  gender: ['sex'],
  sex: ['gender'],
  age: ['old', 'aged'],
  old: ['age'],
  earn: ['income', 'salary', 'wage'],
  salary: ['earn', 'pay', 'wage', 'paid'],
  income: ['earn', 'money', 'earning'],
  wage: ['earn'],
  tribe: ['ethnicity'],
  residence: ['live', 'stay', 'reside', 'accommodation', 'housing'],
  accommodation: ['live', 'stay'],
  man: ['male', 'm'],
  men: ['male', 'm', 'man'],
  woman: ['female', 'f'],
  women: ['female', 'f', 'woman'],
  male: [
    'm',
    'man',
    'men',
    'boy',
    'guy',
    'gent',
    'lad',
    'gentleman',
    'gentlemen',
    'abaume',
    'amuna',
    'azibambo',
  ],
  female: ['f', 'woman', 'women', 'girl', 'lady', 'ladies', 'gal', 'abanakashi', 'akazi', 'azimai'],
  boy: ['male', 'm', 'man'],
  girl: ['female', 'f', 'woman'],
  guy: ['male', 'm', 'man', 'boy'],
  gent: ['male', 'm', 'man', 'boy'],
  lad: ['male', 'm', 'man', 'boy'],
  lady: ['female', 'f', 'woman', 'girl'],
  gal: ['female', 'f', 'woman', 'girl'],
  abaume: ['male', 'm', 'man', 'boy'],
  amuna: ['male', 'm', 'man', 'boy'],
  azibambo: ['male', 'm', 'man', 'boy'],
  abanakashi: ['female', 'f', 'woman', 'girl'],
  akazi: ['female', 'f', 'woman', 'girl'],
  azimai: ['female', 'f', 'woman', 'girl'],
  gpa: ['performance', 'grade', 'achievement'],
  mark: ['grade', 'score', 'performance'],
  yield: ['harvest', 'production', 'output'],
  rainfall: ['rain', 'precipitation'],
  loan: ['debt', 'borrow', 'credit'],
  mode: ['transport', 'travel', 'transportation'],
  intent: ['turnover', 'quit'],
  children: ['kid', 'child', 'offspring'],
  province: ['region'],
}
/** Other words for the same thing in a questionnaire, as they are written and as stems. */
export const ALSO: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(SAME).flatMap(([word, others]) => {
    const written = [...new Set(others.flatMap((one) => [one, stemOf(one)]))]
    return [word, stemOf(word)].map((key) => [key, written])
  }),
)

/** In a heading these words never tell two columns apart. */
export const WEAK = new Set(
  'what is your are you do does did which how many much have has in the of a an to for with on at by per and or i my it if please select all that apply indicate state level type number total day month week year years yes no one two using used use uses time score rate not very would'.split(
    ' ',
  ),
)
