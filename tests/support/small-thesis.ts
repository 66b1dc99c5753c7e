import { modelOf, type WrittenSection, writtenWork } from './model-of.ts'

/** A short thesis with everything in it that the study engine looks for, and known answers. */
export const SMALL_THESIS: WrittenSection[] = writtenWork(`
  # abstract: Abstract
  Delayed antenatal booking remains common in rural Zambia. This study aimed to determine factors associated with late antenatal booking among women in Chongwe District. A cross-sectional survey of 372 women was conducted at six clinics between March and May 2023. Late booking was reported by 58.3% of the women. Distance to the clinic was significantly associated with late booking, χ²(2, N = 372) = 14.20, p = .001. The study recommends outreach clinics in wards that lie more than 5 km from a facility.
  # introduction: Chapter 1: Introduction
  Antenatal care protects mothers and babies. The World Health Organization recommends eight contacts, the first within twelve weeks. However, little is known about why women in Chongwe District book late. The general objective of the study was to determine factors associated with late antenatal booking. The study was guided by the health belief model.
  The research question was which factors are associated with late booking. It was hypothesised that women living further from a clinic book later.
  # literature: Chapter 2: Literature Review
  Banda and Phiri (2019) found that 61% of women in Lusaka booked late. In contrast, Mwale et al. (2020) reported 44% in Ndola. Few studies have examined rural districts (Tembo, 2018). The health belief model explains action through perceived barriers.
  # methods: Chapter 3: Methodology
  ## other: 3.1 Design and sampling
  A cross-sectional design was used because the study sought to describe booking at one point in time. The sample size was calculated with the Cochran formula and came to 385 women. Systematic sampling was used to select every third woman at each clinic. Of the 385 women approached, 372 completed the interview, a response rate of 96.6%.
  ## other: 3.2 Data collection and analysis
  A structured questionnaire was translated into Nyanja and pretested on 20 women. Cronbach's alpha for the barriers scale was .81. Data were analysed in SPSS version 26 using chi-square tests and logistic regression. Ethical approval was obtained from the university ethics committee, and written informed consent was sought from every woman.
  # results: Chapter 4: Results
  The mean age of the women was 27.4 years (SD = 6.2). Of the 372 women, 217 (58.3%) booked late. Women who lived more than 5 km from a clinic had higher odds of late booking (AOR = 2.41, 95% CI [1.52, 3.82], p < .001). Education was not significantly associated with late booking, χ²(3, N = 372) = 4.10, p = .251. Barrier scores were higher among late bookers (M = 3.6, SD = 0.8) than among others (M = 2.9, SD = 0.9), t(370) = 7.86, p < .001, d = 0.82.
  > caption Table 4.1: Late booking by distance
  | Distance | Women | Booked late (%) |
  | Under 2 km | 120 | 41.7 |
  | 2 to 5 km | 114 | 57.0 |
  | Over 5 km | 138 | 73.9 |
  # discussion: Chapter 5: Discussion
  The finding that distance mattered agrees with Tembo (2018). Surprisingly, education made no difference. This suggests that distance leads to late booking. One limitation of this study is that booking dates were self-reported, which may have introduced recall bias.
  # conclusion: Chapter 6: Conclusion and recommendations
  The study concludes that distance is the main barrier to early booking in Chongwe District. It is recommended that the District Health Office schedule monthly outreach clinics. Further research should follow women from conception.
  # references: References
  > reference Banda, T., & Phiri, M. (2019). Antenatal booking in Lusaka. Medical Journal of Zambia, 46(2), 101–108.
  > reference Mwale, C., Zulu, P., & Sakala, J. (2020). Timing of first antenatal visits in Ndola. African Health, 12(1), 3–9.
  > reference Tembo, K. (2018). Distance and care in rural Zambia. Rural Health Review, 5(4), 55–63.
`)

export const smallThesis = () =>
  modelOf(SMALL_THESIS, { title: 'Late antenatal booking in Chongwe District' })
