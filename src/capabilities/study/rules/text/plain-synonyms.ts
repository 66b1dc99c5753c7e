/**
 * Words that are used for the same thing, by an aim and its answer, or by a student and the work. Only those any reader
 * would interchange: "attitude" and "practice" are two things.
 */
import { stem } from '#kit/text/stem.ts'

const GROUPS = [
  'gender sex sexes genders',
  'woman women female females',
  'man men male males',
  'student students learner learners pupil pupils schoolchildren',
  'teacher teachers educator educators instructor instructors lecturer lecturers',
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
  'loan loans credit credits borrowing',
  'money finance finances financial funds funding cash',
  'sell sells selling sold sale sales',
  'apply applied application applications spray sprayed spraying',
  'job jobs occupation occupations employment',
  'marriage married marital',
  'schooling education educational',
  'family families household households',
  'house houses home homes dwelling dwellings housing',
  'poor poverty',
  'pregnant pregnancy',
  'mother mothers mum mums',
  'father fathers dad dads',
  'town towns city cities urban',
  'village villages rural',
  'law laws legislation regulation regulations',
  'weather climate climatic',
  'sick ill ailment',
  'death deaths die died mortality',
  'food foods diet diets nutrition',
  'medicine medicines drug drugs medication medications',
  'dropout dropouts drop dropped dropping',
  'average averages avg',
  'label labelled labeled labelling labeling annotated annotation',
  'internet online web',
  'phone phones telephone telephones',
  'error errors mistake mistakes fault faults',
  'worry worries worried anxiety anxious',
  'choice choose chose chosen selection select selected',
  'justification justify justified rationale',
  'pay paid payment payments',
  'training trained train trains',
] as const

const ONE_FOR_ALL = new Map(
  GROUPS.flatMap((group) => {
    const stems = group.split(' ').map(stem)
    return stems.map((each) => [each, stems[0]!] as const)
  }),
)

const MEMBERS = new Map(
  GROUPS.flatMap((group) => {
    const words = group.split(' ')
    return words.map((word) => [stem(word), words] as const)
  }),
)

/** All the words for the same thing. */
export const samePlainly = (stemmed: string): readonly string[] => MEMBERS.get(stemmed) ?? []

/** One stem for all synonyms: "sex" and "gender" share one. */
export const plainly = (stemmed: string): string => ONE_FOR_ALL.get(stemmed) ?? stemmed
