/** A model's instructions, option by option. Each is in the prompt verbatim, so that it can be recognised there. */
import type { OptionKey } from '../../spec.ts'

export const OPTION_PROMPTS: Record<OptionKey, string> = {
  GeneralAcademicHumanization:
    'Keep an academic tone: full forms, no contractions, no slang, the third person where it is used now.',
  NonAcademic:
    'Use the tone of a careful letter to a reader outside the university: short words, contractions where they sound natural, no jargon that the text does not need.',
  Intro:
    'This is an introduction: lead from the problem to what the study does. Open with the subject itself, never with the state of the modern world. Announce nothing that the text does not hold.',
  LiteratureReview:
    'This is a literature review: every claim stays with the author who made it, with its verb of saying. Authors argue, report and find; they do not prove. Keep words that set sources against each other.',
  Methodology:
    'This is a methodology: say what was done, in the order in which it was done, in the past tense. The passive may stay. Keep every technical term, instrument and procedure as it is named.',
  ResearchResults:
    'These are results: report what was found and nothing else. No praise, no surprise, no explanation of why. Leave every figure and every statement of significance as it is.',
  Conclusion:
    'This is a conclusion: answer the question of the study. It may say once that it concludes. Claim no more than the findings carry, and bring nothing new.',
  ResearchAnalysis:
    'This is an analysis of data: keep the chain from figure to interpretation, and every word that says how sure it is. "Significant" only ever means the result of a test.',
  RecommendationsBasedOnFindings:
    'These are recommendations: each says who should do what, and keeps its should or must exactly as strong as it is.',
  FutureRecommendations:
    'These are suggestions for future research: each says what is not known yet and how it could be studied. Keep could, may and might.',
}
