/** Small words of Bemba and Nyanja that no English question has. */
const OTHER_WORDS = new Set(
  `bushe nshi cinshi chinshi finshi kwisa ninani nani lilali shani banga bonse abantu abali umuntu mukwai napapata njafweniko
  njafweni ndefwaya ndeefwaya nomba pantu ukuti ifyo ico ici ifi uyu aba ne nga pali fye cakuti isambililo amasambililo ilyashi
  kodi chani chiyani ndani bwanji liti kuti angati ndifuna nifuna thandizo nithandizeni thandizeni chonde anthu munthu zotsatira
  yandi wandi fyandi lyandi bandi yobe mulishani natotela isukulu icitabo amabuku ifyebo ubulondoloshi
  moni zikomo kwambiri ndikufuna phunziro maphunziro buku
  ndi zanga yanga wanga changa chifukwa mwa pa za ya wa ku mu na`.split(/\s+/),
)
/** Mostly such words: a question in English with a word of them in it is answered. */
export function isOtherLanguage(question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? []
  const theirs = words.filter((word) => OTHER_WORDS.has(word) || INFINITIVE.test(word))
  return theirs.length >= 2 && theirs.some((word) => word.length > 3) && theirs.length * 2 >= words.length
}

/** "Ukulemba", "ukumwena": a Bemba verb. */
const INFINITIVE = /^(?:uku|ndele|nalefw|tulefw|balefw)\p{Ll}{3,}$/u

const LEAD = /^\W*(?:bushe|kodi|nanga|mukwai|chonde|napapata)\b[\s,:]*/i
/** "Bushe what design was used?" is an English question. */
export const withoutLead = (question: string): string =>
  isOtherLanguage(question) ? question : question.replace(LEAD, '')
