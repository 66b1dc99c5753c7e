/** The plan of one work, as a session would follow it. */
import { makePlan } from '../../src/capabilities/oral-session/rules/plan/make-plan.ts'
import type { ExamPlan } from '../../src/capabilities/oral-session/rules/plan/plan.ts'
import { thisWork } from '../../src/capabilities/oral-session/rules/plan/this-work.ts'
import { openStudy } from '../../src/capabilities/study/rules/open-study.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'

export const planOf = (model: DocumentModel, name: string): ExamPlan =>
  makePlan(openStudy(model), model, name)

export const printed = (plan: ExamPlan): string =>
  [
    `${plan.title} (${plan.stage}${plan.isPlanned ? ', planned' : ''})`,
    ...plan.claims.map(({ topic, value }) => `  claims ${topic}: ${value}`),
    ...plan.questions.map(
      ({ area, weak, lead, asks, about }, at) =>
        `${at + 1}. [${area}${weak ? ', weak' : ''}; ${about}] ${lead} ${asks}`,
    ),
  ].join('\n')

/** The work's own words that its questions may use. */
export const ownWords = (model: DocumentModel): string[] =>
  Object.values(thisWork(openStudy(model), model.title)).filter(Boolean)
