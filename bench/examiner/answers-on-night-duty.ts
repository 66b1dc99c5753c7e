/**
 * Forty further answers, about the study of night duty: written before the rules were tried on them, as the second set
 * was used to correct them.
 */
import { against, foreign, good, lost, off, type Scripted, short } from './scripted.ts'

export const ON_NIGHT_DUTY: readonly Scripted[] = [
  good(
    'results',
    'Nurses told us that they listen for sounds first, you find it in chapter 4 on page 1. It may be different on a surgical ward, which we did not visit. The next thing would be to sit with them for one night.',
  ),
  good(
    'results',
    'Relatives act as a second pair of eyes for the nurse, and section 4 gives three quotations for it. However, this is what nurses say and not what I saw. I would like to observe it in another study.',
  ),
  good(
    'method',
    'I picked nurses with two years of night duty since beginners could not compare; chapter 3 has the criteria. The drawback is that those who left nursing are missing. I will try to reach them in future.',
  ),
  good(
    'method',
    'The interviews were coded by me, and a colleague coded four of them again, as chapter 3 says. We cannot exclude that my own years as a nurse shaped the themes. I would hand all of them to a second coder.',
  ),
  good(
    'problem',
    'Mistakes at night are hardly reported, that is the problem, see page 1. We only know it for one hospital. I want to compare the incident books of five hospitals afterwards.',
  ),
  good(
    'limits',
    'They were tired when I asked them, so they may have told me the darker side; I write this in chapter 5. So I cannot say how they see it on a free day. Interviews on a day off should follow.',
  ),
  good(
    'contribution',
    'A second nurse for big wards follows from what nurses say about two patients at once, chapter 4. It depends on money which I did not study. The ministry could try it on two wards first.',
  ),
  off(
    'results',
    'The price of fuel has gone up twice this year, and so the minibus to Kabwe costs more than before, which is a real problem for my cousin who sells second-hand clothes there on weekends.',
  ),
  off(
    'method',
    'I learned to cook from my grandmother who had a small restaurant near the railway, and her beans with groundnuts were so good that engine drivers stopped the train a little longer for them.',
  ),
  off(
    'problem',
    'Our choir practises every Wednesday, and this year we shall sing at the cathedral for Easter, with drums and a new organ that was given by a family who moved here from Livingstone.',
  ),
  off(
    'limits',
    'Elections are next year, and already you can see the posters on every wall in the compound, although nobody knows yet who will stand for the party that won the last time by a few votes.',
  ),
  off(
    'contribution',
    'Bees need flowers all through the year, so my neighbour planted sunflowers along the fence and now he sells honey in small bottles at the gate to people who pass by on their bicycles.',
  ),
  off(
    'literature',
    'Last night the power went off while I watched the final, so I missed both goals and had to ask the guard at the gate in the morning how it had ended and who had scored them.',
  ),
  off(
    'theory',
    'A phone with two cards is practical, since one network is cheap for calls and the other is cheap for data, and at the border you can use a third one from the country next to ours.',
  ),
  short('results', 'They listen.'),
  short('results', 'It was clear from the data.'),
  short('method', 'Purposive.'),
  short('method', 'They were experienced nurses.'),
  short('problem', 'Too few nurses.'),
  short('limits', 'They were tired.'),
  short('contribution', 'More nurses are needed.'),
  against(
    'method',
    'We interviewed 85 nurses at the hospital, until we had heard everybody who works there at night.',
  ),
  against(
    'method',
    'My study was quantitative, every nurse filled in the same form and I counted the answers.',
  ),
  against(
    'method',
    'The nurses were randomly selected from the duty list, so each of them had the same chance.',
  ),
  against(
    'results',
    'In total 240 nurses took part in my study, so what they say holds for the whole province.',
  ),
  against(
    'results',
    'It is a quantitative study, so I can give you the exact size of this difference between the wards.',
  ),
  against(
    'contribution',
    'Our sample was 150 nurses from the district, which is enough for a recommendation to the ministry.',
  ),
  lost('results', 'I wish I knew.'),
  lost('method', 'To be frank, I cannot tell you.'),
  lost('problem', 'Let us say I do not know that.'),
  lost('limits', 'That has slipped my mind.'),
  lost('contribution', "I'm afraid I have no answer to that."),
  lost('literature', 'I never read anything on this.'),
  lost('results', "I couldn't tell you."),
  foreign('results', 'Anamwino amamvera mawu a odwala usiku chifukwa alipo ochepa ndipo malo ndi aakulu'),
  foreign(
    'method',
    'Nalandile na banashi abengi abaombela ubushiku pa cipatala, kabili balandile ifyo bomfwa',
  ),
  foreign(
    'problem',
    'Les infirmières sont seules la nuit et personne ne sait comment elles choisissent le malade',
  ),
  foreign(
    'limits',
    'Wauguzi walikuwa wamechoka sana baada ya kazi ya usiku, kwa hiyo majibu yao yalikuwa mafupi',
  ),
  foreign(
    'contribution',
    'As enfermeiras precisam de mais uma colega em cada enfermaria grande durante a noite',
  ),
  foreign(
    'results',
    'Baoki ba mamela milumo ya bakuli busihu, kakuli ha ba na nako ya ku bona mañolo kaufela',
  ),
]
