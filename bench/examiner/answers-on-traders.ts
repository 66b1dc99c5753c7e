/** Forty other answers, about our thesis on savings of traders: written before the rules were tried on them. */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_TRADERS: readonly Scripted[] = [
  good(
    'results',
    'Fifty-eight percent of our traders put money aside on the phone each week; it is in Table 4.1. I must admit we asked only people who had a stall. In a follow-up I would include the hawkers.',
  ),
  good(
    'results',
    'So, what we saw is that account holders save weekly more often, 64.2 percent. It could be that better-off traders open accounts, so this does not prove the account does it. I plan to visit the same traders again.',
  ),
  good(
    'method',
    'We walked through each market and took every fifth stall, which is described in chapter 3. The weak point is stalls that were closed on that day. If I repeat it, I will come on three different days.',
  ),
  good(
    'method',
    'The questionnaire was tried with twelve traders first, and two questions on fees were changed after that. Still, savings are what people tell us, so they may be too high. Checking phone records would be better.',
  ),
  good(
    'problem',
    'The problem is that councils plan services without knowing if traders save or only send money home. The figures on page 1 are from 2021, which is a limit. A yearly count by the council would help.',
  ),
  good(
    'contribution',
    'Before this there were no figures on how traders in Kitwe save. Councils can use Table 4.2 to see that fees come first. It cannot be carried over to Lusaka without asking there too, and that is what I would do.',
  ),
  good(
    'literature',
    'Mwale in 2020 says that fees keep the poor away, and we find the same in our Table 4.2, fees were named by 47.5 percent. But Mwale looked at agents and not at markets. Someone should compare both in one study.',
  ),
  off(
    'results',
    'In my village the river floods each year in January, and we children had to cross it in a canoe which my grandfather had carved from one big tree before I was born, as everybody there still remembers.',
  ),
  off(
    'method',
    'My sister got married last December and we had visitors from three provinces, so the house was full, the food was good and the dancing went on until the neighbours came over and joined us.',
  ),
  off(
    'problem',
    'I think that the lecturers at our department are good, although the library closes too early and the Wi-Fi is slow in the evenings when everybody comes back from town to do assignments.',
  ),
  off(
    'contribution',
    'Climate change makes the rains come late, and maize needs water when it flowers, which is why my uncle has planted cassava and sweet potatoes in the two fields behind his house this season.',
  ),
  off(
    'limits',
    'When I was younger I wanted to become a pilot, because I saw the planes landing at Ndola every Sunday after church, and my father would buy us an ice cream if we had been quiet during the sermon.',
  ),
  off(
    'literature',
    'The bus from Solwezi takes about eight hours now as the road is being repaired near Chingola, and the driver stops twice for food, so one should bring water and perhaps a pillow for the neck.',
  ),
  off(
    'theory',
    'I play chess on my phone when I cannot sleep, mostly against people from India and Brazil, and I like the endgame best since it is quiet and one small mistake decides who wins the whole game.',
  ),
  short('results', 'Because of fees.'),
  short('results', 'It went up.'),
  short('method', 'We used questionnaires.'),
  short('method', 'My supervisor told me to.'),
  short('problem', 'Traders lose cash.'),
  short('contribution', 'It helps the councils.'),
  short('limits', 'The sample was small I think.'),
  against(
    'method',
    'We had 650 traders altogether, so the smallest market was covered with more than one hundred people.',
  ),
  against(
    'method',
    'I did an experiment with the traders: one half of them got an account from us and the others did not.',
  ),
  against(
    'method',
    'We chose the stalls by convenience sampling, whoever was free at that moment and willing to speak to us.',
  ),
  against(
    'results',
    'My study is a qualitative one, we listened to the stories of traders and looked for themes in them.',
  ),
  against(
    'results',
    'In total we surveyed 2,400 traders in Kitwe, which is why the percentages are so exact.',
  ),
  against(
    'contribution',
    'It was a cohort study over five years, therefore we know that the account came before the saving.',
  ),
  lost('results', "Sorry, I can't say."),
  lost('method', 'Hmm, that one I really have no clue about.'),
  lost('problem', "I haven't thought about that, to be honest."),
  lost('contribution', 'Eish, I am blank on this one.'),
  lost('results', 'I would have to look that up, I do not have it in my head.'),
  lost('method', "That's a difficult one, I don't have an answer."),
  lost('limits', 'I do not remember reading about it.'),
  foreign('results', 'Amalonda ambiri amasunga ndalama pafoni sabata iliyonse chifukwa kunyumba zimabedwa'),
  foreign('method', 'Twaile ku misika ine no kwipusha abashitisha bonse abali pa fipuna pali ulya bushiku'),
  foreign('problem', 'Balekisi ba mwa musika ha ba na sibaka sa ku buluka mali a bona ka ku iketa'),
  foreign(
    'contribution',
    'Os vendedores guardam o dinheiro em casa porque não confiam nos agentes do mercado',
  ),
  foreign('limits', 'Les commerçants gardent leur argent à la maison et ils ont peur des voleurs du marché'),
  foreign('results', 'Wafanyabiashara wanaweka pesa zao kwenye simu kila wiki kwa sababu ni salama zaidi'),
]
