/** Entries as printed in reference lists: their sort name, and their year. The rules were corrected on these. */
export const GOLD_ENTRIES: readonly [string, string, string][] = [
  [
    'Chanda, M., & Kalaba, P. (2016). Land and title in Mkushi. Zambia Law Journal, 48, 11–32.',
    'chanda',
    '2016',
  ],
  [
    'Chikotola, L. M. (2020, March 4). Fuel and fares. Paper read at the Economics Association of Zambia, Lusaka.',
    'chikotola',
    '2020',
  ],
  [
    'Central Statistical Office (CSO) [Zambia], Ministry of Health (MOH) [Zambia], and ICF International. 2014. Zambia Demographic and Health Survey 2013–14. Rockville, Maryland: CSO.',
    'central statistical office',
    '2014',
  ],
  [
    'Food and Agriculture Organization of the United Nations. (2019). The state of food security. Rome: FAO.',
    'food',
    '2019',
  ],
  [
    'Creswell, J.W. & Plano Clark, V.L. (2018) Conducting Mixed Methods Research. 3rd edn. London: Sage.',
    'creswell',
    '2018',
  ],
  ['Yamane, Taro. 1967. Statistics: An Introductory Analysis. New York: Harper and Row.', 'yamane', '1967'],
  ['Kombo, D.K. and Tromp, D.L.A., 2006. Proposal and thesis writing. Nairobi: Paulines.', 'kombo', '2006'],
  [
    '5. Mweemba O, Dixey R, Bond V, White A. Barriers to ART adherence. Glob Public Health. 2018;13(6):759-72.',
    'mweemba',
    '2018',
  ],
  [
    '[7] T. Mwanza, P. Daka, and S. Lungu, “Solar dryers for mango,” Renewable Energy, vol. 12, no. 3, pp. 44–51, Mar. 2020.',
    'mwanza',
    '2020',
  ],
  ['[8] IEEE Standard for Floating-Point Arithmetic, IEEE Std 754-2019, 2019.', '', '2019'],
  [
    'Bandura, A. (1977a). Self-efficacy: Toward a unifying theory. Psychological Review, 84(2), 191–215.',
    'bandura',
    '1977a',
  ],
  [
    'Government of the Republic of Zambia. (2011). The Education Act No. 23 of 2011. Lusaka: Government Printer.',
    'government of the republic of zambia',
    '2011',
  ],
  [
    'ZamStats. (2022). Census of population and housing: preliminary report. Lusaka: Author.',
    'zamstats',
    '2022',
  ],
  [
    'UNESCO. (n.d.). Education for all. Retrieved June 3, 2021, from https://example.org/efa',
    'unesco',
    'n.d.',
  ],
  ['Ng’andu, S. K. (2013). Open distance learning. Ndola: Mission Press.', "ng'andu", '2013'],
  ['O’Donnell, K., & M’membe, F. (2009). The press and power. Media Studies, 3, 5–19.', "o'donnell", '2009'],
  [
    'Mulenga-Kaunda, B. (2021). Women in the mines. African Sociological Review, 25(1), 77–98.',
    'mulenga-kaunda',
    '2021',
  ],
  ['de Vries, H. (2004). Reasoned action. Amsterdam: Boom.', 'de vries', '2004'],
  ['Freire, P. (1970/2000). Pedagogy of the oppressed. New York: Continuum.', 'freire', '2000'],
  [
    'Bwalya, Veronica, and Vincent Chibale. “Listening for Themes in Markets.” Quarterly of Small Markets, vol. 3, no. 2, 2006, pp. 61–84.',
    'bwalya',
    '2006',
  ],
  [
    'Minyong Lee, Seunghee Park, and Kyungjae Lee. 2019. What do prosumers want? In Proceedings of ENERGY, pages 12–20.',
    'lee',
    '2019',
  ],
  [
    'Davis, F. D. (1989). Perceived usefulness. MIS Quarterly, 13(3), 319–340. https://doi.org/10.2307/249008',
    'davis',
    '1989',
  ],
  [
    'Saunders M, Lewis P, Thornhill A (2019) Research Methods for Business Students, 8th edn. Pearson, Harlow',
    'saunders',
    '2019',
  ],
  [
    '12. World Health Organization. Guideline on digital interventions. Geneva: World Health Organization; 2019.',
    'world health organization',
    '2019',
  ],
  ['Phiri, J. (forthcoming). Chiefs and charcoal. Journal of Southern African Studies.', 'phiri', 'in press'],
  ['The World Bank. (2020). World development indicators. Washington, DC: World Bank.', 'world bank', '2020'],
  [
    'Sakala, E., Tembo, R., Zulu, M., Banda, G., Moyo, T., Phiri, L., . . . Daka, P. (2015). Malaria in Katete. Malaria Journal, 14, 1–9.',
    'sakala',
    '2015',
  ],
  [
    'Silwamba, C., ‘Copper and kwacha’, Zambia Social Science Journal, vol. 2 (2012), pp. 3–20.',
    'silwamba',
    '2012',
  ],
  [
    'Bank of Zambia (2021) Monetary Policy Report, Quarter 2. Lusaka: Bank of Zambia.',
    'bank of zambia',
    '2021',
  ],
  [
    'Kothari, C. R. (2004). Research methodology: Methods and techniques (2nd rev. ed.). New Delhi: New Age.',
    'kothari',
    '2004',
  ],
]

