/** The specified prompt: the standard one, those of the chosen options, and the text; and its parsing. */
import { type OptionKey, optionKeys } from '../../spec.ts'

export const STANDARD_PROMPT = `Rewrite the text so that it reads as if a careful student had written it by hand.
Say the same thing, sentence by sentence, in plainer words. Leave out phrases that say nothing, signposts that the order already gives, and words chosen to impress. Let some sentences be short and others long.
Keep every number, unit, statistic, citation, quotation, name, address, heading, formula and piece of code to the letter. Keep every not, every may and might, and the direction of every claim. Add no fact, no example, no source and no opinion.
Keep the paragraphs, and the spelling the author uses.`

/** Sent with every prompt as `instructions`. */
export const INSTRUCTIONS = 'Answer with the rewritten text alone, without a word before or after it.'

const BEFORE_TEXT = '\n\nThe text to rewrite:\n'

const headOf = (options: readonly OptionKey[]) =>
  [STANDARD_PROMPT, ...options.map((option) => OPTION_PROMPTS[option])].join('\n\n')

export const assemblePrompt = (options: readonly OptionKey[], text: string): string =>
  `${headOf(options)}${BEFORE_TEXT}${text}`

/**
 * Parses a prompt. Only our own options are read from it: any other words before the text never become an instruction to a
 * model. Without our words in front, all of it is the text.
 */
export function readPrompt(prompt: string): { options: OptionKey[]; text: string } {
  const at = prompt.indexOf(BEFORE_TEXT)
  if (at < 0) return { options: [], text: prompt }
  const head = prompt.slice(0, at)
  return {
    options: optionKeys.filter((option) => head.includes(OPTION_PROMPTS[option])),
    text: prompt.slice(at + BEFORE_TEXT.length),
  }
}

/** For a model: our own words only. The text is sent separately. */
export const modelInstructions = (options: readonly OptionKey[], manner: readonly string[]): string =>
  [headOf(options), ...manner, INSTRUCTIONS].join('\n\n')

/** A model's instructions, option by option. Each is in the prompt verbatim, so that it can be recognised there. */
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
