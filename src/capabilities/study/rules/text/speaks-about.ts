/** Sentences with figures or words of results that report none: they are about a picture, or about how results are printed. */

const PICTURE = String.raw`(?:Fig(?:ure|s|ures)?\.?|Tables?|Charts?|Graphs?|Appendix|Panel|Box|Map|Plate)\s*[A-Z]?\d*(?:[.-]\d+)*[a-z]?(?:\s*(?:and|to|,|–|-)\s*[A-Z]?\d+(?:\.\d+)*[a-z]?)*`
const DESCRIBES = new RegExp(
  String.raw`^(?:In |The )?${PICTURE}(?:\s*\([^)]*\))?,?\s+(?:(?:below|above|also|then|further)\s+)?(?:shows?|presents?|displays?|gives?|summari[sz]es?|depicts?|illustrates?|lists?|reports?|contains?|provides?|compares?|plots?|describes?|outlines?)\b(?!\s+that\b)|\b(?:is|are|was|were) (?:shown|presented|displayed|given|summari[sz]ed|depicted|illustrated|listed|reported|provided) in (?:the )?${PICTURE}\.?$`,
  'i',
)
const PICTURE_ANYWHERE = new RegExp(String.raw`\b${PICTURE}`, 'gi')

/** "Figure 7 shows the prevalence over time" is no finding; with a figure of its own it may be one. */
export const describesPicture = (text: string): boolean =>
  DESCRIBES.test(text) && !/\d/.test(text.replace(PICTURE_ANYWHERE, '').replace(/\b(?:19|20)\d\d\b/g, ''))

const EXAMPLE =
  /\b(?:for (?:example|instance)|e\.g\.|such as|(?:specific|following) examples?|suppose|imagine|hypothetical\w*)/i
const OF_PRINTING =
  /\b(?:report(?:ed|ing|s)?|print(?:ed|ing|s)?|typograph\w+|recalculat\w+|recomput\w+|inconsisten\w+|incorrect\w*|notation|formats?|extract\w*|detect\w*|missed|sentence|example)\b/i
const ABOUT_P =
  /\brecalculated p\b|\bp(?:[- ]values?)? (?:cannot|can never|is never|can not)\b|\bcount(?:ed|s|ing)? p\s*[=<]|\b(?:counted|classified|marked|flagged|treated) (?:\w+ ){0,4}as (?:an? )?(?:in)?(?:correct|consistent|error)|\btypographical\b|\bexclu(?:de|ded|ding|sion)\b[^.]{0,24}\bp\s*=\s*0?\.0|\bp[- ]values? (?:was|were|is|are) (?:often )?reported (?:to be|as)\b|^\d{1,2}\s+(?:[tFrzZ]|χ2|χ²)\s?\(|\bmore likely that a p\b|\breported (?:as )?(?:p\s*[<=>]|[tF]-value)|[“"‘'](?:[tFrzZ]|χ2|χ²)\s?\(\d/i

/** A result shown as an example of how results are printed is not a finding. */
export const speaksAboutPrinting = (text: string): boolean =>
  ABOUT_P.test(text) || (EXAMPLE.test(text) && OF_PRINTING.test(text))
