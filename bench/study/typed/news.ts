/** News: from papers, agencies and broadcasters. */
export const NEWS: readonly string[] = [
  `# Power cuts to last until October, minister says

By Chileshe Mwape in Lusaka

LUSAKA – Zambians will have power for twelve hours a day until October, Energy Minister Peter Kapala said on Tuesday.

“The lake is at eleven per cent of its usable water,” Mr Kapala told reporters at Kariba. “We cannot make water.”

Traders at Soweto market said they were losing frozen goods. “I threw away two boxes of fish on Monday,” said Mary Phiri, who has sold there for nine years.

ZESCO spokesperson John Zulu said the company would publish a new timetable on Friday. The opposition said the government had been warned last year.`,
  `# Study links long walks to clinics with late care

LUSAKA, March 3 (ZANIS) – Women who live far from a clinic start antenatal care later, according to a study by the University of Zambia released on Thursday.

Researchers interviewed 372 women in Chongwe. “Distance matters more than schooling,” lead author Dr Natasha Banda said.

The Ministry of Health said it would read the report. A spokesperson told ZANIS that mobile clinics had been planned for 2025.

Women in Chongwe welcomed the news. “I walked three hours,” said Agness Tembo, 24.`,
  `Chipolopolo snatch late win in Ndola

By our sports reporter

A header by Patson Daka in the 89th minute gave Zambia a 2-1 win over Morocco in front of 49,000 fans at Levy Mwanawasa Stadium yesterday.

Coach Avram Grant said his men had shown heart. “They never stopped running,” he said.

Morocco had taken the lead after twenty minutes. Zambia equalised from the spot before the break.

Captain Lubambo Musonda said the team would rest before Saturday's match. The visitors left without speaking to the press.`,
  `# Copper hits two-year high as mines idle

(Reuters) - Copper rose to its highest in two years on Wednesday after two mines in Zambia stopped work, traders said.

Three-month copper on the London Metal Exchange was up 2.1% at $9,874 a tonne by 1600 GMT.

“The market is tight,” said an analyst at a bank in London who asked not to be named.

First Quantum said on Tuesday that its Kansanshi mine would be shut for ten days. The kwacha gained 1.4% against the dollar.`,
  `KITWE — Police have arrested four men in connection with the theft of copper cables worth K1.2 million, Copperbelt police chief Peacewell Mweemba said on Sunday.

Mr Mweemba said the men were found with a truck near Garneton on Saturday night. They will appear in court soon.

Neighbours told this newspaper that the truck had come every week since May. “We thought they were from the council,” said one, who did not give her name.

The cables belonged to a mine.`,
  `# Flood warning for Western Province

The Zambezi is rising fast, and people on the plain have been told to move, the disaster office said this morning.

The river at Senanga stood at 4.6 metres on Monday, 80 centimetres higher than a year ago, according to the Zambezi River Authority.

“We have canoes ready,” district commissioner Mwiya Mukelabai said by phone.

Schools in four wards have closed. A teacher, who spoke from a rooftop in Kalabo, said books had been saved but desks had not.`,
  `# Un incendie détruit le marché de Kasumbalesa

Kasumbalesa, 6 juin (AFP) – Un incendie a détruit plus de deux cents étals dans la nuit de lundi à mardi, a annoncé la police.

« Nous avons tout perdu », a déclaré une commerçante rencontrée sur place.

Selon le maire, la cause serait un court-circuit. Une enquête a été ouverte. Aucune victime n’a été signalée.`,
  `# Students march over allowances

By Mwansa Chanda

Hundreds of students marched to the Ministry of Higher Education in Lusaka on Wednesday to demand allowances that they say are three months late.

“We eat once a day,” student leader Joseph Kaluba told the crowd. Police watched and did not step in.

Minister Douglas Syakalima said the money had been released on Monday. “It is with the banks,” he said in a statement.

The union said it would wait until Friday.`,
]
