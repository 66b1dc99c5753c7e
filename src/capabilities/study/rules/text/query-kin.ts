/** Words a student asks with, and the words a thesis answers with. */
import { stem } from '#capabilities/documents/rules/stem.ts'

const KIN: Record<string, string> = {
  software: 'SPSS Stata NVivo ATLAS Excel Python jamovi JASP EViews AMOS SmartPLS package computing',
  program: 'SPSS Stata NVivo',
  reliability: 'Cronbach alpha consistency kappa',
  validity: 'valid validated pretested piloted experts',
  ethics: 'ethical consent approval clearance confidentiality',
  participants: 'respondents informants interviewees sample',
  respondents: 'participants informants interviewees sample',
  instrument: 'questionnaire interview guide checklist scale',
  tool: 'questionnaire interview guide checklist',
  place: 'district province ward site area',
  location: 'district province ward site area',
  test: 'chi-square regression ANOVA correlation',
  weakness: 'limitation bias',
  result: 'findings found',
  language: 'Bemba Nyanja Tonga Lozi translated English',
  chosen: 'selected sampled sampling recruited',
  selected: 'chosen sampled sampling recruited',
  age: 'years old mean',
  gender: 'male female men women sex',
  sex: 'male female men women gender',
}

const KIN_BY_STEM = new Map(Object.entries(KIN).map(([word, kin]) => [stem(word), kin.split(' ')]))

export const kinOf = (stemmed: string): readonly string[] => KIN_BY_STEM.get(stemmed) ?? []