/** Sentences with the works they cite, by first name and year; a secondhand work counts like the others. */
export const GOLD_CITATIONS: readonly [string, readonly string[]][] = [
  ['Fees keep girls at home (Chanda, 2016; Kalaba & Mumba, 2018).', ['chanda 2016', 'kalaba 2018']],
  ['Similarly, Mweemba, Dixey and Bond (2018) found that stigma delays treatment.', ['mweemba 2018']],
  ['Stigma delays treatment (Mweemba et al., 2018, pp. 760–762).', ['mweemba 2018']],
  ['The Central Statistical Office (2014) reports a rate of 42%.', ['central statistical office 2014']],
  ['The population is 19.6 million (ZamStats, 2022).', ['zamstats 2022']],
  ['As the WHO (2019) and UNICEF (2020) note, registers are weak.', ['who 2019', 'unicef 2020']],
  ['Bandura (1977a, 1977b) speaks of self-efficacy.', ['bandura 1977a', 'bandura 1977b']],
  ['Self-efficacy (Bandura, 1977, cited in Kombo & Tromp, 2006) matters.', ['bandura 1977', 'kombo 2006']],
  ['In the view of Freire (1970/2000), teaching is a dialogue.', ['freire 2000']],
  ['Several authors disagree (e.g. Phiri, 2014; see also Zulu, 2015).', ['phiri 2014', 'zulu 2015']],
  ['O’Donnell and M’membe’s (2009) history of the press is the best.', ["o'donnell 2009"]],
  ['De Vries (2004) and van Dijk (2005) differ.', ['de vries 2004', 'van dijk 2005']],
  ['The Act came into force on 1 May (2011) and was amended later.', []],
  ['In 2019, 45 farmers (12%) sold their maize.', []],
  ['Data were collected between March and May (2022).', []],
  ['Source: Field survey (2023)', []],
  ['Scores rose (M = 3.6, SD = 0.8; n = 2010).', []],
  ['The mean was 4.2, 95% CI [2, 6].', []],
  ['This was shown before [4], [7–9].', ['4', '7', '8', '9']],
  ['Loans fail where rain fails (Mwanza, n.d.; Daka, in press).', ['mwanza n.d.', 'daka in press']],
  [
    'Chiefs allot land (Government of the Republic of Zambia, 1995).',
    ['government of the republic of zambia 1995'],
  ],
  ['Ngoma and Sichone [2019] are quoted in brackets of another form.', []],
  ['Musonda Lemba (2009) interviewed boys in Ndola.', ['musonda lemba 2009']],
  ['Following Yamane (1967: 886), a sample of 385 was drawn.', ['yamane 1967']],
  ['However, in Malawi, Chirwa and Mvula (2013) saw no effect.', ['chirwa 2013']],
  ['(Sakala 2015, Tembo 2016 and Zulu 2017)', ['sakala 2015', 'tembo 2016', 'zulu 2017']],
  ['The theory of planned behaviour (Ajzen, 1991) guided the study (see Figure 2).', ['ajzen 1991']],
  ['Version 26 (2019) of SPSS was used.', []],
  [
    'Trade grew (Bank of Zambia [BoZ], 2021; Ministry of Commerce, Trade and Industry, 2020).',
    ['bank of zambia 2021', 'ministry of commerce 2020'],
  ],
  ['Munthali and colleagues (2017) traced 400 patients.', ['munthali 2017']],
]

/**
 * Written after the rules were corrected on the lists above. The first run gave 100% of the entries, and of the
 * citations 87.5% recall and 95.5% precision; three slips were fixed then, so that later runs are no longer blind.
 */
