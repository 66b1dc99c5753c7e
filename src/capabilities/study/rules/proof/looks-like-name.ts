/** At the beginning of a sentence, where any word has a capital. Few English words end so, and most places of Zambia do. */
const LIKE_A_NAME =
  /^(?!(?:Data|Media|Area|Criteria|Formula|Ratio|Alpha|Beta|Quota|Schema|Phenomena|Also|Into|Onto|Zero|Video|Photo|Two|Via|You|Idea|Errata|Agenda)$)\p{Lu}\p{L}{2,}[aiou]$|['’]s$/u

export const looksLikeName = (word: string): boolean => LIKE_A_NAME.test(word)
