/**
 * Words an aim and its answer use for the same thing. Only those any reader would interchange: "attitude" and
 * "practice" are two things.
 */
import { stem } from '#kit/text/stem.ts'

const GROUPS = [
  'gender sex sexes genders',
  'woman women female females',
  'man men male males',
  'student students learner learners pupil pupils schoolchildren',
  'teacher teachers educator educators instructor instructors',
  'employee employees worker workers staff personnel workforce',
  'company companies firm firms enterprise enterprises business businesses',
  'customer customers client clients consumer consumers buyer buyers',
  'doctor doctors physician physicians clinician clinicians',
  'child children kid kids',
  'youth youths adolescent adolescents teenager teenagers',
  'income incomes earning earnings salary salaries wage wages',
  'cost costs expense expenses',
  'challenge challenges problem problems difficulty difficulties barrier barriers obstacle obstacles constraint constraints hindrance hindrances',
  'benefit benefits advantage advantages',
  'disadvantage disadvantages drawback drawbacks',
  'illness illnesses disease diseases sickness',
  'prevalence proportion occurrence',
  'use uses usage utilisation utilization',
  'adoption uptake',
  'purchase purchases purchasing buying',
  'vehicle vehicles car cars automobile automobiles',
  'farmer farmers grower growers',
  'harvest harvests yield yields',
  'cause causes reason reasons',
  'solution solutions remedy remedies',
] as const

const ONE_FOR_ALL = new Map(
  GROUPS.flatMap((group) => {
    const stems = group.split(' ').map(stem)
    return stems.map((each) => [each, stems[0]!] as const)
  }),
)

/** One stem for all synonyms: "sex" and "gender" share one. */
export const plainly = (stemmed: string): string => ONE_FOR_ALL.get(stemmed) ?? stemmed
