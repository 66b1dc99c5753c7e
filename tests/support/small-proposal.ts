import { type WrittenSection, writtenWork } from './model-of.ts'

/** A plan for a study: everything is still to be done, and approval has not been requested. */
export const SMALL_PROPOSAL: WrittenSection[] = writtenWork(`
  # front-matter: Research proposal
  Research proposal
  Proposal submitted to the department
  # abstract: Abstract
  Nearly 20 years ago the first pump was put up in Sesheke. This study aims to determine why village pumps stand still. Over five years it hopes to keep 1250 pumps at work.
  # introduction: 1 Introduction
  Village pumps stand still for weeks. There is little evidence on who pays for their repair. The aim of this study is to determine why village pumps stand still.
  # methods: 2 Methods
  The study will use a cross-sectional survey design.
  A total of 120 households will be interviewed in the district.
  The households will be selected by simple random sampling.
  Data will be collected with a structured questionnaire.
  The pumps will be visited and their state will be recorded by the researcher.
  The answers will be analysed using logistic regression.
  # other: 3 Work plan
  The interviews will be held in May and June.
  # other: 4 Budget
  Fuel and paper will be paid by the researcher.
  # references: References
  > reference Banda, T. (2018). Pumps. Journal of Water, 4, 1–8.
`)
