/** The specified prompt: the standard one, those of the chosen options, and the text; and its parsing. */
import { type OptionKey, optionKeys } from '../../spec.ts'
import { OPTION_PROMPTS } from './option-prompts.ts'

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