export const HELD_OUT_ENTRIES: readonly [string, string, string][] = [
  [
    'Kelly, M. J. (1999). The origins and development of education in Zambia. Lusaka: Image Publishers.',
    'kelly',
    '1999',
  ],
  ['Luangala, J.R. 2012. Reading culture in townships. Lusaka: UNZA Press.', 'luangala', '2012'],
  [
    'Lungwangwa, G., Kelly, M.J. and Saasa, O. (1990), Financing of Education, Lusaka: Institute for African Studies.',
    'lungwangwa',
    '1990',
  ],
  [
    'Republic of Zambia (2016). Constitution of Zambia (Amendment) Act No. 2. Lusaka: Government Printers.',
    'republic of zambia',
    '2016',
  ],
  ['Simwinga, J. & Mumbi, K. (Eds.). (2008). Towns and tongues. Kitwe: CBU.', 'simwinga', '2008'],
  [
    '22. Bweupe M, Msiska T, Goma F. Hypertension in Lusaka. Med J Zambia 2011; 38(2): 5-9.',
    'bweupe',
    '2011',
  ],
  [
    '[3] P. Nyirenda et al., "Rain gauges from bottles," in Proc. ICT4D, 2019, pp. 12–18.',
    'nyirenda',
    '2019',
  ],
  [
    'Haantobolo, Godfrey H. N. 2008. “Ecology, Agriculture and Proletarianization.” PhD diss., University of Zambia.',
    'haantobolo',
    '2008',
  ],
  [
    'Ministry of General Education. (2019). Education statistics bulletin. Lusaka: MoGE.',
    'ministry of general education',
    '2019',
  ],
  ['van den Berg, S. (2010). Poverty and schooling. Stellenbosch: SUN.', 'van den berg', '2010'],
  [
    'Transparency International Zambia. (n.d.). About us. Retrieved May 1, 2022, from https://example.org',
    'transparency international zambia',
    'n.d.',
  ],
  ['Silverman, David. Doing Qualitative Research. 4th ed., Sage, 2013.', 'silverman', '2013'],
  ['Hair JF, Black WC, Babin BJ (2014) Multivariate data analysis. Pearson, Harlow.', 'hair', '2014'],
  [
    'Ndhlovu, Z. B. (2017b). Fractions in Grade 7. African Journal of Mathematics, 2, 44-61. doi: 10.1000/xyz',
    'ndhlovu',
    '2017b',
  ],
  ['UNDP Zambia. 2021. Human development report. Lusaka.', 'undp zambia', '2021'],
]

export const HELD_OUT_CITATIONS: readonly [string, readonly string[]][] = [
  ['Kelly (1999, p. 44) traces schools back to the missions.', ['kelly 1999']],
  [
    'Missions ran most schools (Kelly, 1999; Lungwangwa, Kelly & Saasa, 1990).',
    ['kelly 1999', 'lungwangwa 1990'],
  ],
  [
    'In contrast to Luangala (2012), Simwinga and Mumbi (2008) found more readers.',
    ['luangala 2012', 'simwinga 2008'],
  ],
  ['Hypertension is common in towns (Bweupe et al 2011).', ['bweupe 2011']],
  ['The Ministry of General Education (2019) counts 9,800 schools.', ['ministry of general education 2019']],
  ['(Republic of Zambia, 2016, art. 266)', ['republic of zambia 2016']],
  ['Ndhlovu (2017a; 2017b) watched pupils divide.', ['ndhlovu 2017a', 'ndhlovu 2017b']],
  ['Godfrey Haantobolo (2008) writes of land.', ['godfrey haantobolo 2008']],
  ['Poverty keeps pupils away (see van den Berg, 2010, for South Africa).', ['van den berg 2010']],
  ['Silverman (2013) and others (Hair et al., 2014) disagree.', ['silverman 2013', 'hair 2014']],
  ['The rains of December (2019) were late.', []],
  ['The response rate (n = 412) was high in Kabwe (2021).', []],
  ['Kaunda (1962, as quoted in Macpherson, 1974) spoke of humanism.', ['kaunda 1962', 'macpherson 1974']],
  ['These gauges are cheap [3, 5] and hold for years [7]–[9].', ['3', '5', '7', '8', '9']],
  ['Nkhata, Mwale and Breen’s (2018) model has four parts.', ['nkhata 2018']],
  ['According to UNDP Zambia (2021), life is longer.', ['undp zambia 2021']],
  ['Table 3 (2020) and Figure 2 (2021) show the trend.', []],
  ['The kwacha fell (Bank of Zambia, 2020a).', ['bank of zambia 2020a']],
]
