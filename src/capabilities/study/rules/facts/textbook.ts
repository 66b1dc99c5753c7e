/** Textbook descriptions of an algorithm or a measure, in place of an account of what the work did with it. */
import type { CandidateSentence } from './candidate-sentences.ts'

/** Under the name of an algorithm, the present tense is textbook description. */
const NAMES_AN_ALGORITHM =
  /^(?:[a-z]\.? )?(?:the )?(?:(?:simple|multiple|linear|logistic|polynomial|ridge|lasso|support vector) )*(?:regression|(?:decision )?trees?|random forests?(?: classifier| regressor| regression)?|(?:artificial |convolutional |recurrent |deep )*neural networks?|svms?|support vector (?:machines?|classifiers?|regression)|k-? ?(?:nearest neighbou?rs?|means)(?: clustering)?|knn|(?:gaussian )?naive bayes|(?:xg|ada|gradient |cat)boost(?:ing)?(?: regression)?|(?:root )?mean (?:squared?|absolute)(?: percentage)? error|rmse|mae|mse|mape|r-?(?:squared|²|2)|coefficient of determination|accuracy|precision|recall|f1[- ]?score|confusion matri(?:x|ces)|lstm|long short-? ?term memory|arima|cnn|rnn|ann|gru|bert|transformers?)(?: \([a-z0-9²-]+\))?(?: (?:algorithm|model|classifier|overview|theory))?$/
const MANY_IN_GENERAL =
  /^(?!(?:The|These|Those|Our|All|Both|Each|Such|Two|Three|Four|Five|Six|Several|Different|Various)\b)\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}s (?:are|have been) (?:\w+ly |also )?(?:used|applied|employed) (?:to|for|in|as|when|by)\b/u
/** "Once validated it will be added to the basket": an action the program repeats in every run. */
const RUNS_EACH_TIME =
  /^(?:once|when|whenever|if) [^.]{0,120}\b(?:it|they) (?:will (?:then )?(?:be )?\w+|(?:is|are) (?:then )?\w+(?:ed|en|nt))\b/i
const OF_A_STUDY =
  /\b(?:data|questionnaires?|interviews?|respondents|participants|samples?|answers|transcripts?|patients|consent|approv\w+)\b/i
export const tellsHowAProgramRuns = (text: string): boolean =>
  RUNS_EACH_TIME.test(text) && !OF_A_STUDY.test(text)
export const isTextbook = ({ text, voice, heading }: CandidateSentence): boolean =>
  !voice.done && !CLEARLY_THIS.test(text) && (NAMES_AN_ALGORITHM.test(heading) || MANY_IN_GENERAL.test(text))
const CLEARLY_THIS =
  /\b(?:we|I|our|my|this (?:study|project|research|work|thesis|paper|report|system|dataset|data ?set)|the (?:dataset|data ?set)|the (?:test|training|validation|scaled|final)[- ]?(?:set|data|dataset))\b/i
