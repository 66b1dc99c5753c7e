/** The vocabulary of surveys: what the columns of every questionnaire are called. */

/** School subjects whose marks stand in columns beside each other. */
export const SUBJECTS = new Set(
  'math maths mathematics english biology chemistry physics science history geography civic computer agriculture economics french literature commerce accounts accounting reading writing arithmetic'.split(
    ' ',
  ),
)

/** Who was asked. */
export const DEMOGRAPHIC =
  /(?:^|[^a-z])(?:sex|gender|age|ages|age ?group|old|education|educational|educ|qualification|marital|married|religion|residence|residency|location|occupation|employment|province|district|tribe|ethnicity|year of study|programme|school|institution|university|college|faculty|stay|live|relationship[ _]status|income|allowance|household size|level of study|class|grade level|profession|nationality|department|experience)(?![a-z])/i

/** Who or what each row is. */
export const UNIT =
  /^(?:hh|households?|families|students?|respondents?|participants?|patients?|pupils?|learners?|teachers?|nurses?|workers?|employees?|farmers?|people|persons?|customers?|clients?|me|children|schools?|study|research|survey|often|main|most)$/
