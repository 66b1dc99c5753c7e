/** Words that students and the handbook use for one thing. Only those that may stand for each other in any of its questions. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'

const GROUPS = [
  'result finding findings',
  'respondent participant interviewee informant',
  'refuse refused reject rejected deny denied decline',
  'viva defence defense defend defending',
  'panel examiner panellist',
  'cost money fund funding afford expensive',
  'analysis analyses analyse analyze analysing analysed',
  'difference different differ',
  'secure security',
  'child children kids minor',
  'nervous afraid scared fear anxious anxiety',
  'computer laptop',
  'chart graph',
  'supervisor lecturer tutor advisor',
  'invent invented fake fabricate fabricated',
  'thesis theses dissertation',
  'percent percentage',
  'answer answered reply replied respond',
  'choose chose chosen choice select selected pick',
  'disagree disagreement contradict contradiction conflict',
  'cite citation cited reference referenced',
  'start begin beginning',
  'collect gather',
  'village community',
  'company firm organisation',
  'calculate compute',
  'explain interpret interpretation',
  'mistake error',
  'motivation motivate',
] as const

const ONE_FOR_ALL = new Map(
  GROUPS.flatMap((group) => {
    const [first, ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, first!] as const)
  }),
)

export const oneFor = (stemmed: string): string => ONE_FOR_ALL.get(stemmed) ?? stemmed
export const sameStems = (text: string): string[] => contentStems(text).map(oneFor)
