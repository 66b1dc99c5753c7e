import type { StudyRecord } from './study-record.ts'

/** True if there is nothing in it that may be told. */
export const provesNothing = ({ slots, remarks, absences }: StudyRecord): boolean =>
  absences.length === 0 &&
  remarks.every(({ isUnproved }) => isUnproved) &&
  Object.values(slots).every(({ state }) => state !== 'proved')
