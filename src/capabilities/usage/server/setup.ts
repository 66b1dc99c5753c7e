/** Usage, for the start of the program. */

// Personal data
export { usagePersonalData } from './personal-data.ts'
