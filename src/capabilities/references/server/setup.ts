/** References, for whoever puts the server together. */
export { startAnswerRetention } from './existence/retention.ts'
export { referencesData } from './personal-data.ts'
