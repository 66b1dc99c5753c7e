import { expect, it } from 'vitest'
import { optionKeys } from '../../spec.ts'
import { STANDARD } from '../settings.ts'
import { mannerWords } from './manner.ts'
import { assemblePrompt, modelInstructions, OPTION_PROMPTS, readPrompt, STANDARD_PROMPT } from './prompt.ts'

it('maps each option to a prompt text of its own [S3-116]', () => {
  const prompts = optionKeys.map((option) => OPTION_PROMPTS[option])
  expect(new Set(prompts).size).toBe(10)
  for (const prompt of prompts) expect(prompts.filter((other) => other.includes(prompt))).toHaveLength(1)
})

it('combines the standard prompt, the prompts of the chosen options and the text, and is read back [S3-138]', () => {
  const text = 'Some text.\n\nThe text to rewrite:\nand more of it'
  for (const options of [[], ['Intro'], ['Conclusion', 'NonAcademic'], optionKeys] as const) {
    const prompt = assemblePrompt(options, text)
    expect(prompt.startsWith(STANDARD_PROMPT)).toBe(true)
    for (const option of options) expect(prompt).toContain(OPTION_PROMPTS[option])
    expect(readPrompt(prompt)).toEqual({
      options: optionKeys.filter((one) => (options as readonly string[]).includes(one)),
      text,
    })
  }
})

it('tells a model the strength, the words that stay and how the author writes, and no word of the text', () => {
  const voice = {
    sentenceLength: 17.6,
    sentenceSpread: 0.4,
    hedges: 3,
    connectives: 9,
    firstPerson: 12,
    contractions: 0,
    spelling: 'ise' as const,
  }
  const said = modelInstructions(
    ['Methodology'],
    mannerWords({ ...STANDARD, strength: 'strong', terms: ['grade "point"'], voice }),
  )
  expect(said).toContain('This is a methodology')
  expect(said).toContain('Rewrite freely, as long as every sentence says exactly the same')
  expect(said).toContain('"grade \\"point\\""')
  expect(said).toContain('about 18 words, in the first person, with the spelling -ise')
})
