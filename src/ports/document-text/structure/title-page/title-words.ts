/** Text on a title page other than the title: institution, author, degree. None of it is the subject of the work. */
const FILE_NAMES =
  /^(microsoft (?:word|powerpoint|excel|publisher|office)|untitled|document\d*|title|template|slide|powerpoint|copy of)\b|\.(docx?|docm|dotx?|odt|pdf|tex|dvi|indd|qxd|rtf|pptx?|xlsx?|txt|md|html?|pages|wps|ps|eps)$|^(?:file:|[a-z]:)?[\\/]/i
/** 'thesis_final_v3', 'chapter1-edited': joined as only file names are, or a few words and a version. */
const JOINED = /^[^\s_]*_\S*$|^(?=.*\d)\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+$|^\p{Ll}+\d+$/u
const WHICH_COPY =
  /^(?:\S+ ){0,5}(?:\S+[ _-])?(?:v|ver|version|rev|draft|copy|final|edited|corrected|updated|latest|new)[ ._-]?(?:\d+(?:\.\d+)*|\(\d\)|copy|draft|version|edited|corrected)$|^(?:\S+ ){1,5}\(\d\)$/i
export const isFileName = (text: string): boolean =>
  FILE_NAMES.test(text) || JOINED.test(text) || WHICH_COPY.test(text)
const JOURNAL =
  /^(doi|vol(ume)?\b|issn|isbn|www\.|https?:|journal of|page \d|available online|contents lists|original (article|paper|research)|research article|article$|review$|open access|received|accepted|©|copyright|preprint|citation:|published|correspondence|corresponding author|authors?:)|\b(vol\.|no\.) ?\d|\bdoi[:.]|@/i
const PLACE =
  /^(the )?(university|faculty|department|dept|school|college|institute|institution|academy|ministry|centre|center|division|polytechnic|campus|programme|program|module|course)\b|\b(university|college|polytechnic|institute of technology)( of [\p{L} &]+)?[,.]?( \(?[A-Z]{2,6}\)?)?$|^university of|\b(?:post-?)?graduate (?:program(?:me)?|studies)$|\buniversity\b.{0,40}\b(campus|faculty|school)\b|^[\p{L}]+ (state )?university\b/iu
