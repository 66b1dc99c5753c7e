/** Research of several kinds and languages: theses, papers, proposals and reviews. Even places are for learning, odd ones held out. */
export const RESEARCH: readonly string[] = [
  `# Late antenatal booking in Chongwe District

A dissertation submitted in partial fulfilment of the requirements for the degree of Master of Public Health, University of Zambia.

# Abstract

This study determined factors associated with late booking. A cross-sectional survey of 372 women was conducted. Distance was associated with late booking (AOR = 2.41, p < .001).

# Chapter 1: Introduction

Antenatal care protects mothers and babies (WHO, 2016). The general objective of the study was to determine factors associated with late booking.

# Chapter 2: Literature review

Banda and Phiri (2019) found that 61% of women in Lusaka booked late. Mwale et al. (2020) reported 44% in Ndola.

# Chapter 3: Methodology

A structured questionnaire was used. The sample size was 385. Data were analysed in SPSS.

# Chapter 4: Results

Of the 372 women, 217 (58.3%) booked late.

# References

Banda, T., & Phiri, M. (2019). Antenatal booking in Lusaka. Medical Journal of Zambia, 46(2), 101–108.

Mwale, C., Zulu, P., & Sakala, J. (2020). Timing of first visits in Ndola. African Health, 12(1), 3–9.`,
  `# Solar pumps and the income of smallholders in Chipata: a research proposal

# Background

Diesel pumps are costly to run (Tembo, 2018). Smallholders in Chipata depend on rain (Zulu & Mwanza, 2021).

# Statement of the problem

Little is known about how solar pumps change the income of smallholders.

# Research questions

How does the income of users differ from that of non-users? What keeps farmers from buying a pump?

# Methodology

The study will use a comparative survey design. A sample of 160 farmers will be drawn by stratified random sampling. A questionnaire will be pretested on ten farmers. Data will be analysed with t tests.

# Work plan and budget

Data collection is planned for July and will cost K18,500.

# References

Tembo, K. (2018). Energy on the farm. Lusaka: UNZA Press.

Zulu, P., & Mwanza, C. (2021). Rain and risk. Journal of Rural Studies, 3(1), 20–31.`,
  `# Teaching in mother tongue in early grades: a review of the literature

# Introduction

The language of teaching has been debated in Zambia since 1966 (Ohannessian & Kashoki, 1978; Williams, 2011). This review brings together what is known.

# Search strategy

ERIC, AJOL and Google Scholar were searched for papers of the years 2000 to 2022. Of 212 records, 34 met the inclusion criteria.

# Themes

Tambulukani and Bus (2012) found that pupils read better where the language of the school is that of the playground. Mkandawire (2017) warns that materials are few. Others report that parents prefer English (Matafwali, 2010; Banda & Mwanza, 2017).

# Gaps

No study has followed pupils into secondary school.

# Conclusion

The evidence favours familiar languages, and says little about later years.

# References

Banda, F., & Mwanza, D. (2017). Language in education. Multilingual Margins, 4(1), 9–30.

Tambulukani, G., & Bus, A. (2012). Linguistic diversity. Applied Linguistics, 33(2), 141–160.

Williams, E. (2011). Language policy and practice in Zambia. Comparative Education, 40, 21–36.`,
  `# L’accès au crédit des petites entreprises à Lubumbashi

# Résumé

Cette étude examine les facteurs qui limitent l’accès au crédit. Une enquête a été menée auprès de 120 entreprises.

# Introduction

Les petites entreprises emploient la plupart des jeunes (Kabongo, 2018). La question de recherche est de savoir ce qui les empêche d’emprunter.

# Revue de la littérature

Selon Mutombo (2019), la garantie est le premier obstacle. D’autres citent la distance (Ilunga et Kasongo, 2020).

# Méthodologie

Un questionnaire a été administré à un échantillon de 120 propriétaires. Les données ont été analysées par régression logistique.

# Résultats

Au total, 62 % des entreprises n’ont jamais emprunté.

# Discussion

Nos résultats confirment ceux de Mutombo (2019).

# Références

Ilunga, P., & Kasongo, R. (2020). Banques et distance. Revue congolaise d’économie, 4, 12–25.

Kabongo, J. (2018). Emploi des jeunes. Kinshasa: PUK.

Mutombo, A. (2019). Garanties et crédit. Kinshasa: PUK.`,
  `# A Low-Cost Soil Moisture Sensor for Smallholder Irrigation

**Abstract** — We present a capacitive soil moisture sensor built for less than eight dollars. Keywords: irrigation, sensors, Internet of Things.

# I. Introduction

Irrigation wastes water when the soil is not measured [1], [2]. Commercial probes are too costly for smallholders [3].

# II. Related Work

Capacitive probes have been studied in [1] and [4]. Wireless networks for farms are surveyed in [5].

# III. System Design

The sensor uses a 555 timer and an ESP32 module. Figure 1 shows the circuit.

# IV. Results

The root mean square error against the gravimetric method was 2.1% (n = 48). Battery life was 94 days.

# V. Conclusion

The sensor is accurate enough for maize.

# References

[1] A. Phiri and B. Zulu, “Capacitive probes,” Sensors, vol. 3, pp. 1–9, 2018.

[2] C. Mwale, “Water use on farms,” Agric. Water, vol. 8, pp. 20–31, 2017.

[3] D. Tembo, “Costs of probes,” Energy, vol. 2, pp. 3–9, 2019.`,
  `# Atrasos no pagamento de salários e a motivação de professores em Tete

# Resumo

O objetivo deste estudo foi compreender como os atrasos afetam a motivação. Foram entrevistados 18 professores.

# Introdução

Os atrasos são frequentes nas províncias (Macuácua, 2017). A pergunta de pesquisa foi o que significam para quem ensina.

# Revisão da literatura

Nhantumbo (2019) mostra que o salário pesa mais do que o elogio. Outros discordam (Sitoe & Chivale, 2020).

# Metodologia

Foi adotada uma abordagem qualitativa. A amostra foi intencional. As entrevistas foram gravadas e transcritas.

# Resultados

Três temas surgiram: vergonha, dívida e saída.

# Considerações finais

Os atrasos custam mais do que dinheiro.

# Referências bibliográficas

Macuácua, J. (2017). Escolas da província. Maputo: UEM.

Nhantumbo, A. (2019). Salários. Revista de Educação, 5, 10–22.

Sitoe, P., & Chivale, R. (2020). Motivação. Maputo: UEM.`,
  `# Why nurses leave rural clinics in Western Province

# Summary

Rural clinics lose nurses each year. We interviewed 22 nurses who had left. Housing, isolation and delayed pay were the main reasons.

# Introduction

A clinic without a nurse is a building. Few studies have listened to nurses who left.

# Methods

A phenomenological approach was used. Participants were recruited by purposive sampling. Interviews were audio-recorded and transcribed verbatim. Thematic analysis was used. Ethical approval was obtained from ERES Converge.

# Findings

Three themes were identified: shelter, silence and salary. One participant said, “I slept in the store room with the vaccines for two rainy seasons.”

# Discussion

Housing has been named in other countries too [4, 7].

# References

1. Chanda D, Mulenga P. Nurses in rural areas. Afr J Health. 2014;2(1):3–9.

2. Lungu M. Housing and posts. Health Policy. 2016;8:20–8.

3. Sakala J, Zulu T. Delayed pay. Public Adm. 2019;4(2):40–7.

4. World Health Organization. Retention of health workers. Geneva: WHO; 2010.`,
  `UNIVERSITY OF ZAMBIA

SCHOOL OF LAW

THE RIGHT TO BAIL UNDER THE CONSTITUTION OF ZAMBIA

By Mutale Chilufya

An obligatory essay submitted to the School of Law in partial fulfilment of the requirements for the degree of Bachelor of Laws

CHAPTER ONE

1.1 Introduction

Bail stands between the presumption of innocence and the interest of the state (Hatchard and Ndulo, 1994). This essay asks whether section 123 of the Criminal Procedure Code is in keeping with the Bill of Rights.

1.2 Statement of the problem

Accused persons who cannot pay remain in custody for months (Mwansa, 2015).

1.3 Methodology

The research is doctrinal. Statutes, decided cases and the writings of scholars were examined.

CHAPTER TWO

2.1 Literature review

Ndulo (2003) holds that bail is a right. Anyangwe (2005) sees it as a discretion of the court.

BIBLIOGRAPHY

Anyangwe, C. (2005). The judicial function. Lusaka: UNZA Press.

Hatchard, J. and Ndulo, M. (1994). The law of evidence in Zambia. Lusaka: Multimedia.

Ndulo, M. (2003). Law in Zambia. Lusaka: UNZA Press.`,
  `# Conservation tillage and maize yield in Choma

# Abstract

We compared maize yield under three forms of tillage in a randomised complete block design with four replications.

# 1 Introduction

Dry spells have become longer (Umar et al., 2011). The objective was to compare basins, ripping and ploughing.

# 2 Materials and methods

The treatments were ploughing, ripping and basin planting. Plots measured 6 m by 5 m. Means were separated with Tukey at the 5% level.

# 3 Results

Basin planting gave 4.2 t/ha against 3.1 t/ha under ploughing, F(2, 6) = 9.80, p = .013.

# 4 Discussion

Basins catch early rain (Rockström et al., 2009; Thierfelder & Wall, 2012).

# Acknowledgements

We thank the farmers.

# Literature cited

Rockström, J., Kaumbutho, P., & Mwalley, J. (2009). Conservation farming. Soil & Tillage Research, 103, 23–32.

Thierfelder, C., & Wall, P. (2012). Effects of conservation agriculture. Soil Use, 28, 209–220.`,
  `# Default on digital loans among small enterprises in Livingstone

By Natasha Mubanga, student number 2019045671. Supervisor: Dr P. Sichone. Copperbelt University, School of Business, 2023.

# Declaration

I declare that this dissertation is my own work.

# Chapter One

Digital loans arrive within minutes. The specific objectives of the study were to determine the rate of default, to establish what predicts it and to describe the views of lenders. Hypothesis: loan size predicts default.

# Chapter Two

The theory of asymmetric information guided the study (Stiglitz & Weiss, 1981). Mumba (2021) found a default rate of 12% in Lusaka.

# Chapter Three

Secondary data of 2,460 loans were used. The dependent variable was default after 90 days. Logistic regression was run in Stata 16.

# Chapter Four

Loan size predicted default (OR = 1.38, 95% CI [1.21, 1.57], p < .001).

# Chapter Five

The findings agree with Mumba (2021). A limitation of this study is that informal loans are unknown.

# References

Mumba, L. (2021). Loans in Lusaka. Zambian Business Review, 2(1), 5–19.

Stiglitz, J., & Weiss, A. (1981). Credit rationing. American Economic Review, 71, 393–410.`,
  `# Youth, music and politics on the Copperbelt

# Introduction

This article argues that popular songs between 1991 and 2016 made room for criticism that newspapers did not have. It draws on archives, song texts and interviews with fourteen musicians in Kitwe and Ndola.

# Songs and the state

Historians have read songs as archives of feeling (Vail and White 1991; Barber 2018). Kalimanshi lent itself to praise and to mockery alike (Englund 2015). In an interview in 2015, one singer recalled that radio stations were told to stop playing his song.

# Reading the songs

I read forty songs closely and compare them with the press of the same month. The method is hermeneutic. Mwamwenda (2019) has done the like for Malawi.

# Conclusion

Song did not follow politics; it went before it.

# Works cited

Barber, Karin. 2018. A History of African Popular Culture. Cambridge: Cambridge University Press.

Englund, Harri. 2015. “Radio and Voice.” Africa 85 (2): 210–230.

Vail, Leroy, and Landeg White. 1991. Power and the Praise Poem. London: James Currey.`,
  `MOBILE MONEY AND SAVINGS AMONG MARKET TRADERS IN KITWE

ABSTRACT

Savings keep small businesses alive. The study examined whether mobile money is associated with weekly savings. A convergent mixed methods design was used with 318 traders. Users saved more often (p = .007).

Keywords: mobile money, savings, traders

INTRODUCTION

Chisokone market is one of the busiest in the Copperbelt. Yet no study has asked how mobile money changes savings.

MATERIALS AND METHODS

Stratified random sampling was used by type of goods. Twelve traders were interviewed. Approval was given by the ethics committee.

RESULTS AND DISCUSSION

Most traders (71%) used mobile money every week. This differs from what Mwale and Zulu (2021) found among farmers.

CONCLUSION

Mobile money goes with more frequent saving.

REFERENCES

Mwale, C., & Zulu, P. (2021). Mobile money among farmers. Journal of Finance, 4, 1–12.

Banda, T. (2020). Saving in Lusaka. Zambia Economic Review, 9(2), 33–41.`,
]
