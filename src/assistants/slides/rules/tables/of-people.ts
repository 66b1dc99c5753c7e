/** Who the people were is no finding about them. */
export const OF_PEOPLE =
  /\b(?:sex|gender|age|marital|level of education|education(?:al)? (?:levels?|status|background|qualifications?|attainment)|(?<=^\W*)education(?=\W*$)|(?:length|duration|years) of (?:stay|service|employment|membership)|service years|qualifications?|religio\w*|occupation|ethnic\w*|tribe|residence|income|demographic\w*|socio-?demographic|characteristics?|response rate|work(?:ing)? experience|years of experience|department|level of study)\b|\bof (?:the )?respondents?\W*$|\bnumber of (?:the following )?(?:employees|workers|staff)\b|\b(?:role|position|status|category) of (?:the )?respondents?\b|\b(?:years?|how long)\b.*\b(?:in operation|operated|in (?:this |the )?business|worked)\b/i

/** One of the kinds of people. */
export const OF_ONE =
  /^\W*(?:(?:fe)?males?|(?:wo)?men|single|married|divorced?|widow(?:ed|er|s)?|separated)\W*$/i
