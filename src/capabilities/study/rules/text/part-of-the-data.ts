/** A part of the records used in one step, and the records before cleaning, are not the sample. */
const BEFORE_CLEANING =
  /\b(?:before|prior to) (?:\w+ ){0,2}(?:filtering|cleaning|removing|excluding|dropping|removal|exclusion|pre-?processing)\b/i
const FOR_ONE_STEP =
  /\b(?:subsets?|sub-?samples?|subsampled)\b|\bto (?:\w+ ){0,2}(?:computational|memory)\b|\b(?:computational(?:ly)?|memory) (?:feasib\w+|efficien\w+|cost|reasons|limits?|constraints?|overhead)\b/i

export const isPartOfTheData = (text: string): boolean =>
  BEFORE_CLEANING.test(text) || FOR_ONE_STEP.test(text)
