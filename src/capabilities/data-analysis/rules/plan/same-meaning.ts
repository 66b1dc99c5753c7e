/** Words of students and of headings that mean the same, also in Bemba and Nyanja; and words that mean nothing in a heading. */

/** Other words for the same thing in a questionnaire. */
export const ALSO: Record<string, readonly string[]> = {
  // Heads of questionnaires in Bemba and Nyanja, as stems.
  imyaka: ['age', 'old', 'year'],
  zaka: ['age', 'old', 'year'],
  incito: ['occupation', 'work', 'job', 'employment'],
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
  education: ['school', 'schooling'],
  gender: ['sex'],
  sex: ['gender'],
  age: ['old', 'aged'],
  old: ['age'],
  earn: ['income', 'salary', 'wage'],
  salary: ['earn'],
  income: ['earn', 'money'],
  wage: ['earn'],
  tribe: ['ethnicity'],
  residence: ['live', 'stay', 'reside'],
  accommodation: ['live', 'stay'],
  man: ['male', 'm'],
  men: ['male', 'm', 'man'],
  woman: ['female', 'f'],
  women: ['female', 'f', 'woman'],
  male: ['m', 'man', 'men', 'boy'],
  female: ['f', 'woman', 'women', 'girl'],
  boy: ['male', 'm'],
  girl: ['female', 'f'],
}
/** In a heading these words never tell two columns apart. */
export const WEAK = new Set(
  'what is your are you do does did which how many much have has in the of a an to for with on at by per and or i my it if please select all that apply indicate state level type number total day month week year years yes no one two using used use uses time score rate not very would'.split(
    ' ',
  ),
)
