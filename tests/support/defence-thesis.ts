import { modelOf, type WrittenSection, writtenWork } from './model-of.ts'

/** A whole thesis in small: enough for eighteen slides, with known numbers, tables and sources. */
export const DEFENCE_THESIS: WrittenSection[] = writtenWork(`
  # front-matter: Title page
  A thesis submitted in partial fulfilment of the requirements for the degree of Master of Business Administration.
  # abstract: Abstract
  Market traders in Kitwe keep most of their money in cash. The aim of this study was to determine how mobile money changes the savings of market traders in Kitwe. A cross-sectional survey of 240 traders was conducted in four markets. Traders with a mobile money account saved more often than traders without one.
  # introduction: Chapter 1: Introduction
  Small traders feed most households of the Copperbelt. In 2021 only 31% of traders in Kitwe used a bank account. Cash kept at home is lost to theft and to family demands. Mobile money agents now stand at the gate of every large market.
  The problem is that nobody knows whether traders use mobile money to save or only to send money home. Without this knowledge the councils plan services that traders do not use.
  The first objective of the study was to measure how often traders save with mobile money. The second objective of the study was to compare the savings of traders with and without an account. The third objective of the study was to describe the barriers that traders meet.
  Research question 1: How often do traders save with mobile money? Research question 2: Do traders with an account save more than traders without one?
  The findings will help councils and providers to plan services for markets. The study contributes the first figures on savings of traders in Kitwe.
  # literature: Chapter 2: Literature Review
  Banda and Phiri (2019) found that 61% of traders in Lusaka used mobile money to pay suppliers. Mwale (2020) reported that fees keep poor traders away from agents. Tembo (2018) showed that women save in groups before they use an account. Banda and Phiri (2019) also described agents who close early. Mwale (2020) argued that trust grows with each transaction.
  Few studies have examined savings of market traders on the Copperbelt. Most earlier work counts transactions and says nothing about savings.
  The study was guided by the technology acceptance model. The model explains use through perceived usefulness and perceived ease of use. Mental accounting theory explains why money in a separate place is spent more slowly.
  # methods: Chapter 3: Methodology
  A cross-sectional survey design was used because the study described savings at one point in time. The population of the study was all licensed traders in four markets of Kitwe. A total of 240 traders took part in the study. Systematic sampling was used to select every fifth stall in each market. The study was conducted in Kitwe between March and May 2023.
  A structured questionnaire was used to collect data from the traders. The questionnaire was tested with 12 traders before the survey. The data were analysed with chi-square tests in SPSS version 26. The reliability of the savings scale was measured with Cronbach alpha. Ethical approval was obtained from the university ethics committee, and every trader gave written consent.
  # results: Chapter 4: Results
  The results showed that 58% of the traders saved with mobile money every week. The study found that 64.2% of traders with an account saved weekly. The results showed that traders without an account saved less often. Fees were named as the first barrier by most traders.
  > caption Table 4.1: How often traders save
  | How often | Traders | Percent |
  | Every week | 139 | 57.9 |
  | Every month | 62 | 25.8 |
  | Less often | 39 | 16.3 |
  Table 4.1 shows that 139 traders saved every week and 62 saved every month.
  > caption Table 4.2: Barriers named by traders
  | Barrier | Percent |
  | Fees of agents | 47.5 |
  | Network is down | 28.3 |
  | Fear of fraud | 21.2 |
  | No identity card | 9.6 |
  Fees of agents were named by 47.5% of the traders. The study found no difference between men and women in weekly saving.
  # discussion: Chapter 5: Discussion
  The share of weekly savers is consistent with what Banda and Phiri (2019) found in Lusaka. A limitation of the study is that traders reported their own savings. The study was limited to four markets of one town. Seasonal traders were not reached by the survey.
  # conclusion: Chapter 6: Conclusion and Recommendations
  The study concludes that mobile money helps traders in Kitwe to save more often. It is recommended that providers lower the fees for small deposits. It is recommended that councils place agents inside the markets. Future research should follow the same traders for a full year.
  # references: References
  > reference Banda, J. and Phiri, M. (2019). Paying with a phone in Lusaka markets. Journal of Market Studies, 4(2), 11–29.
  > reference Mwale, C. (2020). Fees and trust at the agent. Zambian Review of Finance, 7(1), 1–18.
  > reference Tembo, R. (2018). Saving circles and phones. Lusaka: Copper Press.
  > reference Zulu, P. (2017). Stalls and councils in Kitwe. Urban Papers, 3(1), 40–52.
  > reference Ngoma, T. (2021). Cash at home. Household Economics, 9(3), 70–88.
`)

export const defenceThesis = () =>
  modelOf(DEFENCE_THESIS, {
    title: 'Mobile money and the savings of market traders in Kitwe',
    authors: ['Chipo Mwansa'],
  })

/** The same as a plain text, as a browser sends it. */
export const defenceThesisText = (): string =>
  [
    'Mobile money and the savings of market traders in Kitwe',
    ...DEFENCE_THESIS.flatMap(({ title, blocks }) => [
      title.toUpperCase(),
      ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : block.text ? [block.text] : [])),
    ]),
  ].join('\n\n')