const DEGREE =
  /\b(su[bm]m?it?ted|submission|fulfil\w*|requirements? (for|of)|award of|degree (of|in)|dissertation (paper|submitted|presented)|thesis (submitted|presented|for)|in partial|presented to|bachelor|doctorate in|doctor of|b\.?\s?sc\b|m\.?\s?sc\b|ph\.?\s?d\b|master(s|'s)? (of|in|thesis)|honours in|diploma|supervis(?:ors?|ed by)|under the supervision|advisor|examiner|lecturer|roll no|reg(istration)?\.? ?(no|number)|student (id|no|number)|index number|session\s?:|word count|target journal|matric|module code|course code|unit code|declare|hereby)\b/i
const KIND_OF_WORK =
  /^(a |an |the )?(group |final year |individual |undergraduate |postgraduate |honours |honors |m\.?sc\.? |ph\.?d\.? |master'?s? |doctoral |bachelor'?s? |student |capstone |senior )*(research|project|term|seminar|thesis|dissertation|proposal|assignment|coursework|concept|report)?\s?(project|proposal|paper|thesis|dissertation|report|assignment|note|work|research)?( \d+)?( proposal| report| paper)?$/i
const COVER_SHEET =
  /^part [a-f]\s*[:.–-]|\b(cover|title) (page|sheet)\b|^tables? of contents?$|^contents$|^\d+\.? chapter\b|^assessment (task|cover)\b|^(?:\w+ )?(task|assignment) \d+\b|^(bachelor|master|doctoral|doctorate)('?s)? (thesis|dissertation)\b.{0,60}\b(19|20)\d\d$/i
const DATE =
  /^((january|february|march|april|may|june|july|august|september|october|november|december|date)\b.{0,20}|\d{1,2}[./ -]\w+[./ -]\d{2,4}|\d{1,2}(st|nd|rd|th)? \w+,? \d{4}|(19|20)\d{2}([/–-]\d{2,4})?)$/i
const STUDENT_NUMBER = /\b[A-Z]{0,3}\d{5,}[A-Z]?\b/
/** 'ABC/XY/HND/21/004' */
const MATRICULATION = /^[A-Z]{2,8}(?:\/[A-Z\d]{1,8}){2,}$/
const CODE = /^[A-Z]{2,5}[\s-]?[A-Z]*-?\d{3,4}\b/
/** The school's postal address, and a list of chapters typed by hand. */
const ADDRESS =
  /\bP\.?\s?O\.?\s?Box\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b(?:street|avenue|road) \d+\b|^\d+ [\p{L} ]+ (?:street|avenue|road)\b/iu
const CHAPTERS = /^(?:chapter\s?(?:[–—-]|\w+\s?[:–—-])\s?(?:\p{L}+ ?){1,3}){2,}$/iu
const BY =
  /^(by|author|authors|name|names|presented by|prepared by|submitted by|written by|candidate)\b\s*:?/i

/** 'TOPIC:', 'Research title': the title follows. */
const TOPIC =
  '(the )?((research|project|dissertation|thesis|study|proposal|working|proposed|provisional|tentative|approved|full|final|complete) ){0,3}(topic|title)( of (the |this |your |my )?(research|study|project|proposal|thesis|dissertation|work|paper)( topic| project| work| study)?)?'
const LABEL = new RegExp(`^(\\d{1,2}(\\.\\d)?[.)]?\\s+)?${TOPIC}\\s*[:.–-]?\\s*$`, 'i')
const LABELLED = new RegExp(`^(\\d{1,2}(\\.\\d)?[.)]?\\s+)?${TOPIC}\\s*[:–-]\\s*(?=\\S)`, 'i')

export const isTopicLabel = (text: string): boolean => LABEL.test(text.trim())
export const isLabelled = (text: string): boolean => LABELLED.test(text)
/** 'RIVER STATE UNIVERSITY EFFECTS OF…': the place and the title in one paragraph. */
const PLACE_BEFORE =
  /^(?:THE )?(?:UNIVERSITY OF (?:THE )?\p{Lu}+|(?:\p{Lu}[\p{L}.]+ ){1,4}(?:UNIVERSITY|University|COLLEGE|POLYTECHNIC))[\s,:–-]+(?=(?:\S+\s+){5})/u
export const withoutPlace = (text: string): string => text.replace(PLACE_BEFORE, '')
const WORK_BEFORE =
  /^(?:\d{1,2}\.\s+)?(?:a )?(?:research|project|thesis|dissertation|study) (?:report|proposal|paper|project|overview|summary)\s*:\s*(?=(?:\S+\s+){3})/i
export const withoutLabel = (text: string): string => text.replace(LABELLED, '').replace(WORK_BEFORE, '')
/** 'Goats along the River - Mutale Phiri (ID: 12345)' */
const AUTHOR_AFTER = /\s[-–—]\s(?:\p{Lu}[\p{L}.'’-]*\s?){2,4}(?:\([^)]*\d{4,}[^)]*\))?$/u
export const withoutAuthor = (text: string): string =>
  STUDENT_NUMBER_AT_END.test(text) ? text.replace(AUTHOR_AFTER, '') : text
const STUDENT_NUMBER_AT_END = /\d{4,}\)?$/

/** "… of New Students at Hill University" mentions an institution, but is more than its name. */
const isLongTitle = (text: string) =>
  text.split(/\s+/).length >= 9 &&
  / (?:at|in|of|for|among) /i.test(text.slice(0, 60)) &&
  !/^(the )?(university|faculty|department|school|college|institut|centre|center|division)/i.test(text)

/** 'TECHNOLOGY, FEDERAL POLYTECHNIC HILL, PLAIN STATE': the end of a school's name, without a word that tells of a subject. */
const SCHOOL_WORDS = /\b(?:polytechnic|(?:federal|state|national|technical) (?:university|college))\b/i
const TELLS = /[:?]|\b(?:of|in|on|for|and|to|at|among|with|by|from|between|using|case|study|system)\b/i
const isSchoolOnly = (text: string) => SCHOOL_WORDS.test(text) && !TELLS.test(text)

/** For a line of the cover that is surely not the title. */
export function isOtherCoverLine(line: string): boolean {
  const text = withoutLabel(line)
  return (
    (PLACE.test(text) && !isLongTitle(text)) ||
    isSchoolOnly(text) ||
    [...[JOURNAL, DEGREE, KIND_OF_WORK, COVER_SHEET, DATE, ADDRESS, CHAPTERS], ...[BY, STUDENT_NUMBER]].some(
      (cue) => cue.test(text),
    ) ||
    isFileName(text) ||
    CODE.test(text) ||
    MATRICULATION.test(text)
  )
}

export const isTitleWords = (text: string): boolean =>
  text.length >= 4 &&
  text.length <= 320 &&
  /\p{L}{3}/u.test(text) &&
  !/(.)\1{9}/u.test(text) &&
  !isOtherCoverLine(text)
