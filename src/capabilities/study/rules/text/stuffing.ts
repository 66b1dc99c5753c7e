/** A sentence that shows everything an examiner looks for was written to be found, and shows nothing. */
const SHOWN: readonly RegExp[] = [
  /\blimitations?\b|\bcaution\b/i,
  /\bethic\w*|\bconsent\b/i,
  /\brecommend\w*/i,
  /\baims?\b|\bobjectives?\b/i,
  /\bsampl(?:e|ing)\b|\bresponse rate\b/i,
  /\breliab\w+|\bvalid(?:ity|ated)\b|\bCronbach/i,
  /\bliterature\b|\btheor(?:y|etical)\b|\bframework\b/i,
  /\bsignifican(?:t|ce)\b|\bconfidence interval/i,
  /\bdesign\b|\bmethodology\b/i,
  /\bfurther research\b|\bfuture (?:research|studies)\b/i,
]
const STUFFED = 5

export const isStuffed = (text: string): boolean => SHOWN.filter((cue) => cue.test(text)).length >= STUFFED
