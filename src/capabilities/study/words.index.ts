/** Study, for words that any work may use: learned with the roles of sentences, and loaded with their weights. */
export { isWordOfWorks } from './rules/roles/sentence-roles.ts'
